import type { SearchedPage } from '#guide/search/searched.ts'
import { forgottenWords } from '#guide/search/words/helpline-words.ts'
import { searchedPages } from './searched-pages.ts'

/** The words that people use for pages, between commas. */
const pageWords: Readonly<Record<string, readonly string[]>> = {
  '/tirupati': [
    'arrive, arriving, arrival, how to reach tirupati, how to come to tirupati, reach tirupati, chennai, bangalore, bengaluru, hyderabad, చెన్నై, హైదరాబాద్, బెంగళూరు, हैदराबाद, बेंगलुरु, சென்னை, பெங்களூர், ಬೆಂಗಳೂರು, ಚೆನ್ನೈ, airport, renigunta, renigunta airport, flight, flights, railway enquiry, விமான நிலையம், चेन्नई',
  ],
  '/map': [
    'map, maps, on the map, temples map, పటం, మ్యాప్, नक्शा, नक़्शा, मैप, வரைபடம், மேப், ನಕ್ಷೆ, ಮ್ಯಾಪ್, naksha, padam',
  ],
  '/day': [
    'evening flight, return flight, evening train, return train, catch flight, catch my flight, catch train, catch my train, before flight, before my flight, before train, before my train, సాయంత్రం ఫ్లైట్, సాయంత్రం రైలు, సాయంత్రం ట్రైన్, తిరుగు రైలు, शाम की फ्लाइट, शाम की ट्रेन, शाम को ट्रेन, वापसी की ट्रेन, சாயந்திரம் ஃப்ளைட், சாயங்காலம் ரயில், மாலை ரயில், மாலை விமானம், ரிட்டர்ன் ரயில், ಸಂಜೆ ಫ್ಲೈಟ್, ಸಂಜೆ ರೈಲು, ಸಂಜೆ ಟ್ರೈನ್, ವಾಪಸ್ ರೈಲು, sayantram train, shaam ki train, sanje train, saayangalam train',
    '1 day plan, 2 day plan, two day plan, 3 day plan, plan for one day, plan for 1 day, plan, planner, plan my day, day plan, one day plan, itinerary, trip plan, plan a trip, order of temples, visit first, go first, temple first, first temple, in what order, which order, how many days, days needed, days required, days enough, in one day, same day, all temples in one day, two days, 2 days, one day enough',
    'ప్రణాళిక, ప్లాన్, ఎన్ని రోజులు, ఏ గుడి ముందు, ముందు ఏ గుడి, ఒకే రోజులో, ఒక్క రోజులో, योजना, प्लान, कितने दिन, पहले कौन सा मंदिर, एक दिन में, एक ही दिन में',
    'திட்டம், பிளான், எத்தனை நாள், எத்தனை நாட்கள், எந்த கோவில் முதலில், முதலில் எந்த கோவில், ஒரே நாளில், ஒரு நாளில், ಯೋಜನೆ, ಪ್ಲಾನ್, ಎಷ್ಟು ದಿನ, ಯಾವ ದೇವಸ್ಥಾನ ಮೊದಲು, ಮೊದಲು ಯಾವ, ಒಂದೇ ದಿನದಲ್ಲಿ, ಒಂದೇ ದಿನ, ಒಂದು ದಿನದಲ್ಲಿ',
    'enni rojulu, okka rojulo, oke rojulo, kitne din, ek din me, ek din mein, ek hi din, ethanai naal, ethana naal, oru naalil, ore naalil, eshtu dina, onde dinadalli, ondu dinadalli',
  ],
  '/seen': [
    'seen, visited, favourites, favorites, my notes, notes, saved, bookmarks, చూసినవి, నా నోట్స్, देखे हुए, पसंदीदा, பார்த்தவை, ನೋಡಿದ್ದು',
  ],
  '/offline': [
    'offline, without network, no network, no internet, without internet, without net, no signal, download guide, install, install app',
    'నెట్ లేకుండా, ఇంటర్నెట్ లేకుండా, నెట్‌వర్క్ లేకుండా, ఆఫ్‌లైన్, बिना नेट, बिना इंटरनेट, इंटरनेट के बिना, ऑफलाइन, இணையம் இல்லாமல், நெட் இல்லாமல், ஆஃப்லைன், ಇಂಟರ್ನೆಟ್ ಇಲ್ಲದೆ, ನೆಟ್ ಇಲ್ಲದೆ, ಆಫ್‌ಲೈನ್',
    'net lekunda, internet lekunda, bina net, bina internet, net illama, net illade',
  ],
  '/account': [
    'account, my account, delete account, delete my account, change email, change password, sign out, log out, logout, profile, settings, నా ఖాతా, ఖాతా, అకౌంట్, मेरा खाता, खाता, अकाउंट, என் கணக்கு, கணக்கு, அக்கவுண்ட், ನನ್ನ ಖಾತೆ, ಖಾತೆ, ಅಕೌಂಟ್',
  ],
  '/login': [
    'sign in, signin, log in, login, log on, లాగిన్, లాగ్ ఇన్, సైన్ ఇన్, लॉगिन, लॉग इन, लागिन, साइन इन, உள்நுழை, உள்நுழைய, லாகின், லாக் இன், சைன் இன், ಲಾಗಿನ್, ಲಾಗ್ ಇನ್, ಸೈನ್ ಇನ್',
  ],
  '/forgot': [
    forgottenWords,
    'forgot password, forgot my password, forget password, password forgot, password reset, change forgotten password, password, reset password, lost password, పాస్‌వర్డ్, పాస్వర్డ్, पासवर्ड, கடவுச்சொல், பாஸ்வேர்ட், பாஸ்வேர்டு, ಪಾಸ್‌ವರ್ಡ್, ಪಾಸ್ವರ್ಡ್',
  ],
  '/register': [
    'new login, login id, new login id, new id, user id, new user id, create id, create login, కొత్త ఐడి, యూజర్ ఐడి, ఐడి క్రియేట్, नया यूजर, नया यूज़र, आईडी बनाना, नई आईडी, लॉगिन आईडी, புதிய ஐடி, புது ஐடி, ஐடி உருவாக்க, ಹೊಸ ಐಡಿ, ಹೊಸ ಯೂಸರ್, ಐಡಿ ಮಾಡ, id banana, id create, new user, new registration, create new account, make new account, account create, account open, how to register, కొత్త అకౌంట్, అకౌంట్ తెరవ, అకౌంట్ ఓపెన్, ఖాతా తెరవ, ఖాతా తెరవడం, నమోదు, ఖాతా సృష్టించ, नया अकाउंट, अकाउंट बनाना, अकाउंट बनाएं, अकाउंट कैसे बन, खाता कैसे बन, खाता खोल, अकाउंट खोल, पंजीकरण, புது கணக்கு, புதிய அக்கவுண்ட், புது அக்கவுண்ட், கணக்கு புதுசா, கணக்கு தொடங்க, கணக்கு தொடங்கணும், கணக்கு ஆரம்பிக்க, கணக்கு திறக்க, கணக்கு உருவாக்க, அக்கவுண்ட் ஓபன், ಹೊಸ ಅಕೌಂಟ್, ಅಕೌಂಟ್ ಓಪನ್, ಅಕೌಂಟ್ ಮಾಡ, ಖಾತೆ ತೆರೆಯ, ಖಾತೆ ಮಾಡ, ನೋಂದಣಿ, kotta account, kotha account, kotta khata, account open cheyali, naya account, naya khata, account banana, account kaise banaye, khata banana, khata kholna, pudhu account, pudhu kanakku, puthu account, puthu kanakku, hosa account, hosa khate, account madodu, account maadodu',
    'register, sign up, signup, new account, create account, open account, make account, registration, ఖాతా తెరవాలి, కొత్త ఖాతా, రిజిస్టర్, नया खाता, खाता बनाना, खाता बनाएं, रजिस्टर, புதிய கணக்கு, பதிவு செய்ய, ரெஜிஸ்டர், ಹೊಸ ಖಾತೆ, ಖಾತೆ ತೆರೆಯಿರಿ, ರಿಜಿಸ್ಟರ್',
  ],
}

/** Also found by their titles, as the reader sees them, except that of the town, which people add to any question. */
export function pagesToSearch(translate: (english: string) => string): SearchedPage[] {
  return searchedPages.map(({ path, title }) => ({
    path,
    words: [...(pageWords[path] ?? []), ...(path === '/tirupati' ? [] : [title, translate(title)])].join(
      ', ',
    ),
  }))
}
