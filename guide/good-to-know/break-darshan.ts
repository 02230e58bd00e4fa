import type { Answer } from './schema.ts'

export const breakDarshan: Answer = {
  id: 'break-darshan',
  topic: 'darshan',
  question: 'What are VIP break and Srivani tickets?',
  answer: {
    value:
      'VIP break is a short line for guests of the state and people with a letter of recommendation. A Srivani ticket is for anybody who gives 10,000 rupees to the Srivani trust and pays 500 more for the ticket. In January 2026 there were 500 a day online in advance, 800 a day online from 09:00 to 14:00 for the same day at 16:00, and 200 a day at Tirupati airport. On very busy days both have been cancelled.',
    confidence: 'high',
    checkedOn: '2026-11-23',
    sources: [
      {
        name: 'The Hans India',
        kind: 'newspaper',
        url: 'https://www.thehansindia.com/andhra-pradesh/srivani-darshan-tickets-to-go-online-completely-from-jan-9-1037132',
      },
      {
        name: 'Webdunia Telugu',
        kind: 'newspaper',
        url: 'https://telugu.webdunia.com/article/religious-news/ttd-srivani-darshan-at-5-pm-from-tomorrow-125073100018_1.html',
      },
      {
        name: 'ABP Desam',
        kind: 'newspaper',
        url: 'https://telugu.abplive.com/andhra-pradesh/tirupati/vip-darshan-can-be-done-without-recommendation-letters-from-political-leaders-187956/amp',
      },
      {
        name: 'The Hindu',
        kind: 'newspaper',
        url: 'https://www.thehindu.com/news/national/andhra-pradesh/waiting-time-for-free-darshan-at-tirumala-shoots-up-to-30-hours/article68215977.ece',
      },
      {
        name: 'Namasthe Telangana',
        kind: 'newspaper',
        url: 'https://www.ntnews.com/news/cancellation-of-issuance-of-srivani-offline-tickets-2254609',
      },
    ],
    note: 'The tickets for the same day began in January 2026 as a trial of one month. We could not find out what followed.',
  },
  links: [{ label: 'Tickets and rooms at Tirumala (TTD)', url: 'https://ttdevasthanams.ap.gov.in' }],
  temples: ['tirumala'],
}
