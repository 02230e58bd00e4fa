import type { Answer } from './schema.ts'

export const crowds: Answer = {
  id: 'crowds',
  topic: 'before-you-come',
  question: 'When is Tirumala most crowded?',
  answer: {
    value:
      'At weekends, in the summer holidays, when several holidays come together, in the Tamil month of Purattasi (mid-September to mid-October), during Brahmotsavam, and around Vaikunta Ekadasi and New Year. At the end of 2025, on the first three days of Vaikunta Ekadasi, only people with a token were let in. In such weeks the temple board (TTD) has asked elders and parents with infants to come later.',
    confidence: 'high',
    checkedOn: '2026-11-23',
    sources: [
      {
        name: 'ETV Bharat',
        kind: 'newspaper',
        url: 'https://www.etvbharat.com/english/national/state/andhra-pradesh/ttd-appeals-to-postpone-tirumala-yatra-for-five-days/na20220811185313339339552',
      },
      {
        name: 'Sakshi Post',
        kind: 'newspaper',
        url: 'https://www.sakshipost.com/news/andhrapradesh/tirupati-20-hour-wait-time-srivari-darshan-summer-holidays-begin-404079',
      },
      {
        name: 'The Hindu',
        kind: 'newspaper',
        url: 'https://www.thehindu.com/news/national/andhra-pradesh/waiting-time-for-free-darshan-at-tirumala-shoots-up-to-30-hours/article68215977.ece',
      },
      {
        name: 'The New Indian Express',
        kind: 'newspaper',
        url: 'https://www.newindianexpress.com/states/andhra-pradesh/2025/Dec/24/ttd-chairman-dispels-no-ticket-no-darshan-rumours-ahead-of-vaikuntha-dwara-darshan-at-tirumala',
      },
      {
        name: 'Webjosh',
        kind: 'newspaper',
        url: 'https://webjosh.com/article/differently-abled-elderly-parents-with-infants-urged-to-postpone-tirumala-pilgrimage-over-expected-crowding-1660051368-9463',
      },
    ],
  },
  links: [],
  temples: ['tirumala'],
}
