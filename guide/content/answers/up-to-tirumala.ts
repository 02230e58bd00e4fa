import type { Answer } from '#guide/schema.ts'
import { factsCheckedOn } from '../sources/fact.ts'

const fact = factsCheckedOn('2026-11-23')

export const upToTirumala: readonly Answer[] = [
  {
    id: 'hill-buses',
    topic: 'up-to-tirumala',
    question: 'Which bus goes up to Tirumala, and what does it cost?',
    answer: fact(
      'Buses of APSRTC, some of them electric, go every few minutes between Tirupati and Tirumala. In August 2025 a seat cost ₹90 in the Saptagiri Express, ₹160 there and back, and ₹110 in the air-conditioned Garuda; in 2022 a child paid ₹50. In August 2025 APSRTC said that women of Andhra Pradesh ride free in the Saptagiri Express, too, a few days after it had said the opposite. Nobody may stand on the hill road: a bus takes only as many people as it has seats. Bring an identity card and ask before you board.',
      {
        confidence: 'medium',
        checkedOn: '2026-11-28',
        sources: [
          'hans-india-410-buses',
          'hindu-traffic-restrictions',
          'hindusthan-samachar-free-buses',
          'tv9-telugu-bus-fares',
          'mana-telangana',
          'new-indian-express-free-buses-for-women',
          't70mm',
          'asianet-newsable-free-buses',
        ],
        note: 'We found no order that puts the free rides into force. Another report counts twice ₹90 for there and back.',
      },
    ),
    links: [],
    temples: ['tirumala'],
  },
  {
    id: 'bus-times',
    topic: 'up-to-tirumala',
    question: 'When are the first and the last bus to Tirumala?',
    answer: fact(
      'In August 2025 a newspaper gave 3:30 am for the first and 11:30 pm for the last, with one every ten minutes, from the railway station, the bus stand, and the Sri Padmavathi and Balaji Link bus stations. We could not find out when the last one comes down; the hill road is closed from midnight to 3 am. Before a late darshan, ask at the bus stand of Tirumala.',
      {
        confidence: 'medium',
        checkedOn: '2026-11-26',
        sources: ['new-indian-express-free-buses-for-women', 'samayam-hill-road'],
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
      'Agree on the price before you get in. Autos in Tirupati run without meters; in 2025 they often asked 35 to 40 percent more than the official fares, and the prepaid counter at the railway station was shut. A shared jeep up to Tirumala cost about ₹75 a person in October 2024, when police seized six that asked ₹150. We found no list of fares that applies now.',
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
      'It is closed to all vehicles from midnight to 3 am, but stays open on some days of great crowds. In January 2026 two-wheelers could go up and down from about 6 am to 9 pm only. Heavy rain and falling rocks can close it, too.',
      {
        confidence: 'medium',
        checkedOn: '2026-11-28',
        sources: [
          'samayam-hill-road',
          'new-indian-express-summer-breaks',
          'ttd-news-appreciation',
          'ttd-news-two-wheelers',
          'suryaa-down-road-restored',
          't-news-telugu',
        ],
        note: 'As reported in January 2026. The limits for two-wheelers have changed several times since August 2023: ask before you ride.',
      },
    ),
    links: [],
    suspendable: ['twoWheelers'],
    temples: ['tirumala'],
  },
  {
    id: 'fastag',
    topic: 'up-to-tirumala',
    question: 'Does my car need a FASTag?',
    answer: fact(
      'Yes. Since 15 August 2025 vehicles without a FASTag are not let through at Alipiri, where the road up to Tirumala begins. A counter there issues one. In 2021 the toll was ₹50 for a car and up to ₹200 for larger vehicles.',
      {
        confidence: 'high',
        sources: [
          'newsmeter-fastag',
          'samayam-fastag',
          'asianet-news-telugu',
          'ntv-telugu-fastag-at-alipiri',
        ],
        note: 'The reports say "all vehicles"; they do not say whether two-wheelers are meant. In 2021 two-wheelers paid no toll.',
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
      'Around Garuda Seva go up by bus. In September 2025 cars were stopped at Alipiri when the car parks at Tirumala were full. Two-wheelers are kept off the hill road, in 2024 and 2025 from 9 pm on the evening before until 6 am on the day after. In 2022 cars needed a pass.',
      {
        confidence: 'medium',
        checkedOn: '2026-11-26',
        sources: [
          'lokal-garuda-seva',
          'zee-telugu-news-garuda-seva',
          'andhra-pravasi',
          'ttd-news-two-wheelers',
          'hans-india-garuda-seva',
          'hindu-traffic-restrictions',
          'hans-india-vehicle-pass',
        ],
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
      'The temple board of Tirumala (TTD) runs free buses from the bus stand and the railway station by way of Alipiri to the footpath of Srivari Mettu, and others round the town of Tirumala, as APSRTC does since June 2025; with its buses you can also go down to Tirupati from any stop, at the usual fare. We found none from the airport.',
      {
        confidence: 'medium',
        checkedOn: '2026-11-26',
        sources: ['suryaa-free-buses', 'navya-media', 'deccan-chronicle-free-buses', 'hans-india-free-buses'],
      },
    ),
    links: [],
    temples: ['tirumala'],
  },
]
