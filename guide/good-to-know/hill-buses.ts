import type { Answer } from './schema.ts'

export const hillBuses: Answer = {
  id: 'hill-buses',
  topic: 'up-to-tirumala',
  question: 'Which bus goes up to Tirumala, and what does it cost?',
  answer: {
    value:
      'Buses of APSRTC, some of them electric, go every few minutes between Tirupati and Tirumala while the hill road is open. In August 2025 a seat cost 90 rupees in the Saptagiri Express and 110 in the air-conditioned Garuda; in 2022 a child paid 50. In August 2025 APSRTC said that women of Andhra Pradesh ride free in the Saptagiri Express, too, a few days after it had said the opposite. Bring an identity card and ask before you board. In 2023 APSRTC ran electric buses from the airport to Tirumala by way of Tirupati.',
    confidence: 'medium',
    checkedOn: '2026-11-23',
    sources: [
      {
        name: 'The Hans India',
        kind: 'newspaper',
        url: 'https://www.thehansindia.com/news/cities/tirupathi/tirupati-rtc-to-operate-410-buses-to-ferry-16-l-pilgrims-daily-822787',
      },
      {
        name: 'The Hindu',
        kind: 'newspaper',
        url: 'https://www.thehindu.com/news/national/andhra-pradesh/heavy-traffic-restrictions-at-tirumala-feared-to-dampen-festive-spirit/article65955565.ece/amp/',
      },
      {
        name: 'Hindusthan Samachar',
        kind: 'newspaper',
        url: 'https://telugu.hindusthansamachar.in//Encyc/2025/8/17/No-Free-Bus-Service-From-Tirupati-To-Tirumala-Det.php',
      },
      {
        name: 'TV9 Telugu',
        kind: 'newspaper',
        url: 'https://tv9telugu.com/andhra-pradesh/rtc-bus-charges-hike-between-tirumala-tirupati-in-andhra-pradesh-au79-739060.html',
      },
      {
        name: 'Mana Telangana',
        kind: 'newspaper',
        url: 'https://manatelangana.news/bus-charges-hike-in-tirumala-tirupati',
      },
      {
        name: 'The Hans India',
        kind: 'newspaper',
        url: 'https://www.thehansindia.com/andhra-pradesh/tirupati-apsrtc-launches-tirupati-kadapa-electric-bus-service-795494',
      },
      {
        name: 'The New Indian Express',
        kind: 'newspaper',
        url: 'https://www.newindianexpress.com/states/andhra-pradesh/2025/Aug/20/apsrtc-includes-tirumala-hill-route-in-stree-shakti-free-bus-travel-scheme-for-women',
      },
      {
        name: 'The Hans India',
        kind: 'newspaper',
        url: 'https://www.thehansindia.com/news/cities/visakhapatnam/ac-electric-bus-service-between-madanapalle-tirupati-begins-809660',
      },
      {
        name: 'T70mm',
        kind: 'newspaper',
        url: 'https://t70mm.com/amp/politics/free-ride-on-saptagiri-express-641514',
      },
    ],
    note: 'We found no order that puts the free rides into force.',
  },
  links: [],
  temples: ['tirumala'],
}
