import type { Answer } from '#guide/schema.ts'
import { factsCheckedOn } from '../sources/fact.ts'

const fact = factsCheckedOn('2026-11-23')

export const beforeYouCome: readonly Answer[] = [
  {
    id: 'crowds',
    topic: 'before-you-come',
    question: 'When is Tirumala most crowded?',
    answer: fact(
      'At weekends, in the summer holidays (mid-April to mid-July), when several holidays come together, in the Tamil month of Purattasi (mid-September to mid-October), during Brahmotsavam, and around Vaikunta Ekadasi and New Year. In such weeks the temple board (TTD) has asked elders and parents with infants to come later.',
      {
        confidence: 'high',
        checkedOn: '2026-11-28',
        sources: [
          'etv-bharat-postpone-visits',
          'sakshi-post',
          'hindu-30-hours-for-free-darshan',
          'hindu-summer-rush',
          'webjosh',
        ],
      },
    ),
    links: [],
    temples: ['tirumala'],
  },
  {
    id: 'identity',
    topic: 'before-you-come',
    question: 'Which identity card do I bring?',
    answer: fact(
      "The Aadhaar card of everybody who comes with you. It is asked for at the counters for free tokens, walkers' tokens and rooms, and for laddus if you have no ticket. For what you booked online, bring the card that you booked with. In 2018 a voter card was accepted for tokens, too; in 2022 people from abroad showed a passport in the draw for sevas.",
      {
        confidence: 'medium',
        checkedOn: '2026-11-28',
        sources: [
          'hans-india-walkers-tokens',
          'ap7am-vip-rooms',
          'hindu-laddu-policy',
          'ttd-news-disabled',
          'hans-india-seva-draw',
        ],
        note: 'That it has to be the card of the booking is from a travel page that does not say who writes it.',
      },
    ),
    links: [],
    temples: ['tirumala'],
  },
  {
    id: 'booking-address',
    topic: 'before-you-come',
    question: 'Where is the official place to book?',
    answer: fact(
      'The temple board of Tirumala (TTD) books tickets and rooms at ttdevasthanams.ap.gov.in; its general site is tirumala.org. Type the address yourself: a link that somebody sends may lead elsewhere.',
      {
        confidence: 'medium',
        checkedOn: '2026-11-26',
        sources: ['surya', 'namasthe-telangana-touts', 'etv-bharat-new-website', 'tv9-telugu-special-entry'],
        note: 'The Executive Officer of the TTD gave the booking address to a newspaper; the general site is from an unofficial list. In 2023 a newspaper named tirupatibalaji.ap.gov.in. We opened none of them.',
      },
    ),
    links: [
      { label: 'Tickets and rooms at Tirumala (TTD)', url: 'https://ttdevasthanams.ap.gov.in' },
      { label: 'Tirumala Tirupati Devasthanams (TTD)', url: 'https://www.tirumala.org/' },
    ],
    temples: ['tirumala'],
  },
  {
    id: 'fake-sites',
    topic: 'before-you-come',
    question: 'How do I know a fake site or a tout?',
    answer: fact(
      'Sites and apps that copy those of the temple board (TTD) sell tickets and rooms that do not exist, and so do people who promise either for money. Book at ttdevasthanams.ap.gov.in alone; if somebody offers a ticket or a room elsewhere, ask the board by telephone (155257) before you pay.',
      {
        confidence: 'medium',
        checkedOn: '2026-11-26',
        sources: ['hans-india-online-scams', 'surya', 'namasthe-telangana-touts'],
      },
    ),
    links: [{ label: 'Tickets and rooms at Tirumala (TTD)', url: 'https://ttdevasthanams.ap.gov.in' }],
    temples: ['tirumala'],
  },
  {
    id: 'forbidden-things',
    topic: 'before-you-come',
    question: 'What may I not take up to Tirumala?',
    answer: fact(
      "Plastic bottles, bags and shampoo sachets: since June 2022 they have to be thrown away at the check at Alipiri, and at first even babies' bottles were taken. Bring a bottle of steel or glass. Wear no flowers in your hair: on the hill they are for the Lord alone. Liquor and drugs are forbidden. Do not film reels in front of the temple: in July 2025 the temple board (TTD) said it would bring criminal cases.",
      {
        confidence: 'high',
        checkedOn: '2026-11-28',
        sources: [
          'financial-express-customs',
          'zee-telugu-news-flowers',
          'new-indian-express-plastic-ban',
          'new-indian-express-plastic-ban-enforced',
          'telangana-today-plastic-ban',
          'hindu-intoxicants',
          'ndtv-filming-ban',
          'hans-india-reels',
        ],
      },
    ),
    links: [],
    temples: ['tirumala'],
  },
  {
    id: 'weather',
    topic: 'before-you-come',
    question: 'What is the weather like?',
    answer: fact(
      'From March to June it is hot, about 40 degrees and more in Tirupati. It rains from July on, often hardest in October and November. December to February is the mildest time, about 15 degrees at night, with mist on the hill.',
      {
        confidence: 'low',
        sources: ['native-planet', 'etv-bharat-mist', 'hans-india-two-wheelers'],
        note: 'From a travel site and news reports, not from a weather service.',
      },
    ),
    links: [],
    temples: [],
  },
]
