import type { Helpline } from '#guide/schema.ts'
import { factsCheckedOn } from './sources/fact.ts'

const fact = factsCheckedOn('2026-11-22')

/** Emergencies first, then the temple board of Tirumala; the number with the newest source first. */
export const helplines: readonly Helpline[] = [
  {
    id: 'emergencies',
    label: 'All emergencies',
    emergency: true,
    numbers: fact([{ shown: '112', dialled: '112' }], {
      confidence: 'high',
      sources: ['ndtv-112', 'dna-india'],
      note: 'The number for all of India; in Andhra Pradesh since 2019.',
    }),
  },
  {
    id: 'ambulance',
    label: 'Ambulance',
    emergency: true,
    numbers: fact([{ shown: '108', dialled: '108' }], {
      confidence: 'medium',
      sources: ['ndtv-112'],
      note: 'In a news report of 2019 and in an unofficial list. 112 answers as well.',
    }),
  },
  {
    id: 'police',
    label: 'Police',
    emergency: true,
    numbers: fact([{ shown: '100', dialled: '100' }], {
      confidence: 'medium',
      sources: ['ndtv-112'],
      note: 'In a news report of 2019 and in an unofficial list. 112 answers as well.',
    }),
  },
  {
    id: 'ttd-information',
    label: 'TTD, information (toll-free)',
    emergency: false,
    numbers: fact([{ shown: '155257', dialled: '155257' }], {
      confidence: 'medium',
      checkedOn: '2026-11-26',
      sources: ['namasthe-telangana-touts'],
      note: 'From the chairman of the board, in a newspaper. The page carries no date; judging by its number, it is from between October and December 2025.',
    }),
  },
  {
    id: 'ttd-toll-free',
    label: 'TTD, toll-free',
    emergency: false,
    numbers: fact([{ shown: '1800 425 4141', dialled: '18004254141' }], {
      confidence: 'medium',
      checkedOn: '2026-11-23',
      sources: ['news-minute-call-centre', 'news-minute-laddu-price'],
      note: 'In reports of one newspaper of 2018 and 2020. We found nothing newer.',
    }),
  },
  {
    id: 'ttd-call-centre',
    label: 'TTD, call centre',
    emergency: false,
    numbers: fact(
      [
        { shown: '0877-2277777', dialled: '+918772277777' },
        { shown: '0877-2233333', dialled: '+918772233333' },
      ],
      {
        confidence: 'low',
        checkedOn: '2026-11-23',
        sources: ['news-minute-call-centre'],
        note: 'In a news report of 2018, when they took opinions on a closing of the temple, and in an unofficial list. We found nothing newer.',
      },
    ),
  },
]
