import type { Answer } from '../answer.ts'

export const darshan: readonly Answer[] = [
  {
    id: 'tickets',
    topic: 'darshan',
    question: 'Do I need a ticket for Tirumala?',
    answer: {
      value:
        'No: the general line (Sarva Darshan) is free. But it is the slowest. A 300-rupee ticket (Special Entry Darshan) is sold online in advance, and free tokens with a time on them (SSD tokens) are given out in Tirupati. Get a ticket or a token before you go up, above all for weekends, holidays and festivals.',
      confidence: 'high',
      checkedOn: '2026-11-23',
      sources: [
        {
          name: 'The Times of India',
          kind: 'newspaper',
          url: 'https://timesofindia.indiatimes.com/city/amaravati/ttd-to-allow-only-15000-devotees-for-darshan-at-tirumala-from-may-1/articleshow/82129069.cms',
        },
        {
          name: 'Sakshi',
          kind: 'newspaper',
          url: 'https://english.sakshi.com/news/telangana/ttd-offer-special-entry-darshan-tickets-tsrtc-passengers-156130',
        },
        {
          name: 'Telangana Today',
          kind: 'newspaper',
          url: 'https://telanganatoday.com/masks-now-mandatory-at-tirumala-temple',
        },
        {
          name: 'The Hans India',
          kind: 'newspaper',
          url: 'https://www.thehansindia.com/andhra-pradesh/devotees-rush-increases-at-tirumala-to-take-18-hours-for-sarvadarshans-943833',
        },
      ],
    },
    links: [{ label: 'Tickets and rooms at Tirumala (TTD)', url: 'https://ttdevasthanams.ap.gov.in' }],
    temples: ['tirumala'],
  },
  {
    id: 'waiting',
    topic: 'darshan',
    question: 'How long is the wait at Tirumala?',
    answer: {
      value:
        'It depends on your ticket and on the day. In reports of 2025, people without a ticket or token waited about 8 hours on a quiet weekday, 15 to 20 hours on busy days and about 30 hours at the end of December. With a free token (SSD) it took about 4 to 5 hours, with a 300-rupee ticket about 3 to 5.',
      confidence: 'high',
      checkedOn: '2026-11-23',
      sources: [
        {
          name: 'The Hans India',
          kind: 'newspaper',
          url: 'https://www.thehansindia.com/andhra-pradesh/devotee-turnout-at-tirumala-remains-steady-amid-reduced-rush-934252',
        },
        {
          name: 'The Hans India',
          kind: 'newspaper',
          url: 'https://www.thehansindia.com/andhra-pradesh/devotees-rush-increases-at-tirumala-to-take-18-hours-for-sarvadarshans-943833',
        },
        {
          name: 'Sakshi Post',
          kind: 'newspaper',
          url: 'https://www.sakshipost.com/news/andhrapradesh/tirupati-20-hour-wait-time-srivari-darshan-summer-holidays-begin-404079',
        },
        {
          name: 'Hindusthan Samachar',
          kind: 'newspaper',
          url: 'https://telugu.hindusthansamachar.in/Encyc/2025/9/17/Huge-increase-in-devotees-in-Tirumala-All-compar.php',
        },
        {
          name: 'Zee Telugu News',
          kind: 'newspaper',
          url: 'https://zeenews.india.com/telugu/photo-gallery/ttd-cancels-offline-srivani-tickets-from-december-27-to-three-days-due-to-huge-rush-in-tirumala-pa-276029',
        },
      ],
    },
    links: [],
    temples: ['tirumala'],
  },
  {
    id: 'free-tokens',
    topic: 'darshan',
    question: 'Where do I get a free token (SSD)?',
    answer: {
      value:
        'In January 2025 the counters were those of the temple board (TTD) in Tirupati: at Srinivasam opposite the bus stand, Vishnu Nivasam opposite the railway station, and the Bhudevi Complex at Alipiri. Bring your Aadhaar card and come early: tokens were given out from before dawn, and the counters close when those of the day are gone. On very busy days the token has been for a day or more later, or there were none.',
      confidence: 'medium',
      checkedOn: '2026-11-23',
      sources: [
        {
          name: 'Namasthe Telangana',
          kind: 'newspaper',
          url: 'https://www.ntnews.com/andhrapradesh-news/ttd-started-issuing-of-sarvadarshanam-tokens-for-devotees-in-tirupati-1860481',
        },
        {
          name: 'The New Indian Express',
          kind: 'newspaper',
          url: 'https://www.newindianexpress.com/states/andhra-pradesh/2022/feb/14/tirumala-tirupati-devasthanamsto-issue-darshan-tokens-offline-from-tomorrow-2419162.html',
        },
        {
          name: 'Mana Voice',
          kind: 'newspaper',
          url: 'https://manavoice.in/news/alert-to-srivari-devotees-ttd-key-changes-in-darshan-tickets',
        },
        {
          name: 'The Hans India',
          kind: 'newspaper',
          url: 'https://thehansindia.com/amp/andhra-pradesh/devotees-rush-increases-to-tirumala-to-take-15-hours-to-complete-darshans-767635',
        },
        {
          name: 'The Hans India',
          kind: 'newspaper',
          url: 'https://www.thehansindia.com/news/cities/tirupathi/tirumala-devotees-have-to-wait-two-days-for-darshan-735352',
        },
        {
          name: 'The Hindu',
          kind: 'newspaper',
          url: 'http://www.thehindu.com/news/national/andhra-pradesh/ttd-to-introduce-quota-system-in-slotted-sarva-darshanam/article23982043.ece',
        },
      ],
      note: 'In 2022 and 2023 there were counters in the choultries of Govindaraja Swami, too.',
    },
    links: [],
    temples: ['tirumala'],
  },
  {
    id: 'special-entry',
    topic: 'darshan',
    question: 'When are the 300-rupee tickets sold?',
    answer: {
      value:
        'About the 24th or 25th of each month from 10:00, online only, for about three months ahead. On 24 March 2025, for example, the tickets for June came out, and the rooms for June at 15:00. They go fast: in November 2023 most of the tickets for a festival were sold within a quarter of an hour.',
      confidence: 'high',
      checkedOn: '2026-11-23',
      sources: [
        {
          name: 'Hindustan Times Telugu',
          kind: 'newspaper',
          url: 'https://telugu.hindustantimes.com/andhra-pradesh/tirumala-devotees-alert-special-entry-darshan-tickets-rooms-booking-released-tomorrow-121742743025707.html',
        },
        {
          name: 'ETV Bharat',
          kind: 'newspaper',
          url: 'https://etvbharat.com/telugu/andhra-pradesh/state/tirupati/ttd-has-released-schedule-for-tirumala-arjitha-seva-and-darshan-ticket-booking/ap20230519163343839839343',
        },
        {
          name: 'Vaartha',
          kind: 'newspaper',
          url: 'https://www.vaartha.com/tirumal-srivari-special-darshan-tickets-will-be-available-from-july-24/',
        },
        {
          name: 'Prajasakti',
          kind: 'newspaper',
          url: 'https://archives.prajasakti.com/Special-response-to-special-darshan-tickets-of-Srivari-Bookings-complete-within-21-minutes',
        },
      ],
    },
    links: [{ label: 'Tickets and rooms at Tirumala (TTD)', url: 'https://ttdevasthanams.ap.gov.in' }],
    temples: ['tirumala'],
  },
  {
    id: 'elders-and-infants',
    topic: 'darshan',
    question: 'Is there help for elders, and for parents with infants?',
    answer: {
      value:
        "For Tirumala the temple board (TTD) releases 1,000 tickets a day for elders and disabled people, online and three months ahead; with one they go in at 15:00 by a line of their own, near the Tirumala Nambi temple. In 2018 elders were those of 65 and more. Parents with a baby under one year are let in free by the Supatham entrance: in October 2023 from 12:00 to 18:00, with the baby's birth certificate and the Aadhaar cards of the parents. Phone TTD for the current rule; at other temples, ask there.",
      confidence: 'medium',
      checkedOn: '2026-11-23',
      sources: [
        {
          name: 'NewsMeter',
          kind: 'newspaper',
          url: 'https://telugu.newsmeter.in/andhra-pradesh/dont-believe-the-misinformation-about-darshan-for-the-elderly-ttd-756102',
        },
        {
          name: 'Namasthe Telangana',
          kind: 'newspaper',
          url: 'https://www.ntnews.com/telangana/chittoor-ttd-issued-alert-on-fake-news-2165782',
        },
        { name: 'TTD News', kind: 'official', url: 'https://news.tirumala.org/physically-handicapped/' },
        { name: 'TTD News', kind: 'official', url: 'https://news.tirumala.org/parents-infants/' },
        {
          name: 'Maalaimalar',
          kind: 'newspaper',
          url: 'https://www.maalaimalar.com/amp/news/national/tirupati-temple-infant-baby-parents-darshan-details-670536',
        },
        {
          name: 'Dinamani',
          kind: 'newspaper',
          url: 'https://www.dinamani.com/all-editions/edition-chennai/tirumala/2023/Oct/04/procedure-for-darshan-of-children-under-1-year-of-age-in-tirumala-4083432.html',
        },
      ],
      note: 'Tickets as TTD described them in October 2025. In 2017 and 2018 parents with children under five had extra days, about two a month.',
    },
    links: [{ label: 'Tickets and rooms at Tirumala (TTD)', url: 'https://ttdevasthanams.ap.gov.in' }],
    temples: ['tirumala'],
  },
  {
    id: 'break-darshan',
    topic: 'darshan',
    question: 'What are VIP break and Srivani tickets?',
    answer: {
      value:
        'VIP break is a short line for guests of the state and people with a letter of recommendation. A Srivani ticket is for anybody who gives 10,000 rupees to the Srivani trust and pays 500 more for the ticket. In January 2026 there were 500 a day online in advance, 800 a day online from 09:00 to 14:00 for the same day at 16:00, and 200 a day at Tirupati airport. On very busy days both have been cancelled.',
      confidence: 'high',
      checkedOn: '2026-11-23',
      sources: [
        {
          name: 'The Hans India',
          kind: 'newspaper',
          url: 'https://www.thehansindia.com/andhra-pradesh/srivani-darshan-tickets-to-go-online-completely-from-jan-9-1037132',
        },
        {
          name: 'Webdunia Telugu',
          kind: 'newspaper',
          url: 'https://telugu.webdunia.com/article/religious-news/ttd-srivani-darshan-at-5-pm-from-tomorrow-125073100018_1.html',
        },
        {
          name: 'ABP Desam',
          kind: 'newspaper',
          url: 'https://telugu.abplive.com/andhra-pradesh/tirupati/vip-darshan-can-be-done-without-recommendation-letters-from-political-leaders-187956/amp',
        },
        {
          name: 'The Hindu',
          kind: 'newspaper',
          url: 'https://www.thehindu.com/news/national/andhra-pradesh/waiting-time-for-free-darshan-at-tirumala-shoots-up-to-30-hours/article68215977.ece',
        },
        {
          name: 'Namasthe Telangana',
          kind: 'newspaper',
          url: 'https://www.ntnews.com/news/cancellation-of-issuance-of-srivani-offline-tickets-2254609',
        },
      ],
      note: 'The tickets for the same day began in January 2026 as a trial of one month. We could not find out what followed.',
    },
    links: [{ label: 'Tickets and rooms at Tirumala (TTD)', url: 'https://ttdevasthanams.ap.gov.in' }],
    temples: ['tirumala'],
  },
  {
    id: 'declaration',
    topic: 'darshan',
    question: 'Do people of other faiths have to sign something?',
    answer: {
      value:
        'At Tirumala, yes. By rules 136 and 137 of the temple board (TTD) a visitor who is not a Hindu says so and signs a form, the declaration, that they have faith in Lord Venkateswara. It is handed in at the Vaikuntam queue complex before the darshan. In 2020 the chairman of the board said that not everybody can be asked.',
      confidence: 'high',
      checkedOn: '2026-11-23',
      sources: [
        {
          name: 'The New Indian Express',
          kind: 'newspaper',
          url: 'https://www.newindianexpress.com/states/andhra-pradesh/2020/sep/20/never-suggested-change-in-rules-no-politics-please-saysttdchairperson-yv-subba-reddy-2199428.html',
        },
        {
          name: 'The Hans India',
          kind: 'newspaper',
          url: 'https://www.thehansindia.com/news/cities/tirupathi/i-never-said-declaration-should-go-y-v-subba-reddy-646678',
        },
        {
          name: 'Suryaa',
          kind: 'newspaper',
          url: 'https://suryaa.co.in/do-you-know-what-tirumala-declaration-is',
        },
        {
          name: 'Bhartiya News',
          kind: 'newspaper',
          url: 'https://bhartiyanews24x7.com/what-is-the-declaration-system-at-tirumala-a-rule-non-hindu-visitors-must-follow',
        },
      ],
    },
    links: [],
    temples: ['tirumala'],
  },
]
