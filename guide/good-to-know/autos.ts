import type { Answer } from './schema.ts'

export const autos: Answer = {
  id: 'autos',
  topic: 'up-to-tirumala',
  question: 'What do autos, taxis and shared jeeps cost?',
  answer: {
    value:
      'Agree on the price before you get in. Autos in Tirupati run without meters; in 2025 they often asked 35 to 40 percent more than the official fares, and the prepaid counter at the railway station was shut. A shared jeep up to Tirumala cost about 75 rupees a person in October 2024, when police seized six that asked 150. We found no list of fares that holds now.',
    confidence: 'medium',
    checkedOn: '2026-11-23',
    sources: [
      {
        name: 'The Hans India',
        kind: 'newspaper',
        url: 'https://www.thehansindia.com/amp/andhra-pradesh/pilgrims-face-harassment-by-auto-syndicate-in-pilgrim-city-995907',
      },
      {
        name: 'The Hans India',
        kind: 'newspaper',
        url: 'https://www.thehansindia.com/andhra-pradesh/6-jeeps-seized-for-collecting-high-fare-912862',
      },
    ],
  },
  links: [],
  temples: ['tirumala'],
}
