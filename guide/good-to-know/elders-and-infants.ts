import type { Answer } from './schema.ts'

export const eldersAndInfants: Answer = {
  id: 'elders-and-infants',
  topic: 'at-the-temples',
  question: 'Is there help for elders, and for parents with infants?',
  answer: {
    value:
      'We found nothing about lines, wheelchairs or seats for them that we could cite. For Tirumala ask the temple board (TTD) by telephone, and the temple itself elsewhere.',
    confidence: 'low',
    checkedOn: '2026-11-20',
    sources: [],
    note: 'Looked for in saved pages and public data sets, not found.',
  },
  links: [],
  temples: [],
}
