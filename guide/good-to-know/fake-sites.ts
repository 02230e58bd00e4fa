import type { Answer } from './schema.ts'

export const fakeSites: Answer = {
  id: 'fake-sites',
  topic: 'before-you-come',
  question: 'How do I know a fake site or a tout?',
  answer: {
    value:
      'We found no list of fake sites or of touts that we could cite. The addresses of the temple board are tirumala.org and ttdevasthanams.ap.gov.in; if somebody offers a ticket or a room elsewhere, ask the board by telephone before you pay.',
    confidence: 'low',
    checkedOn: '2026-11-20',
    sources: [],
    note: 'Our advice; the two addresses are from public data sets.',
  },
  links: [{ label: 'Tickets and rooms at Tirumala (TTD)', url: 'https://ttdevasthanams.ap.gov.in' }],
  temples: ['tirumala'],
}
