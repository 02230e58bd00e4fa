import type { Temple } from '#guide/schema.ts'
import { type Evidence, factsCheckedOn } from '../sources/fact.ts'
import { notes } from '../sources/notes.ts'

const fact = factsCheckedOn('2026-11-20')

const hoursEvidence: Evidence = {
  confidence: 'high',
  checkedOn: '2026-11-26',
  sources: ['ttd-news-tiruchanoor-hours', 'sakshi-tiruchanoor-hours', 'hindu-tamil-thisai'],
  note: 'The usual hours are from a newspaper of 2015, which has 10:30 pm from mid-April to June. In December 2020, after the lockdown, the temple board let pilgrims in from 7:30 am to 8 pm. Other sites say 4:50 am, 3:30 am on Fridays, and one a break from noon.',
}

export const tiruchanoor: Temple = {
  id: 'tiruchanoor',
  name: 'Tiruchanoor Sri Padmavathi Devi Temple',
  localNames: {
    te: fact('శ్రీ పద్మావతి అమ్మవారి ఆలయం, తిరుచానూరు', {
      confidence: 'high',
      checkedOn: '2026-11-26',
      sources: ['ttd-news-lunar-eclipse', 'wikipedia-tiruchanoor'],
    }),
    hi: fact('श्री पद्मावती देवी मंदिर, तिरुचानूर', { note: notes.ourRendering }),
    ta: fact('திருச்சானூர் பத்மாவதி தாயார் கோவில்', {
      confidence: 'medium',
      checkedOn: '2026-11-23',
      sources: ['maalaimalar-tiruchanoor'],
    }),
    kn: fact('ತಿರುಚಾನೂರು ಶ್ರೀ ಪದ್ಮಾವತಿ ದೇವಿ ದೇವಸ್ಥಾನ', { note: notes.ourRendering }),
  },
  description: fact(
    'The temple of Padmavathi, consort of Venkateswara, in a suburb south-east of Tirupati. Tradition says that the goddess appeared on a golden lotus in the tank beside it, Padma Sarovaram; Krishna, Sundararaja and Surya have smaller shrines here.',
    { confidence: 'high', sources: ['wikipedia-tiruchanoor', 'hindu-temples-tiruchanoor', 'tripxl'] },
  ),
  deity: fact('Padmavathi (Alamelu Manga), an incarnation of Lakshmi', {
    confidence: 'high',
    checkedOn: '2026-11-26',
    sources: ['wikipedia-tiruchanoor', 'mirchi-vilas'],
  }),
  tradition: fact('vaishnava', {
    confidence: 'high',
    checkedOn: '2026-11-26',
    sources: ['wikipedia-tiruchanoor', 'mirchi-vilas'],
    note: notes.ourGrouping,
  }),
  coordinates: fact(
    { latitude: 13.60781, longitude: 79.45011 },
    {
      confidence: 'medium',
      note: 'From three unofficial lists.',
    },
  ),
  openingHours: fact(
    {
      sessions: [{ opens: '07:30', closes: '20:00' }],
      disputed: [
        { opens: '04:50', closes: '07:30' },
        { opens: '20:00', closes: '22:30' },
      ],
      exceptions: [
        {
          weekdays: ['friday'],
          sessions: [{ opens: '07:30', closes: '20:00' }],
          disputed: [
            { opens: '03:30', closes: '07:30' },
            { opens: '20:00', closes: '22:30' },
          ],
        },
      ],
    },
    hoursEvidence,
  ),
  likelyHours: fact([{ opens: '05:00', closes: '07:30' }], hoursEvidence),
  hoursText: fact(
    'In 2015 usually 5 am to 9:30 pm, with the last service at 8:45 pm, on Fridays at 9:15 pm; come between 7:30 am and 8 pm to be safe, for the free line may begin later and end earlier. From about 1 pm to 4:30 pm Kumkumarchana is held, and waits are longer. On Fridays it may open at 3:30 am; in summer it has stayed open until 10:30 pm.',
    hoursEvidence,
  ),
  visitMinutes: fact(
    { least: 20, usual: 60, most: 180 },
    {
      confidence: 'medium',
      checkedOn: '2026-11-23',
      sources: ['vishsesh', 'hungry-harish'],
      note: 'In the quick lines one visitor took a quarter of an hour on a quiet evening, another an hour. The longest time is our estimate.',
    },
  ),
  gettingThere: fact(
    'City buses from the bus stand and the railway station, auto-rickshaws and taxis. It lies on the way into town from the airport, is a stop of the local temple tour, and Tiruchanur has a small railway station of its own.',
    {
      confidence: 'medium',
      sources: ['etv-bharat-local-temple-tour', 'vishsesh', 'wikipedia-railway-station'],
      note: 'Only one unverified list has bus route numbers, so we give none.',
    },
  ),
  festivals: fact(
    'Karthika Brahmotsavam in November or December, ending with the bathing day, Panchami Teertham. Ratha Saptami in January or February: processions from morning to night, and rites in the temple are cancelled.',
    {
      confidence: 'high',
      checkedOn: '2026-11-26',
      sources: [
        'wikipedia-tiruchanoor',
        'prajasakti-suryaprabha',
        'hindustan-times-telugu-ratha-saptami',
        'andhra-pulse',
      ],
      note: 'Ratha Saptami was on 4 February 2025 and 25 January 2026.',
    },
  ),
  officialPage: fact('https://www.tirumala.org/PatAtThiruchanoorSevas.aspx', {
    note: 'An unofficial list gives this address; we didn’t open it, and the temple board has moved pages before.',
  }),
  beforeYouEnter: {
    dress: fact(
      'Men: shirt with trousers, dhoti, or pyjama with an upper cloth. Women: sari, half-sari, or churidar with a dupatta. No shorts, short skirts or sleeveless tops. In practice less strict than at Tirumala.',
      { confidence: 'medium', sources: ['vishsesh'] },
    ),
    phonesAndCameras: fact('Leave phones and cameras outside.', {
      confidence: 'medium',
      sources: ['vishsesh'],
    }),
    bagsAndFootwear: fact(null),
    tickets: fact(
      'The general line (Sarva Darshan) is free. There is a quick line with a ticket: ₹200 in June 2025, less in older sources.',
      { confidence: 'medium', sources: ['vishsesh'] },
    ),
    stepsAndSeating: fact(null),
  },
  inShort: {
    phonesAndCameras: 'leave outside',
    bagsAndFootwear: null,
    dress: 'sari, half-sari, churidar with dupatta; men shirt and trousers, or dhoti',
  },
  photograph: fact(
    {
      url: 'https://upload.wikimedia.org/wikipedia/commons/2/23/Padmavathi_Ammavari_Temple.JPG',
      filePage: 'https://commons.wikimedia.org/wiki/File:Padmavathi_Ammavari_Temple.JPG',
      author: 'Vedamurthy.j',
      licence: 'CC BY-SA 3.0',
      licenceUrl: 'https://creativecommons.org/licenses/by-sa/3.0/',
      alt: 'The main tower of the Padmavathi temple at Tiruchanoor',
    },
    {
      confidence: 'medium',
      note: 'Two credits lists agree on author and licence; the file page was not read.',
    },
  ),
}
