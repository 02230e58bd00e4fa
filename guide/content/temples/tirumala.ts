import type { Temple } from '#guide/schema.ts'
import { type Evidence, factsCheckedOn } from '../sources/fact.ts'
import { notes } from '../sources/notes.ts'

const fact = factsCheckedOn('2026-11-20')

const hoursEvidence: Evidence = {
  confidence: 'high',
  checkedOn: '2026-11-26',
  sources: [
    'ap7am-daily-worship',
    'go-tirupati-daily-sevas',
    'webdunia-telugu-pilgrims-counted',
    'hans-india-darshan-until-eleven',
  ],
  note: 'Two sources have the first service at 3 am. One has the last at about 1 am to 1:30 am, an unofficial list on Fridays at 10:30 pm. In 2015 pilgrims were counted from 3 am, in 2021 let in until 11 pm. It closes for hours around eclipses.',
}

export const tirumala: Temple = {
  id: 'tirumala',
  name: 'Tirumala',
  localNames: {
    te: fact('తిరుమల శ్రీ వేంకటేశ్వర స్వామి వారి ఆలయం', { confidence: 'medium', note: notes.publicDataSet }),
    hi: fact('तिरुमला वेंकटेश्वर मंदिर', { confidence: 'medium', sources: ['hindi-wikipedia-railway-station'] }),
    ta: fact('திருமலை திருப்பதி ஏழுமலையான் கோவில்', {
      confidence: 'medium',
      sources: ['dinamalar'],
      note: 'The everyday Tamil name: temple of the Lord of the Seven Hills.',
    }),
    kn: fact('ತಿರುಮಲ ಶ್ರೀ ವೆಂಕಟೇಶ್ವರ ಸ್ವಾಮಿ ದೇವಸ್ಥಾನ', { note: notes.ourRendering }),
  },
  description: fact(
    'The temple of Sri Venkateswara in the hill town above Tirupati, very large and very busy. It stands on Venkatadri, the seventh of the Seshachalam hills, and is run by the temple board, the Tirumala Tirupati Devasthanams (TTD).',
    { confidence: 'high', sources: ['wikipedia-tirumala', 'ynorme'] },
  ),
  deity: fact('Sri Venkateswara (also Balaji or Srinivasa), a form of Vishnu', {
    confidence: 'high',
    sources: ['ynorme', 'trawel-india'],
  }),
  tradition: fact('vaishnava', {
    confidence: 'high',
    sources: ['ynorme', 'silicon-india'],
    note: notes.ourGrouping,
  }),
  coordinates: fact(
    { latitude: 13.68325, longitude: 79.347194 },
    { confidence: 'medium', note: 'Three unofficial lists agree to within 40 m.' },
  ),
  openingHours: fact(
    { sessions: [{ opens: '03:00', closes: '22:30' }], disputed: [{ opens: '22:30', closes: '25:30' }] },
    hoursEvidence,
  ),
  hoursText: fact(
    'Open almost round the clock: the first service is at about 3 am, the last usually at about 1 am to 1:30 am, on Fridays perhaps at 10:30 pm. Your entry time depends on your ticket or token.',
    hoursEvidence,
  ),
  visitMinutes: fact(
    { least: 300, usual: 600, most: 2400 },
    {
      confidence: 'high',
      checkedOn: '2026-11-23',
      sources: [
        'hans-india-reduced-rush',
        'hans-india-18-hours-for-darshan',
        'hans-india-heavy-rush',
        'hans-india-40-hours-for-darshan',
        'sakshi-normal-rush',
      ],
      note: 'Reported waits: 5 hours on a quiet day, 8 on a weekday, 18 on a Sunday, 30 to 40 at busy weekends. Phones, shoes, laddu and meal take another hour or more.',
    },
  ),
  visitMinutesWith: {
    timedToken: fact(
      { least: 180, usual: 300, most: 420 },
      {
        confidence: 'medium',
        checkedOn: '2026-11-23',
        sources: [
          'hans-india-reduced-rush',
          'hans-india-18-hours-for-darshan',
          'hans-india-heavy-rush',
          'hindusthan-samachar-full-compartments',
        ],
        note: 'From the hour on the token. Reported waits: 4 to 5 hours in 2025, 6 to 7 at a crowded weekend; the shortest time is our estimate.',
      },
    ),
    specialEntry: fact(
      { least: 120, usual: 210, most: 360 },
      {
        confidence: 'high',
        checkedOn: '2026-11-23',
        sources: [
          'hans-india-reduced-rush',
          'hans-india-18-hours-for-darshan',
          'hans-india-heavy-rush',
          'hindusthan-samachar-full-compartments',
          'sakshi-normal-rush',
          'ap7am-646896',
        ],
        note: 'From the hour on the ticket. Reported waits: 2 hours on a quiet day, 3 to 5 in 2025, up to 6 on a crowded day.',
      },
    ),
    walkersToken: fact(
      { least: 180, usual: 300, most: 480 },
      {
        confidence: 'low',
        checkedOn: '2026-11-23',
        sources: [
          'sakshi-normal-rush',
          'webdunia-telugu-walkers',
          'ap7am-646896',
          'new-indian-express-srivari-mettu',
          'ap7am-38382',
          'ap7am-46122',
          'ap7am-478335',
        ],
        note: 'After the climb (4 to 6 hours from Alipiri, 2 to 3 from Srivari Mettu). Reported waits: 3 to 6 hours, on crowded days 10 to 20; the longest time is our estimate.',
      },
    ),
  },
  footpaths: {
    srivariMettu: {
      foot: fact({ latitude: 13.6215, longitude: 79.3148 }, { note: notes.publicDataSet }),
      climb: fact(
        { leastMinutes: 120, mostMinutes: 180 },
        { confidence: 'medium', sources: ['new-indian-express-srivari-mettu'] },
      ),
      open: fact(
        { opens: '06:00', closes: '16:00' },
        {
          confidence: 'medium',
          sources: [
            'hindu-temples-srivari-mettu',
            'etv-bharat-srivari-mettu-reopened',
            'hans-india-alipiri-works',
          ],
        },
      ),
    },
    alipiri: {
      foot: fact({ latitude: 13.6495, longitude: 79.4005 }, { note: notes.ourEstimate }),
      climb: fact(
        { leastMinutes: 240, mostMinutes: 360 },
        { confidence: 'medium', sources: ['new-indian-express-srivari-mettu'] },
      ),
      open: fact({ opens: '05:00', closes: '21:00' }, { confidence: 'medium', sources: ['vijaya-kranthi'] }),
    },
  },
  waysIn: {
    freeLine: {
      wait: fact(
        { leastMinutes: 480, mostMinutes: 1800 },
        {
          confidence: 'high',
          checkedOn: '2026-11-26',
          sources: ['hans-india-18-hours-for-darshan', 'sakshi-post', 'zee-telugu-news', 'v6-velugu'],
          note: 'Reported in 2025: from about 8 hours on an ordinary weekday to about 30 at the end of December. On the quietest days it was 5 hours, on the most crowded up to 40.',
        },
      ),
      how: fact('Nothing to book or pay. Queue in Tirumala.', {
        confidence: 'high',
        checkedOn: '2026-11-28',
        sources: [
          'times-of-india-15000-a-day',
          'hans-india-18-hours-for-darshan',
          'telangana-today-masks',
          'new-indian-express-vaikuntha-dwara',
        ],
      }),
    },
    timedToken: {
      wait: fact(
        { leastMinutes: 240, mostMinutes: 420 },
        {
          confidence: 'high',
          checkedOn: '2026-11-26',
          sources: [
            'hans-india-reduced-rush',
            'hans-india-18-hours-for-darshan',
            'hindusthan-samachar-full-compartments',
          ],
          note: 'From the hour on the token. Reported in 2025: 4 to 5 hours, about 7 on a crowded Saturday.',
        },
      ),
      how: fact(
        'In Tirupati from before dawn while they last: Srinivasam opposite the bus stand, Vishnu Nivasam opposite the railway station, Bhudevi Complex at Alipiri. Bring your Aadhaar card; never push.',
        {
          confidence: 'medium',
          checkedOn: '2026-11-28',
          sources: [
            'zee-telugu-news-tokens-again',
            'hindusthan-samachar-no-tokens',
            'ttd-news-walkers-tokens',
            'namasthe-telangana-free-tokens',
            'new-indian-express-free-tokens',
            'mana-voice',
            'hans-india-15-hours-for-darshan',
            'hans-india-two-days-for-darshan',
            'hindu-free-token-quota',
          ],
          note: 'The counters as of July 2025. On very busy days the token has been for a later day, or there were none. In 2022 and 2023 there were some in the choultries of Govindaraja Swami, too.',
        },
      ),
    },
    specialEntry: {
      wait: fact(
        { leastMinutes: 180, mostMinutes: 300 },
        {
          confidence: 'high',
          checkedOn: '2026-11-26',
          sources: [
            'hans-india-18-hours-for-darshan',
            'hindusthan-samachar-full-compartments',
            'sakshi-normal-rush',
          ],
          note: 'From the hour on the ticket. Reported in 2025: 3 to 5 hours, 2 on a quiet day.',
        },
      ),
      how: fact(
        'Online only, from 10 am on about the 24th or 25th of the month, three months ahead. They go fast.',
        {
          confidence: 'medium',
          checkedOn: '2026-11-28',
          sources: [
            'hindustan-times-telugu',
            'etv-bharat-ticket-schedule',
            'vaartha',
            'prajasakti-special-entry',
          ],
          note: 'On 24 March 2025, for example, the tickets for June came out. In November 2023 most of those for a festival were sold within a quarter of an hour.',
        },
      ),
    },
    booking: fact('https://ttdevasthanams.ap.gov.in', {
      confidence: 'medium',
      checkedOn: '2026-11-26',
      sources: ['surya', 'namasthe-telangana-touts', 'tv9-telugu-special-entry'],
      note: 'The Executive Officer of the TTD gave this address to a newspaper. We did not open it.',
    }),
  },
  gettingThere: fact(
    'APSRTC buses go up every few minutes, in 2025 from 3:30 am to 11:30 pm, from the bus stand, the railway station and the Balaji link bus station at Alipiri, and take about an hour. Taxis and cars pass a check at Alipiri and need a FASTag, sold there. Two stepped footpaths lead up, from Alipiri (9 to 11 km, about 3,550 steps) and from Srivari Mettu (about 2 km, 2,388 steps): not if you are over 60 or ill.',
    {
      confidence: 'medium',
      checkedOn: '2026-11-28',
      sources: [
        'ttd-news-footpath-health',
        'hans-india-410-buses',
        'new-indian-express-buses-every-two-minutes',
        'new-indian-express-free-buses-for-women',
        'newsmeter-fastag',
        'ntv-telugu-fastag-alert',
        'new-indian-express-walkers-tokens',
        'hindu-temples-srivari-mettu',
      ],
    },
  ),
  festivals: fact('Annual Brahmotsavam: nine days in September or October.', {
    confidence: 'high',
    sources: ['new-indian-express-buses-every-two-minutes', 'andhra-jyothy-brahmotsavam-buses'],
  }),
  officialPage: fact('https://www.tirumala.org/', {
    confidence: 'medium',
    checkedOn: '2026-11-23',
    sources: ['ttd-vows'],
    note: "A saved page of this site bears the temple board's emblem. We did not open today's site.",
  }),
  beforeYouEnter: {
    dress: fact(
      'Strict. Men: dhoti with a shirt or upper cloth, or kurta and pyjama. Women: sari, half-sari, or salwar or churidar with a dupatta. No T-shirts, jeans or shorts.',
      { confidence: 'high', sources: ['indian-express', 'news18-rail-tour'] },
    ),
    phonesAndCameras: fact('Not allowed inside. Phones are handed in at deposit counters before the queue.', {
      confidence: 'high',
      sources: ['hans-india-laddu-counters', 'divya-desam-yatra'],
    }),
    bagsAndFootwear: fact(
      'There are free counters for bags at the queue complex, at the ₹300 line and at both footpaths. Bags left at the footpaths are carried up. Footwear is left free of charge at the entrance of the queue.',
      {
        confidence: 'medium',
        checkedOn: '2026-11-23',
        sources: ['telangana-today-luggage', 'hans-india-employees-with-care', 'reithik'],
        note: 'The counters as TTD announced them in August 2023; footwear is from a blog of 2008.',
      },
    ),
    tickets: fact(
      'The general line (Sarva Darshan) is free. A ₹300 Special Entry ticket is sold online in advance, and free timed tokens (SSD) are given out in Tirupati when there are any.',
      {
        confidence: 'high',
        sources: ['times-of-india-15000-a-day', 'sakshi-bus-with-ticket', 'telangana-today-masks'],
      },
    ),
    stepsAndSeating: fact(null),
  },
  inShort: {
    phonesAndCameras: 'not allowed inside',
    bagsAndFootwear: 'leave outside',
    dress: 'sari, half-sari, churidar with dupatta; men dhoti, or kurta and pyjama',
  },
  photograph: fact(
    {
      url: 'https://upload.wikimedia.org/wikipedia/commons/4/4e/Tirumala_090615.jpg',
      filePage: 'https://commons.wikimedia.org/wiki/File:Tirumala_090615.jpg',
      author: 'Nikhilb239',
      licence: 'CC BY-SA 4.0',
      licenceUrl: 'https://creativecommons.org/licenses/by-sa/4.0/',
      alt: 'The Venkateswara temple at Tirumala',
    },
    {
      confidence: 'medium',
      note: 'Author and licence as stated in a credits list; the file page was not read.',
    },
  ),
}
