import type { Answer } from './schema.ts'

export const hillRoad: Answer = {
  id: 'hill-road',
  topic: 'up-to-tirumala',
  question: 'When is the road up to Tirumala open?',
  answer: {
    value:
      'It is closed to all vehicles from 00:00 to 03:00, but stays open on some days of great crowds. In January 2026 two-wheelers could go up and down from about 06:00 to 21:00 only.',
    confidence: 'medium',
    checkedOn: '2026-11-20',
    sources: [
      {
        name: 'Samayam Telugu',
        kind: 'newspaper',
        url: 'https://telugu.samayam.com/andhra-pradesh/tirupati/ttd-key-update-on-tirumala-ghat-road-journey-and-timings-for-vehicles/articleshow/126462316.cms',
      },
      {
        name: 'The New Indian Express',
        kind: 'newspaper',
        url: 'https://www.newindianexpress.com/states/andhra-pradesh/2024/Apr/06/tirumala-tirupati-devasthanams-to-halt-vip-break-darshan-during-summer',
      },
      {
        name: 'TTD News',
        kind: 'official',
        url: 'https://news.tirumala.org/devotees-pour-in-appreciation-for-ttd-activities-and-svbc-programs/',
      },
    ],
    note: 'As reported in January 2026. The limits for two-wheelers have changed several times since August 2023: ask before you ride.',
  },
  links: [],
  temples: ['tirumala'],
}
