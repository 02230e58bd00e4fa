import type { Temple } from '#guide/schema.ts'

export const srikalahasti: Temple = {
  id: 'srikalahasti',
  name: 'Srikalahasteeswara Temple',
  localNames: {
    te: {
      value: 'శ్రీకాళహస్తీశ్వర స్వామి వారి ఆలయం, శ్రీకాళహస్తి',
      confidence: 'medium',
      checkedOn: '2026-11-23',
      sources: [
        {
          name: 'ETV Bharat',
          kind: 'newspaper',
          url: 'https://www.etvbharat.com/amp/telugu/andhra-pradesh/state/chittoor/time-change-in-srikalahasthi-darshan/ap20210531121601896',
        },
      ],
    },
    hi: {
      value: 'श्रीकालहस्तीश्वर मंदिर, श्रीकालहस्ती',
      confidence: 'low',
      checkedOn: '2026-11-20',
      sources: [],
      note: 'Our own rendering; not yet checked by a native reader.',
    },
    ta: {
      value: 'ஸ்ரீகாளஹஸ்தீஸ்வரர் கோவில், ஸ்ரீகாளஹஸ்தி',
      confidence: 'low',
      checkedOn: '2026-11-20',
      sources: [],
      note: 'Our own rendering; not yet checked by a native reader.',
    },
    kn: {
      value: 'ಶ್ರೀಕಾಳಹಸ್ತೀಶ್ವರ ದೇವಾಲಯ, ಶ್ರೀಕಾಳಹಸ್ತಿ',
      confidence: 'high',
      checkedOn: '2026-11-20',
      sources: [
        {
          name: 'Kannada Wikipedia: Srikalahasteeswara temple',
          kind: 'encyclopedia',
          url: 'https://kn.wikipedia.org/wiki/ಶ್ರೀಕಾಳಹಸ್ತೀಶ್ವರ_ದೇವಾಲಯ',
        },
      ],
    },
  },
  description: {
    value:
      'A major Shiva temple on the river Swarnamukhi, one of five that stand for the elements; this one is air. It stays open during eclipses, when almost every other temple shuts.',
    confidence: 'high',
    checkedOn: '2026-11-20',
    sources: [
      {
        name: 'Andhra Pradesh Tourism',
        kind: 'official',
        url: 'https://aptourism.gov.in/destinations/16/srikalahasti',
      },
      {
        name: 'Yahoo News Malaysia',
        kind: 'newspaper',
        url: 'https://malaysia.news.yahoo.com/andhras-srikalahasti-temple-remain-open-sunday-despite-solar-113149289.html',
      },
    ],
  },
  deity: {
    value: 'Srikalahasteeswara (Shiva as the linga of wind), with Gnana Prasunambika',
    confidence: 'high',
    checkedOn: '2026-11-20',
    sources: [
      {
        name: 'Wikipedia: Srikalahasteeswara temple',
        kind: 'encyclopedia',
        url: 'https://en.wikipedia.org/wiki/Srikalahasteeswara_temple',
      },
    ],
  },
  tradition: {
    value: 'shaiva',
    confidence: 'high',
    checkedOn: '2026-11-20',
    sources: [
      {
        name: 'Wikipedia: Srikalahasteeswara temple',
        kind: 'encyclopedia',
        url: 'https://en.wikipedia.org/wiki/Srikalahasteeswara_temple',
      },
    ],
    note: 'Our grouping, by the deity.',
  },
  coordinates: {
    value: { latitude: 13.74944, longitude: 79.69833 },
    confidence: 'high',
    checkedOn: '2026-11-20',
    sources: [
      {
        name: 'Wikipedia: Srikalahasteeswara temple',
        kind: 'encyclopedia',
        url: 'https://en.wikipedia.org/wiki/Srikalahasteeswara_temple',
      },
    ],
  },
  openingHours: {
    value: {
      sessions: [
        { opens: '06:00', closes: '12:30' },
        { opens: '16:00', closes: '21:00' },
      ],
      disputed: [
        { opens: '05:00', closes: '06:00' },
        { opens: '12:30', closes: '16:00' },
      ],
      exceptions: [
        {
          weekdays: ['saturday', 'sunday'],
          sessions: [
            { opens: '06:00', closes: '12:30' },
            { opens: '16:00', closes: '21:00' },
          ],
          disputed: [
            { opens: '05:00', closes: '06:00' },
            { opens: '12:30', closes: '16:00' },
            { opens: '21:00', closes: '21:30' },
          ],
        },
      ],
    },
    confidence: 'medium',
    checkedOn: '2026-11-23',
    sources: [
      {
        name: 'Bloggy Master',
        kind: 'blog',
        url: 'https://bloggymaster.com/tourist-place/srikalahasti-temple-guide-history-travel-tips',
      },
      {
        name: 'Samayam Telugu',
        kind: 'newspaper',
        url: 'https://telugu.samayam.com/andhra-pradesh/tirupati/srikalahasti-temple-darshan-timings-changed-due-to-karthika-masam/amp_articleshow/105196197.cms',
      },
      {
        name: 'Acharya Ganesh',
        kind: 'blog',
        url: 'https://acharyaganesh.com/temples/the-srikalahasti-temple-a-spiritual-haven',
      },
    ],
    note: "Most sources have no break, nor has the programme for Karthika of 2023 of the temple's Executive Officer; a blog has one until 16:00, a public data set without an address to cite until 15:00. The earlier opening in other months is from such data sets, 21:30 from a temple directory that we do not cite.",
  },
  hoursText: {
    value:
      '06:00 to 21:00; one list says until 21:30 on Saturdays and Sundays. Two sources mention a break from 12:30 to 15:00 or 16:00. In the month of Karthika (October to December) darshan has begun at 05:00, and some sources give 05:00 for other months, too.',
    confidence: 'medium',
    checkedOn: '2026-11-23',
    sources: [
      {
        name: 'Bloggy Master',
        kind: 'blog',
        url: 'https://bloggymaster.com/tourist-place/srikalahasti-temple-guide-history-travel-tips',
      },
      {
        name: 'Samayam Telugu',
        kind: 'newspaper',
        url: 'https://telugu.samayam.com/andhra-pradesh/tirupati/srikalahasti-temple-darshan-timings-changed-due-to-karthika-masam/amp_articleshow/105196197.cms',
      },
      {
        name: 'Acharya Ganesh',
        kind: 'blog',
        url: 'https://acharyaganesh.com/temples/the-srikalahasti-temple-a-spiritual-haven',
      },
    ],
    note: "Most sources have no break, nor has the programme for Karthika of 2023 of the temple's Executive Officer; a blog has one until 16:00, a public data set without an address to cite until 15:00. The earlier opening in other months is from such data sets, 21:30 from a temple directory that we do not cite.",
  },
  visitMinutes: {
    value: { least: 60, usual: 120, most: 300 },
    confidence: 'medium',
    checkedOn: '2026-11-23',
    sources: [
      {
        name: 'Bloggy Master',
        kind: 'blog',
        url: 'https://bloggymaster.com/tourist-place/srikalahasti-temple-guide-history-travel-tips',
      },
      {
        name: 'The Hans India',
        kind: 'newspaper',
        url: 'https://assets.thehansindia.com/amp/news/cities/tirupathi/devotees-throng-srikalahasti-kanipakam-temples-885257',
      },
    ],
    note: 'A guide says 2 to 4 hours. At weekends the queue alone has passed 3, and the Rahu-Ketu ritual takes longer still. The shortest and longest times are our estimate.',
  },
  gettingThere: {
    value:
      'Buses of APSRTC go often from Tirupati and take about an hour; trains stop at Srikalahasti station, and taxis go too. It lies beyond the airport from Tirupati, so if you fly in you can stop there first.',
    confidence: 'medium',
    checkedOn: '2026-11-20',
    sources: [
      {
        name: 'As Feel Good Stories',
        kind: 'blog',
        url: 'https://asfeelgoodstories.blogspot.com/search?max-results=10&updated-max=2023-03-04T22%3A27%3A00-08%3A00',
      },
    ],
  },
  festivals: {
    value: 'Maha Shivaratri Brahmotsavam in February or March.',
    confidence: 'high',
    checkedOn: '2026-11-20',
    sources: [
      {
        name: 'Deccan Chronicle',
        kind: 'newspaper',
        url: 'https://www.deccanchronicle.com/southern-states/andhra-pradesh/more-delhi-flights-planned-ram-mohan-naidu-visits-srikalahasti-1938956',
      },
      {
        name: 'The Hans India',
        kind: 'newspaper',
        url: 'https://www.thehansindia.com/andhra-pradesh/srikalahasti-decked-up-for-maha-shivaratri-783535',
      },
      {
        name: 'The New Indian Express',
        kind: 'newspaper',
        url: 'https://www.newindianexpress.com/states/andhra-pradesh/2023/feb/13/srikalahasti-temple-spruced-up-ahead-of-shivaratri-festival-2546962.html',
      },
    ],
  },
  officialPage: {
    value: 'https://srikalahasthitemple.com/',
    confidence: 'low',
    checkedOn: '2026-11-20',
    sources: [],
    note: 'Public data sets give this address, other lists srikalahasthitemple.org and aptemples.org; we opened none of them.',
  },
  beforeYouEnter: {
    dress: {
      value: 'Traditional dress, expected above all for the Rahu-Ketu ritual.',
      confidence: 'low',
      checkedOn: '2026-11-20',
      sources: [],
      note: 'From a public data set without an address to cite.',
    },
    phonesAndCameras: {
      value:
        'Not allowed inside: leave your phone in your room or at a deposit counter. In April 2023 the temple announced a fine of 5,000 rupees for a phone carried in; if the fine is not paid, the phone is taken away.',
      confidence: 'high',
      checkedOn: '2026-11-23',
      sources: [
        {
          name: 'News7 Tamil',
          kind: 'newspaper',
          url: 'https://news7tamil.live/kalahasti-sivan-temple-mobile-phone-not-aloud.html',
        },
        {
          name: 'Native News',
          kind: 'newspaper',
          url: 'https://nativenews.in/amp/india/carrying-cell-phone-inside-kalahasti-temple-rs-5-thousand-fine-1212331',
        },
        {
          name: 'Webdunia Tamil',
          kind: 'newspaper',
          url: 'https://p-tamil.webdunia.com/article/national-india-news-intamil/rs-5000-penalty-for-cellphone-says-kalakasthi-temple-officers-123041700040_1.html?amp=1',
        },
        {
          name: 'The Hindu',
          kind: 'newspaper',
          url: 'http://www.thehindu.com/news/national/andhra-pradesh/ruthless-cheating-of-pilgrims-at-kanipakkam/article6611786.ece',
        },
      ],
      note: 'The deposit counters are from a news report of 2014.',
    },
    bagsAndFootwear: { value: null, confidence: 'low', checkedOn: '2026-11-20', sources: [] },
    tickets: {
      value:
        'The general line (Sarva Darshan) is free. Quicker lines cost 50 and 200 rupees (2022); 500 rupees for a ticket close to the sanctum were announced in 2023. Tickets for the Rahu-Ketu ritual cost 500 to 5,000 rupees (2026).',
      confidence: 'high',
      checkedOn: '2026-11-23',
      sources: [
        {
          name: 'The Hans India',
          kind: 'newspaper',
          url: 'https://www.thehansindia.com/andhra-pradesh/tirupati-devotees-throng-siva-temples-on-last-monday-of-karthika-masam-770164',
        },
        {
          name: 'The Hans India',
          kind: 'newspaper',
          url: 'https://www.thehansindia.com/news/cities/tirupathi/srikalahasti-temple-to-introduce-rs-500-ticket-for-antaralaya-darshan-802673',
        },
        {
          name: 'Deccan Chronicle',
          kind: 'newspaper',
          url: 'https://www.deccanchronicle.com/southern-states/andhra-pradesh/devotee-influx-causes-long-queues-at-srikalahasti-1931190',
        },
      ],
    },
    stepsAndSeating: { value: null, confidence: 'low', checkedOn: '2026-11-20', sources: [] },
  },
  photograph: {
    value: {
      url: 'https://upload.wikimedia.org/wikipedia/commons/5/56/Srikalahasti_temple_and_Hill.jpg',
      filePage: 'https://commons.wikimedia.org/wiki/File:Srikalahasti_temple_and_Hill.jpg',
      author: 'iMahesh',
      licence: 'CC BY-SA 4.0',
      licenceUrl: 'https://creativecommons.org/licenses/by-sa/4.0/',
      alt: 'The Srikalahasti temple and a hill',
    },
    confidence: 'medium',
    checkedOn: '2026-11-20',
    sources: [],
    note: 'Author and licence as stated in a credits list; the file page was not read. The address was worked out from that of a smaller copy.',
  },
}
