import type { Answer } from '#guide/schema.ts'
import { factsCheckedOn } from '../sources/fact.ts'

const fact = factsCheckedOn('2026-11-23')

export const darshan: readonly Answer[] = [
  {
    id: 'tickets',
    topic: 'darshan',
    question: 'Do I need a ticket for Tirumala?',
    answer: fact(
      'No: the general line (Sarva Darshan) is free, but it is the slowest. Get a free token or a ₹300 ticket before you go up, above all for weekends, holidays and festivals. At the counters never push, and keep children out of a crowd: in January 2025 six people died in one that waited for tokens. We could not find out from what age children need a ticket: ask the temple board (TTD).',
      {
        confidence: 'high',
        checkedOn: '2026-11-28',
        sources: [
          'hans-india-crush',
          'federal-crush',
          'times-of-india-15000-a-day',
          'sakshi-bus-with-ticket',
          'telangana-today-masks',
          'hans-india-18-hours-for-darshan',
        ],
      },
    ),
    waysIn: 'tirumala',
    links: [],
    temples: ['tirumala'],
  },
  {
    id: 'vaikunta-tokens',
    topic: 'darshan',
    question: 'How do I get a token for Vaikunta Ekadasi?',
    answer: fact(
      'Last time by an online draw (e-dip) alone. People registered from 27 November to 1 December 2025 for the first three days, on the site, in the app or by WhatsApp, up to four of a family together. No counter gave out tokens, and there were no ₹300, Srivani or seva tickets. From the fourth day anybody could queue, and some ₹300 tickets were sold online. For 20 December 2026 we could not find out anything: the draw may be over. Ask the temple board (TTD, 155257) now.',
      {
        confidence: 'high',
        checkedOn: '2026-11-28',
        sources: [
          'deccan-chronicle-vaikunta-draw',
          'hindustan-times-telugu-vaikunta-draw',
          'new-indian-express-vaikuntha-dwara',
        ],
        note: 'For the festival from 30 December 2025 to 8 January 2026. Until January 2025 counters in Tirupati gave out the tokens.',
      },
    ),
    links: [{ label: 'Tickets and rooms at Tirumala (TTD)', url: 'https://ttdevasthanams.ap.gov.in' }],
    temples: ['tirumala'],
  },
  {
    id: 'homam',
    topic: 'darshan',
    question: 'Is there a ticket for the Homam with darshan?',
    answer: fact(
      'According to undated reports, yes: the ticket for the Srinivasa Divyanugraha Homam, a fire ritual every morning at Alipiri, is sold online for ₹1,600 for two people and includes darshan at Tirumala in the ₹300 line at 3 pm on the same day. Be there by 9 am. On days without ₹300 tickets ask first.',
      {
        confidence: 'medium',
        checkedOn: '2026-11-26',
        sources: ['hosadigantha', 'manalokam'],
      },
    ),
    links: [{ label: 'Tickets and rooms at Tirumala (TTD)', url: 'https://ttdevasthanams.ap.gov.in' }],
    temples: ['tirumala'],
  },
  {
    id: 'where-to-join',
    topic: 'darshan',
    question: 'Where do I join the line at Tirumala?',
    answer: fact(
      'Ask where you get the token, or the temple board (TTD) by telephone: we found no current list of the places. A pilgrim with a ₹300 ticket joined at the ATC Circle in June 2024, and darshan took 3 hours 40 minutes from there. For Vaikunta Ekadasi in January 2023 people with a free token (SSD) had to come to the Krishna Teja rest house, at their own time and not before.',
      {
        checkedOn: '2026-11-26',
        sources: ['sketharaman', 'hans-india-vaikunta-dwara-tokens'],
        note: 'The place for ₹300 tickets is from one pilgrim’s blog.',
      },
    ),
    links: [],
    temples: ['tirumala'],
  },
  {
    id: 'come-again',
    topic: 'darshan',
    question: 'How soon may I have darshan at Tirumala again?',
    answer: fact(
      'In the free line without a token on the next day. The next free token (SSD or Divya Darshan) or ₹300 ticket may be refused for 30 days, the next one for elders or disabled people for 90, and the next seva for 180; the Aadhaar card shows it. After Angapradakshinam it is 90 days, or six months according to another newspaper. A Srivani ticket has no such gap. Most of this is from one newspaper: ask the temple board (TTD) before you come again so soon.',
      {
        checkedOn: '2026-11-28',
        sources: ['ramrajya-news', 'federal-angapradakshinam'],
        note: 'The page carries no date, and we found no other that confirms it.',
      },
    ),
    links: [],
    temples: ['tirumala'],
  },
  {
    id: 'elders-and-infants',
    topic: 'darshan',
    question: 'Is there help for elders, and for parents with infants?',
    answer: fact(
      "For Tirumala the temple board (TTD) releases 1,000 tickets a day for elders and disabled people, online on about the 23rd of the month and three months ahead. With one they go in at 3 pm by a line of their own, near the Tirumala Nambi temple; in 2018 volunteers helped those who cannot walk. Elders were then those of 65 and more. Parents with a baby under one year are let in free through the Supatham entrance: in October 2023 from noon to 6 pm, with the baby's birth certificate and the Aadhaar cards of the parents. Phone TTD (155257) for the current rule; at other temples, ask there.",
      {
        confidence: 'medium',
        checkedOn: '2026-11-28',
        sources: [
          'ttd-news-help-for-elders',
          'newsmeter-elders',
          'newsmeter-elders-on-the-23rd',
          'etv-bharat-ticket-schedule',
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
    suspendable: ['elders'],
    temples: ['tirumala'],
  },
  {
    id: 'break-darshan',
    topic: 'darshan',
    question: 'What are VIP break and Srivani tickets?',
    answer: fact(
      'VIP break is a short line for guests of the state and people with a letter of recommendation. A Srivani ticket is for anybody who gives ₹10,000 to the Srivani trust and pays ₹500 more. In January 2026 there were 500 a day online in advance, 800 online from 9 am to 2 pm for 4 pm of the same day, and 200 at Tirupati airport, for a family of up to four with their Aadhaar cards. Srivani tickets have stopped on the busiest days. Members of the APNRTS, a society of Telugus abroad, had 100 VIP break tickets a day in 2025. We could not find out what there is for others from abroad: ask the temple board (TTD).',
      {
        confidence: 'high',
        checkedOn: '2026-11-28',
        sources: [
          'hans-india-srivani-online',
          'webdunia-telugu-srivani',
          'abp-desam-srivani-tickets',
          'hindu-30-hours-for-free-darshan',
          'namasthe-telangana-srivani-tickets',
          'abp-desam-abroad',
          'namasthe-telangana-abroad',
        ],
        note: 'The tickets for the same day began in January 2026 as a trial of one month. We could not find out what followed. The reports on the APNRTS carry no date; judging by its number, one of them is from 2025.',
      },
    ),
    links: [{ label: 'Tickets and rooms at Tirumala (TTD)', url: 'https://ttdevasthanams.ap.gov.in' }],
    suspendable: ['breakDarshan', 'srivani'],
    temples: ['tirumala'],
  },
  {
    id: 'sevas',
    topic: 'darshan',
    question: 'How do I get tickets for sevas and Angapradakshinam?',
    answer: fact(
      'Online, about three months ahead. Suprabhatam, Thomala, Archana, Ashtadala and Angapradakshinam have a draw: register from the 18th to the 20th of the month. Whoever wins a seva pays by noon of the 22nd. Kalyanotsavam, Unjal Seva and others are sold from 10 am on the 22nd. After Angapradakshinam you wait six months for the next. In 2022 there was also a draw at the CRO counter at Tirumala, from 11 am to 5 pm. Newly married couples got tickets for Kalyanotsavam there with their wedding card.',
      {
        confidence: 'medium',
        checkedOn: '2026-11-28',
        sources: ['hashtagu-sevas', 'federal-angapradakshinam', 'hans-india-seva-draw'],
        note: 'The days as TTD announced them in January 2024 and January 2026, for Angapradakshinam in September 2025.',
      },
    ),
    links: [{ label: 'Tickets and rooms at Tirumala (TTD)', url: 'https://ttdevasthanams.ap.gov.in' }],
    suspendable: ['sevas', 'suprabhatam'],
    temples: ['tirumala'],
  },
  {
    id: 'cancel-ticket',
    topic: 'darshan',
    question: 'Can I cancel or change a ticket or a room?',
    answer: fact(
      'A ticket normally not, a room perhaps. In 2017 the temple board (TTD) began to give the rent of a room booked online back to those who cancel by midnight two days before: for 5 September, until the end of the 3rd. It also gave half back if you left within 12 hours, a quarter within 18. But in March 2020 a newspaper wrote that TTD gives nothing back. We could not find out what applies now: ask TTD (155257) before you pay.',
      {
        confidence: 'medium',
        checkedOn: '2026-11-28',
        sources: ['ttd-news-rooms', 'new-indian-express-rooms', 'deccan-herald'],
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
      'At Tirumala, yes. Under rules 136 and 137 of the temple board (TTD) a visitor who is not a Hindu says so and signs a form, the declaration, that they have faith in Lord Venkateswara. It is handed in at the Vaikuntam queue complex before the darshan. In 2020 the chairman of the board said that not everybody can be asked.',
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
