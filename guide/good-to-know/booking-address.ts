import type { Answer } from './schema.ts'

export const bookingAddress: Answer = {
  id: 'booking-address',
  topic: 'before-you-come',
  question: 'Where is the official place to book?',
  answer: {
    value:
      'The temple board of Tirumala (TTD) books tickets and rooms at ttdevasthanams.ap.gov.in; its general site is tirumala.org. Type the address yourself: a link that somebody sends may lead elsewhere.',
    confidence: 'medium',
    checkedOn: '2026-11-20',
    sources: [],
    note: 'Public data sets give both addresses; we opened neither.',
  },
  links: [
    { label: 'Tickets and rooms at Tirumala (TTD)', url: 'https://ttdevasthanams.ap.gov.in' },
    { label: 'Tirumala Tirupati Devasthanams (TTD)', url: 'https://www.tirumala.org/' },
  ],
  temples: ['tirumala'],
}
