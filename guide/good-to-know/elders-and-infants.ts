import type { Answer } from './schema.ts'

export const eldersAndInfants: Answer = {
  id: 'elders-and-infants',
  topic: 'darshan',
  question: 'Is there help for elders, and for parents with infants?',
  answer: {
    value:
      "For Tirumala the temple board (TTD) releases 1,000 tickets a day for elders and disabled people, online and three months ahead; with one they go in at 15:00 by a line of their own, near the Tirumala Nambi temple. In 2018 elders were those of 65 and more. Parents with a baby under one year are let in free by the Supatham entrance: in October 2023 from 12:00 to 18:00, with the baby's birth certificate and the Aadhaar cards of the parents. Phone TTD for the current rule; at other temples, ask there.",
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
      { name: 'TTD News', kind: 'official', url: 'https://news.tirumala.org/parents-infants/' },
      {
        name: 'Maalaimalar',
        kind: 'newspaper',
        url: 'https://www.maalaimalar.com/amp/news/national/tirupati-temple-infant-baby-parents-darshan-details-670536',
      },
      {
        name: 'Dinamani',
        kind: 'newspaper',
        url: 'https://www.dinamani.com/all-editions/edition-chennai/tirumala/2023/Oct/04/procedure-for-darshan-of-children-under-1-year-of-age-in-tirumala-4083432.html',
      },
    ],
    note: 'Tickets as TTD described them in October 2025. In 2017 and 2018 parents with children under five had extra days, about two a month.',
  },
  links: [{ label: 'Tickets and rooms at Tirumala (TTD)', url: 'https://ttdevasthanams.ap.gov.in' }],
  temples: ['tirumala'],
}
