import type { Answer } from './schema.ts'

export const laddus: Answer = {
  id: 'laddus',
  topic: 'at-tirumala',
  question: 'How do I get laddus?',
  answer: {
    value:
      'After the darshan each pilgrim gets one laddu free at the laddu counters, and can buy more at 50 rupees each (2024). Since late August 2024 people without a ticket or token can buy two, with their Aadhaar card. Buy laddus nowhere else: they have been sold on a black market.',
    confidence: 'high',
    checkedOn: '2026-11-23',
    sources: [
      {
        name: 'The News Minute',
        kind: 'newspaper',
        url: 'https://www.thenewsminute.com/article/all-devotees-visiting-tirumala-get-one-free-tirupati-laddu-ttd-rolls-out-scheme-116421',
      },
      {
        name: 'The Hindu',
        kind: 'newspaper',
        url: 'https://www.thehindu.com/news/national/andhra-pradesh/no-changes-made-to-laddu-policy-only-lacunae-addressed-says-ttd-eo/article68593412.ece/amp/',
      },
      {
        name: 'The Federal',
        kind: 'newspaper',
        url: 'https://thefederal.com/category/states/south/andhra-pradesh/aadhaar-move-introduced-to-curtail-black-marketing-of-tirupati-laddus-official-142318',
      },
    ],
  },
  links: [],
  temples: ['tirumala'],
}
