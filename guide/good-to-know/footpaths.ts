import type { Answer } from './schema.ts'

export const footpaths: Answer = {
  id: 'footpaths',
  topic: 'up-to-tirumala',
  question: 'How do I walk up to Tirumala?',
  answer: {
    value:
      'There are two stepped paths: from Alipiri (about 11 km, 3,550 steps) and from Srivari Mettu (about 2.4 km, 2,400 steps). The path from Alipiri opens at about 05:00 and closes at about 21:30, and because of leopards people have had to walk it in groups of 70 to 100 in the afternoon.',
    confidence: 'medium',
    checkedOn: '2026-11-20',
    sources: [
      {
        name: 'The Hans India',
        kind: 'newspaper',
        url: 'https://www.thehansindia.com/news/cities/tirupathi/tirupati-rtc-to-operate-410-buses-to-ferry-16-l-pilgrims-daily-822787',
      },
      {
        name: 'The New Indian Express',
        kind: 'newspaper',
        url: 'http://www.newindianexpress.com/states/andhra-pradesh/2018/sep/12/apsrtc-to-run-five-buses-to-ply--every-two-minutes-to-hill-shrine-1870867.html',
      },
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
    ],
    note: 'The rules change whenever a leopard is seen: ask on the day.',
  },
  links: [],
  temples: ['tirumala'],
}
