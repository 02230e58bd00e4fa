import type { Answer } from './schema.ts'

export const fakeSites: Answer = {
  id: 'fake-sites',
  topic: 'before-you-come',
  question: 'How do I know a fake site or a tout?',
  answer: {
    value:
      'Sites and apps that copy those of the temple board (TTD) sell tickets and rooms that do not exist, and so do people who promise either for money. Book at ttdevasthanams.ap.gov.in alone; if somebody offers a ticket or a room elsewhere, ask the board by telephone before you pay.',
    confidence: 'medium',
    checkedOn: '2026-11-23',
    sources: [
      {
        name: 'The Hans India',
        kind: 'newspaper',
        url: 'https://www.thehansindia.com/andhra-pradesh/rising-online-scams-compel-ttd-to-strengthen-cyber-vigil-1041327',
      },
      { name: 'Surya', kind: 'newspaper', url: 'https://suryaa.com/andhra-pradesh-updates-173221-' },
    ],
  },
  links: [{ label: 'Tickets and rooms at Tirumala (TTD)', url: 'https://ttdevasthanams.ap.gov.in' }],
  temples: ['tirumala'],
}
