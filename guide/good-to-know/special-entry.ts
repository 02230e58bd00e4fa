import type { Answer } from './schema.ts'

export const specialEntry: Answer = {
  id: 'special-entry',
  topic: 'darshan',
  question: 'When are the 300-rupee tickets sold?',
  answer: {
    value:
      'About the 24th or 25th of each month from 10:00, online only, for about three months ahead. On 24 March 2025, for example, the tickets for June came out, and the rooms for June at 15:00. They go fast: in November 2023 most of the tickets for a festival were sold within a quarter of an hour.',
    confidence: 'high',
    checkedOn: '2026-11-23',
    sources: [
      {
        name: 'Hindustan Times Telugu',
        kind: 'newspaper',
        url: 'https://telugu.hindustantimes.com/andhra-pradesh/tirumala-devotees-alert-special-entry-darshan-tickets-rooms-booking-released-tomorrow-121742743025707.html',
      },
      {
        name: 'ETV Bharat',
        kind: 'newspaper',
        url: 'https://etvbharat.com/telugu/andhra-pradesh/state/tirupati/ttd-has-released-schedule-for-tirumala-arjitha-seva-and-darshan-ticket-booking/ap20230519163343839839343',
      },
      {
        name: 'Vaartha',
        kind: 'newspaper',
        url: 'https://www.vaartha.com/tirumal-srivari-special-darshan-tickets-will-be-available-from-july-24/',
      },
      {
        name: 'Prajasakti',
        kind: 'newspaper',
        url: 'https://archives.prajasakti.com/Special-response-to-special-darshan-tickets-of-Srivari-Bookings-complete-within-21-minutes',
      },
    ],
  },
  links: [{ label: 'Tickets and rooms at Tirumala (TTD)', url: 'https://ttdevasthanams.ap.gov.in' }],
  temples: ['tirumala'],
}
