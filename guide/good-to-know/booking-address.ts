import type { Answer } from './schema.ts'

export const bookingAddress: Answer = {
  id: 'booking-address',
  topic: 'before-you-come',
  question: 'Where is the official place to book?',
  answer: {
    value:
      'The temple board of Tirumala (TTD) books tickets and rooms at ttdevasthanams.ap.gov.in; its general site is tirumala.org. Type the address yourself: a link that somebody sends may lead elsewhere.',
    confidence: 'medium',
    checkedOn: '2026-11-23',
    sources: [
      { name: 'Surya', kind: 'newspaper', url: 'https://suryaa.com/andhra-pradesh-updates-173221-' },
      {
        name: 'ETV Bharat',
        kind: 'newspaper',
        url: 'https://etvbharat.com/amp/telugu/telangana/state/hyderabad/tirumala-tirupati-devastanam-new-website/ts20200523074149691',
      },
    ],
    note: 'The booking address as the Executive Officer of the TTD gave it to a newspaper; before, it was tirupatibalaji.ap.gov.in. The general site is from a public data set. We opened none of them.',
  },
  links: [
    { label: 'Tickets and rooms at Tirumala (TTD)', url: 'https://ttdevasthanams.ap.gov.in' },
    { label: 'Tirumala Tirupati Devasthanams (TTD)', url: 'https://www.tirumala.org/' },
  ],
  temples: ['tirumala'],
}
