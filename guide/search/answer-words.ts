/**
 * Words that people look an answer up by and that its question does not have, by answer id. They match by sound in any
 * script, except in Tamil.
 */
export const otherWords: Readonly<Record<string, readonly string[]>> = {
  'phones-and-shoes': [
    'mobile',
    'మొబైల్',
    'ఫోన్',
    'cell phone',
    'cellphone',
    'கைபேசி',
    'மொபைல்',
    'செல்போன்',
    'camera',
    'chappals',
    'slippers',
  ],
  rooms: ['hotel', 'lodge', 'accommodation'],
  halls: ['toilet', 'bathroom', 'luggage', 'locker', 'dormitory'],
  food: ['lunch', 'dinner', 'restaurant', 'prasadam', 'annadanam'],
  laddus: ['prasadam'],
  tonsure: ['haircut', 'head shave', 'mundan', 'mottai', 'மொட்டை'],
  identity: ['Aadhaar', 'passport'],
  'elders-and-infants': ['senior citizens', 'wheelchair', 'baby', 'disabled'],
  'booking-address': ['website', 'online'],
}
