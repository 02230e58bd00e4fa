import type { Temple } from '../schema.ts'

export const kapilaTheertham: Temple = {
  id: 'kapila-theertham',
  name: 'Kapila Theertham',
  localNames: {
    te: {
      value: 'శ్రీ కపిలేశ్వర స్వామి దేవాలయం (కపిల తీర్థం)',
      confidence: 'high',
      checkedOn: '2026-11-20',
      sources: [
        {
          name: 'Tirupati district (government)',
          url: 'https://tirupati.ap.gov.in/te/tourist-place/శ్రీ-కపిలేశ్వర-స్వామి-దే',
        },
      ],
    },
    hi: {
      value: 'श्री कपिलेश्वर स्वामी मंदिर (कपिल तीर्थम)',
      confidence: 'low',
      checkedOn: '2026-11-20',
      sources: [],
      note: 'Our own rendering; not yet checked by a native reader.',
    },
    ta: {
      value: 'ஸ்ரீ கபிலேஸ்வரர் கோவில் (கபில தீர்த்தம்)',
      confidence: 'low',
      checkedOn: '2026-11-20',
      sources: [],
      note: 'Our own rendering; not yet checked by a native reader.',
    },
    kn: {
      value: 'ಶ್ರೀ ಕಪಿಲೇಶ್ವರ ಸ್ವಾಮಿ ದೇವಸ್ಥಾನ (ಕಪಿಲ ತೀರ್ಥಂ)',
      confidence: 'low',
      checkedOn: '2026-11-20',
      sources: [],
      note: 'Our own rendering; not yet checked by a native reader.',
    },
  },
  coordinates: {
    value: { latitude: 13.6564, longitude: 79.4208 },
    confidence: 'medium',
    checkedOn: '2026-11-20',
    sources: [],
    note: 'From a public data set; others differ by up to 0.5 km north to south. Copies of the Wikipedia article give the point of the Tirumala temple by mistake.',
  },
  distances: {
    airport: {
      value: { leastMetres: 17_000, mostMetres: 17_000 },
      confidence: 'medium',
      checkedOn: '2026-11-20',
      sources: [
        {
          name: 'Velpu (temple directory)',
          url: 'https://velpu.co.in/temple/SRI-KAPILESWARA-SWAMY-TEMPLE/MTM3&map=yes',
        },
      ],
    },
    railwayStation: {
      value: { leastMetres: 3400, mostMetres: 5000 },
      confidence: 'high',
      checkedOn: '2026-11-20',
      sources: [
        {
          name: 'Tirupati district (government)',
          url: 'https://tirupati.ap.gov.in/te/tourist-place/శ్రీ-కపిలేశ్వర-స్వామి-దే',
        },
        {
          name: 'Velpu (temple directory)',
          url: 'https://velpu.co.in/temple/SRI-KAPILESWARA-SWAMY-TEMPLE/MTM3&map=yes',
        },
        {
          name: 'Temples in India Info (temple directory)',
          url: 'https://templesinindiainfo.com/tirupati-sri-kapileswara-swamy-temple-timings-fee-sevas-history',
        },
      ],
      note: 'The district government says 4 km, a temple directory 3.4 and another one 5.',
    },
    busStand: {
      value: { leastMetres: 3500, mostMetres: 4000 },
      confidence: 'medium',
      checkedOn: '2026-11-20',
      sources: [
        {
          name: 'Velpu (temple directory)',
          url: 'https://velpu.co.in/temple/SRI-KAPILESWARA-SWAMY-TEMPLE/MTM3&map=yes',
        },
        {
          name: 'Temples in India Info (temple directory)',
          url: 'https://templesinindiainfo.com/tirupati-sri-kapileswara-swamy-temple-timings-fee-sevas-history',
        },
        {
          name: 'Vihara Darshani (travel site)',
          url: 'https://viharadarshani.in/2020/12/kapila-theertham-temple-history-waterfalls-timings-photos-sevas-tirupati.html/',
        },
      ],
      note: 'One Telugu page says 1.5 km; that is shorter than the straight line and was dropped.',
    },
  },
}
