import type { Answer } from './schema.ts'

export const festivalTraffic: Answer = {
  id: 'festival-traffic',
  topic: 'up-to-tirumala',
  question: 'Can I drive up during Brahmotsavam?',
  answer: {
    value:
      'In the days of Brahmotsavam, above all on Garuda Seva, private vehicles are restricted on the hill. Go up by bus.',
    confidence: 'high',
    checkedOn: '2026-11-20',
    sources: [
      {
        name: 'The Hindu',
        kind: 'newspaper',
        url: 'https://www.thehindu.com/news/national/andhra-pradesh/heavy-traffic-restrictions-at-tirumala-feared-to-dampen-festive-spirit/article65955565.ece/amp/',
      },
    ],
  },
  links: [],
  temples: ['tirumala'],
}
