import type { Answer } from './schema.ts'

export const eldersAndInfants: Answer = {
  id: 'elders-and-infants',
  topic: 'at-the-temples',
  question: 'Is there help for elders, and for parents with infants?',
  answer: {
    value:
      'For Tirumala the temple board (TTD) releases 1,000 tickets a day for elders and disabled people, online and three months ahead; with one they go in at 15:00 by a line of their own, near the Tirumala Nambi temple. In 2018 elders were those of 65 and more, and parents with infants had two days a month. Ask the board by telephone what holds now, and at other temples ask there.',
    confidence: 'medium',
    checkedOn: '2026-11-23',
    sources: [
      {
        name: 'NewsMeter',
        kind: 'newspaper',
        url: 'https://telugu.newsmeter.in/andhra-pradesh/dont-believe-the-misinformation-about-darshan-for-the-elderly-ttd-756102',
      },
      {
        name: 'Namasthe Telangana',
        kind: 'newspaper',
        url: 'https://www.ntnews.com/telangana/chittoor-ttd-issued-alert-on-fake-news-2165782',
      },
      { name: 'TTD News', kind: 'official', url: 'https://news.tirumala.org/physically-handicapped/' },
    ],
    note: 'The tickets as the temple board told of them in October 2025.',
  },
  links: [{ label: 'Tickets and rooms at Tirumala (TTD)', url: 'https://ttdevasthanams.ap.gov.in' }],
  temples: ['tirumala'],
}
