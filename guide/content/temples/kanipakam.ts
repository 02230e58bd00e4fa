import type { Temple } from '#guide/schema.ts'
import { type Evidence, factsCheckedOn } from '../sources/fact.ts'
import { notes } from '../sources/notes.ts'

const fact = factsCheckedOn('2026-11-20')

const hoursEvidence: Evidence = {
  confidence: 'high',
  checkedOn: '2026-11-28',
  sources: ['sakshi-kanipakam-hours', 'mic-tv', 'hans-india-kanipakam-hours'],
  note: 'A newspaper of April 2021 gives 4 am to 9 pm as the usual hours; in July 2020, after the lockdown, they were 6 am to 7 pm. In September 2022 the temple decided on 5 am to 9 pm without a break. 9:30 pm and a break from 1 pm to 4 pm are from unofficial lists.',
}

export const kanipakam: Temple = {
  id: 'kanipakam',
  name: 'Kanipakam',
  localNames: {
    te: fact('కాణిపాకం శ్రీ వరసిద్ధి వినాయక ఆలయం', { confidence: 'medium', sources: ['lokal'] }),
    hi: fact('श्री वरसिद्धि विनायक मंदिर, काणिपाकम', { note: notes.ourRendering }),
    ta: fact('காணிப்பாக்கம் வரசித்தி விநாயகர் கோவில்', { note: notes.ourRendering }),
    kn: fact('ಕಾಣಿಪಾಕಂ ಶ್ರೀ ವರಸಿದ್ಧಿ ವಿನಾಯಕ ದೇವಸ್ಥಾನ', { note: notes.ourRendering }),
  },
  description: fact(
    'A Ganesha temple near Chittoor, whose image sits in a well that is always full of water. People settle disputes by an oath before the image; the endowments department of the state runs the temple, not the board of Tirumala.',
    { confidence: 'high', sources: ['wikipedia-kanipakam', 'techie-mechie'] },
  ),
  deity: fact('Varasiddhi Vinayaka (Ganesha)', {
    confidence: 'high',
    checkedOn: '2026-11-26',
    sources: ['wikipedia-kanipakam', 'sakshi-kanipakam-hours'],
  }),
  tradition: fact('other', {
    confidence: 'high',
    checkedOn: '2026-11-26',
    sources: ['wikipedia-kanipakam', 'sakshi-kanipakam-hours'],
    note: notes.ourGrouping,
  }),
  coordinates: fact(
    { latitude: 13.2796, longitude: 79.0347 },
    {
      confidence: 'medium',
      note: 'Two unofficial lists agree to within 70 m, and the point fits the known 11 to 12 km from Chittoor.',
    },
  ),
  openingHours: fact(
    {
      sessions: [{ opens: '06:00', closes: '19:00' }],
      disputed: [
        { opens: '04:00', closes: '06:00' },
        { opens: '19:00', closes: '21:30' },
      ],
    },
    hoursEvidence,
  ),
  likelyHours: fact(
    [
      { opens: '05:00', closes: '06:00' },
      { opens: '19:00', closes: '21:00' },
    ],
    hoursEvidence,
  ),
  hoursText: fact(
    '4 am to 9 pm, according to a newspaper of 2021, or from 5 am, according to one of 2022; some lists say until 9:30 pm or with a break from 1 pm to 4 pm. Ask before you travel.',
    hoursEvidence,
  ),
  visitMinutes: fact(
    { least: 45, usual: 90, most: 480 },
    {
      confidence: 'medium',
      checkedOn: '2026-11-23',
      sources: ['lokal', 'ap7am-476896', 'hans-india-siva-temples-thronged'],
      note: 'About 3 hours were reported at weekends, 8 in the festival. The shortest and usual times are from unofficial lists.',
    },
  ),
  gettingThere: fact(
    'Direct buses of APSRTC from Tirupati, or by train or bus to Chittoor (11 to 12 km away) and on by local bus or auto-rickshaw. A taxi takes about an hour and a half. In 2021 the tourism department ran a bus tour from Tirupati for ₹350 when there was demand.',
    {
      confidence: 'medium',
      checkedOn: '2026-11-26',
      sources: ['yatraklick', 'yvenkat', 'hans-india-tour-packages'],
    },
  ),
  festivals: fact('Brahmotsavam of 21 days from Vinayaka Chavithi, in August or September.', {
    confidence: 'high',
    sources: ['hindupad', 'ap7am-476896'],
  }),
  officialPage: fact('https://srikanipakadevasthanam.org/en-in/', {
    confidence: 'medium',
    note: 'Two independent lists give this address; we did not open it.',
  }),
  beforeYouEnter: {
    dress: fact('Traditional dress.', { note: notes.publicDataSet }),
    phonesAndCameras: fact(
      'Not allowed inside; a visitor of 2014 was warned of a large fine. There are counters for phones and cameras in front of the temple.',
      {
        confidence: 'medium',
        checkedOn: '2026-11-23',
        sources: ['suryaa-kanipakam-phones', 'hindu-cheating-at-kanipakam', 'manasa'],
        note: 'The temple announced the ban in a report that doesn’t name the year; the counters are in reports of 2014, when they took over ₹2 a phone.',
      },
    ),
    bagsAndFootwear: fact('Footwear is left at a counter in front of the temple.', {
      confidence: 'medium',
      checkedOn: '2026-11-23',
      sources: ['hindu-illegal-collection-at-kanipakam'],
      note: 'In a news report of 2015, when the counter took ₹3 to ₹5 a pair and not the fixed 50 paise. We found nothing about bags.',
    }),
    tickets: fact(
      'The free line is open all day. There are paid quick lines: ₹100 and ₹150 in May 2025, when a VIP ticket of ₹300 was proposed.',
      {
        confidence: 'high',
        checkedOn: '2026-11-26',
        sources: [
          'samayam-kanipakam-tickets',
          'vaartha-kanipakam-tickets',
          'andhra-jyothy-free-darshan-kanipakam',
          'hans-india-kanipakam-antaralaya',
        ],
        note: 'The all-day free line and the same prices are in reports of 2022. We do not know whether the VIP ticket came.',
      },
    ),
    stepsAndSeating: fact(null),
  },
  inShort: { phonesAndCameras: 'not allowed inside', bagsAndFootwear: 'leave outside', dress: 'traditional' },
  photograph: fact(
    {
      url: 'https://upload.wikimedia.org/wikipedia/commons/8/8e/Kanipakam_Temple.jpg',
      filePage: 'https://commons.wikimedia.org/wiki/File:Kanipakam_Temple.jpg',
      author: 'Vin09',
      licence: 'CC BY-SA 4.0',
      licenceUrl: 'https://creativecommons.org/licenses/by-sa/4.0/',
      alt: 'The temple at Kanipakam',
    },
    {
      confidence: 'medium',
      note: 'Author and licence as stated in a credits list; the file page was not read.',
    },
  ),
}
