import type { Answer } from './schema.ts'

export const eclipses: Answer = {
  id: 'eclipses',
  topic: 'around-tirupati',
  question: 'What happens on the day of an eclipse?',
  answer: {
    value:
      'The temples of the board of Tirumala (TTD) shut from about six hours before an eclipse until they are purified: Tirumala, Tiruchanoor, Srinivasa Mangapuram, Kapila Theertham, Govindaraja Swami, Appalayagunta and others. Srikalahasti stays open. Opening times in this guide do not allow for eclipses.',
    confidence: 'high',
    checkedOn: '2026-11-23',
    sources: [
      { name: 'TTD News', kind: 'official', url: 'https://news.tirumala.org/lunar-eclipse/' },
      {
        name: 'TTD News',
        kind: 'official',
        url: 'https://news.tirumala.org/local-temples-remain-closed-on-jan-31-following-total-lunar-eclipse/',
      },
      {
        name: 'The Hindu',
        kind: 'newspaper',
        url: 'https://www.thehindu.com/news/national/andhra-pradesh/temples-in-tirupati-to-remain-closed-on-account-of-lunar-eclipse-on-nov-8/article66103688.ece/amp/',
      },
      {
        name: 'Yahoo News Malaysia',
        kind: 'newspaper',
        url: 'https://malaysia.news.yahoo.com/andhras-srikalahasti-temple-remain-open-sunday-despite-solar-113149289.html',
      },
    ],
  },
  links: [],
  temples: [
    'tirumala',
    'tiruchanoor',
    'srinivasa-mangapuram',
    'kapila-theertham',
    'govindaraja',
    'appalayagunta',
    'srikalahasti',
  ],
}
