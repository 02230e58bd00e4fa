import type { Answer } from './schema.ts'

export const tonsure: Answer = {
  id: 'tonsure',
  topic: 'at-tirumala',
  question: 'Where is the tonsure (Kalyanakatta)?',
  answer: {
    value:
      'It is free, at the main Kalyanakatta and at smaller ones in the guest houses and halls. In 2022 the main one was open day and night, as were those in PAC-1, PAC-2, PAC-3 and the SV and Padmavati rest houses; the others from 03:00 to 21:00. There are women barbers, and hot water for a bath.',
    confidence: 'high',
    checkedOn: '2026-11-23',
    sources: [
      {
        name: 'The Hans India',
        kind: 'newspaper',
        url: 'https://www.thehansindia.com/news/cities/tirupathi/tirumala-kalynakatta-spruced-up-for-brahmotsavam-761397',
      },
      {
        name: 'The Hindu',
        kind: 'newspaper',
        url: 'https://www.thehindu.com/news/national/andhra-pradesh/andhra-pradesh-ttd-to-hire-852-more-barbers-for-tirumala-brahmotsavams/article65882679.ece',
      },
      { name: 'Go Tirupati', kind: 'blog', url: 'https://gotirupati.com/kalyanakatta-tirumala/' },
    ],
  },
  links: [],
  temples: ['tirumala'],
}
