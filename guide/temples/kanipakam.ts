import type { Temple } from '../schema.ts'

export const kanipakam: Temple = {
  id: 'kanipakam',
  name: 'Kanipakam',
  localNames: {
    te: {
      value: 'కాణిపాకం శ్రీ వరసిద్ధి వినాయక ఆలయం',
      confidence: 'high',
      checkedOn: '2026-11-20',
      sources: [
        {
          name: 'Lokal (local news site)',
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
  coordinates: {
    value: { latitude: 13.2796, longitude: 79.0347 },
    confidence: 'medium',
    checkedOn: '2026-11-20',
    sources: [],
    note: 'Two public data sets agree to within 70 m, and the point fits the known 11 to 12 km from Chittoor.',
  },
  distances: {
    airport: {
      value: { leastMetres: 81_000, mostMetres: 90_000 },
      confidence: 'low',
      checkedOn: '2026-11-20',
      sources: [],
      note: 'Our estimate: within 1.15 to 1.35 times the straight line, rounded. The 16 km into town plus 68 km on to the temple make 84 km.',
    },
    railwayStation: {
      value: { leastMetres: 68_000, mostMetres: 75_000 },
      confidence: 'medium',
      checkedOn: '2026-11-20',
      sources: [
        {
          name: 'Wikipedia: Vinayaka Temple, Kanipakam',
          url: 'https://en.wikipedia.org/wiki/Vinayaka_Temple,_Kanipakam',
        },
        {
          name: 'Yatraklick (blog)',
          url: 'https://yatraklick.blogspot.com/2014/09/kanipaakam-chittoor-andhra-pradesh-india.html',
        },
        {
          name: 'IPL Tours (tour operator)',
          url: 'http://ipltours.in/english/sri-swayambhu-varasidhi-vinayaka-swamy-temple-kanipakam/',
        },
      ],
      note: 'All say "from Tirupati": Wikipedia 68 km, a blog 70, a tour operator 75.',
    },
    busStand: {
      value: { leastMetres: 68_000, mostMetres: 75_000 },
      confidence: 'medium',
      checkedOn: '2026-11-20',
      sources: [
        {
          name: 'Wikipedia: Vinayaka Temple, Kanipakam',
          url: 'https://en.wikipedia.org/wiki/Vinayaka_Temple,_Kanipakam',
        },
        {
          name: 'Yatraklick (blog)',
          url: 'https://yatraklick.blogspot.com/2014/09/kanipaakam-chittoor-andhra-pradesh-india.html',
        },
      ],
      note: 'Sources say "from Tirupati", so the range is the same as from the railway station.',
    },
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
    confidence: 'high',
    checkedOn: '2026-11-20',
    sources: [],
    note: 'Author and licence as stated in a credits list; the file page was not read.',
  },
}
