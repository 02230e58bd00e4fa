import type { Answer } from '../answer.ts'

export const aroundTirupati: readonly Answer[] = [
  {
    id: 'phones-and-shoes',
    topic: 'around-tirupati',
    question: 'Where do my phone and my shoes go?',
    answer: {
      value:
        'At Tirumala, Srikalahasti and Kanipakam phones and cameras are not allowed inside: leave them in your room or at a deposit counter. In April 2023 Srikalahasti announced a fine of 5,000 rupees for a phone carried in, and takes the phone if the fine is not paid. At Tiruchanoor leave both outside; at Kapila Theertham take no photographs in the shrine. At Kanipakam shoes are left at a counter in front of the temple. For the other temples, and for shoes elsewhere, ask at the entrance.',
      confidence: 'medium',
      checkedOn: '2026-11-23',
      sources: [
        {
          name: 'The Hans India',
          kind: 'newspaper',
          url: 'https://www.thehansindia.com/andhra-pradesh/ttd-to-set-up-30-more-counters-for-issuing-laddus-says-eo-777614',
        },
        {
          name: 'Divya Desam Yatra',
          kind: 'blog',
          url: 'http://divyadesamyatra.blogspot.com/2012/05/trip-to-tirupathi-2.html',
        },
        {
          name: 'News7 Tamil',
          kind: 'newspaper',
          url: 'https://news7tamil.live/kalahasti-sivan-temple-mobile-phone-not-aloud.html',
        },
        {
          name: 'Native News',
          kind: 'newspaper',
          url: 'https://nativenews.in/amp/india/carrying-cell-phone-inside-kalahasti-temple-rs-5-thousand-fine-1212331',
        },
        { name: 'Suryaa', kind: 'newspaper', url: 'https://suryaa.com/telugu-latest-updates-131673-.html' },
        {
          name: 'The Hindu',
          kind: 'newspaper',
          url: 'http://www.thehindu.com/news/national/andhra-pradesh/ruthless-cheating-of-pilgrims-at-kanipakkam/article6611786.ece',
        },
        { name: 'Vishsesh', kind: 'blog', url: 'https://vishsesh.blogspot.com/2025/11' },
      ],
      note: 'The ban at Kanipakam was announced by the Executive Officer of the temple, in a report that does not name the year. What is said of Kapila Theertham is from an open data set with no web page to link to.',
    },
    links: [],
    temples: ['tirumala', 'srikalahasti', 'kanipakam', 'tiruchanoor', 'kapila-theertham'],
  },
  {
    id: 'afternoon-closing',
    topic: 'around-tirupati',
    question: 'Are temples open in the afternoon?',
    answer: {
      value:
        'Several close for part of it. Plan your visits before noon or after about 16:30; Kapila Theertham seems to close later, from 16:00 to 17:30.',
      confidence: 'medium',
      checkedOn: '2026-11-23',
      sources: [
        {
          name: 'Yatradham',
          kind: 'blog',
          url: 'https://blog.yatradham.org/vakula-matha-temple-tirupati-opens/',
        },
        {
          name: 'Vidzone',
          kind: 'blog',
          url: 'https://vidzone.in/what-temple-timings-and-crowds-should-you-expect-at-appalayagunta-temple',
        },
        {
          name: 'Vidzone',
          kind: 'blog',
          url: 'https://vidzone.in/what-are-the-temple-timings-and-best-time-to-visit-sri-kalyana-venkateswara-swamy-temple',
        },
        {
          name: 'GoKshetra',
          kind: 'blog',
          url: 'https://gokshetra.com/tirupati-kapila-theertham-temple-timings-opening-closing/',
        },
      ],
    },
    links: [],
    temples: ['vakula-matha', 'appalayagunta', 'srinivasa-mangapuram', 'kapila-theertham'],
  },
  {
    id: 'eclipses',
    topic: 'around-tirupati',
    question: 'What happens on the day of an eclipse?',
    answer: {
      value:
        'The temples of the board of Tirumala (TTD) shut from about six hours before an eclipse until they are purified: Tirumala, Tiruchanoor, Srinivasa Mangapuram, Kapila Theertham, Govindaraja Swami, Appalayagunta and others. Srikalahasti stays open. Opening times in this guide do not allow for eclipses.',
      confidence: 'high',
      checkedOn: '2026-11-23',
      sources: [
        { name: 'TTD News', kind: 'official', url: 'https://news.tirumala.org/lunar-eclipse/' },
        {
          name: 'TTD News',
          kind: 'official',
          url: 'https://news.tirumala.org/local-temples-remain-closed-on-jan-31-following-total-lunar-eclipse/',
        },
        {
          name: 'The Hindu',
          kind: 'newspaper',
          url: 'https://www.thehindu.com/news/national/andhra-pradesh/temples-in-tirupati-to-remain-closed-on-account-of-lunar-eclipse-on-nov-8/article66103688.ece/amp/',
        },
        {
          name: 'Yahoo News Malaysia',
          kind: 'newspaper',
          url: 'https://malaysia.news.yahoo.com/andhras-srikalahasti-temple-remain-open-sunday-despite-solar-113149289.html',
        },
      ],
    },
    links: [],
    temples: [
      'tirumala',
      'tiruchanoor',
      'srinivasa-mangapuram',
      'kapila-theertham',
      'govindaraja',
      'appalayagunta',
      'srikalahasti',
    ],
  },
  {
    id: 'temple-tour',
    topic: 'around-tirupati',
    question: 'Is there a bus tour of the local temples?',
    answer: {
      value:
        'The tourism department of the state has run a half-day bus from the railway station, Vishnu Nivasam, and Srinivasam opposite the bus stand. It calls at Kapila Theertham, Tiruchanoor, Srinivasa Mangapuram and Govindaraja; a longer tour goes to Appalayagunta and beyond. Ask there for days and price.',
      confidence: 'medium',
      checkedOn: '2026-11-20',
      sources: [
        {
          name: 'ETV Bharat',
          kind: 'newspaper',
          url: 'https://etvbharat.com/telugu/andhra-pradesh/city/tirupathi/the-visiting-packages-of-local-temples-in-tirupati-is-start-from-tomorrow-in-tirupati-chittoor-district/ap20210625185327590',
        },
        {
          name: 'Edukondalu',
          kind: 'blog',
          url: 'http://www.edukondalu.com/2019/12/05/local-temple-dharshan-surrounding-tirupati/',
        },
        {
          name: 'A Wandering Mind',
          kind: 'blog',
          url: 'https://www.awanderingmind.in/2010/12/around-tirupati-temple-tour-by-ttd-bus.html',
        },
      ],
      note: 'In June 2021 it ran from 06:00 to 14:00 for about 100 rupees.',
    },
    links: [],
    temples: ['kapila-theertham', 'tiruchanoor', 'srinivasa-mangapuram', 'govindaraja', 'appalayagunta'],
  },
  {
    id: 'chandragiri-bus',
    topic: 'around-tirupati',
    question: 'Which city bus goes west, towards Chandragiri?',
    answer: {
      value:
        'In February 2022 one was announced that leaves the Tirupati bus stand about every half hour from 05:30 to 21:15, by way of the railway station, SV University, Tummalagunta, Cherlopalli, Kalur cross and Thondavada.',
      confidence: 'medium',
      checkedOn: '2026-11-20',
      sources: [
        {
          name: 'The Hans India',
          kind: 'newspaper',
          url: 'https://www.thehansindia.com/andhra-pradesh/apsrtc-resumes-city-bus-services-between-tirupati-chandragiri-727660',
        },
      ],
    },
    links: [],
    temples: ['srinivasa-mangapuram', 'vakula-matha'],
  },
]
