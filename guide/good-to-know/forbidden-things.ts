import type { Answer } from './schema.ts'

export const forbiddenThings: Answer = {
  id: 'forbidden-things',
  topic: 'before-you-come',
  question: 'What may I not take up to Tirumala?',
  answer: {
    value:
      "Plastic bottles, bags and shampoo sachets: since June 2022 they have to be thrown away at the check at Alipiri, and at first even babies' bottles were taken. Bring a bottle of steel or glass. Liquor and drugs are forbidden on the hill. Do not film reels in front of the temple: in July 2025 the temple board (TTD) said it would bring criminal cases.",
    confidence: 'high',
    checkedOn: '2026-11-23',
    sources: [
      {
        name: 'The New Indian Express',
        kind: 'newspaper',
        url: 'https://www.newindianexpress.com/states/andhra-pradesh/2022/jun/01/total-plastic-ban-in-andhra-pradeshs-tirumala-from-wednesday-2460466.html',
      },
      {
        name: 'The New Indian Express',
        kind: 'newspaper',
        url: 'https://www.newindianexpress.com/states/andhra-pradesh/2022/jun/02/plastic-ban-enforced-in-tirumala-2460883.html',
      },
      {
        name: 'The Hindu',
        kind: 'newspaper',
        url: 'https://www.thehindu.com/news/national/andhra-pradesh/excise-officials-caution-tirumala-visitors-on-intoxicants/article29551263.ece',
      },
      {
        name: 'NDTV',
        kind: 'newspaper',
        url: 'https://www.ndtv.com/india-news/to-tackle-direspectful-reels-tirupati-board-bans-filming-inside-temple-8993818',
      },
      {
        name: 'The Hans India',
        kind: 'newspaper',
        url: 'https://www.thehansindia.com/news/cities/tirupathi/ttd-warns-against-filming-reels-in-tirumala-strict-action-to-follow-992794',
      },
    ],
  },
  links: [],
  temples: ['tirumala'],
}
