import type { Answer } from './schema.ts'

export const phonesAndShoes: Answer = {
  id: 'phones-and-shoes',
  topic: 'at-the-temples',
  question: 'Where do my phone and my shoes go?',
  answer: {
    value:
      'At Tirumala phones are handed in at deposit counters before the queue, and cameras are banned. At Tiruchanoor leave both outside. At Kapila Theertham and Srikalahasti take no photographs in the shrine. Where shoes are kept, and what the other temples do, we could not find out: ask at the entrance.',
    confidence: 'medium',
    checkedOn: '2026-11-20',
    sources: [
      {
        name: 'The Hans India',
        kind: 'newspaper',
        url: 'https://www.thehansindia.com/andhra-pradesh/ttd-to-set-up-30-more-counters-for-issuing-laddus-says-eo-777614',
      },
      {
        name: 'Divya Desam Yatra',
        kind: 'blog',
        url: 'http://divyadesamyatra.blogspot.com/2012/05/trip-to-tirupathi-2.html',
      },
      { name: 'Vishsesh', kind: 'blog', url: 'https://vishsesh.blogspot.com/2025/11' },
    ],
    note: 'The word about Kapila Theertham and Srikalahasti is from a public data set without an address to cite.',
  },
  links: [],
  temples: ['tirumala', 'tiruchanoor', 'kapila-theertham', 'srikalahasti'],
}
