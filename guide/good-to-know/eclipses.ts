import type { Answer } from './schema.ts'

export const eclipses: Answer = {
  id: 'eclipses',
  topic: 'at-the-temples',
  question: 'What happens on the day of an eclipse?',
  answer: {
    value:
      'The temples of the board of Tirumala (TTD) shut from about six hours before an eclipse until they are purified. Srikalahasti stays open.',
    confidence: 'high',
    checkedOn: '2026-11-20',
    sources: [
      { name: 'TTD News', kind: 'official', url: 'https://news.tirumala.org/lunar-eclipse/' },
      {
        name: 'Yahoo News Malaysia',
        kind: 'newspaper',
        url: 'https://malaysia.news.yahoo.com/andhras-srikalahasti-temple-remain-open-sunday-despite-solar-113149289.html',
      },
    ],
  },
  links: [],
  temples: ['srikalahasti'],
}
