import type { Answer } from './schema.ts'

export const templeTour: Answer = {
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
}
