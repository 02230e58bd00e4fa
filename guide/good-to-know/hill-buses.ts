import type { Answer } from './schema.ts'

export const hillBuses: Answer = {
  id: 'hill-buses',
  topic: 'up-to-tirumala',
  question: 'Which bus goes up to Tirumala, and what does it cost?',
  answer: {
    value:
      'Buses of APSRTC, some of them electric, go every few minutes between Tirupati and Tirumala while the hill road is open. In August 2025 a seat cost 90 rupees in the Saptagiri Express and 110 in the air-conditioned Garuda; in 2022 a child paid 50. The free bus scheme of the state does not apply on this road. There have been electric buses straight from the airport to Tirumala, too.',
    confidence: 'high',
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
    ],
  },
  links: [],
  temples: ['tirumala'],
}
