import type { Answer } from './schema.ts'

export const festivalTraffic: Answer = {
  id: 'festival-traffic',
  topic: 'up-to-tirumala',
  question: 'Can I drive up during Brahmotsavam?',
  answer: {
    value:
      'In 2022 two-wheelers were banned for two days around Garuda Seva, and cars needed a pass or had to park at Alipiri. In 2024 two-wheelers were banned again. Go up by bus.',
    confidence: 'medium',
    checkedOn: '2026-11-23',
    sources: [
      {
        name: 'The Hindu',
        kind: 'newspaper',
        url: 'https://www.thehindu.com/news/national/andhra-pradesh/heavy-traffic-restrictions-at-tirumala-feared-to-dampen-festive-spirit/article65955565.ece/amp/',
      },
      {
        name: 'The Hans India',
        kind: 'newspaper',
        url: 'https://www.thehansindia.com/andhra-pradesh/vehicle-pass-must-for-pilgrims-going-to-tirumala-763812',
      },
      {
        name: 'The Hans India',
        kind: 'newspaper',
        url: 'https://www.thehansindia.com/news/cities/tirupathi/elaborate-arrangements-on-garuda-seva-day-ttd-eo-912605',
      },
    ],
  },
  links: [],
  temples: ['tirumala'],
}
