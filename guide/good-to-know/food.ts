import type { Answer } from './schema.ts'

export const food: Answer = {
  id: 'food',
  topic: 'at-tirumala',
  question: 'What can I eat, and where are the free meals?',
  answer: {
    value:
      'The whole hill town is vegetarian. The temple board (TTD) serves free meals (Annaprasadam) to everybody: at the Vengamamba complex, in the queue, in the halls (PAC) and at the Rambagicha bus stand. Below the hill there are some at Tiruchanoor, Govindaraja Swami, Srinivasam and Vishnu Nivasam. In 2019 the meals at Tirumala were from 10:30 to 16:00 and from 17:00 to 23:00.',
    confidence: 'high',
    checkedOn: '2026-11-23',
    sources: [
      { name: 'Wikipedia: Tirumala', kind: 'encyclopedia', url: 'https://en.wikipedia.org/wiki/Tirumala' },
      {
        name: 'The Hans India',
        kind: 'newspaper',
        url: 'https://www.thehansindia.com/andhra-pradesh/ttd-steps-up-annaprasadam-drive-across-60-temples-1030719',
      },
      {
        name: 'The New Indian Express',
        kind: 'newspaper',
        url: 'http://www.newindianexpress.com/states/andhra-pradesh/2019/may/07/ttd-trust-feeds-devout-sans-hurdle-as-funds-pour-in-1973590.html',
      },
    ],
  },
  links: [],
  temples: ['tirumala', 'tiruchanoor', 'govindaraja'],
}
