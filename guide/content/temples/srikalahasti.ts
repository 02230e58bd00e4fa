import type { Temple } from '#guide/schema.ts'
import { type Evidence, factsCheckedOn } from '../sources/fact.ts'
import { notes } from '../sources/notes.ts'

const fact = factsCheckedOn('2026-11-20')

const hoursEvidence: Evidence = {
  confidence: 'high',
  checkedOn: '2026-11-26',
  sources: [
    'samayam-srikalahasti-karthika',
    'telugupost-srikalahasti-eclipse',
    'etv-bharat-srikalahasti-all-day',
    'hans-india-srikalahasti-pujas',
    'bloggy-master',
    'acharya-ganesh',
  ],
  note: 'Newspapers name no break: darshan was cut to 6 am to 6 pm in April 2021, and in 2024 the Rahu-Ketu rituals went on from morning to evening. A blog has a break until 4 pm, an unofficial list until 3 pm. The earlier opening outside Karthika and 9:30 pm are only in such lists.',
}

export const srikalahasti: Temple = {
  id: 'srikalahasti',
  name: 'Srikalahasteeswara Temple',
  localNames: {
    te: fact('శ్రీకాళహస్తీశ్వర స్వామి వారి ఆలయం, శ్రీకాళహస్తి', {
      confidence: 'medium',
      checkedOn: '2026-11-23',
      sources: ['etv-bharat-srikalahasti-hours'],
    }),
    hi: fact('श्रीकालहस्तीश्वर मंदिर, श्रीकालहस्ती', { note: notes.ourRendering }),
    ta: fact('ஸ்ரீகாளஹஸ்தீஸ்வரர் கோவில், ஸ்ரீகாளஹஸ்தி', { note: notes.ourRendering }),
    kn: fact('ಶ್ರೀಕಾಳಹಸ್ತೀಶ್ವರ ದೇವಾಲಯ, ಶ್ರೀಕಾಳಹಸ್ತಿ', {
      confidence: 'medium',
      sources: ['kannada-wikipedia-srikalahasti'],
    }),
  },
  description: fact(
    'A major Shiva temple on the river Swarnamukhi, one of five that stand for the elements; this one is air. It stays open during eclipses, when almost every other temple shuts; pilgrims were let in at that of March 2026, by day, but not at that of September 2025, late in the evening.',
    {
      confidence: 'high',
      checkedOn: '2026-11-26',
      sources: [
        'ap-tourism',
        'ani-srikalahasti-eclipse',
        'samayam-lunar-eclipse',
        'hans-india-srikalahasti-eclipse',
        'telugupost-srikalahasti-eclipse',
        'manalokam-srikalahasti-eclipse',
      ],
      note: 'That pilgrims were not let in is from two news sites, one of them undated.',
    },
  ),
  deity: fact('Srikalahasteeswara (Shiva as the linga of wind), with Gnana Prasunambika', {
    confidence: 'medium',
    sources: ['wikipedia-srikalahasti'],
  }),
  tradition: fact('shaiva', {
    confidence: 'high',
    sources: ['wikipedia-srikalahasti', 'ap-tourism'],
    note: notes.ourGrouping,
  }),
  coordinates: fact(
    { latitude: 13.74944, longitude: 79.69833 },
    { confidence: 'medium', sources: ['wikipedia-srikalahasti'] },
  ),
  openingHours: fact(
    {
      sessions: [
        { opens: '06:00', closes: '12:30' },
        { opens: '16:00', closes: '21:00' },
      ],
      disputed: [
        { opens: '05:00', closes: '06:00' },
        { opens: '12:30', closes: '16:00' },
      ],
    },
    hoursEvidence,
  ),
  likelyHours: fact([{ opens: '12:30', closes: '16:00' }], hoursEvidence),
  hoursText: fact(
    '6 am to 9 pm; one list says until 9:30 pm on Saturdays and Sundays. Two sources mention a break from 12:30 pm to 3 pm or 4 pm, but most have none. In the month of Karthika (October to December) darshan has begun at 5 am, and some sources give 5 am for other months, too.',
    hoursEvidence,
  ),
  visitMinutes: fact(
    { least: 60, usual: 120, most: 300 },
    {
      confidence: 'medium',
      checkedOn: '2026-11-23',
      sources: ['bloggy-master', 'hans-india-siva-temples-thronged'],
      note: 'A guide says 2 to 4 hours; the queue alone has passed 3 at weekends, and the Rahu-Ketu ritual takes longer. The shortest and longest are our estimate.',
    },
  ),
  crowdedHours: fact(
    { weekdays: ['sunday'], from: '16:30', until: '18:00', moreMinutes: 60 },
    {
      checkedOn: '2026-11-26',
      sources: ['hans-india-srikalahasti-pujas', 'hans-india-srikalahasti-rush', 'temple-timings'],
      note: 'Reports of 2022 and 2024 tell of crowds on Sundays, and say that people come in Rahu Kalam, which is then from 4:30 pm to 6 pm. How much longer a visit takes is our estimate.',
    },
  ),
  gettingThere: fact(
    'Buses of APSRTC go often from Tirupati and take about an hour; trains stop at Srikalahasti station, and taxis go too. It lies beyond the airport from Tirupati, so if you fly in you can stop there first. In 2021 the tourism department ran a daily bus tour from Tirupati for ₹300.',
    {
      confidence: 'medium',
      checkedOn: '2026-11-26',
      sources: ['as-feel-good-stories', 'hans-india-tour-packages'],
    },
  ),
  festivals: fact('Maha Shivaratri Brahmotsavam in February or March.', {
    confidence: 'high',
    sources: [
      'deccan-chronicle-srikalahasti-visit',
      'hans-india-srikalahasti-shivaratri',
      'new-indian-express-srikalahasti-shivaratri',
    ],
  }),
  officialPage: fact('https://srikalahasthitemple.com/', {
    note: 'Unofficial lists give this address, other lists srikalahasthitemple.org and aptemples.org; we opened none of them.',
  }),
  suspendable: ['rahuKetu', 'rahuKetuInside', 'sevas'],
  beforeYouEnter: {
    dress: fact('Traditional dress, expected above all for the Rahu-Ketu ritual.', {
      note: notes.publicDataSet,
    }),
    phonesAndCameras: fact(
      'Not allowed inside: leave your phone in your room or at a deposit counter. In April 2023 the temple announced a fine of ₹5,000 for a phone carried in; if the fine is not paid, the phone is taken away.',
      {
        confidence: 'high',
        checkedOn: '2026-11-23',
        sources: ['news7-tamil', 'native-news', 'webdunia-tamil', 'hindu-cheating-at-kanipakam'],
        note: 'The deposit counters are from a news report of 2014.',
      },
    ),
    bagsAndFootwear: fact(null),
    tickets: fact(
      'The general line (Sarva Darshan) is free. Quicker lines cost ₹50, ₹200 and, close to the sanctum, ₹500 (June 2025). The Rahu-Ketu ritual costs ₹500, ₹750 or ₹1,500 in a group in a hall, ₹2,500 inside the temple and ₹5,000 inside and alone. The ticket includes all that is needed, and nothing may be brought; the silver snakes go into the hundi, not home.',
      {
        confidence: 'high',
        checkedOn: '2026-11-28',
        sources: [
          'andhra-jyothy-srikalahasti-tickets',
          'hans-india-rahu-ketu-tickets',
          'hans-india-rahu-ketu-silver',
          'deccan-chronicle-srikalahasti-queues',
          'hans-india-srikalahasti-brahmotsavam',
          'hans-india-srikalahasti-heavy-rush',
        ],
        note: 'The same five prices were charged in June 2025; what they include is from a report of about October 2022.',
      },
    ),
    stepsAndSeating: fact(null),
  },
  inShort: { phonesAndCameras: 'not allowed inside', bagsAndFootwear: null, dress: 'traditional' },
  photograph: fact(
    {
      url: 'https://upload.wikimedia.org/wikipedia/commons/5/56/Srikalahasti_temple_and_Hill.jpg',
      filePage: 'https://commons.wikimedia.org/wiki/File:Srikalahasti_temple_and_Hill.jpg',
      author: 'iMahesh',
      licence: 'CC BY-SA 4.0',
      licenceUrl: 'https://creativecommons.org/licenses/by-sa/4.0/',
      alt: 'The Srikalahasti temple and a hill',
    },
    {
      confidence: 'medium',
      note: 'Author and licence as stated in a credits list; the file page was not read. The address was worked out from that of a smaller copy.',
    },
  ),
}
