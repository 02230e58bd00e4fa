import type { Answer } from './schema.ts'

export const waiting: Answer = {
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
}
