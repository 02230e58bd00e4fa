import type { Answer } from './schema.ts'

export const hillRoadSpeed: Answer = {
  id: 'hill-road-speed',
  topic: 'up-to-tirumala',
  question: 'Is there a speed check on the hill road?',
  answer: {
    value:
      'Yes. The time at which each vehicle enters is noted, and whoever arrives too soon can be stopped.',
    confidence: 'medium',
    checkedOn: '2026-11-20',
    sources: [
      {
        name: 'Samayam Telugu',
        kind: 'newspaper',
        url: 'https://telugu.samayam.com/andhra-pradesh/tirupati/ttd-key-update-on-tirumala-ghat-road-journey-and-timings-for-vehicles/articleshow/126462316.cms',
      },
    ],
    note: 'A guide without a date says that the way has to take at least 40 minutes.',
  },
  links: [],
  temples: ['tirumala'],
}
