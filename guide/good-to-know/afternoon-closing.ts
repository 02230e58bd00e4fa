import type { Answer } from './schema.ts'

export const afternoonClosing: Answer = {
  id: 'afternoon-closing',
  topic: 'at-the-temples',
  question: 'Are temples open in the afternoon?',
  answer: {
    value: 'Several close for part of it. Plan your visits before noon or after about 16:30.',
    confidence: 'medium',
    checkedOn: '2026-11-20',
    sources: [
      {
        name: 'Yatradham',
        kind: 'blog',
        url: 'https://blog.yatradham.org/vakula-matha-temple-tirupati-opens/',
      },
      {
        name: 'Vidzone',
        kind: 'blog',
        url: 'https://vidzone.in/what-temple-timings-and-crowds-should-you-expect-at-appalayagunta-temple',
      },
    ],
  },
  links: [],
  temples: ['vakula-matha', 'appalayagunta', 'srinivasa-mangapuram'],
}
