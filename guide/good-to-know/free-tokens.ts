import type { Answer } from './schema.ts'

export const freeTokens: Answer = {
  id: 'free-tokens',
  topic: 'darshan',
  question: 'Where do I get a free token (SSD)?',
  answer: {
    value:
      'In January 2025 the counters were those of the temple board (TTD) in Tirupati: at Srinivasam opposite the bus stand, Vishnu Nivasam opposite the railway station, and the Bhudevi Complex at Alipiri. Bring your Aadhaar card and come early: tokens were given out from before dawn, and the counters close when those of the day are gone. On very busy days the token has been for a day or more later, or there were none.',
    confidence: 'medium',
    checkedOn: '2026-11-23',
    sources: [
      {
        name: 'Namasthe Telangana',
        kind: 'newspaper',
        url: 'https://www.ntnews.com/andhrapradesh-news/ttd-started-issuing-of-sarvadarshanam-tokens-for-devotees-in-tirupati-1860481',
      },
      {
        name: 'The New Indian Express',
        kind: 'newspaper',
        url: 'https://www.newindianexpress.com/states/andhra-pradesh/2022/feb/14/tirumala-tirupati-devasthanamsto-issue-darshan-tokens-offline-from-tomorrow-2419162.html',
      },
      {
        name: 'Mana Voice',
        kind: 'newspaper',
        url: 'https://manavoice.in/news/alert-to-srivari-devotees-ttd-key-changes-in-darshan-tickets',
      },
      {
        name: 'The Hans India',
        kind: 'newspaper',
        url: 'https://thehansindia.com/amp/andhra-pradesh/devotees-rush-increases-to-tirumala-to-take-15-hours-to-complete-darshans-767635',
      },
      {
        name: 'The Hans India',
        kind: 'newspaper',
        url: 'https://www.thehansindia.com/news/cities/tirupathi/tirumala-devotees-have-to-wait-two-days-for-darshan-735352',
      },
      {
        name: 'The Hindu',
        kind: 'newspaper',
        url: 'http://www.thehindu.com/news/national/andhra-pradesh/ttd-to-introduce-quota-system-in-slotted-sarva-darshanam/article23982043.ece',
      },
    ],
    note: 'In 2022 and 2023 there were counters in the choultries of Govindaraja Swami, too.',
  },
  links: [],
  temples: ['tirumala'],
}
