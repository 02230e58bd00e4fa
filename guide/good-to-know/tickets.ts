import type { Answer } from './schema.ts'

export const tickets: Answer = {
  id: 'tickets',
  topic: 'darshan',
  question: 'Do I need a ticket for Tirumala?',
  answer: {
    value:
      'No: the general line (Sarva Darshan) is free. But it is the slowest. A 300-rupee ticket (Special Entry Darshan) is sold online in advance, and free tokens with a time on them (SSD tokens) are given out in Tirupati. Get a ticket or a token before you go up, above all for weekends, holidays and festivals.',
    confidence: 'high',
    checkedOn: '2026-11-23',
    sources: [
      {
        name: 'The Times of India',
        kind: 'newspaper',
        url: 'https://timesofindia.indiatimes.com/city/amaravati/ttd-to-allow-only-15000-devotees-for-darshan-at-tirumala-from-may-1/articleshow/82129069.cms',
      },
      {
        name: 'Sakshi',
        kind: 'newspaper',
        url: 'https://english.sakshi.com/news/telangana/ttd-offer-special-entry-darshan-tickets-tsrtc-passengers-156130',
      },
      {
        name: 'Telangana Today',
        kind: 'newspaper',
        url: 'https://telanganatoday.com/masks-now-mandatory-at-tirumala-temple',
      },
      {
        name: 'The Hans India',
        kind: 'newspaper',
        url: 'https://www.thehansindia.com/andhra-pradesh/devotees-rush-increases-at-tirumala-to-take-18-hours-for-sarvadarshans-943833',
      },
    ],
  },
  links: [{ label: 'Tickets and rooms at Tirumala (TTD)', url: 'https://ttdevasthanams.ap.gov.in' }],
  temples: ['tirumala'],
}
