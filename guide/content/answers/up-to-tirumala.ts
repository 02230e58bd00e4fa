import type { Answer } from '#guide/schema.ts'
import { factsCheckedOn } from '../fact.ts'

const fact = factsCheckedOn('2026-11-23')

export const upToTirumala: readonly Answer[] = [
  {
    id: 'hill-buses',
    topic: 'up-to-tirumala',
    question: 'Which bus goes up to Tirumala, and what does it cost?',
    answer: fact(
      'Buses of APSRTC, some of them electric, go every few minutes between Tirupati and Tirumala while the hill road is open. In August 2025 a seat cost 90 rupees in the Saptagiri Express and 110 in the air-conditioned Garuda; in 2022 a child paid 50. In August 2025 APSRTC said that women of Andhra Pradesh ride free in the Saptagiri Express, too, a few days after it had said the opposite. Bring an identity card and ask before you board. In 2023 APSRTC ran electric buses from the airport to Tirumala by way of Tirupati.',
      {
        confidence: 'medium',
        sources: [
          'hans-india-410-buses',
          'hindu-traffic-restrictions',
          'hindusthan-samachar-free-buses',
          'tv9-telugu',
          'mana-telangana',
          'hans-india-kadapa-bus',
          'new-indian-express-free-buses-for-women',
          'hans-india-madanapalle-bus',
          't70mm',
        ],
        note: 'We found no order that puts the free rides into force.',
      },
    ),
    links: [],
    temples: ['tirumala'],
  },
  {
    id: 'autos',
    topic: 'up-to-tirumala',
    question: 'What do autos, taxis and shared jeeps cost?',
    answer: fact(
      'Agree on the price before you get in. Autos in Tirupati run without meters; in 2025 they often asked 35 to 40 percent more than the official fares, and the prepaid counter at the railway station was shut. A shared jeep up to Tirumala cost about 75 rupees a person in October 2024, when police seized six that asked 150. We found no list of fares that holds now.',
      { confidence: 'medium', sources: ['hans-india-auto-syndicate', 'hans-india-jeeps-seized'] },
    ),
    links: [],
    temples: ['tirumala'],
  },
  {
    id: 'hill-road',
    topic: 'up-to-tirumala',
    question: 'When is the road up to Tirumala open?',
    answer: fact(
      'It is closed to all vehicles from midnight to 3 am, but stays open on some days of great crowds. In January 2026 two-wheelers could go up and down from about 6 am to 9 pm only.',
      {
        confidence: 'medium',
        checkedOn: '2026-11-20',
        sources: ['samayam-hill-road', 'new-indian-express-summer-breaks', 'ttd-news-appreciation'],
        note: 'As reported in January 2026. The limits for two-wheelers have changed several times since August 2023: ask before you ride.',
      },
    ),
    links: [],
    temples: ['tirumala'],
  },
  {
    id: 'fastag',
    topic: 'up-to-tirumala',
    question: 'Does my car need a FASTag?',
    answer: fact(
      'Yes. Since 15 August 2025 vehicles without a FASTag are not let through at Alipiri, where the road up to Tirumala begins. A counter there issues one. In 2021 the toll was 50 rupees for a car and up to 200 for larger vehicles.',
      {
        confidence: 'high',
        sources: [
          'newsmeter-fastag',
          'samayam-fastag',
          'asianet-news-telugu',
          'ntv-telugu-fastag-at-alipiri',
        ],
        note: 'The reports say "all vehicles"; whether two-wheelers are meant they do not say. In 2021 two-wheelers paid no toll.',
      },
    ),
    links: [],
    temples: ['tirumala'],
  },
  {
    id: 'hill-road-speed',
    topic: 'up-to-tirumala',
    question: 'Is there a speed check on the hill road?',
    answer: fact(
      'Yes. The time at which each vehicle enters is noted, and drivers who arrive too soon may be stopped and fined. In June 2023 the least time was 28 minutes up and 40 minutes down, and a vehicle that was faster was kept off the road for a time. Take at least 40 minutes each way to be safe.',
      {
        confidence: 'high',
        sources: ['samayam-hill-road', 'hindu-ghat-road-time-limit'],
        note: 'An undated guide says the drive must take at least 40 minutes.',
      },
    ),
    links: [],
    temples: ['tirumala'],
  },
  {
    id: 'festival-traffic',
    topic: 'up-to-tirumala',
    question: 'Can I drive up during Brahmotsavam?',
    answer: fact(
      'In 2022 two-wheelers were banned for two days around Garuda Seva, and cars needed a pass or had to park at Alipiri. In 2024 two-wheelers were banned again. Go up by bus.',
      {
        confidence: 'medium',
        sources: ['hindu-traffic-restrictions', 'hans-india-vehicle-pass', 'hans-india-garuda-seva'],
      },
    ),
    links: [],
    temples: ['tirumala'],
  },
  {
    id: 'heavy-rain',
    topic: 'up-to-tirumala',
    question: 'What happens in heavy rain?',
    answer: fact(
      'The hill road and the footpaths to Tirumala can be closed by falling rocks. Ask before you start.',
      {
        confidence: 'high',
        checkedOn: '2026-11-20',
        sources: ['suryaa-down-road-restored', 't-news-telugu'],
      },
    ),
    links: [],
    temples: ['tirumala'],
  },
  {
    id: 'free-buses',
    topic: 'up-to-tirumala',
    question: 'Are there free buses?',
    answer: fact(
      'The temple board of Tirumala (TTD) runs free buses from the bus stand and the railway station by way of Alipiri to the footpath of Srivari Mettu, and others round the town of Tirumala. From the airport we found none.',
      { confidence: 'medium', checkedOn: '2026-11-20', sources: ['suryaa-free-buses', 'navya-media'] },
    ),
    links: [],
    temples: ['tirumala'],
  },
]
