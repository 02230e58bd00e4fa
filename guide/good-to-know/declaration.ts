import type { Answer } from './schema.ts'

export const declaration: Answer = {
  id: 'declaration',
  topic: 'darshan',
  question: 'Do people of other faiths have to sign something?',
  answer: {
    value:
      'At Tirumala, yes. By rules 136 and 137 of the temple board (TTD) a visitor who is not a Hindu says so and signs a form, the declaration, that they have faith in Lord Venkateswara. It is handed in at the Vaikuntam queue complex before the darshan. In 2020 the chairman of the board said that not everybody can be asked.',
    confidence: 'high',
    checkedOn: '2026-11-23',
    sources: [
      {
        name: 'The New Indian Express',
        kind: 'newspaper',
        url: 'https://www.newindianexpress.com/states/andhra-pradesh/2020/sep/20/never-suggested-change-in-rules-no-politics-please-saysttdchairperson-yv-subba-reddy-2199428.html',
      },
      {
        name: 'The Hans India',
        kind: 'newspaper',
        url: 'https://www.thehansindia.com/news/cities/tirupathi/i-never-said-declaration-should-go-y-v-subba-reddy-646678',
      },
      {
        name: 'Suryaa',
        kind: 'newspaper',
        url: 'https://suryaa.co.in/do-you-know-what-tirumala-declaration-is',
      },
      {
        name: 'Bhartiya News',
        kind: 'newspaper',
        url: 'https://bhartiyanews24x7.com/what-is-the-declaration-system-at-tirumala-a-rule-non-hindu-visitors-must-follow',
      },
    ],
  },
  links: [],
  temples: ['tirumala'],
}
