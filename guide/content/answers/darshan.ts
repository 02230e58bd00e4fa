import type { Answer } from '#guide/schema.ts'
import { factsCheckedOn } from '../fact.ts'

const fact = factsCheckedOn('2026-11-23')

export const darshan: readonly Answer[] = [
  {
    id: 'tickets',
    topic: 'darshan',
    question: 'Do I need a ticket for Tirumala?',
    answer: fact(
      'No: the general line (Sarva Darshan) is free. But it is the slowest. A 300-rupee ticket (Special Entry Darshan) is sold online in advance, and free tokens with a time on them (SSD tokens) are given out in Tirupati. Get a ticket or a token before you go up, above all for weekends, holidays and festivals.',
      {
        confidence: 'high',
        sources: [
          'times-of-india-15000-a-day',
          'sakshi-bus-with-ticket',
          'telangana-today-masks',
          'hans-india-18-hours-for-darshan',
        ],
      },
    ),
    links: [{ label: 'Tickets and rooms at Tirumala (TTD)', url: 'https://ttdevasthanams.ap.gov.in' }],
    temples: ['tirumala'],
  },
  {
    id: 'waiting',
    topic: 'darshan',
    question: 'How long is the wait at Tirumala?',
    answer: fact(
      'It depends on your ticket and on the day. In reports of 2025, people without a ticket or token waited about 8 hours on a quiet weekday, 15 to 20 hours on busy days and about 30 hours at the end of December. With a free token (SSD) it took about 4 to 5 hours, with a 300-rupee ticket about 3 to 5.',
      {
        confidence: 'high',
        sources: [
          'hans-india-reduced-rush',
          'hans-india-18-hours-for-darshan',
          'sakshi-post',
          'hindusthan-samachar-full-compartments',
          'zee-telugu-news',
        ],
      },
    ),
    links: [],
    temples: ['tirumala'],
  },
  {
    id: 'free-tokens',
    topic: 'darshan',
    question: 'Where do I get a free token (SSD)?',
    answer: fact(
      'In January 2025 the counters were those of the temple board (TTD) in Tirupati: at Srinivasam opposite the bus stand, Vishnu Nivasam opposite the railway station, and the Bhudevi Complex at Alipiri. Bring your Aadhaar card and come early: tokens were given out from before dawn, and the counters close when those of the day are gone. On very busy days the token has been for a day or more later, or there were none.',
      {
        confidence: 'medium',
        sources: [
          'namasthe-telangana-free-tokens',
          'new-indian-express-free-tokens',
          'mana-voice',
          'hans-india-15-hours-for-darshan',
          'hans-india-two-days-for-darshan',
          'hindu-free-token-quota',
        ],
        note: 'In 2022 and 2023 there were counters in the choultries of Govindaraja Swami, too.',
      },
    ),
    links: [],
    temples: ['tirumala'],
  },
  {
    id: 'special-entry',
    topic: 'darshan',
    question: 'When are the 300-rupee tickets sold?',
    answer: fact(
      'About the 24th or 25th of each month from 10 am, online only, for about three months ahead. On 24 March 2025, for example, the tickets for June came out, and the rooms for June at 3 pm. They go fast: in November 2023 most of the tickets for a festival were sold within a quarter of an hour.',
      {
        confidence: 'high',
        sources: [
          'hindustan-times-telugu',
          'etv-bharat-ticket-schedule',
          'vaartha',
          'prajasakti-special-entry',
        ],
      },
    ),
    links: [{ label: 'Tickets and rooms at Tirumala (TTD)', url: 'https://ttdevasthanams.ap.gov.in' }],
    temples: ['tirumala'],
  },
  {
    id: 'elders-and-infants',
    topic: 'darshan',
    question: 'Is there help for elders, and for parents with infants?',
    answer: fact(
      "For Tirumala the temple board (TTD) releases 1,000 tickets a day for elders and disabled people, online and three months ahead; with one they go in at 3 pm by a line of their own, near the Tirumala Nambi temple. In 2018 elders were those of 65 and more. Parents with a baby under one year are let in free by the Supatham entrance: in October 2023 from noon to 6 pm, with the baby's birth certificate and the Aadhaar cards of the parents. Phone TTD for the current rule; at other temples, ask there.",
      {
        confidence: 'medium',
        sources: [
          'newsmeter-elders',
          'namasthe-telangana-fake-news',
          'ttd-news-disabled',
          'ttd-news-infants',
          'maalaimalar-infants',
          'dinamani',
        ],
        note: 'Tickets as TTD described them in October 2025. In 2017 and 2018 parents with children under five had extra days, about two a month.',
      },
    ),
    links: [{ label: 'Tickets and rooms at Tirumala (TTD)', url: 'https://ttdevasthanams.ap.gov.in' }],
    temples: ['tirumala'],
  },
  {
    id: 'break-darshan',
    topic: 'darshan',
    question: 'What are VIP break and Srivani tickets?',
    answer: fact(
      'VIP break is a short line for guests of the state and people with a letter of recommendation. A Srivani ticket is for anybody who gives 10,000 rupees to the Srivani trust and pays 500 more for the ticket. In January 2026 there were 500 a day online in advance, 800 a day online from 9 am to 2 pm for the same day at 4 pm, and 200 a day at Tirupati airport. On very busy days both have been cancelled.',
      {
        confidence: 'high',
        sources: [
          'hans-india-srivani-online',
          'webdunia-telugu-srivani',
          'abp-desam',
          'hindu-30-hours-for-free-darshan',
          'namasthe-telangana-srivani-tickets',
        ],
        note: 'The tickets for the same day began in January 2026 as a trial of one month. We could not find out what followed.',
      },
    ),
    links: [{ label: 'Tickets and rooms at Tirumala (TTD)', url: 'https://ttdevasthanams.ap.gov.in' }],
    temples: ['tirumala'],
  },
  {
    id: 'declaration',
    topic: 'darshan',
    question: 'Do people of other faiths have to sign something?',
    answer: fact(
      'At Tirumala, yes. By rules 136 and 137 of the temple board (TTD) a visitor who is not a Hindu says so and signs a form, the declaration, that they have faith in Lord Venkateswara. It is handed in at the Vaikuntam queue complex before the darshan. In 2020 the chairman of the board said that not everybody can be asked.',
      {
        confidence: 'high',
        sources: [
          'new-indian-express-declaration',
          'hans-india-declaration',
          'suryaa-declaration',
          'bhartiya-news',
        ],
      },
    ),
    links: [],
    temples: ['tirumala'],
  },
]
