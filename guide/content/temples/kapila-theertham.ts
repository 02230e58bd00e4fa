import type { Temple } from '#guide/schema.ts'

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
          name: 'Tirupati district',
          kind: 'official',
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
  description: {
    value:
      'A Shiva temple at the foot of the Tirumala hills, where a stream falls straight into the temple tank. The fall is strongest in the rains and just after them; when it was in spate, bathing has been stopped.',
    confidence: 'high',
    checkedOn: '2026-11-20',
    sources: [
      {
        name: 'Wikipedia: Kapila Theertham',
        kind: 'encyclopedia',
        url: 'https://en.wikipedia.org/wiki/Kapila_Theertham',
      },
      {
        name: 'Tirupati district',
        kind: 'official',
        url: 'https://tirupati.ap.gov.in/te/tourist-place/శ్రీ-కపిలేశ్వర-స్వామి-దే',
      },
      {
        name: 'Kshetra Darshini',
        kind: 'blog',
        url: 'http://kshetradarshini.blogspot.com/2011/12/kapila-theertham.html',
      },
      {
        name: 'Samayam Telugu',
        kind: 'newspaper',
        url: 'https://telugu.samayam.com/andhra-pradesh/news/kapila-theertham-waterfall-flows-after-heavy-rains-in-tirumala-giries/articleshow/70761633.cms',
      },
    ],
    note: 'Bathing was stopped in August 2019.',
  },
  deity: {
    value: 'Kapileswara, a form of Shiva, with Kamakshi',
    confidence: 'high',
    checkedOn: '2026-11-20',
    sources: [
      {
        name: 'Wikipedia: Kapila Theertham',
        kind: 'encyclopedia',
        url: 'https://en.wikipedia.org/wiki/Kapila_Theertham',
      },
      {
        name: 'Vedic Forgotten Facts',
        kind: 'blog',
        url: 'https://vedicforgottenfacts.blogspot.com/2022/02/kapila-theertha.html',
      },
    ],
  },
  tradition: {
    value: 'shaiva',
    confidence: 'high',
    checkedOn: '2026-11-20',
    sources: [
      {
        name: 'Wikipedia: Kapila Theertham',
        kind: 'encyclopedia',
        url: 'https://en.wikipedia.org/wiki/Kapila_Theertham',
      },
    ],
    note: 'Our grouping, by the deity.',
  },
  coordinates: {
    value: { latitude: 13.6564, longitude: 79.4208 },
    confidence: 'medium',
    checkedOn: '2026-11-20',
    sources: [],
    note: 'From a public data set; others differ by up to 0.5 km north to south. Copies of the Wikipedia article give the point of the Tirumala temple by mistake.',
  },
  openingHours: {
    value: {
      sessions: [
        { opens: '05:00', closes: '16:00' },
        { opens: '17:30', closes: '20:30' },
      ],
      disputed: [
        { opens: '16:00', closes: '17:30' },
        { opens: '20:30', closes: '21:00' },
      ],
    },
    confidence: 'medium',
    checkedOn: '2026-11-23',
    sources: [
      {
        name: 'GoKshetra',
        kind: 'blog',
        url: 'https://gokshetra.com/tirupati-kapila-theertham-temple-timings-opening-closing/',
      },
      {
        name: 'Timbadia Insights',
        kind: 'blog',
        url: 'https://timbadiainsights.com/kapila-theertham-temple-timings/',
      },
    ],
    note: 'The break from 16:00 to 17:30 is from two blogs, which may have it from one another; a site that we do not cite says 16:00 to 16:30, others know of no break. One Telugu site that we do not cite has a break from noon.',
  },
  hoursText: {
    value:
      '05:00 to 16:00 and 17:30 to 20:30 or 21:00. Sources disagree about the break: come before 16:00 or after 17:30 to be safe. One source says free darshan only from 07:00 to 16:00.',
    confidence: 'medium',
    checkedOn: '2026-11-23',
    sources: [
      {
        name: 'GoKshetra',
        kind: 'blog',
        url: 'https://gokshetra.com/tirupati-kapila-theertham-temple-timings-opening-closing/',
      },
      {
        name: 'Timbadia Insights',
        kind: 'blog',
        url: 'https://timbadiainsights.com/kapila-theertham-temple-timings/',
      },
    ],
    note: 'The break from 16:00 to 17:30 is from two blogs, which may have it from one another; a site that we do not cite says 16:00 to 16:30, others know of no break. One Telugu site that we do not cite has a break from noon.',
  },
  visitMinutes: {
    value: { least: 20, usual: 60, most: 120 },
    confidence: 'low',
    checkedOn: '2026-11-23',
    sources: [],
    note: 'Our estimate, from public data sets without an address to cite.',
  },
  gettingThere: {
    value:
      'Town buses and shared auto-rickshaws towards Alipiri from the railway station or the bus stand. It is a stop of the local temple tour, and in the great festival people board hill buses here too.',
    confidence: 'medium',
    checkedOn: '2026-11-20',
    sources: [
      {
        name: 'Vedic Forgotten Facts',
        kind: 'blog',
        url: 'https://vedicforgottenfacts.blogspot.com/2022/02/kapila-theertha.html',
      },
      {
        name: 'ETV Bharat',
        kind: 'newspaper',
        url: 'https://etvbharat.com/telugu/andhra-pradesh/city/tirupathi/the-visiting-packages-of-local-temples-in-tirupati-is-start-from-tomorrow-in-tirupati-chittoor-district/ap20210625185327590',
      },
      {
        name: 'The Hans India',
        kind: 'newspaper',
        url: 'https://www.thehansindia.com/news/cities/tirupathi/tirupati-rtc-to-operate-410-buses-to-ferry-16-l-pilgrims-daily-822787',
      },
    ],
  },
  festivals: {
    value:
      'Annual Brahmotsavam and Maha Shivaratri in February or March; Karthika Deepam in November or December.',
    confidence: 'high',
    checkedOn: '2026-11-20',
    sources: [
      {
        name: 'Vihara Darshani',
        kind: 'blog',
        url: 'https://viharadarshani.in/2020/12/kapila-theertham-temple-history-waterfalls-timings-photos-sevas-tirupati.html/',
      },
      {
        name: 'Wikipedia: Kapila Theertham',
        kind: 'encyclopedia',
        url: 'https://en.wikipedia.org/wiki/Kapila_Theertham',
      },
    ],
  },
  officialPage: {
    value: 'https://tirupati.ap.gov.in/te/tourist-place/శ్రీ-కపిలేశ్వర-స్వామి-దే',
    confidence: 'high',
    checkedOn: '2026-11-20',
    sources: [
      {
        name: 'Tirupati district',
        kind: 'official',
        url: 'https://tirupati.ap.gov.in/te/tourist-place/శ్రీ-కపిలేశ్వర-స్వామి-దే',
      },
    ],
    note: 'A page of the district government, in Telugu. We know of no page of the temple board for this temple.',
  },
  beforeYouEnter: {
    dress: {
      value:
        'Dress modestly; traditional clothes are best. Bring a change of clothes if you bathe in the tank.',
      confidence: 'low',
      checkedOn: '2026-11-20',
      sources: [],
      note: 'From a public data set without an address to cite.',
    },
    phonesAndCameras: {
      value: 'You may photograph the waterfall and the tank, but not inside the shrine.',
      confidence: 'low',
      checkedOn: '2026-11-20',
      sources: [],
      note: 'From a public data set without an address to cite.',
    },
    bagsAndFootwear: { value: null, confidence: 'low', checkedOn: '2026-11-20', sources: [] },
    tickets: {
      value: 'Entry is free; there is a small charge for special darshan and pujas.',
      confidence: 'low',
      checkedOn: '2026-11-20',
      sources: [],
      note: 'From a public data set without an address to cite.',
    },
    stepsAndSeating: { value: null, confidence: 'low', checkedOn: '2026-11-20', sources: [] },
  },
}
