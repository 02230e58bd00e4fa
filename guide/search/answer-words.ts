/**
 * Words that people look an answer up by and that its question does not have, by answer id. A plural finds its singular,
 * too. Words borrowed from English sound different in other scripts, so they stand in each.
 */
export const otherWords: Readonly<Record<string, readonly string[]>> = {
  'phones-and-shoes': [
    'mobiles',
    'మొబైల్',
    'ఫోన్',
    'cell phone',
    'cellphones',
    'கைபேசி',
    'மொபைல்',
    'செல்போன்',
    'cameras',
    'కెమెరా',
    'कैमरा',
    'கேமரா',
    'ಕ್ಯಾಮೆರಾ',
    'chappals',
    'slippers',
  ],
  rooms: ['hotels', 'హోటల్', 'होटल', 'ஹோட்டல்', 'ಹೋಟೆಲ್', 'lodges', 'accommodation'],
  halls: ['toilets', 'luggage', 'లగేజీ', 'लगेज', 'lockers', 'లాకర్', 'लॉकर', 'லாக்கர்', 'ಲಾಕರ್', 'dormitory'],
  food: ['lunch', 'restaurants', 'prasadam', 'annadanam'],
  laddus: ['prasadam'],
  tonsure: ['haircut', 'mundan', 'மொட்டை'],
  identity: ['Aadhaar', 'passports'],
  'elders-and-infants': ['senior citizens', 'wheelchairs', 'baby', 'disabled'],
}
