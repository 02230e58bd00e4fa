import type { Answer } from '../answer.ts'

export const beforeYouCome: readonly Answer[] = [
  {
    id: 'crowds',
    topic: 'before-you-come',
    question: 'When is Tirumala most crowded?',
    answer: {
      value:
        'At weekends, in the summer holidays, when several holidays come together, in the Tamil month of Purattasi (mid-September to mid-October), during Brahmotsavam, and around Vaikunta Ekadasi and New Year. At the end of 2025, on the first three days of Vaikunta Ekadasi, only people with a token were let in. In such weeks the temple board (TTD) has asked elders and parents with infants to come later.',
      confidence: 'high',
      checkedOn: '2026-11-23',
      sources: [
        {
          name: 'ETV Bharat',
          kind: 'newspaper',
          url: 'https://www.etvbharat.com/english/national/state/andhra-pradesh/ttd-appeals-to-postpone-tirumala-yatra-for-five-days/na20220811185313339339552',
        },
        {
          name: 'Sakshi Post',
          kind: 'newspaper',
          url: 'https://www.sakshipost.com/news/andhrapradesh/tirupati-20-hour-wait-time-srivari-darshan-summer-holidays-begin-404079',
        },
        {
          name: 'The Hindu',
          kind: 'newspaper',
          url: 'https://www.thehindu.com/news/national/andhra-pradesh/waiting-time-for-free-darshan-at-tirumala-shoots-up-to-30-hours/article68215977.ece',
        },
        {
          name: 'The New Indian Express',
          kind: 'newspaper',
          url: 'https://www.newindianexpress.com/states/andhra-pradesh/2025/Dec/24/ttd-chairman-dispels-no-ticket-no-darshan-rumours-ahead-of-vaikuntha-dwara-darshan-at-tirumala',
        },
        {
          name: 'Webjosh',
          kind: 'newspaper',
          url: 'https://webjosh.com/article/differently-abled-elderly-parents-with-infants-urged-to-postpone-tirumala-pilgrimage-over-expected-crowding-1660051368-9463',
        },
      ],
    },
    links: [],
    temples: ['tirumala'],
  },
  {
    id: 'identity',
    topic: 'before-you-come',
    question: 'Which identity card do I bring?',
    answer: {
      value:
        "The Aadhaar card of everybody who comes with you. It is asked for at the counters for free tokens, walkers' tokens and rooms, and for laddus if you have no ticket. For what you booked online, bring the card that you booked with. In 2018 a voter card did for tokens, too.",
      confidence: 'medium',
      checkedOn: '2026-11-23',
      sources: [
        {
          name: 'The Hans India',
          kind: 'newspaper',
          url: 'https://www.thehansindia.com/andhra-pradesh/ttd-announces-temporary-shift-of-divya-darshan-token-counters-976856',
        },
        {
          name: 'AP7AM',
          kind: 'newspaper',
          url: 'https://www.ap7am.com/en/96228/new-rule-for-vip-accommodation-allocation-at-tirumala',
        },
        {
          name: 'The Hindu',
          kind: 'newspaper',
          url: 'https://www.thehindu.com/news/national/andhra-pradesh/no-changes-made-to-laddu-policy-only-lacunae-addressed-says-ttd-eo/article68593412.ece/amp/',
        },
        { name: 'TTD News', kind: 'official', url: 'https://news.tirumala.org/physically-handicapped/' },
      ],
      note: 'That it has to be the card of the booking is from a travel page that does not say who writes it.',
    },
    links: [],
    temples: ['tirumala'],
  },
  {
    id: 'booking-address',
    topic: 'before-you-come',
    question: 'Where is the official place to book?',
    answer: {
      value:
        'The temple board of Tirumala (TTD) books tickets and rooms at ttdevasthanams.ap.gov.in; its general site is tirumala.org. Type the address yourself: a link that somebody sends may lead elsewhere.',
      confidence: 'medium',
      checkedOn: '2026-11-23',
      sources: [
        { name: 'Surya', kind: 'newspaper', url: 'https://suryaa.com/andhra-pradesh-updates-173221-' },
        {
          name: 'ETV Bharat',
          kind: 'newspaper',
          url: 'https://etvbharat.com/amp/telugu/telangana/state/hyderabad/tirumala-tirupati-devastanam-new-website/ts20200523074149691',
        },
      ],
      note: 'The booking address as the Executive Officer of the TTD gave it to a newspaper; before, it was tirupatibalaji.ap.gov.in. The general site is from a public data set. We opened none of them.',
    },
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
    answer: {
      value:
        'Sites and apps that copy those of the temple board (TTD) sell tickets and rooms that do not exist, and so do people who promise either for money. Book at ttdevasthanams.ap.gov.in alone; if somebody offers a ticket or a room elsewhere, ask the board by telephone before you pay.',
      confidence: 'medium',
      checkedOn: '2026-11-23',
      sources: [
        {
          name: 'The Hans India',
          kind: 'newspaper',
          url: 'https://www.thehansindia.com/andhra-pradesh/rising-online-scams-compel-ttd-to-strengthen-cyber-vigil-1041327',
        },
        { name: 'Surya', kind: 'newspaper', url: 'https://suryaa.com/andhra-pradesh-updates-173221-' },
      ],
    },
    links: [{ label: 'Tickets and rooms at Tirumala (TTD)', url: 'https://ttdevasthanams.ap.gov.in' }],
    temples: ['tirumala'],
  },
  {
    id: 'forbidden-things',
    topic: 'before-you-come',
    question: 'What may I not take up to Tirumala?',
    answer: {
      value:
        "Plastic bottles, bags and shampoo sachets: since June 2022 they have to be thrown away at the check at Alipiri, and at first even babies' bottles were taken. Bring a bottle of steel or glass. Liquor and drugs are forbidden on the hill. Do not film reels in front of the temple: in July 2025 the temple board (TTD) said it would bring criminal cases.",
      confidence: 'high',
      checkedOn: '2026-11-23',
      sources: [
        {
          name: 'The New Indian Express',
          kind: 'newspaper',
          url: 'https://www.newindianexpress.com/states/andhra-pradesh/2022/jun/01/total-plastic-ban-in-andhra-pradeshs-tirumala-from-wednesday-2460466.html',
        },
        {
          name: 'The New Indian Express',
          kind: 'newspaper',
          url: 'https://www.newindianexpress.com/states/andhra-pradesh/2022/jun/02/plastic-ban-enforced-in-tirumala-2460883.html',
        },
        {
          name: 'The Hindu',
          kind: 'newspaper',
          url: 'https://www.thehindu.com/news/national/andhra-pradesh/excise-officials-caution-tirumala-visitors-on-intoxicants/article29551263.ece',
        },
        {
          name: 'NDTV',
          kind: 'newspaper',
          url: 'https://www.ndtv.com/india-news/to-tackle-direspectful-reels-tirupati-board-bans-filming-inside-temple-8993818',
        },
        {
          name: 'The Hans India',
          kind: 'newspaper',
          url: 'https://www.thehansindia.com/news/cities/tirupathi/ttd-warns-against-filming-reels-in-tirumala-strict-action-to-follow-992794',
        },
      ],
    },
    links: [],
    temples: ['tirumala'],
  },
  {
    id: 'weather',
    topic: 'before-you-come',
    question: 'What is the weather like?',
    answer: {
      value:
        'From March to June it is hot, about 40 degrees and more in Tirupati. It rains from July on, often hardest in October and November. December to February is the mildest time, about 15 degrees at night, with mist on the hill.',
      confidence: 'low',
      checkedOn: '2026-11-23',
      sources: [
        { name: 'Native Planet', kind: 'blog', url: 'https://www.nativeplanet.com/tirupati/weather/' },
        {
          name: 'ETV Bharat',
          kind: 'newspaper',
          url: 'https://etvbharat.com/amp/hindi/delhi/videos/bharat/mist-over-the-hills-of-tirumala-andhra-pradesh/na20201129182238713',
        },
        {
          name: 'The Hans India',
          kind: 'newspaper',
          url: 'https://www.thehansindia.com/amp/news/cities/tirupathi/restrictions-on-2-wheelers-on-tirumala-ghat-roads-842465',
        },
      ],
      note: 'From a travel site and news reports, not from a weather service.',
    },
    links: [],
    temples: [],
  },
]
