/** What people type when they look for somebody to call. */
export const helplineWords: Readonly<Record<string, readonly string[]>> = {
  emergencies: ['help, సహాయం, मदद, सहायता, உதவி, ಸಹಾಯ'],
  'ttd-information': [
    'donate, donat-, donating, hundi, e hundi, విరాళ-, హుండీ, दान, दान कैसे, दान करना, हुंडी, daan, நன்கொடை, காணிக்கை, உண்டியல், ದೇಣಿಗೆ, ಕಾಣಿಕೆ, ಹುಂಡಿ',
    'phone number, telephone number, contact number, mobile number, helpline, help line, helpline number, contact, contact details, customer care, customer care number, enquiry, enquiry number, inquiry, call, call centre, call center, toll free, toll free number, telephone, number, numbers, whom to call, feedback',
    'ఫోన్ నంబర్, ఫోన్ నెంబర్, నంబర్, నెంబర్, హెల్ప్‌లైన్, హెల్ప్ లైన్, సంప్రదించండి, టోల్ ఫ్రీ, కస్టమర్ కేర్',
    'फोन नंबर, फ़ोन नंबर, नंबर, नम्बर, हेल्पलाइन, हेल्पलाइन नंबर, संपर्क, संपर्क नंबर, टोल फ्री, कस्टमर केयर, मोबाइल नंबर',
    'தொலைபேசி எண், போன் நம்பர், எண், நம்பர், உதவி எண், ஹெல்ப்லைன், தொடர்பு எண், தொடர்பு, கஸ்டமர் கேர்',
    'ಫೋನ್ ನಂಬರ್, ದೂರವಾಣಿ ಸಂಖ್ಯೆ, ದೂರವಾಣಿ, ನಂಬರ್, ಸಂಖ್ಯೆ, ಸಹಾಯವಾಣಿ, ಹೆಲ್ಪ್‌ಲೈನ್, ಸಂಪರ್ಕ, ಸಂಪರ್ಕ ಸಂಖ್ಯೆ',
  ],
}

const lost = [
  'cant find, can t find, cannot find, can not find, unable to find, not able to find, misplac-, pickpocket-, snatch-, left behind, fell somewhere',
  'తప్పిపో-, పోగొట్టు-, దొంగిలి-, కనబడ-, కనిపించడం లేదు, కనిపించట్లేదు, tappipo-, thappipo-, pogott-, dongili-, kanapad-',
  'छूट गया, छूट गई, जेब कट, खो गया, खो गई, खो गये, खो गयी, खो दिया, कहीं गिर, गिर गया, गिर गई, गुम हो, नहीं मिल रह, मिल नहीं रह, kho gaya, kho gayi, kho gya, kho gyi, gum ho, chhut gaya, choot gaya, chut gaya',
  'தொலைந்-, தொலைஞ்-, தொலைத்-, தொலைச்-, காணவி-, காணாம-, திருடு-, திருட-, tholanj-, tholaint-, tholaich-, tolanj-, kanavil-, kaanavil-, thirud-',
  'ಕಳೆದ-, ಕಳಕೊಂ-, ಕಳ್ಕೊ-, ಕಳ್ಕಂ-, ಬಿದ್ದೋಯ-, ಕಾಣೆ-, ಕಾಣಿಸ-, ಕಾಣ್ತಿಲ್ಲ, kaled-, kaldho-, kalkon-, kaldu-, kalkond-, kanisut-, kaanist-, kanist-',
]

const lostWholly =
  'lost missing పోయింది పోయాయి poyindi poyayi खो खोया खोई गुम गुमशुदा लापता khoya chori காணோம் காணல kanom kaanom kanala kaanala ಕಳವು ಕಳುವು kalavu kallatana'

/** Who has lost something or complains asks whom to tell, whatever it is about. */
export const troubleWords: Readonly<Record<string, readonly string[]>> = {
  police: lost,
  'ttd-information': [
    ...lost,
    'ఎక్కువ డబ్బులు, ज्यादा पैसे, அதிக காசு, அதிக பணம், ಜಾಸ್ತಿ ದುಡ್ಡು, ಹೆಚ್ಚು ಹಣ, extra money, too much money, complain-, grievance-, overcharg-, misbehav-, harass-, ఫిర్యాదు-, phiryad-, firyad-, forgot my, left my',
  ],
}

export const wholeTroubleWords: Readonly<Record<string, readonly string[]>> = {
  police: [lostWholly],
  'ttd-information': [
    lostWholly,
    'కంప్లైంట్ కంప్లయింట్ शिकायत शिकायतें कंप्लेंट shikayat shikayath புகார் கம்ப்ளைண்ட் pugar puhaar ದೂರು ಕಂಪ್ಲೇಂಟ್ dooru',
  ],
}

/** Beside a password these ask for another one. */
export const forgottenWords =
  'forgot, forgotten, మర్చిపోయా-, మరిచిపోయా-, भूल, மறந்து-, ಮರೆತು-, marchipoy-, marichipoy-, bhool, bhul, marandhu-, maranthu-, maretu-, marethu-'
