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
  rooms: ['hotels', 'హోటల్', 'होटल', 'ஹோட்டல்', 'ಹೋಟೆಲ್', 'lodges', 'accommodation', 'deposit', 'refund'],
  halls: ['toilets', 'luggage', 'లగేజీ', 'लगेज', 'lockers', 'లాకర్', 'लॉकर', 'லாக்கர்', 'ಲಾಕರ್', 'dormitory'],
  food: ['breakfast', 'lunch', 'milk', 'restaurants', 'prasadam', 'annadanam'],
  laddus: ['prasadam'],
  tonsure: ['haircut', 'mundan', 'மொட்டை'],
  identity: ['Aadhaar', 'passports'],
  'elders-and-infants': ['senior citizens', 'wheelchairs', 'baby', 'disabled'],
  tickets: ['children', 'kids'],
  'special-entry': ['homam', 'హోమం', 'होम', 'ஹோமம்', 'ಹೋಮ'],
  'break-darshan': ['NRI', 'abroad', 'passports', 'పాస్‌పోర్ట్', 'पासपोर्ट', 'பாஸ்போர்ட்', 'ಪಾಸ್‌ಪೋರ್ಟ್'],
  'where-to-join': ['queue'],
  'come-again': ['next month'],
  'cancel-ticket': ['refund', 'రీఫండ్', 'रिफंड', 'ரீஃபண்ட்', 'ರೀಫಂಡ್'],
  'bus-times': ['night'],
  eclipses: ['grahanam'],
}

/**
 * All words that find an emergency number, by the helpline's id and in each language. They match whole, so plurals stand
 * here, too. Words that sound like an ordinary one are left out, such as "thief", which folds as "tip" does.
 */
export const urgentWords: Readonly<Record<string, readonly string[]>> = {
  emergencies: [
    'emergency emergencies 112 SOS help accident accidents',
    'అత్యవసరం అత్యవసర ఎమర్జెన్సీ ప్రమాదం సహాయం',
    'आपातकाल आपातकालीन इमरजेंसी इमर्जेंसी दुर्घटना मदद सहायता',
    'அவசரம் அவசர எமர்ஜென்சி உதவி',
    'ತುರ್ತು ಎಮರ್ಜೆನ್ಸಿ ಅಪಘಾತ',
  ],
  ambulance: [
    'ambulance ambulances hospital hospitals doctor doctors clinic medical',
    'అంబులెన్స్ ఆసుపత్రి హాస్పిటల్ డాక్టర్ వైద్యుడు',
    'एम्बुलेंस एंबुलेंस अस्पताल हॉस्पिटल डॉक्टर',
    'ஆம்புலன்ஸ் மருத்துவமனை ஆஸ்பத்திரி ஹாஸ்பிடல் டாக்டர் மருத்துவர்',
    'ಆಂಬ್ಯುಲೆನ್ಸ್ ಆಂಬುಲೆನ್ಸ್ ಆಸ್ಪತ್ರೆ ಹಾಸ್ಪಿಟಲ್ ಡಾಕ್ಟರ್',
  ],
  police: [
    'police theft stolen robbery',
    'పోలీస్ పోలీసు పోలీసులు దొంగతనం',
    'पुलिस',
    'போலீஸ் காவல்துறை திருட்டு',
    'ಪೊಲೀಸ್ ಪೋಲಿಸ್ ಕಳ್ಳತನ',
  ],
}
