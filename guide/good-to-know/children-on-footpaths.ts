import type { Answer } from './schema.ts'

export const childrenOnFootpaths: Answer = {
  id: 'children-on-footpaths',
  topic: 'up-to-tirumala',
  question: 'May children walk up?',
  answer: {
    value:
      'Because of leopards, children are kept off the paths after about 14:00. The age has been under 15 and later under 12.',
    confidence: 'medium',
    checkedOn: '2026-11-20',
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
    ],
    note: 'Under 15 in August 2023, under 12 in a later report. The rules change whenever a leopard is seen: ask on the day.',
  },
  links: [],
  temples: ['tirumala'],
}
