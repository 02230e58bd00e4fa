import type { Helpline } from './answer.ts'

/** Emergencies first, then the temple board of Tirumala, the surest number before the others. */
export const helplines: readonly Helpline[] = [
  {
    id: 'emergencies',
    label: 'All emergencies',
    emergency: true,
    numbers: {
      value: [{ shown: '112', dialled: '112' }],
      confidence: 'high',
      checkedOn: '2026-11-22',
      sources: [
        {
          name: 'NDTV',
          kind: 'newspaper',
          url: 'https://www.ndtv.com/india-news/112-india-all-in-one-emergency-helpline-number-to-be-launched-today-1995582',
        },
        {
          name: 'DNA India',
          kind: 'newspaper',
          url: 'https://www.dnaindia.com/india/report-delhi-to-launch-single-emergency-helpline-112-for-faster-response-cm-rekha-gupta-3197661',
        },
      ],
      note: 'The number for all of India; in Andhra Pradesh since 2019.',
    },
  },
  {
    id: 'ambulance',
    label: 'Ambulance',
    emergency: true,
    numbers: {
      value: [{ shown: '108', dialled: '108' }],
      confidence: 'medium',
      checkedOn: '2026-11-22',
      sources: [
        {
          name: 'NDTV',
          kind: 'newspaper',
          url: 'https://www.ndtv.com/india-news/112-india-all-in-one-emergency-helpline-number-to-be-launched-today-1995582',
        },
      ],
      note: 'In a news report of 2019 and in a public data set. 112 answers as well.',
    },
  },
  {
    id: 'police',
    label: 'Police',
    emergency: true,
    numbers: {
      value: [{ shown: '100', dialled: '100' }],
      confidence: 'medium',
      checkedOn: '2026-11-22',
      sources: [
        {
          name: 'NDTV',
          kind: 'newspaper',
          url: 'https://www.ndtv.com/india-news/112-india-all-in-one-emergency-helpline-number-to-be-launched-today-1995582',
        },
      ],
      note: 'In a news report of 2019 and in a public data set. 112 answers as well.',
    },
  },
  {
    id: 'ttd-toll-free',
    label: 'TTD, toll-free',
    emergency: false,
    numbers: {
      value: [{ shown: '1800 425 4141', dialled: '18004254141' }],
      confidence: 'high',
      checkedOn: '2026-11-23',
      sources: [
        {
          name: 'The News Minute',
          kind: 'newspaper',
          url: 'https://www.thenewsminute.com/article/ttd-seeks-devotees-opinion-6-day-closure-tirumala-temple-sets-call-centre-85017',
        },
        {
          name: 'The News Minute',
          kind: 'newspaper',
          url: 'https://www.thenewsminute.com/article/tirupati-laddu-be-sold-subsidised-rates-andhra-monday-125126',
        },
      ],
      note: 'In news reports of 2018 and 2020.',
    },
  },
  {
    id: 'ttd-call-centre',
    label: 'TTD, call centre',
    emergency: false,
    numbers: {
      value: [
        { shown: '0877-2277777', dialled: '+918772277777' },
        { shown: '0877-2233333', dialled: '+918772233333' },
      ],
      confidence: 'low',
      checkedOn: '2026-11-23',
      sources: [
        {
          name: 'The News Minute',
          kind: 'newspaper',
          url: 'https://www.thenewsminute.com/article/ttd-seeks-devotees-opinion-6-day-closure-tirumala-temple-sets-call-centre-85017',
        },
      ],
      note: 'In a news report of 2018, when they took opinions on a closing of the temple, and in a public data set. We found nothing newer.',
    },
  },
]
