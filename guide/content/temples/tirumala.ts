import type { Temple } from '#guide/schema.ts'

export const tirumala: Temple = {
  id: 'tirumala',
  name: 'Tirumala',
  localNames: {
    te: {
      value: 'తిరుమల శ్రీ వేంకటేశ్వర స్వామి వారి ఆలయం',
      confidence: 'medium',
      checkedOn: '2026-11-20',
      sources: [],
      note: 'From a public data set without an address to cite.',
    },
    hi: {
      value: 'तिरुमला वेंकटेश्वर मंदिर',
      confidence: 'high',
      checkedOn: '2026-11-20',
      sources: [
        {
          name: 'Hindi Wikipedia: Tirupati railway station',
          kind: 'encyclopedia',
          url: 'https://hi.wikipedia.org/wiki/तिरुपति_रेलवे_स्टेशन',
        },
      ],
    },
    ta: {
      value: 'திருமலை திருப்பதி ஏழுமலையான் கோவில்',
      confidence: 'medium',
      checkedOn: '2026-11-20',
      sources: [{ name: 'Dinamalar', kind: 'newspaper', url: 'https://www.dinamalar.com/templenews/23304' }],
      note: 'The everyday Tamil name: temple of the Lord of the Seven Hills.',
    },
    kn: {
      value: 'ತಿರುಮಲ ಶ್ರೀ ವೆಂಕಟೇಶ್ವರ ಸ್ವಾಮಿ ದೇವಸ್ಥಾನ',
      confidence: 'low',
      checkedOn: '2026-11-20',
      sources: [],
      note: 'Our own rendering; not yet checked by a native reader.',
    },
  },
  description: {
    value:
      'The temple of Sri Venkateswara in the hill town above Tirupati, very large and very busy. It stands on Venkatadri, the seventh of the Seshachalam hills, and is run by the temple board, the Tirumala Tirupati Devasthanams (TTD).',
    confidence: 'high',
    checkedOn: '2026-11-20',
    sources: [
      { name: 'Wikipedia: Tirumala', kind: 'encyclopedia', url: 'https://en.wikipedia.org/wiki/Tirumala' },
      { name: 'Ynorme', kind: 'blog', url: 'https://www.ynorme.com/blog/tirupati-chittoor/' },
    ],
  },
  deity: {
    value: 'Sri Venkateswara (also Balaji or Srinivasa), a form of Vishnu',
    confidence: 'high',
    checkedOn: '2026-11-20',
    sources: [
      { name: 'Ynorme', kind: 'blog', url: 'https://www.ynorme.com/blog/tirupati-chittoor/' },
      {
        name: 'Trawel India',
        kind: 'blog',
        url: 'https://trawelindia.blogspot.com/2010/04/thirumala-thirupathi.html',
      },
    ],
  },
  tradition: {
    value: 'vaishnava',
    confidence: 'high',
    checkedOn: '2026-11-20',
    sources: [
      { name: 'Ynorme', kind: 'blog', url: 'https://www.ynorme.com/blog/tirupati-chittoor/' },
      {
        name: 'Silicon India',
        kind: 'blog',
        url: 'http://travel.siliconindia.com/travel-article/Venkateshwara-Temple-Tirupati-aid-4710.html',
      },
    ],
    note: 'Our grouping, by the deity.',
  },
  coordinates: {
    value: { latitude: 13.68325, longitude: 79.347194 },
    confidence: 'medium',
    checkedOn: '2026-11-20',
    sources: [],
    note: 'Three public data sets agree to within 40 m.',
  },
  openingHours: {
    value: {
      sessions: [{ opens: '03:00', closes: '25:00' }],
      disputed: [{ opens: '25:00', closes: '25:30' }],
    },
    confidence: 'medium',
    checkedOn: '2026-11-20',
    sources: [
      {
        name: 'AP7AM',
        kind: 'newspaper',
        url: 'https://ap7am.com/ea/87/special-sevas-worship-for-tirumala-brahmanda-nayaka',
      },
      {
        name: 'The Hans India',
        kind: 'newspaper',
        url: 'https://www.thehansindia.com/andhra-pradesh/ttd-ensuring-darshan-for-15-hrs-to-common-pilgrims-eo-791801',
      },
    ],
    note: 'It closes for hours around eclipses. In April 2023 the Executive Officer of TTD spoke of 18 hours of darshan a day, 15 of them for ordinary pilgrims.',
  },
  hoursText: {
    value:
      'Open almost round the clock: the first service is at about 03:00, the last at about 01:00 to 01:30. Your entry time depends on your ticket or token.',
    confidence: 'medium',
    checkedOn: '2026-11-20',
    sources: [
      {
        name: 'AP7AM',
        kind: 'newspaper',
        url: 'https://ap7am.com/ea/87/special-sevas-worship-for-tirumala-brahmanda-nayaka',
      },
      {
        name: 'The Hans India',
        kind: 'newspaper',
        url: 'https://www.thehansindia.com/andhra-pradesh/ttd-ensuring-darshan-for-15-hrs-to-common-pilgrims-eo-791801',
      },
    ],
    note: 'It closes for hours around eclipses. In April 2023 the Executive Officer of TTD spoke of 18 hours of darshan a day, 15 of them for ordinary pilgrims.',
  },
  visitMinutes: {
    value: { least: 300, usual: 600, most: 2400 },
    confidence: 'high',
    checkedOn: '2026-11-23',
    sources: [
      {
        name: 'The Hans India',
        kind: 'newspaper',
        url: 'https://www.thehansindia.com/andhra-pradesh/devotee-turnout-at-tirumala-remains-steady-amid-reduced-rush-934252',
      },
      {
        name: 'The Hans India',
        kind: 'newspaper',
        url: 'https://www.thehansindia.com/andhra-pradesh/devotees-rush-increases-at-tirumala-to-take-18-hours-for-sarvadarshans-943833',
      },
      {
        name: 'The Hans India',
        kind: 'newspaper',
        url: 'https://www.thehansindia.com/andhra-pradesh/tirumala-witnesses-heavy-pilgrim-rush-879302',
      },
      {
        name: 'The Hans India',
        kind: 'newspaper',
        url: 'https://www.thehansindia.com/news/cities/tirupathi/tirumala-witnesses-huge-rush-of-devotees-to-take-40-hours-for-darshans-769001',
      },
      {
        name: 'Sakshi',
        kind: 'newspaper',
        url: 'https://www.sakshi.com/news/district/devotees-normal-rush-in-tirumala-282875',
      },
    ],
    note: 'Reported waits: 5 hours on a quiet day, in a report without a date, 8 on a weekday in January 2025, 18 on a Sunday in February 2025, more than 30 at a weekend in May 2024 and 40 at one in November 2022. Handing in phones and shoes, laddu and meal take another hour or more.',
  },
  visitMinutesWith: {
    timedToken: {
      value: { least: 180, usual: 300, most: 420 },
      confidence: 'medium',
      checkedOn: '2026-11-23',
      sources: [
        {
          name: 'The Hans India',
          kind: 'newspaper',
          url: 'https://www.thehansindia.com/andhra-pradesh/devotee-turnout-at-tirumala-remains-steady-amid-reduced-rush-934252',
        },
        {
          name: 'The Hans India',
          kind: 'newspaper',
          url: 'https://www.thehansindia.com/andhra-pradesh/devotees-rush-increases-at-tirumala-to-take-18-hours-for-sarvadarshans-943833',
        },
        {
          name: 'The Hans India',
          kind: 'newspaper',
          url: 'https://www.thehansindia.com/andhra-pradesh/tirumala-witnesses-heavy-pilgrim-rush-879302',
        },
        {
          name: 'Hindusthan Samachar',
          kind: 'newspaper',
          url: 'https://telugu.hindusthansamachar.in/Encyc/2025/9/17/Huge-increase-in-devotees-in-Tirumala-All-compar.php',
        },
      ],
      note: 'From the hour on the token. Reported waits: 4 to 5 hours in 2025, 6 to 7 at a crowded weekend in May 2024. The shortest time is our estimate.',
    },
    specialEntry: {
      value: { least: 120, usual: 210, most: 360 },
      confidence: 'high',
      checkedOn: '2026-11-23',
      sources: [
        {
          name: 'The Hans India',
          kind: 'newspaper',
          url: 'https://www.thehansindia.com/andhra-pradesh/devotee-turnout-at-tirumala-remains-steady-amid-reduced-rush-934252',
        },
        {
          name: 'The Hans India',
          kind: 'newspaper',
          url: 'https://www.thehansindia.com/andhra-pradesh/devotees-rush-increases-at-tirumala-to-take-18-hours-for-sarvadarshans-943833',
        },
        {
          name: 'The Hans India',
          kind: 'newspaper',
          url: 'https://www.thehansindia.com/andhra-pradesh/tirumala-witnesses-heavy-pilgrim-rush-879302',
        },
        {
          name: 'Hindusthan Samachar',
          kind: 'newspaper',
          url: 'https://telugu.hindusthansamachar.in/Encyc/2025/9/17/Huge-increase-in-devotees-in-Tirumala-All-compar.php',
        },
        {
          name: 'Sakshi',
          kind: 'newspaper',
          url: 'https://www.sakshi.com/news/district/devotees-normal-rush-in-tirumala-282875',
        },
        { name: 'AP7AM', kind: 'newspaper', url: 'https://beta.ap7am.com/tn/646896' },
      ],
      note: 'From the hour on the ticket. Reported waits: 2 hours on a quiet day, in a report without a date, 3 to 5 in 2025, up to 6 on a crowded one.',
    },
    walkersToken: {
      value: { least: 180, usual: 300, most: 480 },
      confidence: 'low',
      checkedOn: '2026-11-23',
      sources: [
        {
          name: 'Sakshi',
          kind: 'newspaper',
          url: 'https://www.sakshi.com/news/district/devotees-normal-rush-in-tirumala-282875',
        },
        {
          name: 'Webdunia Telugu',
          kind: 'newspaper',
          url: 'https://telugu.webdunia.com/article/religious-news/tirumala-lord-srivaru-darshan-devotees-116050800012_1.html',
        },
        { name: 'AP7AM', kind: 'newspaper', url: 'https://beta.ap7am.com/tn/646896' },
        {
          name: 'The New Indian Express',
          kind: 'newspaper',
          url: 'https://www.newindianexpress.com/cities/hyderabad/2011/sep/24/srivari-mettu-shorter-arduous-path-to-tirumala-294134.html',
        },
        {
          name: 'AP7AM',
          kind: 'newspaper',
          url: 'https://www.ap7am.com/tn/38382/telugu.html',
        },
        {
          name: 'AP7AM',
          kind: 'newspaper',
          url: 'https://www.ap7am.com/tn/46122/telugu.html',
        },
        {
          name: 'AP7AM',
          kind: 'newspaper',
          url: 'https://www.ap7am.com/tn/478335/telugu.html',
        },
      ],
      note: 'After the climb, which took 4 to 6 hours from Alipiri and 2 to 3 from Srivari Mettu in a report of 2011. Reported waits: 3 hours in 2016, and 3 to 6 in reports without a date. Walkers have waited longer on crowded days, 10 to 20 hours. The longest time is our estimate.',
    },
  },
  gettingThere: {
    value:
      'Buses of APSRTC climb the hill every few minutes from the bus stand, the railway station and the Balaji link bus station at Alipiri, and take about an hour. Taxis and cars go up after the security check at Alipiri; since 15 August 2025 they need a FASTag, which a counter there issues. There are two stepped footpaths: from Alipiri (9 to 11 km, about 3,550 steps) and from Srivari Mettu (about 2 km, 2,388 steps).',
    confidence: 'medium',
    checkedOn: '2026-11-23',
    sources: [
      {
        name: 'The Hans India',
        kind: 'newspaper',
        url: 'https://www.thehansindia.com/news/cities/tirupathi/tirupati-rtc-to-operate-410-buses-to-ferry-16-l-pilgrims-daily-822787',
      },
      {
        name: 'The New Indian Express',
        kind: 'newspaper',
        url: 'http://www.newindianexpress.com/states/andhra-pradesh/2018/sep/12/apsrtc-to-run-five-buses-to-ply--every-two-minutes-to-hill-shrine-1870867.html',
      },
      {
        name: 'NewsMeter',
        kind: 'newspaper',
        url: 'https://telugu.newsmeter.in/andhra-pradesh/fastag-will-be-made-mandatory-for-the-vehicles-entering-tirumala-from-august-15-753344',
      },
      {
        name: 'NTV Telugu',
        kind: 'newspaper',
        url: 'https://ntvtelugu.com/news/tirumala-fastag-mandatory-ttd-alert-842816.html',
      },
      {
        name: 'The New Indian Express',
        kind: 'newspaper',
        url: 'https://www.newindianexpress.com/states/andhra-pradesh/2023/apr/02/ttd-resumes-issuance-of-divya-darshan-tokens-2561870.html',
      },
      {
        name: 'Hindu Temples of India',
        kind: 'blog',
        url: 'https://hindutemples-india.blogspot.com/2019/01/srivari-mettu-tirumala-tirupati-andhra-pradesh.html',
      },
    ],
    note: 'Sources disagree about the length of the footpath from Alipiri.',
  },
  festivals: {
    value: 'Annual Brahmotsavam: nine days in September or October.',
    confidence: 'high',
    checkedOn: '2026-11-20',
    sources: [
      {
        name: 'The New Indian Express',
        kind: 'newspaper',
        url: 'http://www.newindianexpress.com/states/andhra-pradesh/2018/sep/12/apsrtc-to-run-five-buses-to-ply--every-two-minutes-to-hill-shrine-1870867.html',
      },
      {
        name: 'Andhra Jyothy',
        kind: 'newspaper',
        url: 'https://www.andhrajyothy.com/2022/national/tirupati-brahmaotsavalu-special-buses-ksvmrgsnational-776595.html',
      },
    ],
  },
  officialPage: {
    value: 'https://www.tirumala.org/',
    confidence: 'medium',
    checkedOn: '2026-11-23',
    sources: [{ name: 'TTD', kind: 'official', url: 'https://tirumala.org/vows.aspx' }],
    note: "A saved page of this site bears the temple board's emblem. We did not open today's site.",
  },
  beforeYouEnter: {
    dress: {
      value:
        'Strict. Men: dhoti with a shirt or upper cloth, or kurta and pyjama. Women: sari, half-sari, or salwar or churidar with a dupatta. No T-shirts, jeans or shorts.',
      confidence: 'high',
      checkedOn: '2026-11-20',
      sources: [
        {
          name: 'The Indian Express',
          kind: 'newspaper',
          url: 'https://indianexpress.com/article/india/irctc-offers-six-day-tour-package-to-tirupati-starting-at-rs-14170-check-details-here/',
        },
        {
          name: 'News18',
          kind: 'newspaper',
          url: 'https://www.news18.com/news/india/indian-railways-announces-special-tour-for-tirumala-tirupati-here-are-the-details-4738844.html',
        },
      ],
    },
    phonesAndCameras: {
      value: 'Not allowed inside. Phones are handed in at deposit counters before the queue.',
      confidence: 'high',
      checkedOn: '2026-11-20',
      sources: [
        {
          name: 'The Hans India',
          kind: 'newspaper',
          url: 'https://www.thehansindia.com/andhra-pradesh/ttd-to-set-up-30-more-counters-for-issuing-laddus-says-eo-777614',
        },
        {
          name: 'Divya Desam Yatra',
          kind: 'blog',
          url: 'http://divyadesamyatra.blogspot.com/2012/05/trip-to-tirupathi-2.html',
        },
      ],
    },
    bagsAndFootwear: {
      value:
        'There are free counters for bags at the queue complex, at the 300-rupee line and at both footpaths. Bags left at the footpaths are carried up. Footwear is left free of charge at the entrance of the queue.',
      confidence: 'medium',
      checkedOn: '2026-11-23',
      sources: [
        {
          name: 'Telangana Today',
          kind: 'newspaper',
          url: 'https://telanganatoday.com/ttd-introduces-new-luggage-policy',
        },
        {
          name: 'The Hans India',
          kind: 'newspaper',
          url: 'https://www.thehansindia.com/andhra-pradesh/employees-discharging-duties-with-care-says-ttd-chief-766240',
        },
        {
          name: 'Reithik',
          kind: 'blog',
          url: 'https://reithik.blogspot.com/2008/04/vaikuntam-queue-complex.html',
        },
      ],
      note: 'The counters as TTD announced them in August 2023; footwear is from a blog of 2008.',
    },
    tickets: {
      value:
        'The general line (Sarva Darshan) is free. A 300-rupee Special Entry ticket is sold online in advance, and free timed tokens (SSD) are given out in Tirupati when there are any.',
      confidence: 'high',
      checkedOn: '2026-11-20',
      sources: [
        {
          name: 'The Times of India',
          kind: 'newspaper',
          url: 'https://timesofindia.indiatimes.com/city/amaravati/ttd-to-allow-only-15000-devotees-for-darshan-at-tirumala-from-may-1/articleshow/82129069.cms',
        },
        {
          name: 'Sakshi',
          kind: 'newspaper',
          url: 'https://english.sakshi.com/news/telangana/ttd-offer-special-entry-darshan-tickets-tsrtc-passengers-156130',
        },
        {
          name: 'Telangana Today',
          kind: 'newspaper',
          url: 'https://telanganatoday.com/masks-now-mandatory-at-tirumala-temple',
        },
      ],
    },
    stepsAndSeating: { value: null, confidence: 'low', checkedOn: '2026-11-20', sources: [] },
  },
  photograph: {
    value: {
      url: 'https://upload.wikimedia.org/wikipedia/commons/4/4e/Tirumala_090615.jpg',
      filePage: 'https://commons.wikimedia.org/wiki/File:Tirumala_090615.jpg',
      author: 'Nikhilb239',
      licence: 'CC BY-SA 4.0',
      licenceUrl: 'https://creativecommons.org/licenses/by-sa/4.0/',
      alt: 'The Venkateswara temple at Tirumala',
    },
    confidence: 'medium',
    checkedOn: '2026-11-20',
    sources: [],
    note: 'Author and licence as stated in a credits list; the file page was not read.',
  },
}
