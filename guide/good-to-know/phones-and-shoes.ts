import type { Answer } from './schema.ts'

export const phonesAndShoes: Answer = {
  id: 'phones-and-shoes',
  topic: 'around-tirupati',
  question: 'Where do my phone and my shoes go?',
  answer: {
    value:
      'At Tirumala, Srikalahasti and Kanipakam phones and cameras are not allowed inside: leave them in your room or at a deposit counter. In April 2023 Srikalahasti announced a fine of 5,000 rupees for a phone carried in, and takes the phone if the fine is not paid. At Tiruchanoor leave both outside; at Kapila Theertham take no photographs in the shrine. At Kanipakam shoes are left at a counter in front of the temple. For the other temples, and for shoes elsewhere, ask at the entrance.',
    confidence: 'medium',
    checkedOn: '2026-11-23',
    sources: [
      {
        name: 'The Hans India',
        kind: 'newspaper',
        url: 'https://www.thehansindia.com/andhra-pradesh/ttd-to-set-up-30-more-counters-for-issuing-laddus-says-eo-777614',
      },
      {
        name: 'Divya Desam Yatra',
        kind: 'blog',
        url: 'http://divyadesamyatra.blogspot.com/2012/05/trip-to-tirupathi-2.html',
      },
      {
        name: 'News7 Tamil',
        kind: 'newspaper',
        url: 'https://news7tamil.live/kalahasti-sivan-temple-mobile-phone-not-aloud.html',
      },
      {
        name: 'Native News',
        kind: 'newspaper',
        url: 'https://nativenews.in/amp/india/carrying-cell-phone-inside-kalahasti-temple-rs-5-thousand-fine-1212331',
      },
      { name: 'Suryaa', kind: 'newspaper', url: 'https://suryaa.com/telugu-latest-updates-131673-.html' },
      {
        name: 'The Hindu',
        kind: 'newspaper',
        url: 'http://www.thehindu.com/news/national/andhra-pradesh/ruthless-cheating-of-pilgrims-at-kanipakkam/article6611786.ece',
      },
      { name: 'Vishsesh', kind: 'blog', url: 'https://vishsesh.blogspot.com/2025/11' },
    ],
    note: 'The ban at Kanipakam was announced by the Executive Officer of the temple, in a report that does not name the year. What is said of Kapila Theertham is from an open data set with no web page to link to.',
  },
  links: [],
  temples: ['tirumala', 'srikalahasti', 'kanipakam', 'tiruchanoor', 'kapila-theertham'],
}
