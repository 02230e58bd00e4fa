import type { Answer } from './schema.ts'

export const halls: Answer = {
  id: 'halls',
  topic: 'at-tirumala',
  question: 'Where can I rest and keep my bags without a room?',
  answer: {
    value:
      'In the halls of the temple board at Tirumala, called Pilgrim Amenities Complexes (PAC), with free lockers, toilets and baths. The newest, PAC-5 or Venkatadri Nilayam near the bus stand, opened in September 2025 with 2,400 lockers and 16 dormitories for people without a booking. In Tirupati there was a cloakroom on platform 1 of the railway station in 2019.',
    confidence: 'high',
    checkedOn: '2026-11-23',
    sources: [
      {
        name: 'The Hans India',
        kind: 'newspaper',
        url: 'https://www.thehansindia.com/andhra-pradesh/modern-amenities-tech-driven-crowd-management-rolled-out-at-tirumala-1009839',
      },
      {
        name: 'The Hans India',
        kind: 'newspaper',
        url: 'https://www.thehansindia.com/andhra-pradesh/cm-to-inaugurate-new-pilgrim-complex-in-tirumala-tomorrow-1009402',
      },
      {
        name: 'Andhra Jyothy',
        kind: 'newspaper',
        url: 'https://www.andhrajyothy.com/2025/andhra-pradesh/new-pilgrim-amenities-center-to-accommodate-4000-pilgrims-easing-accommodation-challenges-in-tirumala-1450749.html',
      },
      {
        name: 'Satyam News',
        kind: 'newspaper',
        url: 'https://satyamnews.net/ttd-making-all-the-arrangements-for-pilgrims/',
      },
      {
        name: 'The Times of India',
        kind: 'newspaper',
        url: 'https://timesofindia.indiatimes.com/city/vijayawada/passenger-amenities-get-an-upgrade-at-tirupati-railway-station-revised-dpr-for-redevelopment-under-discussion/articleshow/67933548.cms',
      },
    ],
    note: 'That the lockers are free is from an undated news report.',
  },
  links: [],
  temples: ['tirumala'],
}
