import type { Answer } from './schema.ts'

export const freeBuses: Answer = {
  id: 'free-buses',
  topic: 'up-to-tirumala',
  question: 'Are there free buses?',
  answer: {
    value:
      'The temple board of Tirumala (TTD) runs free buses from the bus stand and the railway station by way of Alipiri to the footpath of Srivari Mettu, and others round the town of Tirumala. From the airport we found none.',
    confidence: 'medium',
    checkedOn: '2026-11-20',
    sources: [
      { name: 'Suryaa', kind: 'newspaper', url: 'https://suryaa.com/andhra-pradesh-updates-223964-' },
      {
        name: 'Navya Media',
        kind: 'newspaper',
        url: 'https://telugu.navyamedia.com/ttd-additional-eo-launches-free-rtc-electric-buses-in-tirumala',
      },
    ],
  },
  links: [],
  temples: ['tirumala'],
}
