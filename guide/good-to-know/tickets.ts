import type { Answer } from './schema.ts'

export const tickets: Answer = {
  id: 'tickets',
  topic: 'before-you-come',
  question: 'Do I need a ticket for Tirumala?',
  answer: {
    value:
      'The general line is free. A 300-rupee Special Entry ticket is sold online in advance, and free timed tokens are given out in Tirupati when there are any. Get a ticket or a token before you come, above all for weekends, holidays and festivals.',
    confidence: 'high',
    checkedOn: '2026-11-20',
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
        url: 'https://assets.thehansindia.com/amp/news/cities/tirupathi/devotees-throng-srikalahasti-kanipakam-temples-885257',
      },
    ],
  },
  links: [{ label: 'Tickets and rooms at Tirumala (TTD)', url: 'https://ttdevasthanams.ap.gov.in' }],
  temples: ['tirumala'],
}
