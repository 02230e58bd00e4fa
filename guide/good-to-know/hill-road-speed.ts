import type { Answer } from './schema.ts'

export const hillRoadSpeed: Answer = {
  id: 'hill-road-speed',
  topic: 'up-to-tirumala',
  question: 'Is there a speed check on the hill road?',
  answer: {
    value:
      'Yes. The time at which each vehicle enters is noted, and drivers who arrive too soon may be stopped and fined. In June 2023 the least time was 28 minutes up and 40 minutes down, and a vehicle that was faster was kept off the road for a time. Take at least 40 minutes each way to be safe.',
    confidence: 'high',
    checkedOn: '2026-11-23',
    sources: [
      {
        name: 'Samayam Telugu',
        kind: 'newspaper',
        url: 'https://telugu.samayam.com/andhra-pradesh/tirupati/ttd-key-update-on-tirumala-ghat-road-journey-and-timings-for-vehicles/articleshow/126462316.cms',
      },
      {
        name: 'The Hindu',
        kind: 'newspaper',
        url: 'https://www.thehindu.com/news/national/andhra-pradesh/andhra-pradesh-time-limit-reimposed-for-vehicles-on-tirumala-ghat-roads/article66919986.ece/amp/',
      },
    ],
    note: 'An undated guide says the drive must take at least 40 minutes.',
  },
  links: [],
  temples: ['tirumala'],
}
