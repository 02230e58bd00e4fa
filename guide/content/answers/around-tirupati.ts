import type { Answer } from '#guide/schema.ts'
import { factsCheckedOn } from '../sources/fact.ts'

const fact = factsCheckedOn('2026-11-23')

export const aroundTirupati: readonly Answer[] = [
  {
    id: 'phones-and-shoes',
    topic: 'around-tirupati',
    question: 'Where do my phone and my shoes go?',
    answer: fact(
      'At Tirumala, Srikalahasti and Kanipakam phones and cameras are not allowed inside: leave them in your room or at a deposit counter. In April 2023 Srikalahasti announced a fine of ₹5,000 for a phone carried in, and takes the phone if the fine is not paid. At Tiruchanoor leave both outside; at Kapila Theertham take no photographs in the shrine. At Kanipakam shoes are left at a counter in front of the temple. For the other temples, and for shoes elsewhere, ask at the entrance.',
      {
        confidence: 'medium',
        sources: [
          'hans-india-laddu-counters',
          'divya-desam-yatra',
          'news7-tamil',
          'native-news',
          'suryaa-kanipakam-phones',
          'hindu-cheating-at-kanipakam',
          'vishsesh',
        ],
        note: 'The ban at Kanipakam is from a report that doesn’t name the year, what is said of Kapila Theertham from an unofficial list.',
      },
    ),
    links: [],
    temples: ['tirumala', 'srikalahasti', 'kanipakam', 'tiruchanoor', 'kapila-theertham'],
  },
  {
    id: 'afternoon-closing',
    topic: 'around-tirupati',
    question: 'Are temples open in the afternoon?',
    answer: fact(
      'Several seem to close for part of it. Plan your visits before 11:30 am or after about 4:30 pm; Kapila Theertham seems to close later, from 4 pm to 5:30 pm or even 6:30 pm. For Srikalahasti and ISKCON, sources disagree.',
      {
        confidence: 'low',
        checkedOn: '2026-11-26',
        sources: [
          'yatradham',
          'vidzone-appalayagunta',
          'vidzone-srinivasa-mangapuram',
          'gokshetra',
          'bloggy-master',
        ],
        note: '6:30 pm and the break at ISKCON are from unofficial lists.',
      },
    ),
    links: [],
    temples: [
      'vakula-matha',
      'appalayagunta',
      'srinivasa-mangapuram',
      'kapila-theertham',
      'srikalahasti',
      'iskcon',
    ],
  },
  {
    id: 'which-first',
    topic: 'around-tirupati',
    question: 'Which temple do I visit first?',
    answer: fact(
      'We found no rule of the temple board (TTD): go in the order that suits the opening hours and your ticket. According to a custom that many keep, Padmavathi at Tiruchanoor comes before Tirumala. At Tirumala, Varaha Swami beside the temple tank comes before Sri Venkateswara. Many visit Srikalahasti last and go straight home from there.',
      {
        confidence: 'medium',
        checkedOn: '2026-11-28',
        sources: ['financial-express-customs', 'sri-guru-maharishi', 'webdunia-telugu-srikalahasti-last'],
      },
    ),
    links: [],
    temples: ['tiruchanoor', 'tirumala', 'srikalahasti'],
  },
  {
    id: 'temple-tour',
    topic: 'around-tirupati',
    question: 'Is there a bus tour of the temples?',
    answer: fact(
      'The tourism department of the state (APTDC) has run buses from the railway station, Vishnu Nivasam, and Srinivasam opposite the bus stand. A half-day tour calls at Kapila Theertham, Tiruchanoor, Srinivasa Mangapuram and Govindaraja. In February 2021 one to Srikalahasti cost ₹300; one to Kanipakam, if enough people came, and one to Appalayagunta and beyond cost ₹350 each. Ask there for days and price.',
      {
        confidence: 'medium',
        checkedOn: '2026-11-26',
        sources: [
          'hans-india-tour-packages',
          'etv-bharat-local-temple-tour',
          'edukondalu',
          'a-wandering-mind',
        ],
        note: 'In June 2021 the half-day tour ran from 6 am to 2 pm for about ₹100, in February 2021 it cost ₹150.',
      },
    ),
    links: [],
    temples: [
      'kapila-theertham',
      'tiruchanoor',
      'srinivasa-mangapuram',
      'govindaraja',
      'srikalahasti',
      'kanipakam',
      'appalayagunta',
    ],
  },
  {
    id: 'renigunta',
    topic: 'around-tirupati',
    question: 'My train does not go to Tirupati: where do I get down?',
    answer: fact(
      'At Renigunta Junction near the airport, about 15 km from Tirupati. Some trains that do go to Tirupati stop there, too. We could not find out when buses leave there: ask at the station, or take a taxi or an auto-rickshaw.',
      {
        confidence: 'medium',
        checkedOn: '2026-11-28',
        sources: ['hans-india-renigunta-station', 'news18-telugu-renigunta'],
        note: 'That it is 15 km is from a travel site that we don’t count as a source.',
      },
    ),
    links: [],
    temples: [],
  },
  {
    id: 'chandragiri-bus',
    topic: 'around-tirupati',
    question: 'Which city bus goes west, towards Chandragiri?',
    answer: fact(
      'In February 2022 one was announced that leaves the Tirupati bus stand about every half hour from 5:30 am to 9:15 pm, by way of the railway station, SV University, Tummalagunta, Cherlopalli, Kalur cross and Thondavada.',
      { confidence: 'medium', checkedOn: '2026-11-20', sources: ['hans-india-chandragiri-buses'] },
    ),
    links: [],
    temples: ['srinivasa-mangapuram', 'vakula-matha'],
  },
]
