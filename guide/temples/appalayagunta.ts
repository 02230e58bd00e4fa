import type { Temple } from '../schema.ts'

export const appalayagunta: Temple = {
  id: 'appalayagunta',
  name: 'Prasanna Venkateswara Temple, Appalayagunta',
  localNames: {
    te: {
      value: 'శ్రీ ప్రసన్న వేంకటేశ్వర స్వామి ఆలయం, అప్పలాయగుంట',
      confidence: 'high',
      checkedOn: '2026-11-20',
      sources: [
        {
          name: 'Hithokthi (devotional site)',
          url: 'https://hithokthi.com/viewstotra.php?cat_id=32&g_id=6&story_id=13556',
        },
      ],
      note: 'The name of the village is also spelt అప్పులాయగుంట.',
    },
    hi: {
      value: 'श्री प्रसन्न वेंकटेश्वर स्वामी मंदिर, अप्पलायगुंटा',
      confidence: 'low',
      checkedOn: '2026-11-20',
      sources: [],
      note: 'Our own rendering; not yet checked by a native reader.',
    },
    ta: {
      value: 'ஸ்ரீ பிரசன்ன வெங்கடேஸ்வரர் கோவில், அப்பலாயகுண்டா',
      confidence: 'low',
      checkedOn: '2026-11-20',
      sources: [],
      note: 'Our own rendering; not yet checked by a native reader.',
    },
    kn: {
      value: 'ಶ್ರೀ ಪ್ರಸನ್ನ ವೆಂಕಟೇಶ್ವರ ಸ್ವಾಮಿ ದೇವಸ್ಥಾನ, ಅಪ್ಪಲಾಯಗುಂಟ',
      confidence: 'low',
      checkedOn: '2026-11-20',
      sources: [],
      note: 'Our own rendering; not yet checked by a native reader.',
    },
  },
  coordinates: {
    value: { latitude: 13.5374, longitude: 79.4776 },
    confidence: 'low',
    checkedOn: '2026-11-20',
    sources: [],
    note: 'From one public data set; another puts it 5.5 km further east, and nothing decides between them.',
  },
  distances: {
    airport: {
      value: { leastMetres: 15_000, mostMetres: 20_000 },
      confidence: 'low',
      checkedOn: '2026-11-20',
      sources: [],
      note: 'Our estimate: 1.15 to 1.35 times the straight line, rounded, with a more generous upper end. The place of the temple on the map is itself uncertain.',
    },
    railwayStation: {
      value: { leastMetres: 14_000, mostMetres: 20_000 },
      confidence: 'medium',
      checkedOn: '2026-11-20',
      sources: [
        {
          name: 'Vidzone (blog)',
          url: 'https://vidzone.in/what-temple-timings-and-crowds-should-you-expect-at-appalayagunta-temple',
        },
        {
          name: 'Tirumala Tirupati Yatra (travel site)',
          url: 'https://tirumalatirupatiyatra.in/near-by-temples/prasanna-venkateswara-swami-appalayagunta/',
        },
        {
          name: 'India Unveiled (travel site)',
          url: 'https://www.indiaunveiled.in/category/topic/religious-spiritual?page=238',
        },
      ],
      note: 'All say "from Tirupati", with figures from 14 to 20 km. An old Telugu Wikipedia text says 30.',
    },
    busStand: {
      value: { leastMetres: 14_000, mostMetres: 20_000 },
      confidence: 'medium',
      checkedOn: '2026-11-20',
      sources: [
        {
          name: 'Hindutva Online (blog)',
          url: 'https://hindutva.online/appalayagunta-temple-timings-darshan-pooja-schedule-festival-calendar',
        },
        {
          name: 'Sanatana Vibes (blog)',
          url: 'https://www.sanatanavibes.in/2025/10/sri-prasanna-venkateswara-swamy-temple.html',
        },
      ],
      note: 'Sources say "from Tirupati", so the range is the same as from the railway station.',
    },
  },
}
