import type { Answer } from '../answer.ts'

export const onFoot: readonly Answer[] = [
  {
    id: 'footpaths',
    topic: 'on-foot',
    question: 'How do I walk up to Tirumala?',
    answer: {
      value:
        'By one of two stepped paths. From Alipiri it is 9 to 11 km with about 3,550 steps and takes 4 to 6 hours; from Srivari Mettu about 2 km with 2,388 steps, 2 to 3 hours. In February 2025 the path from Alipiri was open from 05:00 to 21:30, another report says 04:00 to 21:00, and because of leopards people had to walk in groups of 70 to 100 from 14:00. Srivari Mettu was open from 06:00 to 18:00 in 2019, until 16:00 in 2020 and 2021.',
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
          url: 'https://www.newindianexpress.com/states/andhra-pradesh/2023/apr/02/ttd-resumes-issuance-of-divya-darshan-tokens-2561870.html',
        },
        {
          name: 'The New Indian Express',
          kind: 'newspaper',
          url: 'https://www.newindianexpress.com/cities/hyderabad/2011/sep/24/srivari-mettu-shorter-arduous-path-to-tirumala-294134.html',
        },
        {
          name: 'Hindu Temples of India',
          kind: 'blog',
          url: 'https://hindutemples-india.blogspot.com/2019/01/srivari-mettu-tirumala-tirupati-andhra-pradesh.html',
        },
        {
          name: 'Andhra Prabha',
          kind: 'newspaper',
          url: 'https://prabhanews.com/ttd-restrictions-on-alipiri-stairway',
        },
        {
          name: 'News Line Telugu',
          kind: 'newspaper',
          url: 'https://newslinetelugu.com/telugu-news/devotional/ttd-big-alert-for-devotees-going-to-tirumala-4841',
        },
        {
          name: 'Vijaya Kranthi',
          kind: 'newspaper',
          url: 'https://vijayakranthinews.com/news/articlenews/continued-restrictions-on-tirumala-alipiri-walkway-50222',
        },
        {
          name: 'ETV Bharat',
          kind: 'newspaper',
          url: 'https://etvbharat.com/amp/telugu/andhra-pradesh/state/chittoor/ttd-reopened-shrees-stairway-from-today-onwards/ap20201105075304644',
        },
        {
          name: 'The Hans India',
          kind: 'newspaper',
          url: 'https://assets.thehansindia.com/amp/news/cities/tirupathi/tirupati-alipiri-footpath-works-to-be-completed-on-fast-pace-says-additional-eo-a-v-dharma-reddy-689048',
        },
      ],
      note: 'The rules change whenever a leopard is seen: ask on the day.',
    },
    links: [],
    temples: ['tirumala'],
  },
  {
    id: 'walkers-tokens',
    topic: 'on-foot',
    question: 'Do walkers get a token of their own?',
    answer: {
      value:
        'Yes, a free one (Divya Darshan) while there are any. Since June 2025 those for Srivari Mettu are given out at the Bhudevi Complex at Alipiri, to those who show their Aadhaar card; the temple board (TTD) called this temporary. Have the token scanned at step 1,200 on the way up: without that you are not let in with it. We could not find out whether there are tokens for the Alipiri path now. A token costs nothing, though auto and jeep drivers have taken money for one.',
      confidence: 'medium',
      checkedOn: '2026-11-23',
      sources: [
        {
          name: 'TTD News',
          kind: 'official',
          url: 'https://news.tirumala.org/srivari-mettu-dd-tokens-issuance-commences-_-%E0%B0%B6%E0%B1%8D%E0%B0%B0%E0%B1%80%E0%B0%B5%E0%B0%BE%E0%B0%B0%E0%B0%BF-%E0%B0%AE%E0%B1%86%E0%B0%9F%E0%B1%8D%E0%B0%9F%E0%B1%81-%E0%B0%AE%E0%B0%BE%E0%B0%B0/',
        },
        {
          name: 'The Hans India',
          kind: 'newspaper',
          url: 'https://www.thehansindia.com/andhra-pradesh/ttd-announces-temporary-shift-of-divya-darshan-token-counters-976856',
        },
        {
          name: 'The Hindu',
          kind: 'newspaper',
          url: 'https://www.thehindu.com/news/national/andhra-pradesh/ttd-resumes-scanning-of-divya-darshan-tokens-on-srivari-mettu-footpath/article68312315.ece/amp/',
        },
        {
          name: 'NTV Telugu',
          kind: 'newspaper',
          url: 'https://ntvtelugu.com/news/13-devotees-injured-at-tirumala-sri-vari-mettu-after-auto-wala-rash-driving-787346.html',
        },
      ],
    },
    links: [],
    temples: ['tirumala'],
  },
  {
    id: 'walkers-luggage',
    topic: 'on-foot',
    question: 'Who takes my bags when I walk up?',
    answer: {
      value:
        'The temple board (TTD) does, free of charge. Hand them in at the luggage counter at Alipiri or Srivari Mettu, keep the receipt, and get them back at Tirumala. In 2019 no phones, cameras or footwear were taken in the bags.',
      confidence: 'high',
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
          name: 'Hindu Temples of India',
          kind: 'blog',
          url: 'https://hindutemples-india.blogspot.com/2019/01/srivari-mettu-tirumala-tirupati-andhra-pradesh.html',
        },
      ],
    },
    links: [],
    temples: ['tirumala'],
  },
  {
    id: 'children-on-footpaths',
    topic: 'on-foot',
    question: 'May children walk up?',
    answer: {
      value:
        'Until about noon. Because of leopards, children are kept off the paths later in the day: in August 2023 those under 15 from 14:00, in February 2025 those under 12 from noon.',
      confidence: 'medium',
      checkedOn: '2026-11-23',
      sources: [
        {
          name: 'Andhra Prabha',
          kind: 'newspaper',
          url: 'https://prabhanews.com/ttd-restrictions-on-alipiri-stairway',
        },
        {
          name: 'The Hindu',
          kind: 'newspaper',
          url: 'https://www.thehindu.com/news/national/andhra-pradesh/ttd-imposes-restrictions-on-pilgrims-taking-footpath-routes-to-tirumala-temple/article67190758.ece/amp/',
        },
        {
          name: 'Telangana Today',
          kind: 'newspaper',
          url: 'https://telanganatoday.com/ap-children-permitted-on-alipiri-srivari-meetu-footpaths-only-upto-2-pm',
        },
        {
          name: 'Vijaya Kranthi',
          kind: 'newspaper',
          url: 'https://vijayakranthinews.com/news/articlenews/continued-restrictions-on-tirumala-alipiri-walkway-50222',
        },
      ],
      note: 'The rules change whenever a leopard is seen: ask on the day.',
    },
    links: [],
    temples: ['tirumala'],
  },
]
