import type { Answer } from './schema.ts'

export const afternoonClosing: Answer = {
  id: 'afternoon-closing',
  topic: 'around-tirupati',
  question: 'Are temples open in the afternoon?',
  answer: {
    value:
      'Several close for part of it. Plan your visits before noon or after about 16:30; Kapila Theertham seems to close later, from 16:00 to 17:30.',
    confidence: 'medium',
    checkedOn: '2026-11-23',
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
      {
        name: 'Vidzone',
        kind: 'blog',
        url: 'https://vidzone.in/what-are-the-temple-timings-and-best-time-to-visit-sri-kalyana-venkateswara-swamy-temple',
      },
      {
        name: 'GoKshetra',
        kind: 'blog',
        url: 'https://gokshetra.com/tirupati-kapila-theertham-temple-timings-opening-closing/',
      },
    ],
  },
  links: [],
  temples: ['vakula-matha', 'appalayagunta', 'srinivasa-mangapuram', 'kapila-theertham'],
}
