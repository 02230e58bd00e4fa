/** How soon a fact is asked again: by what a wrong one costs a pilgrim. The first rule that names a fact holds. */
export const reviews = [
  {
    subject: 'Tickets, tokens and waits at Tirumala',
    months: 3,
    // A pilgrim without the right ticket has travelled for nothing.
    ask: 'TTD, 155257, or its booking site',
    entries: [
      'tickets',
      'vaikunta-tokens',
      'break-darshan',
      'sevas',
      'cancel-ticket',
      'come-again',
      'elders-and-infants',
      'walkers-tokens',
      'where-to-join',
      'crowds',
      'identity',
    ],
    fields: ['waysIn', 'visitMinutesWith', 'footpaths.alipiri.open', 'footpaths.srivariMettu.open'],
  },
  {
    subject: 'Prices at Tirumala',
    months: 3,
    // Rooms, laddus and fees change by an order of the board, without a season.
    ask: 'TTD, 155257',
    entries: ['rooms', 'laddus', 'halls', 'tonsure', 'wedding', 'homam', 'food'],
  },
  {
    subject: 'Fares and the hill road',
    months: 3,
    // Fares, tolls and the rules of the road change several times a year.
    ask: 'APSRTC at the bus stand, and the police at Alipiri',
    entries: [
      'hill-buses',
      'bus-times',
      'autos',
      'fastag',
      'hill-road',
      'hill-road-speed',
      'festival-traffic',
      'free-buses',
      'temple-tour',
      'chandragiri-bus',
    ],
  },
  {
    subject: 'Prices at the other temples',
    months: 3,
    // A price that is too low sends people away without darshan.
    ask: 'the office of the temple',
    entries: ['phones-and-shoes'],
    fields: ['beforeYouEnter.tickets'],
  },
  {
    subject: 'Telephone numbers',
    months: 6,
    // A dead number is found when it is needed most.
    ask: 'the number itself: dial it',
    fields: ['numbers', 'arrival.phone'],
  },
  {
    subject: 'Opening hours',
    months: 12,
    // A year holds every season’s hours once.
    ask: 'the office of the temple, or the notice at its gate',
    fields: ['openingHours', 'likelyHours', 'hoursText', 'visitMinutes', 'crowdedHours', 'festivals'],
  },
  {
    subject: 'Rules of the temples',
    months: 12,
    // Who is dressed wrongly or carries a phone is turned back once.
    ask: 'the guards at the gate',
    fields: ['beforeYouEnter'],
  },
  {
    subject: 'All else',
    months: 24,
    // Names, places and roads hardly change.
    ask: 'its sources',
  },
]
