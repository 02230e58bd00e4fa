import type { Answer } from './schema.ts'

export const heavyRain: Answer = {
  id: 'heavy-rain',
  topic: 'up-to-tirumala',
  question: 'What happens in heavy rain?',
  answer: {
    value:
      'The hill road and the footpaths to Tirumala can be closed by falling rocks. Ask before you start.',
    confidence: 'high',
    checkedOn: '2026-11-20',
    sources: [
      {
        name: 'Suryaa',
        kind: 'newspaper',
        url: 'https://suryaa.co.in/restoration-of-vehicular-traffic-on-down-ghat-road/',
      },
      {
        name: 'T News Telugu',
        kind: 'newspaper',
        url: 'https://tnewstelugu.com/thirumala-ghat-roads-are-open-traffic-is-normal',
      },
    ],
  },
  links: [],
  temples: ['tirumala'],
}
