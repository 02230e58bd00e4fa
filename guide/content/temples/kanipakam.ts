import type { Temple } from '#guide/schema.ts'

export const kanipakam: Temple = {
  id: 'kanipakam',
  name: 'Kanipakam',
  localNames: {
    te: {
      value: 'కాణిపాకం శ్రీ వరసిద్ధి వినాయక ఆలయం',
      confidence: 'medium',
      checkedOn: '2026-11-20',
      sources: [
        {
          name: 'Lokal',
          kind: 'newspaper',
          url: 'https://telugu.getlokalapp.com/andhra-news/chittoor-new/poothalapattu/puthalapattu-crowd-of-devotees-at-kanipakam-0902-0246-1-14415865',
        },
      ],
    },
    hi: {
      value: 'श्री वरसिद्धि विनायक मंदिर, काणिपाकम',
      confidence: 'low',
      checkedOn: '2026-11-20',
      sources: [],
      note: 'Our own rendering; not yet checked by a native reader.',
    },
    ta: {
      value: 'காணிப்பாக்கம் வரசித்தி விநாயகர் கோவில்',
      confidence: 'low',
      checkedOn: '2026-11-20',
      sources: [],
      note: 'Our own rendering; not yet checked by a native reader.',
    },
    kn: {
      value: 'ಕಾಣಿಪಾಕಂ ಶ್ರೀ ವರಸಿದ್ಧಿ ವಿನಾಯಕ ದೇವಸ್ಥಾನ',
      confidence: 'low',
      checkedOn: '2026-11-20',
      sources: [],
      note: 'Our own rendering; not yet checked by a native reader.',
    },
  },
  description: {
    value:
      'A Ganesha temple near Chittoor, whose image sits in a well that is always full of water. People settle disputes by an oath before the image; the endowments department of the state runs the temple, not the board of Tirumala.',
    confidence: 'high',
    checkedOn: '2026-11-20',
    sources: [
      {
        name: 'Wikipedia: Vinayaka Temple, Kanipakam',
        kind: 'encyclopedia',
        url: 'https://en.wikipedia.org/wiki/Vinayaka_Temple,_Kanipakam',
      },
      {
        name: 'Techie Mechie',
        kind: 'blog',
        url: 'https://www.techiemechie.com/kanipakam-vinayaka-temple-kattamanchi/',
      },
    ],
  },
  deity: {
    value: 'Varasiddhi Vinayaka (Ganesha)',
    confidence: 'high',
    checkedOn: '2026-11-20',
    sources: [
      {
        name: 'Wikipedia: Vinayaka Temple, Kanipakam',
        kind: 'encyclopedia',
        url: 'https://en.wikipedia.org/wiki/Vinayaka_Temple,_Kanipakam',
      },
    ],
  },
  tradition: {
    value: 'other',
    confidence: 'high',
    checkedOn: '2026-11-20',
    sources: [
      {
        name: 'Wikipedia: Vinayaka Temple, Kanipakam',
        kind: 'encyclopedia',
        url: 'https://en.wikipedia.org/wiki/Vinayaka_Temple,_Kanipakam',
      },
    ],
    note: 'Our grouping, by the deity.',
  },
  coordinates: {
    value: { latitude: 13.2796, longitude: 79.0347 },
    confidence: 'medium',
    checkedOn: '2026-11-20',
    sources: [],
    note: 'Two public data sets agree to within 70 m, and the point fits the known 11 to 12 km from Chittoor.',
  },
  openingHours: {
    value: {
      sessions: [{ opens: '05:00', closes: '21:00' }],
      disputed: [
        { opens: '04:00', closes: '05:00' },
        { opens: '21:00', closes: '21:30' },
      ],
    },
    confidence: 'medium',
    checkedOn: '2026-11-23',
    sources: [
      {
        name: 'Sakshi',
        kind: 'newspaper',
        url: 'https://sakshi.com/telugu-news/andhra-pradesh/kanipakam-temple-timings-changed-due-covid-second-wave-1358405',
      },
    ],
    note: 'A newspaper of April 2021 gives 04:00 to 21:00 as the usual hours. 05:00 and 21:30 are from unofficial lists without an address to cite.',
  },
  hoursText: {
    value: '04:00 to 21:00; some lists say from 05:00 or until 21:30. Ask before you travel.',
    confidence: 'medium',
    checkedOn: '2026-11-23',
    sources: [
      {
        name: 'Sakshi',
        kind: 'newspaper',
        url: 'https://sakshi.com/telugu-news/andhra-pradesh/kanipakam-temple-timings-changed-due-covid-second-wave-1358405',
      },
    ],
    note: 'A newspaper of April 2021 gives 04:00 to 21:00 as the usual hours. 05:00 and 21:30 are from unofficial lists without an address to cite.',
  },
  visitMinutes: {
    value: { least: 45, usual: 90, most: 480 },
    confidence: 'medium',
    checkedOn: '2026-11-23',
    sources: [
      {
        name: 'Lokal',
        kind: 'newspaper',
        url: 'https://telugu.getlokalapp.com/andhra-news/chittoor-new/poothalapattu/puthalapattu-crowd-of-devotees-at-kanipakam-0902-0246-1-14415865',
      },
      { name: 'AP7AM', kind: 'newspaper', url: 'https://www.ap7am.com/tn/476896/telugu.html' },
      {
        name: 'The Hans India',
        kind: 'newspaper',
        url: 'https://assets.thehansindia.com/amp/news/cities/tirupathi/devotees-throng-srikalahasti-kanipakam-temples-885257',
      },
    ],
    note: 'About 3 hours were reported at weekends, 8 in the festival. The shortest and usual times are from public data sets without an address to cite.',
  },
  gettingThere: {
    value:
      'Direct buses of APSRTC from Tirupati, or by train or bus to Chittoor (11 to 12 km away) and on by local bus or auto-rickshaw. A taxi takes about an hour and a half.',
    confidence: 'medium',
    checkedOn: '2026-11-20',
    sources: [
      {
        name: 'Yatraklick',
        kind: 'blog',
        url: 'https://yatraklick.blogspot.com/2014/09/kanipaakam-chittoor-andhra-pradesh-india.html',
      },
      { name: 'Yvenkat', kind: 'blog', url: 'http://yvenkat.com/kanipakam/' },
    ],
  },
  festivals: {
    value: 'Brahmotsavam of 21 days from Vinayaka Chavithi, in August or September.',
    confidence: 'high',
    checkedOn: '2026-11-20',
    sources: [
      { name: 'HinduPad', kind: 'blog', url: 'https://hindupad.com/kanipakam-vinayaka/' },
      { name: 'AP7AM', kind: 'newspaper', url: 'https://www.ap7am.com/tn/476896/telugu.html' },
    ],
  },
  officialPage: {
    value: 'https://srikanipakadevasthanam.org/en-in/',
    confidence: 'medium',
    checkedOn: '2026-11-20',
    sources: [],
    note: 'Two independent lists give this address; we did not open it.',
  },
  beforeYouEnter: {
    dress: {
      value: 'Traditional dress.',
      confidence: 'low',
      checkedOn: '2026-11-20',
      sources: [],
      note: 'From a public data set without an address to cite.',
    },
    phonesAndCameras: {
      value:
        'Not allowed inside; a visitor of 2014 was warned of a large fine. There are counters for phones and cameras in front of the temple.',
      confidence: 'medium',
      checkedOn: '2026-11-23',
      sources: [
        { name: 'Suryaa', kind: 'newspaper', url: 'https://suryaa.com/telugu-latest-updates-131673-.html' },
        {
          name: 'The Hindu',
          kind: 'newspaper',
          url: 'http://www.thehindu.com/news/national/andhra-pradesh/ruthless-cheating-of-pilgrims-at-kanipakkam/article6611786.ece',
        },
        {
          name: 'Manasa',
          kind: 'blog',
          url: 'http://www.manasa.me/2014/06/kanipakam-vinayaka-temple.html',
        },
      ],
      note: 'The Executive Officer of the temple announced the ban from 1 April, in a report that does not name the year. The counters are in reports of 2014, when they took more than the fixed 2 rupees for a phone.',
    },
    bagsAndFootwear: {
      value: 'Footwear is left at a counter in front of the temple.',
      confidence: 'medium',
      checkedOn: '2026-11-23',
      sources: [
        {
          name: 'The Hindu',
          kind: 'newspaper',
          url: 'https://www.thehindu.com/news/national/andhra-pradesh/illegal-collection-at-kanipakam-temple-continues/article6749066.ece/amp/',
        },
      ],
      note: 'In a news report of 2015, when the counter took 3 to 5 rupees a pair and not the fixed 50 paise. About bags we found nothing.',
    },
    tickets: {
      value: 'The free line is open all day. There are paid quick lines: 100 and 150 rupees in late 2022.',
      confidence: 'high',
      checkedOn: '2026-11-20',
      sources: [
        {
          name: 'Andhra Jyothy',
          kind: 'newspaper',
          url: 'https://www.andhrajyothy.com/2022/andhra-pradesh/chittoor/free-darsanam-in-kanipakamngtsandhrapradesh-672972.html',
        },
        {
          name: 'The Hans India',
          kind: 'newspaper',
          url: 'https://www.thehansindia.com/andhra-pradesh/antaralaya-darshan-suspended-on-jan-1-2-to-cope-with-heavy-rush-775060',
        },
      ],
    },
    stepsAndSeating: { value: null, confidence: 'low', checkedOn: '2026-11-20', sources: [] },
  },
  photograph: {
    value: {
      url: 'https://upload.wikimedia.org/wikipedia/commons/8/8e/Kanipakam_Temple.jpg',
      filePage: 'https://commons.wikimedia.org/wiki/File:Kanipakam_Temple.jpg',
      author: 'Vin09',
      licence: 'CC BY-SA 4.0',
      licenceUrl: 'https://creativecommons.org/licenses/by-sa/4.0/',
      alt: 'The temple at Kanipakam',
    },
    confidence: 'medium',
    checkedOn: '2026-11-20',
    sources: [],
    note: 'Author and licence as stated in a credits list; the file page was not read.',
  },
}
