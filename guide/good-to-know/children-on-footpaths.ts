import type { Answer } from './schema.ts'

export const childrenOnFootpaths: Answer = {
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
}
