import type { Answer } from './schema.ts'

export const fastag: Answer = {
  id: 'fastag',
  topic: 'up-to-tirumala',
  question: 'Does my car need a FASTag?',
  answer: {
    value:
      'Yes. Since 15 August 2025 vehicles without a FASTag are not let through at Alipiri, where the road up to Tirumala begins. A counter there issues one. In 2021 the toll was 50 rupees for a car and up to 200 for larger vehicles.',
    confidence: 'high',
    checkedOn: '2026-11-23',
    sources: [
      {
        name: 'NewsMeter',
        kind: 'newspaper',
        url: 'https://telugu.newsmeter.in/andhra-pradesh/fastag-will-be-made-mandatory-for-the-vehicles-entering-tirumala-from-august-15-753344',
      },
      {
        name: 'Samayam Telugu',
        kind: 'newspaper',
        url: 'https://telugu.samayam.com/andhra-pradesh/tirupati/ttd-makes-fastag-mandatory-for-devotees-vehicles-coming-to-tirumala-from-august-15/articleshow/123256738.cms',
      },
      {
        name: 'Asianet News Telugu',
        kind: 'newspaper',
        url: 'https://telugu.asianetnews.com/andhra-pradesh/ttd-decides-to-hike-toll-charges-in-tirumala-lns-qp4q1e',
      },
      {
        name: 'NTV Telugu',
        kind: 'newspaper',
        url: 'https://ntvtelugu.com/andhra-pradesh-news/fast-tag-implementation-at-alipiri-tollgate-from-today-13428.html/amp',
      },
    ],
    note: 'The reports say "all vehicles"; whether two-wheelers are meant they do not say. In 2021 two-wheelers paid no toll.',
  },
  links: [],
  temples: ['tirumala'],
}
