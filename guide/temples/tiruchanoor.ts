import type { Temple } from '../schema.ts'

export const tiruchanoor: Temple = {
  id: 'tiruchanoor',
  name: 'Tiruchanoor Sri Padmavathi Devi Temple',
  localNames: {
    te: {
      value: 'శ్రీ పద్మావతి అమ్మవారి ఆలయం',
      confidence: 'high',
      checkedOn: '2026-11-20',
      sources: [
        {
          name: 'Wikipedia: Sri Padmavathi Ammavari Temple, Tiruchanur',
          url: 'https://en.wikipedia.org/wiki/Sri_Padmavathi_Ammavari_Temple,_Tiruchanur',
        },
      ],
    },
    hi: {
      value: 'पद्मावती मंदिर, तिरुचनूर',
      confidence: 'low',
      checkedOn: '2026-11-20',
      sources: [],
      note: 'Our own rendering; not yet checked by a native reader. The place name itself comes from a public data set.',
    },
    ta: {
      value: 'திருச்சானூர் பத்மாவதி தாயார் கோவில்',
      confidence: 'low',
      checkedOn: '2026-11-20',
      sources: [],
      note: 'Our own rendering; not yet checked by a native reader.',
    },
    kn: {
      value: 'ತಿರುಚಾನೂರು ಶ್ರೀ ಪದ್ಮಾವತಿ ದೇವಿ ದೇವಸ್ಥಾನ',
      confidence: 'low',
      checkedOn: '2026-11-20',
      sources: [],
      note: 'Our own rendering; not yet checked by a native reader.',
    },
  },
  coordinates: {
    value: { latitude: 13.60781, longitude: 79.45011 },
    confidence: 'high',
    checkedOn: '2026-11-20',
    sources: [],
    note: 'From three public data sets. Older copies of the Wikipedia article give the point of the Tirumala temple by mistake.',
  },
  distances: {
    airport: {
      value: { leastMetres: 15_000, mostMetres: 15_000 },
      confidence: 'medium',
      checkedOn: '2026-11-20',
      sources: [{ name: 'TripXL (travel agency blog)', url: 'https://tripxl.com/blog/?p=51958' }],
      note: 'A single travel page, which says "about 15 km".',
    },
    railwayStation: {
      value: { leastMetres: 5000, mostMetres: 5000 },
      confidence: 'medium',
      checkedOn: '2026-11-20',
      sources: [
        {
          name: 'Hindu Temples of India (blog)',
          url: 'https://hindutemples-india.blogspot.com/2019/01/padmavathi-temple-tiruchanur-tirupati-andhra-pradesh.html',
        },
        {
          name: 'Wikipedia: Sri Padmavathi Ammavari Temple, Tiruchanur',
          url: 'https://en.wikipedia.org/wiki/Sri_Padmavathi_Ammavari_Temple,_Tiruchanur',
        },
      ],
      note: 'Sources say "from Tirupati".',
    },
    busStand: {
      value: { leastMetres: 5000, mostMetres: 5000 },
      confidence: 'medium',
      checkedOn: '2026-11-20',
      sources: [
        {
          name: 'Tirupati Travel Info (travel site)',
          url: 'https://tirupatitravelinfo.com/sri-padmavathi-ammavari-temple-tiruchanur',
        },
      ],
      note: 'The page says "from Tirupati"; a public data set names the bus stand.',
    },
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
    confidence: 'high',
    checkedOn: '2026-11-20',
    sources: [],
    note: 'Two credits lists agree on author and licence; the file page was not read.',
  },
}
