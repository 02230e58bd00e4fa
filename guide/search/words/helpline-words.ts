/** What people say who look for somebody to call. */
export const helplineWords: Readonly<Record<string, readonly string[]>> = {
  'ttd-information': [
    'phone number, telephone number, contact number, mobile number, helpline, help line, helpline number, contact, contact details, customer care, customer care number, enquiry, enquiry number, inquiry, call, call centre, call center, toll free, toll free number, telephone, number, numbers, whom to call, complaint, complaints',
    'ఫోన్ నంబర్, ఫోన్ నెంబర్, నంబర్, నెంబర్, హెల్ప్‌లైన్, హెల్ప్ లైన్, సంప్రదించండి, టోల్ ఫ్రీ, ఫిర్యాదు, కస్టమర్ కేర్',
    'फोन नंबर, फ़ोन नंबर, नंबर, नम्बर, हेल्पलाइन, हेल्पलाइन नंबर, संपर्क, संपर्क नंबर, टोल फ्री, शिकायत, कस्टमर केयर, मोबाइल नंबर',
    'தொலைபேசி எண், போன் நம்பர், எண், நம்பர், உதவி எண், ஹெல்ப்லைன், தொடர்பு எண், தொடர்பு, புகார், கஸ்டமர் கேர்',
    'ಫೋನ್ ನಂಬರ್, ದೂರವಾಣಿ ಸಂಖ್ಯೆ, ದೂರವಾಣಿ, ನಂಬರ್, ಸಂಖ್ಯೆ, ಸಹಾಯವಾಣಿ, ಹೆಲ್ಪ್‌ಲೈನ್, ಸಂಪರ್ಕ, ಸಂಪರ್ಕ ಸಂಖ್ಯೆ, ದೂರು',
  ],
  police: [
    'lost child, lost children, lost my child, lost our child, lost kid, lost my kid, lost baby, lost my baby, lost son, lost my son, lost daughter, lost my daughter, lost mother, lost my mother, lost father, lost my father, lost person, lost in crowd, child lost, child is lost, child missing, missing child, missing person, is missing, gone missing',
    'పిల్లవాడు తప్పిపోయాడు, పాప తప్పిపోయింది, బాబు తప్పిపోయాడు, తప్పిపోయాడు, తప్పిపోయింది, తప్పిపోయారు, తప్పిపోయిన, बच्चा खो गया, बच्चा गुम, खो गया, खो गई, खो गए, गुम, गुम हो गया, गुमशुदा, लापता',
    'குழந்தை காணவில்லை, காணவில்லை, காணாமல், காணாமல் போன, தொலைந்து, தொலைந்த, ಮಗು ಕಳೆದುಹೋಗಿದೆ, ಕಳೆದುಹೋಗಿದೆ, ಕಳೆದು ಹೋಗಿದೆ, ಕಳೆದುಹೋದ, ಕಾಣೆಯಾಗಿದೆ, ಕಾಣೆಯಾದ, ಕಾಣೆ',
    'tappipoyadu, tappipoyindi, thappipoyadu, thappipoyindi, kho gaya, kho gayi, gum ho gaya, kanavillai, kaanavillai, kaanom, kaledu hogide, kanisutilla',
  ],
}
