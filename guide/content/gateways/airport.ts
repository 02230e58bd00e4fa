import type { Gateway } from '#guide/schema.ts'

export const airport: Gateway = {
  id: 'airport',
  label: 'Airport',
  name: {
    value: 'Tirupati Airport (Renigunta), code TIR',
    confidence: 'high',
    checkedOn: '2026-11-20',
    sources: [
      {
        name: 'Wikipedia: Tirupati Airport',
        kind: 'encyclopedia',
        url: 'https://en.wikipedia.org/wiki/Tirupati_Airport',
      },
    ],
  },
  coordinates: {
    value: { latitude: 13.6325, longitude: 79.5433 },
    confidence: 'medium',
    checkedOn: '2026-11-20',
    sources: [],
    note: 'From three public data sets. The point Wikipedia gives for the airfield is 0.7 km away, and the terminal itself was not measured.',
  },
  onwardTransport: {
    value:
      'Take a taxi, a hired car or an APSRTC bus from the terminal into town. In 2023 APSRTC ran electric buses from the airport to Tirumala by way of Tirupati. We found no mention of a free temple bus from the airport.',
    confidence: 'medium',
    checkedOn: '2026-11-23',
    sources: [
      {
        name: 'The Financial Express',
        kind: 'newspaper',
        url: 'https://www.financialexpress.com/infrastructure/airlines-aviation/good-news-for-tirumala-tirupati-pilgrims-modi-cabinet-gives-nod-for-ceremonial-lounge-at-renigunta-airport/1777002/',
      },
      {
        name: 'The Hans India',
        kind: 'newspaper',
        url: 'https://www.thehansindia.com/andhra-pradesh/tirupati-apsrtc-launches-tirupati-kadapa-electric-bus-service-795494',
      },
      {
        name: 'The Hans India',
        kind: 'newspaper',
        url: 'https://www.thehansindia.com/news/cities/visakhapatnam/ac-electric-bus-service-between-madanapalle-tirupati-begins-809660',
      },
    ],
    note: 'In 2023 there were 14 electric buses on this road; we did not find their times.',
  },
}
