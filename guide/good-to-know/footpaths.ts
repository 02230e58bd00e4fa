import type { Answer } from './schema.ts'

export const footpaths: Answer = {
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
}
