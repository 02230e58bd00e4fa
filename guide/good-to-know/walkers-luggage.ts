import type { Answer } from './schema.ts'

export const walkersLuggage: Answer = {
  id: 'walkers-luggage',
  topic: 'on-foot',
  question: 'Who takes my bags when I walk up?',
  answer: {
    value:
      'The temple board (TTD) does, free of charge. Hand them in at the luggage counter at Alipiri or Srivari Mettu, keep the receipt, and get them back at Tirumala. In 2019 no phones, cameras or footwear were taken in the bags.',
    confidence: 'high',
    checkedOn: '2026-11-23',
    sources: [
      {
        name: 'Telangana Today',
        kind: 'newspaper',
        url: 'https://telanganatoday.com/ttd-introduces-new-luggage-policy',
      },
      {
        name: 'The Hans India',
        kind: 'newspaper',
        url: 'https://www.thehansindia.com/andhra-pradesh/employees-discharging-duties-with-care-says-ttd-chief-766240',
      },
      {
        name: 'Hindu Temples of India',
        kind: 'blog',
        url: 'https://hindutemples-india.blogspot.com/2019/01/srivari-mettu-tirumala-tirupati-andhra-pradesh.html',
      },
    ],
  },
  links: [],
  temples: ['tirumala'],
}
