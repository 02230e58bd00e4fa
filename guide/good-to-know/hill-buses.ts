import type { Answer } from './schema.ts'

export const hillBuses: Answer = {
  id: 'hill-buses',
  topic: 'up-to-tirumala',
  question: 'Which bus goes up to Tirumala?',
  answer: {
    value:
      'Buses of APSRTC, some of them electric, go every few minutes between Tirupati and Tirumala while the hill road is open.',
    confidence: 'high',
    checkedOn: '2026-11-20',
    sources: [
      {
        name: 'The Hans India',
        kind: 'newspaper',
        url: 'https://www.thehansindia.com/news/cities/tirupathi/tirupati-rtc-to-operate-410-buses-to-ferry-16-l-pilgrims-daily-822787',
      },
      {
        name: 'The Hindu',
        kind: 'newspaper',
        url: 'https://www.thehindu.com/news/national/andhra-pradesh/heavy-traffic-restrictions-at-tirumala-feared-to-dampen-festive-spirit/article65955565.ece/amp/',
      },
    ],
    note: 'Sources disagree about the fare, so we give none.',
  },
  links: [],
  temples: ['tirumala'],
}
