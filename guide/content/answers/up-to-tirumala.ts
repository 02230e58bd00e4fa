import type { Answer } from '../answer.ts'

export const upToTirumala: readonly Answer[] = [
  {
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
  },
  {
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
  },
  {
    id: 'hill-road',
    topic: 'up-to-tirumala',
    question: 'When is the road up to Tirumala open?',
    answer: {
      value:
        'It is closed to all vehicles from 00:00 to 03:00, but stays open on some days of great crowds. In January 2026 two-wheelers could go up and down from about 06:00 to 21:00 only.',
      confidence: 'medium',
      checkedOn: '2026-11-20',
      sources: [
        {
          name: 'Samayam Telugu',
          kind: 'newspaper',
          url: 'https://telugu.samayam.com/andhra-pradesh/tirupati/ttd-key-update-on-tirumala-ghat-road-journey-and-timings-for-vehicles/articleshow/126462316.cms',
        },
        {
          name: 'The New Indian Express',
          kind: 'newspaper',
          url: 'https://www.newindianexpress.com/states/andhra-pradesh/2024/Apr/06/tirumala-tirupati-devasthanams-to-halt-vip-break-darshan-during-summer',
        },
        {
          name: 'TTD News',
          kind: 'official',
          url: 'https://news.tirumala.org/devotees-pour-in-appreciation-for-ttd-activities-and-svbc-programs/',
        },
      ],
      note: 'As reported in January 2026. The limits for two-wheelers have changed several times since August 2023: ask before you ride.',
    },
    links: [],
    temples: ['tirumala'],
  },
  {
    id: 'fastag',
    topic: 'up-to-tirumala',
    question: 'Does my car need a FASTag?',
    answer: {
      value:
        'Yes. Since 15 August 2025 vehicles without a FASTag are not let through at Alipiri, where the road up to Tirumala begins. A counter there issues one. In 2021 the toll was 50 rupees for a car and up to 200 for larger vehicles.',
      confidence: 'high',
      checkedOn: '2026-11-23',
      sources: [
        {
          name: 'NewsMeter',
          kind: 'newspaper',
          url: 'https://telugu.newsmeter.in/andhra-pradesh/fastag-will-be-made-mandatory-for-the-vehicles-entering-tirumala-from-august-15-753344',
        },
        {
          name: 'Samayam Telugu',
          kind: 'newspaper',
          url: 'https://telugu.samayam.com/andhra-pradesh/tirupati/ttd-makes-fastag-mandatory-for-devotees-vehicles-coming-to-tirumala-from-august-15/articleshow/123256738.cms',
        },
        {
          name: 'Asianet News Telugu',
          kind: 'newspaper',
          url: 'https://telugu.asianetnews.com/andhra-pradesh/ttd-decides-to-hike-toll-charges-in-tirumala-lns-qp4q1e',
        },
        {
          name: 'NTV Telugu',
          kind: 'newspaper',
          url: 'https://ntvtelugu.com/andhra-pradesh-news/fast-tag-implementation-at-alipiri-tollgate-from-today-13428.html/amp',
        },
      ],
      note: 'The reports say "all vehicles"; whether two-wheelers are meant they do not say. In 2021 two-wheelers paid no toll.',
    },
    links: [],
    temples: ['tirumala'],
  },
  {
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
  },
  {
    id: 'festival-traffic',
    topic: 'up-to-tirumala',
    question: 'Can I drive up during Brahmotsavam?',
    answer: {
      value:
        'In 2022 two-wheelers were banned for two days around Garuda Seva, and cars needed a pass or had to park at Alipiri. In 2024 two-wheelers were banned again. Go up by bus.',
      confidence: 'medium',
      checkedOn: '2026-11-23',
      sources: [
        {
          name: 'The Hindu',
          kind: 'newspaper',
          url: 'https://www.thehindu.com/news/national/andhra-pradesh/heavy-traffic-restrictions-at-tirumala-feared-to-dampen-festive-spirit/article65955565.ece/amp/',
        },
        {
          name: 'The Hans India',
          kind: 'newspaper',
          url: 'https://www.thehansindia.com/andhra-pradesh/vehicle-pass-must-for-pilgrims-going-to-tirumala-763812',
        },
        {
          name: 'The Hans India',
          kind: 'newspaper',
          url: 'https://www.thehansindia.com/news/cities/tirupathi/elaborate-arrangements-on-garuda-seva-day-ttd-eo-912605',
        },
      ],
    },
    links: [],
    temples: ['tirumala'],
  },
  {
    id: 'heavy-rain',
    topic: 'up-to-tirumala',
    question: 'What happens in heavy rain?',
    answer: {
      value:
        'The hill road and the footpaths to Tirumala can be closed by falling rocks. Ask before you start.',
      confidence: 'high',
      checkedOn: '2026-11-20',
      sources: [
        {
          name: 'Suryaa',
          kind: 'newspaper',
          url: 'https://suryaa.co.in/restoration-of-vehicular-traffic-on-down-ghat-road/',
        },
        {
          name: 'T News Telugu',
          kind: 'newspaper',
          url: 'https://tnewstelugu.com/thirumala-ghat-roads-are-open-traffic-is-normal',
        },
      ],
    },
    links: [],
    temples: ['tirumala'],
  },
  {
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
  },
]
