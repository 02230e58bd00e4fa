import type { Answer } from '../answer.ts'

export const atTirumala: readonly Answer[] = [
  {
    id: 'rooms',
    topic: 'at-tirumala',
    question: 'How do I get a room at Tirumala?',
    answer: {
      value:
        "Book online about three months ahead, or register on arrival at one of the counters at Tirumala with your mobile number and Aadhaar card; a text message says where to get the key. Of about 7,500 rooms 3,500 to 5,000 or more are for the general public (sources disagree), and they go fast. In 2023 a room cost 50 to 500 rupees a day. You get the deposit back when you leave. Sources disagree about the deposit: 500 rupees, as much as the rent, or two days' rent. Give nobody else the code (OTP) for the deposit: touts have taken the money with it.",
      confidence: 'medium',
      checkedOn: '2026-11-23',
      sources: [
        {
          name: 'Deccan Chronicle',
          kind: 'newspaper',
          url: 'https://www.deccanchronicle.com/nation/current-affairs/120721/tirumala-accommodation-system-reduces-waiting-time.html',
        },
        {
          name: 'AP7AM',
          kind: 'newspaper',
          url: 'https://www.ap7am.com/en/96228/new-rule-for-vip-accommodation-allocation-at-tirumala',
        },
        {
          name: 'News18',
          kind: 'newspaper',
          url: 'https://www.news18.com/news/india/good-news-for-tirupati-devotees-ttd-to-introduce-facial-recognition-technology-from-march-1-7135111.html',
        },
        {
          name: 'Hindustan Times Telugu',
          kind: 'newspaper',
          url: 'https://telugu.hindustantimes.com/andhra-pradesh/tirumala-devotees-alert-special-entry-darshan-tickets-rooms-booking-released-tomorrow-121742743025707.html',
        },
        {
          name: 'The Hans India',
          kind: 'newspaper',
          url: 'https://www.thehansindia.com/andhra-pradesh/ttd-revives-caution-deposit-for-rooms-597891',
        },
        {
          name: 'The Hindu',
          kind: 'newspaper',
          url: 'https://www.thehindu.com/news/national/andhra-pradesh/andhra-pradesh-ttd-mulls-online-tracking-system-to-know-status-of-refund-of-caution-deposit-amounts/article67158194.ece',
        },
        {
          name: 'The Hans India',
          kind: 'newspaper',
          url: 'https://www.thehansindia.com/andhra-pradesh/ttd-bracing-up-to-tackle-summer-rush-at-shrine-789961',
        },
      ],
      note: "Sources disagree about the deposit: two days' rent in 2020, 500 rupees and as much as the rent in 2023.",
    },
    links: [{ label: 'Tickets and rooms at Tirumala (TTD)', url: 'https://ttdevasthanams.ap.gov.in' }],
    temples: ['tirumala'],
  },
  {
    id: 'halls',
    topic: 'at-tirumala',
    question: 'Where can I rest and keep my bags without a room?',
    answer: {
      value:
        'In the halls of the temple board at Tirumala, called Pilgrim Amenities Complexes (PAC), with free lockers, toilets and baths. The newest, PAC-5 or Venkatadri Nilayam near the bus stand, opened in September 2025 with 2,400 lockers and 16 dormitories for people without a booking. In Tirupati there was a cloakroom on platform 1 of the railway station in 2019.',
      confidence: 'high',
      checkedOn: '2026-11-23',
      sources: [
        {
          name: 'The Hans India',
          kind: 'newspaper',
          url: 'https://www.thehansindia.com/andhra-pradesh/modern-amenities-tech-driven-crowd-management-rolled-out-at-tirumala-1009839',
        },
        {
          name: 'The Hans India',
          kind: 'newspaper',
          url: 'https://www.thehansindia.com/andhra-pradesh/cm-to-inaugurate-new-pilgrim-complex-in-tirumala-tomorrow-1009402',
        },
        {
          name: 'Andhra Jyothy',
          kind: 'newspaper',
          url: 'https://www.andhrajyothy.com/2025/andhra-pradesh/new-pilgrim-amenities-center-to-accommodate-4000-pilgrims-easing-accommodation-challenges-in-tirumala-1450749.html',
        },
        {
          name: 'Satyam News',
          kind: 'newspaper',
          url: 'https://satyamnews.net/ttd-making-all-the-arrangements-for-pilgrims/',
        },
        {
          name: 'The Times of India',
          kind: 'newspaper',
          url: 'https://timesofindia.indiatimes.com/city/vijayawada/passenger-amenities-get-an-upgrade-at-tirupati-railway-station-revised-dpr-for-redevelopment-under-discussion/articleshow/67933548.cms',
        },
      ],
      note: 'That the lockers are free is from an undated news report.',
    },
    links: [],
    temples: ['tirumala'],
  },
  {
    id: 'food',
    topic: 'at-tirumala',
    question: 'What can I eat, and where are the free meals?',
    answer: {
      value:
        'The whole hill town is vegetarian. The temple board (TTD) serves free meals (Annaprasadam) to everybody: at the Vengamamba complex, in the queue, in the halls (PAC) and at the Rambagicha bus stand. Below the hill there are some at Tiruchanoor, Govindaraja Swami, Srinivasam and Vishnu Nivasam. In 2019 the meals at Tirumala were from 10:30 to 16:00 and from 17:00 to 23:00.',
      confidence: 'high',
      checkedOn: '2026-11-23',
      sources: [
        { name: 'Wikipedia: Tirumala', kind: 'encyclopedia', url: 'https://en.wikipedia.org/wiki/Tirumala' },
        {
          name: 'The Hans India',
          kind: 'newspaper',
          url: 'https://www.thehansindia.com/andhra-pradesh/ttd-steps-up-annaprasadam-drive-across-60-temples-1030719',
        },
        {
          name: 'The New Indian Express',
          kind: 'newspaper',
          url: 'http://www.newindianexpress.com/states/andhra-pradesh/2019/may/07/ttd-trust-feeds-devout-sans-hurdle-as-funds-pour-in-1973590.html',
        },
      ],
    },
    links: [],
    temples: ['tirumala', 'tiruchanoor', 'govindaraja'],
  },
  {
    id: 'laddus',
    topic: 'at-tirumala',
    question: 'How do I get laddus?',
    answer: {
      value:
        'After the darshan each pilgrim gets one laddu free at the laddu counters, and can buy more at 50 rupees each (2024). Since late August 2024 people without a ticket or token can buy two, with their Aadhaar card. Buy laddus nowhere else: they have been sold on a black market.',
      confidence: 'high',
      checkedOn: '2026-11-23',
      sources: [
        {
          name: 'The News Minute',
          kind: 'newspaper',
          url: 'https://www.thenewsminute.com/article/all-devotees-visiting-tirumala-get-one-free-tirupati-laddu-ttd-rolls-out-scheme-116421',
        },
        {
          name: 'The Hindu',
          kind: 'newspaper',
          url: 'https://www.thehindu.com/news/national/andhra-pradesh/no-changes-made-to-laddu-policy-only-lacunae-addressed-says-ttd-eo/article68593412.ece/amp/',
        },
        {
          name: 'The Federal',
          kind: 'newspaper',
          url: 'https://thefederal.com/category/states/south/andhra-pradesh/aadhaar-move-introduced-to-curtail-black-marketing-of-tirupati-laddus-official-142318',
        },
      ],
    },
    links: [],
    temples: ['tirumala'],
  },
  {
    id: 'tonsure',
    topic: 'at-tirumala',
    question: 'Where is the tonsure (Kalyanakatta)?',
    answer: {
      value:
        'It is free, at the main Kalyanakatta and at smaller ones in the guest houses and halls. In 2022 the main one was open day and night, as were those in PAC-1, PAC-2, PAC-3 and the SV and Padmavati rest houses; the others from 03:00 to 21:00. There are women barbers, and hot water for a bath.',
      confidence: 'high',
      checkedOn: '2026-11-23',
      sources: [
        {
          name: 'The Hans India',
          kind: 'newspaper',
          url: 'https://www.thehansindia.com/news/cities/tirupathi/tirumala-kalynakatta-spruced-up-for-brahmotsavam-761397',
        },
        {
          name: 'The Hindu',
          kind: 'newspaper',
          url: 'https://www.thehindu.com/news/national/andhra-pradesh/andhra-pradesh-ttd-to-hire-852-more-barbers-for-tirumala-brahmotsavams/article65882679.ece',
        },
        { name: 'Go Tirupati', kind: 'blog', url: 'https://gotirupati.com/kalyanakatta-tirumala/' },
      ],
    },
    links: [],
    temples: ['tirumala'],
  },
]
