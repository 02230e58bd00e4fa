import type { Answer } from '#guide/schema.ts'
import { factsCheckedOn } from '../sources/fact.ts'

const fact = factsCheckedOn('2026-11-23')

export const onFoot: readonly Answer[] = [
  {
    id: 'footpaths',
    topic: 'on-foot',
    question: 'How do I walk up to Tirumala?',
    answer: fact(
      'By one of two stepped paths, if you are healthy and not over 60. From Alipiri it is 9 to 11 km with about 3,550 steps, 4 to 6 hours; from Srivari Mettu about 2 km with 2,388 steps, 2 to 3 hours. In February 2025 the Alipiri path was open from 5 am to 9:30 pm (another report says 4 am to 9 pm), and because of leopards people had to walk in groups of 70 to 100 from 2 pm. Srivari Mettu was open from 6 am to 6 pm in 2019, until 4 pm in 2020 and 2021. In heavy rain the paths have been closed.',
      {
        confidence: 'medium',
        checkedOn: '2026-11-28',
        sources: [
          'ttd-news-footpath-health',
          'hans-india-footpath-closed',
          'namasthe-telangana-footpaths-closed',
          'hans-india-410-buses',
          'new-indian-express-walkers-tokens',
          'new-indian-express-srivari-mettu',
          'hindu-temples-srivari-mettu',
          'andhra-prabha-alipiri-steps',
          'news-line-telugu',
          'vijaya-kranthi',
          'etv-bharat-srivari-mettu-reopened',
          'hans-india-alipiri-works',
        ],
        note: 'The rules change whenever a leopard is seen: ask on the day.',
      },
    ),
    links: [],
    temples: ['tirumala'],
  },
  {
    id: 'health-on-footpaths',
    topic: 'on-foot',
    question: 'May I walk up if I am over 60 or ill?',
    answer: fact(
      'The temple board (TTD) asks you not to. In October 2024 it named people over 60, those with diabetes, high blood pressure, asthma, epilepsy or arthritis, those with a heart stent and those who are very overweight: the climb and the thin air can worsen asthma and heart trouble. Go up by bus. If you walk all the same, bring your medicines. On the Alipiri path there is medical help at step 1,500, Gali Gopuram, the Seventh Mile and the Bhashyakarla shrine; Srivari Mettu has a first-aid centre.',
      {
        confidence: 'high',
        checkedOn: '2026-11-28',
        sources: ['ttd-news-footpath-health', '10tv-footpath-health', 'hans-india-first-aid'],
      },
    ),
    links: [],
    temples: ['tirumala'],
  },
  {
    id: 'walkers-tokens',
    topic: 'on-foot',
    question: 'Do walkers get a token of their own?',
    answer: fact(
      'Yes, a free one (Divya Darshan) while there are any. Since June 2025 those for Srivari Mettu are given out at the Bhudevi Complex at Alipiri, to those who show their Aadhaar card; the temple board (TTD) called this temporary. A token given out in the evening was for the next day. Have the token scanned at step 1,200 on the way up: without that you are not let in with it. We could not find out whether there are tokens for the Alipiri path now. On some festival days there have been none. A token costs nothing, though auto and jeep drivers have taken money for one.',
      {
        confidence: 'medium',
        checkedOn: '2026-11-28',
        sources: [
          'new-indian-express-no-walkers-tokens',
          'ttd-news-walkers-tokens',
          'hans-india-walkers-tokens',
          'hindu-walkers-tokens-scanned',
          'ntv-telugu-auto-accident',
        ],
      },
    ),
    links: [],
    temples: ['tirumala'],
  },
  {
    id: 'walkers-luggage',
    topic: 'on-foot',
    question: 'Who takes my bags when I walk up?',
    answer: fact(
      'The temple board (TTD) does, free of charge. Hand them in at the luggage counter at Alipiri or Srivari Mettu, keep the receipt, and get them back at Tirumala. In 2019 no phones, cameras or footwear were taken in the bags.',
      {
        confidence: 'high',
        sources: ['telangana-today-luggage', 'hans-india-employees-with-care', 'hindu-temples-srivari-mettu'],
      },
    ),
    links: [],
    temples: ['tirumala'],
  },
  {
    id: 'children-on-footpaths',
    topic: 'on-foot',
    question: 'May children walk up?',
    answer: fact(
      'Until about noon. Because of leopards, children are kept off the paths later in the day: in August 2023 those under 15 from 2 pm, in February 2025 those under 12 from noon.',
      {
        confidence: 'medium',
        sources: [
          'andhra-prabha-alipiri-steps',
          'hindu-footpath-restrictions',
          'telangana-today-children-on-footpaths',
          'vijaya-kranthi',
        ],
        note: 'The rules change whenever a leopard is seen: ask on the day.',
      },
    ),
    links: [],
    temples: ['tirumala'],
  },
]
