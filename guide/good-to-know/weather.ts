import type { Answer } from './schema.ts'

export const weather: Answer = {
  id: 'weather',
  topic: 'before-you-come',
  question: 'What is the weather like?',
  answer: {
    value:
      'From March to June it is hot, about 40 degrees and more in Tirupati. It rains from July on, often hardest in October and November. December to February is the mildest time, about 15 degrees at night, with mist on the hill.',
    confidence: 'low',
    checkedOn: '2026-11-23',
    sources: [
      { name: 'Native Planet', kind: 'blog', url: 'https://www.nativeplanet.com/tirupati/weather/' },
      {
        name: 'ETV Bharat',
        kind: 'newspaper',
        url: 'https://etvbharat.com/amp/hindi/delhi/videos/bharat/mist-over-the-hills-of-tirumala-andhra-pradesh/na20201129182238713',
      },
      {
        name: 'The Hans India',
        kind: 'newspaper',
        url: 'https://www.thehansindia.com/amp/news/cities/tirupathi/restrictions-on-2-wheelers-on-tirumala-ghat-roads-842465',
      },
    ],
    note: 'From a travel site and news reports, not from a weather service.',
  },
  links: [],
  temples: [],
}
