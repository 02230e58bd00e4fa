import type { Answer } from './schema.ts'

export const identity: Answer = {
  id: 'identity',
  topic: 'before-you-come',
  question: 'Which identity card do I bring?',
  answer: {
    value:
      "The Aadhaar card of everybody who comes with you. It is asked for at the counters for free tokens, walkers' tokens and rooms, and for laddus if you have no ticket. For what you booked online, bring the card that you booked with. In 2018 a voter card did for tokens, too.",
    confidence: 'medium',
    checkedOn: '2026-11-23',
    sources: [
      {
        name: 'The Hans India',
        kind: 'newspaper',
        url: 'https://www.thehansindia.com/andhra-pradesh/ttd-announces-temporary-shift-of-divya-darshan-token-counters-976856',
      },
      {
        name: 'AP7AM',
        kind: 'newspaper',
        url: 'https://www.ap7am.com/en/96228/new-rule-for-vip-accommodation-allocation-at-tirumala',
      },
      {
        name: 'The Hindu',
        kind: 'newspaper',
        url: 'https://www.thehindu.com/news/national/andhra-pradesh/no-changes-made-to-laddu-policy-only-lacunae-addressed-says-ttd-eo/article68593412.ece/amp/',
      },
      { name: 'TTD News', kind: 'official', url: 'https://news.tirumala.org/physically-handicapped/' },
    ],
    note: 'That it has to be the card of the booking is from a travel page that does not say who writes it.',
  },
  links: [],
  temples: ['tirumala'],
}
