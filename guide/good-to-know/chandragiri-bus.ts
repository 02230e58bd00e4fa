import type { Answer } from './schema.ts'

export const chandragiriBus: Answer = {
  id: 'chandragiri-bus',
  topic: 'around-tirupati',
  question: 'Which city bus goes west, towards Chandragiri?',
  answer: {
    value:
      'In February 2022 one was announced that leaves the Tirupati bus stand about every half hour from 05:30 to 21:15, by way of the railway station, SV University, Tummalagunta, Cherlopalli, Kalur cross and Thondavada.',
    confidence: 'medium',
    checkedOn: '2026-11-20',
    sources: [
      {
        name: 'The Hans India',
        kind: 'newspaper',
        url: 'https://www.thehansindia.com/andhra-pradesh/apsrtc-resumes-city-bus-services-between-tirupati-chandragiri-727660',
      },
    ],
  },
  links: [],
  temples: ['srinivasa-mangapuram', 'vakula-matha'],
}
