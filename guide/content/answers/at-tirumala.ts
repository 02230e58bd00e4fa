import type { Answer } from '#guide/schema.ts'
import { factsCheckedOn } from '../sources/fact.ts'

const fact = factsCheckedOn('2026-11-23')

export const atTirumala: readonly Answer[] = [
  {
    id: 'rooms',
    topic: 'at-tirumala',
    question: 'How do I get a room at Tirumala?',
    answer: fact(
      'Book online about three months ahead, or register on arrival at a counter at Tirumala with your mobile number and Aadhaar card; a text message says where to get the key. Rooms go fast. In January 2023, 5,000 of them cost ₹50 or ₹100, and 1,230 cost ₹1,000, which people with a ₹300 ticket booked online; in the areas for VIPs they cost ₹1,700 to ₹2,800. A room is for 24 hours, and one person got one only once a month. You also pay a deposit, in 2023 as much as the rent (sources disagree). It came back within an hour by UPI, in 3 to 7 working days by card, if you gave the code (OTP) and had your face checked on leaving. Give nobody else the code: touts have taken the money with it.',
      {
        confidence: 'medium',
        checkedOn: '2026-11-28',
        sources: [
          'telangana-today-room-rents',
          'samayam-room-rents',
          'surya-room-rents',
          'vidzone-rooms',
          'deccan-chronicle-rooms',
          'ap7am-vip-rooms',
          'news18-face-recognition',
          'hindustan-times-telugu',
          'hans-india-caution-deposit',
          'hindu-caution-deposits',
          'hans-india-deposit-refund',
          'hans-india-room-once-a-month',
          'hans-india-summer-rush',
        ],
        note: "The deposit: two days' rent in 2020, ₹500 and as much as the rent in 2023. That a room is for 24 hours is from a blog.",
      },
    ),
    links: [{ label: 'Tickets and rooms at Tirumala (TTD)', url: 'https://ttdevasthanams.ap.gov.in' }],
    temples: ['tirumala'],
  },
  {
    id: 'halls',
    topic: 'at-tirumala',
    question: 'Where can I rest and keep my bags without a room?',
    answer: fact(
      'In the halls of the temple board at Tirumala, called Pilgrim Amenities Complexes (PAC), with free lockers, toilets and baths. The newest, PAC-5 or Venkatadri Nilayam near the bus stand, opened in September 2025 with 2,400 lockers and 16 dormitories for people without a booking. In Tirupati there was a cloakroom on platform 1 of the railway station in 2019.',
      {
        confidence: 'medium',
        sources: [
          'hans-india-amenities',
          'hans-india-pilgrim-complex',
          'andhra-jyothy-amenities-centre',
          'satyam-news',
          'times-of-india-railway-station',
        ],
        note: 'That the lockers are free is from an undated news report.',
      },
    ),
    links: [],
    temples: ['tirumala'],
  },
  {
    id: 'hospital',
    topic: 'at-tirumala',
    question: 'Is there a hospital at Tirumala?',
    answer: fact(
      'Yes: Aswini Hospital, day and night, and smaller dispensaries. For dialysis there is SVIMS in Tirupati. In an emergency call 112 or 108.',
      {
        confidence: 'high',
        checkedOn: '2026-11-28',
        sources: ['ttd-news-footpath-health', '10tv-footpath-health'],
      },
    ),
    links: [],
    temples: ['tirumala'],
  },
  {
    id: 'food',
    topic: 'at-tirumala',
    question: 'What can I eat, and where are the free meals?',
    answer: fact(
      'The whole hill town is vegetarian. The temple board (TTD) serves free meals (Annaprasadam) to everybody: at the Vengamamba complex, in the halls (PAC), at the Rambagicha bus stand, and in the queue, where there were snacks and milk, too, in May 2025. Below the hill there are some at Tiruchanoor, Govindaraja Swami, Srinivasam and Vishnu Nivasam. In 2019 breakfast at Tirumala was from 9 am to 1:30 pm, meals from 10:30 am to 4 pm (as in March 2025) and from 5 pm to 11 pm. The free meals stop during an eclipse. We could not find out at which hours there is milk.',
      {
        confidence: 'high',
        checkedOn: '2026-11-26',
        sources: [
          'deccan-chronicle-eclipse-meals',
          'wikipedia-tirumala',
          'hans-india-annaprasadam',
          'hans-india-food-in-the-line',
          'pti-masala-vada',
          'new-indian-express-food',
        ],
      },
    ),
    links: [],
    temples: ['tirumala', 'tiruchanoor', 'govindaraja'],
  },
  {
    id: 'laddus',
    topic: 'at-tirumala',
    question: 'How do I get laddus?',
    answer: fact(
      'After the darshan each pilgrim gets one laddu free at the laddu counters, and can buy more at ₹50 each (2024). Since late August 2024 people without a ticket or token can buy two, with their Aadhaar card. Buy laddus nowhere else: they have been sold on a black market.',
      { confidence: 'high', sources: ['news-minute-free-laddu', 'hindu-laddu-policy', 'federal'] },
    ),
    links: [],
    temples: ['tirumala'],
  },
  {
    id: 'sights',
    topic: 'at-tirumala',
    question: 'What else is there to see on the hill?',
    answer: fact(
      'Beside the great temple are its tank (Pushkarini) and the temple of Varaha Swami. About 5 km away are the sacred waters of Akasa Ganga and Papavinasanam; the natural rock arch Silathoranam and Srivari Padalu, the footprints of the Lord, are nearer. In heavy rain and storm the roads to Akasa Ganga, Papavinasanam and Srivari Padalu are closed.',
      {
        confidence: 'medium',
        checkedOn: '2026-11-28',
        sources: ['srisrilara', 'hans-india-papavinasanam-closed', 'deccan-chronicle-rain'],
      },
    ),
    links: [],
    temples: ['tirumala'],
  },
  {
    id: 'wedding',
    topic: 'at-tirumala',
    question: 'Can we get married at Tirumala?',
    answer: fact(
      'Yes, free of charge, in the Kalyana Vedika on the road to Papavinasanam. Book a day on the site of the temple board (TTD), with the details of bride, groom and parents. The parents have to come or send papers. TTD gives the priest, the music, turmeric, kumkum and sacred threads; bring the rest. Afterwards the couple and their parents, six people at most, go in free through the ₹300 line.',
      {
        confidence: 'high',
        checkedOn: '2026-11-28',
        sources: ['hans-india-weddings', 'ttd-news-weddings'],
        note: 'As reported in January 2026.',
      },
    ),
    links: [{ label: 'Tickets and rooms at Tirumala (TTD)', url: 'https://ttdevasthanams.ap.gov.in' }],
    temples: ['tirumala'],
  },
  {
    id: 'tonsure',
    topic: 'at-tirumala',
    question: 'Where is the tonsure (Kalyanakatta)?',
    answer: fact(
      'It is free, at the main Kalyanakatta and at smaller ones in the guest houses and halls. In 2022 the main one was open day and night, as were those in PAC-1, PAC-2, PAC-3 and the SV and Padmavati rest houses; the others from 3 am to 9 pm. There are women barbers, and hot water for a bath.',
      { confidence: 'high', sources: ['hans-india-kalyanakatta', 'hindu-barbers', 'go-tirupati'] },
    ),
    links: [],
    temples: ['tirumala'],
  },
]
