import type { Temple } from '#guide/schema.ts'

export const tiruchanoor: Temple = {
  id: 'tiruchanoor',
  name: 'Tiruchanoor Sri Padmavathi Devi Temple',
  localNames: {
    te: {
      value: 'శ్రీ పద్మావతి అమ్మవారి ఆలయం, తిరుచానూరు',
      confidence: 'high',
      checkedOn: '2026-11-20',
      sources: [
        {
          name: 'Wikipedia: Sri Padmavathi Ammavari Temple, Tiruchanur',
          kind: 'encyclopedia',
          url: 'https://en.wikipedia.org/wiki/Sri_Padmavathi_Ammavari_Temple,_Tiruchanur',
        },
      ],
    },
    hi: {
      value: 'श्री पद्मावती देवी मंदिर, तिरुचानूर',
      confidence: 'low',
      checkedOn: '2026-11-20',
      sources: [],
      note: 'Our own rendering; not yet checked by a native reader.',
    },
    ta: {
      value: 'திருச்சானூர் பத்மாவதி தாயார் கோவில்',
      confidence: 'medium',
      checkedOn: '2026-11-23',
      sources: [
        {
          name: 'Maalaimalar',
          kind: 'newspaper',
          url: 'https://www.maalaimalar.com/topic/Tiruchanoor-Sri-Padmavathi-Thayar-Temple',
        },
      ],
    },
    kn: {
      value: 'ತಿರುಚಾನೂರು ಶ್ರೀ ಪದ್ಮಾವತಿ ದೇವಿ ದೇವಸ್ಥಾನ',
      confidence: 'low',
      checkedOn: '2026-11-20',
      sources: [],
      note: 'Our own rendering; not yet checked by a native reader.',
    },
  },
  description: {
    value:
      'The temple of Padmavathi, consort of Venkateswara, in a suburb south-east of Tirupati. Tradition says that the goddess appeared on a golden lotus in the tank beside it, Padma Sarovaram; Krishna, Sundararaja and Surya have smaller shrines here.',
    confidence: 'high',
    checkedOn: '2026-11-20',
    sources: [
      {
        name: 'Wikipedia: Sri Padmavathi Ammavari Temple, Tiruchanur',
        kind: 'encyclopedia',
        url: 'https://en.wikipedia.org/wiki/Sri_Padmavathi_Ammavari_Temple,_Tiruchanur',
      },
      {
        name: 'Hindu Temples of India',
        kind: 'blog',
        url: 'https://hindutemples-india.blogspot.com/2019/01/padmavathi-temple-tiruchanur-tirupati-andhra-pradesh.html',
      },
      { name: 'TripXL', kind: 'blog', url: 'https://tripxl.com/blog/?p=51958' },
    ],
  },
  deity: {
    value: 'Padmavathi (Alamelu Manga), an incarnation of Lakshmi',
    confidence: 'high',
    checkedOn: '2026-11-20',
    sources: [
      {
        name: 'Wikipedia: Sri Padmavathi Ammavari Temple, Tiruchanur',
        kind: 'encyclopedia',
        url: 'https://en.wikipedia.org/wiki/Sri_Padmavathi_Ammavari_Temple,_Tiruchanur',
      },
    ],
  },
  tradition: {
    value: 'vaishnava',
    confidence: 'high',
    checkedOn: '2026-11-20',
    sources: [
      {
        name: 'Wikipedia: Sri Padmavathi Ammavari Temple, Tiruchanur',
        kind: 'encyclopedia',
        url: 'https://en.wikipedia.org/wiki/Sri_Padmavathi_Ammavari_Temple,_Tiruchanur',
      },
    ],
    note: 'Our grouping, by the deity.',
  },
  coordinates: {
    value: { latitude: 13.60781, longitude: 79.45011 },
    confidence: 'medium',
    checkedOn: '2026-11-20',
    sources: [],
    note: 'From three public data sets. Older copies of the Wikipedia article give the point of the Tirumala temple by mistake.',
  },
  openingHours: {
    value: {
      sessions: [{ opens: '05:00', closes: '21:30' }],
      disputed: [
        { opens: '04:50', closes: '05:00' },
        { opens: '21:30', closes: '22:30' },
      ],
      exceptions: [
        {
          weekdays: ['friday'],
          sessions: [{ opens: '05:00', closes: '21:30' }],
          disputed: [
            { opens: '03:30', closes: '05:00' },
            { opens: '21:30', closes: '22:30' },
          ],
        },
      ],
    },
    confidence: 'medium',
    checkedOn: '2026-11-23',
    sources: [
      {
        name: 'Sakshi',
        kind: 'newspaper',
        url: 'https://sakshi.com/news/andhra-pradesh/ttd-changes-darshan-timing-232641',
      },
      { name: 'Hindu Tamil Thisai', kind: 'newspaper', url: 'https://hindutamil.in/news/india/139441-.html' },
    ],
    note: 'A newspaper gave 05:00 to 21:30 in 2015, and until 22:30 from mid-April to the end of June of that year. The hours of Kumkumarchana are from a newspaper of 2018. Two sites that we do not cite say 04:50, and 03:30 on Fridays; one blog mentions a break from noon to 16:00, perhaps because of Kumkumarchana.',
  },
  hoursText: {
    value:
      'Usually 05:00 to 21:30. From about 13:00 to 16:30 Kumkumarchana is held, and waits are longer. On Fridays it may open at 03:30 and close later than on other days; in summer it has stayed open until 22:30.',
    confidence: 'medium',
    checkedOn: '2026-11-23',
    sources: [
      {
        name: 'Sakshi',
        kind: 'newspaper',
        url: 'https://sakshi.com/news/andhra-pradesh/ttd-changes-darshan-timing-232641',
      },
      { name: 'Hindu Tamil Thisai', kind: 'newspaper', url: 'https://hindutamil.in/news/india/139441-.html' },
    ],
    note: 'A newspaper gave 05:00 to 21:30 in 2015, and until 22:30 from mid-April to the end of June of that year. The hours of Kumkumarchana are from a newspaper of 2018. Two sites that we do not cite say 04:50, and 03:30 on Fridays; one blog mentions a break from noon to 16:00, perhaps because of Kumkumarchana.',
  },
  visitMinutes: {
    value: { least: 20, usual: 60, most: 180 },
    confidence: 'medium',
    checkedOn: '2026-11-23',
    sources: [
      { name: 'Vishsesh', kind: 'blog', url: 'https://vishsesh.blogspot.com/2025/11' },
      {
        name: 'TravelFeed: Hungry Harish',
        kind: 'blog',
        url: 'https://travelfeed.com/@hungryharish/visit-to-alimelu-manga-temple-holy-trip-and-spiritual-touch',
      },
    ],
    note: 'In the quick lines one visitor took a quarter of an hour on a quiet evening, another an hour. The longest time is our estimate.',
  },
  gettingThere: {
    value:
      'City buses from the bus stand and the railway station, auto-rickshaws and taxis. It lies on the way into town from the airport, is a stop of the local temple tour, and Tiruchanur has a small railway station of its own.',
    confidence: 'medium',
    checkedOn: '2026-11-20',
    sources: [
      {
        name: 'ETV Bharat',
        kind: 'newspaper',
        url: 'https://etvbharat.com/telugu/andhra-pradesh/city/tirupathi/the-visiting-packages-of-local-temples-in-tirupati-is-start-from-tomorrow-in-tirupati-chittoor-district/ap20210625185327590',
      },
      { name: 'Vishsesh', kind: 'blog', url: 'https://vishsesh.blogspot.com/2025/11' },
      {
        name: 'Wikipedia: Tirupati Main railway station',
        kind: 'encyclopedia',
        url: 'https://en.wikipedia.org/wiki/Tirupati_Main_railway_station',
      },
    ],
    note: 'Only one unverified list has bus route numbers, so we give none.',
  },
  festivals: {
    value: 'Karthika Brahmotsavam in November or December, ending with the bathing day, Panchami Teertham.',
    confidence: 'high',
    checkedOn: '2026-11-20',
    sources: [
      {
        name: 'Wikipedia: Sri Padmavathi Ammavari Temple, Tiruchanur',
        kind: 'encyclopedia',
        url: 'https://en.wikipedia.org/wiki/Sri_Padmavathi_Ammavari_Temple,_Tiruchanur',
      },
      {
        name: 'Prajasakti',
        kind: 'newspaper',
        url: 'https://archives.prajasakti.com/Padmavati-is-the-of-Suryaprabha-Vaavanampa',
      },
    ],
  },
  officialPage: {
    value: 'https://www.tirumala.org/PatAtThiruchanoorSevas.aspx',
    confidence: 'low',
    checkedOn: '2026-11-20',
    sources: [],
    note: 'A public list gives this address; we did not open it, and the temple board has moved pages before.',
  },
  beforeYouEnter: {
    dress: {
      value:
        'Men: shirt with trousers, dhoti, or pyjama with an upper cloth. Women: sari, half-sari, or churidar with a dupatta. No shorts, short skirts or sleeveless tops. In practice less strict than at Tirumala.',
      confidence: 'medium',
      checkedOn: '2026-11-20',
      sources: [{ name: 'Vishsesh', kind: 'blog', url: 'https://vishsesh.blogspot.com/2025/11' }],
    },
    phonesAndCameras: {
      value: 'Leave phones and cameras outside.',
      confidence: 'medium',
      checkedOn: '2026-11-20',
      sources: [{ name: 'Vishsesh', kind: 'blog', url: 'https://vishsesh.blogspot.com/2025/11' }],
    },
    bagsAndFootwear: { value: null, confidence: 'low', checkedOn: '2026-11-20', sources: [] },
    tickets: {
      value:
        'The general line (Sarva Darshan) is free. There is a quick line with a ticket: 200 rupees in June 2025, less in older sources.',
      confidence: 'medium',
      checkedOn: '2026-11-20',
      sources: [{ name: 'Vishsesh', kind: 'blog', url: 'https://vishsesh.blogspot.com/2025/11' }],
    },
    stepsAndSeating: { value: null, confidence: 'low', checkedOn: '2026-11-20', sources: [] },
  },
  photograph: {
    value: {
      url: 'https://upload.wikimedia.org/wikipedia/commons/2/23/Padmavathi_Ammavari_Temple.JPG',
      filePage: 'https://commons.wikimedia.org/wiki/File:Padmavathi_Ammavari_Temple.JPG',
      author: 'Vedamurthy.j',
      licence: 'CC BY-SA 3.0',
      licenceUrl: 'https://creativecommons.org/licenses/by-sa/3.0/',
      alt: 'The main tower of the Padmavathi temple at Tiruchanoor',
    },
    confidence: 'medium',
    checkedOn: '2026-11-20',
    sources: [],
    note: 'Two credits lists agree on author and licence; the file page was not read.',
  },
}
