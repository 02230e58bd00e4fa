import type { Answer } from './schema.ts'

export const rooms: Answer = {
  id: 'rooms',
  topic: 'at-tirumala',
  question: 'How do I get a room at Tirumala?',
  answer: {
    value:
      "Book online about three months ahead, or register on arrival at one of the counters at Tirumala with your mobile number and Aadhaar card; a text message says where to get the key. Of about 7,500 rooms 3,500 to 5,000 or more are for the general public (sources disagree), and they go fast. In 2023 a room cost 50 to 500 rupees a day. You get the deposit back when you leave. Sources disagree about the deposit: 500 rupees, as much as the rent, or two days' rent. Give nobody else the code (OTP) for the deposit: touts have taken the money with it.",
    confidence: 'medium',
    checkedOn: '2026-11-23',
    sources: [
      {
        name: 'Deccan Chronicle',
        kind: 'newspaper',
        url: 'https://www.deccanchronicle.com/nation/current-affairs/120721/tirumala-accommodation-system-reduces-waiting-time.html',
      },
      {
        name: 'AP7AM',
        kind: 'newspaper',
        url: 'https://www.ap7am.com/en/96228/new-rule-for-vip-accommodation-allocation-at-tirumala',
      },
      {
        name: 'News18',
        kind: 'newspaper',
        url: 'https://www.news18.com/news/india/good-news-for-tirupati-devotees-ttd-to-introduce-facial-recognition-technology-from-march-1-7135111.html',
      },
      {
        name: 'Hindustan Times Telugu',
        kind: 'newspaper',
        url: 'https://telugu.hindustantimes.com/andhra-pradesh/tirumala-devotees-alert-special-entry-darshan-tickets-rooms-booking-released-tomorrow-121742743025707.html',
      },
      {
        name: 'The Hans India',
        kind: 'newspaper',
        url: 'https://www.thehansindia.com/andhra-pradesh/ttd-revives-caution-deposit-for-rooms-597891',
      },
      {
        name: 'The Hindu',
        kind: 'newspaper',
        url: 'https://www.thehindu.com/news/national/andhra-pradesh/andhra-pradesh-ttd-mulls-online-tracking-system-to-know-status-of-refund-of-caution-deposit-amounts/article67158194.ece',
      },
      {
        name: 'The Hans India',
        kind: 'newspaper',
        url: 'https://www.thehansindia.com/andhra-pradesh/ttd-bracing-up-to-tackle-summer-rush-at-shrine-789961',
      },
    ],
    note: "Sources disagree about the deposit: two days' rent in 2020, 500 rupees and as much as the rent in 2023.",
  },
  links: [{ label: 'Tickets and rooms at Tirumala (TTD)', url: 'https://ttdevasthanams.ap.gov.in' }],
  temples: ['tirumala'],
}
