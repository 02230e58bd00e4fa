import type { Answer } from './schema.ts'

export const food: Answer = {
  id: 'food',
  topic: 'at-the-temples',
  question: 'What can I eat at Tirumala?',
  answer: {
    value: 'The whole hill town is vegetarian.',
    confidence: 'high',
    checkedOn: '2026-11-20',
    sources: [
      { name: 'Wikipedia: Tirumala', kind: 'encyclopedia', url: 'https://en.wikipedia.org/wiki/Tirumala' },
    ],
  },
  links: [],
  temples: ['tirumala'],
}
