import type { Intent } from './intents.ts'

type Words = {
  /** Words and phrases, between commas, that ask for this and nothing else. */
  strong: readonly string[]
  /** Words that other questions have, too. */
  weak?: readonly string[]
}

/** Who asks for a way or a distance names where it starts. */
const gatewayWords = [
  'station, railway station, airport, bus stand, bus station',
  'స్టేషన్, రైల్వే స్టేషన్, విమానాశ్రయం, ఎయిర్‌పోర్ట్, బస్టాండ్, బస్ స్టాండ్',
  'स्टेशन, रेलवे स्टेशन, हवाई अड्डा, हवाई अड्डे, एयरपोर्ट, बस अड्डा, बस अड्डे, बस स्टैंड',
  'ரயில் நிலையம், ரயில் நிலையத்திலிருந்து, ரயில் நிலையத்தில், விமான நிலையம், விமான நிலையத்திலிருந்து, விமான நிலையத்தில், பேருந்து நிலையம், பேருந்து நிலையத்திலிருந்து, பேருந்து நிலையத்தில், ஸ்டேஷன், ஏர்போர்ட், பஸ் ஸ்டாண்ட்',
  'ರೈಲು ನಿಲ್ದಾಣ, ರೈಲ್ವೆ ನಿಲ್ದಾಣ, ವಿಮಾನ ನಿಲ್ದಾಣ, ಬಸ್ ನಿಲ್ದಾಣ, ಸ್ಟೇಷನ್, ರೈಲ್ವೆ ಸ್ಟೇಷನ್, ಏರ್‌ಪೋರ್ಟ್, ಬಸ್ ಸ್ಟ್ಯಾಂಡ್',
]

/** In the five languages, and in Latin letters where sounds alone don't match. */
export const intentWords: Readonly<Record<Intent, Words>> = {
  hours: {
    strong: [
      'till what time, until what time, upto what time, till when, until when, ఎప్పటిదాకా, ఎప్పటి దాకా, ఎప్పటివరకు, ఎప్పటి వరకు, ఎంతవరకు తెరిచి, कब तक, कबतक, எத்தனை மணி வரை, எது வரை, எதுவரை, எப்ப வரை, ಎಷ್ಟೊತ್ತಿನವರೆಗೆ, ಎಷ್ಟು ಗಂಟೆವರೆಗೆ, ಎಷ್ಟು ಗಂಟೆ ತನಕ, ಯಾವಾಗಿನವರೆಗೆ, eppati daka, eppati varaku, kab tak, kabtak, eppo varaikkum, eppa varai, eshtu gante tanka',
      'ఓపెన్, క్లోజ్, ओपन, क्लोज, क्लोज़, ஓபன், க்ளோஸ், ஓப்பன், ಓಪನ್, ಕ್ಲೋಸ್, timmings, timins, mucht-, muccht-, muchut-, tegeet-, thegit-, terit-, openinga, close aagum, kab khul-',
      'timing, timings, opening hours, opening time, opening times, visiting hours, closing time, darshan time, darshan timing, darshan timings, temple time, temple timings, hours, schedule, what time, what time open, open today, open now, open late, open after, open till, open until, open at night, late night, open, opens, opening, opened, is it open, clos-, shut, lunch break, working hours, which time, when open, open close',
      'సమయం, సమయాలు, సమయ, వేళలు, వేళ, దర్శన సమయం, దర్శన సమయాలు, దర్శన వేళలు, టైమింగ్, టైమింగ్స్, టైం, టైమ్, తెరు-, తెరి-, తెర-, మూసే-, మూస్-, మూసి-, మూయ-, ఎన్ని గంటలకు, ఎన్నింటికి',
      'समय, टाइमिंग, टाइम, दर्शन समय, दर्शन का समय, खुल-, बंद, बन्द, कितने बजे, समय सारणी',
      'நேரம், நேரங்கள், தரிசன நேரம், திற-, தொற-, மூடு-, மூடி-, மூடப்-, சாத்து-, நடை, டைமிங், டைம், எத்தனை மணிக்கு, எத்தன மணிக்கு',
      'ಸಮಯ, ಸಮಯಗಳು, ವೇಳೆ, ವೇಳಾಪಟ್ಟಿ, ದರ್ಶನ ಸಮಯ, ದರ್ಶನದ ಸಮಯ, ತೆರೆ-, ತೆಗೀತ-, ತೆಗಿತ-, ತೆಗೆಯ-, ಮುಚ್ಚ-, ಮುಚ್ತ-, ಟೈಮಿಂಗ್, ಟೈಮಿಂಗ್ಸ್, ಟೈಮ್, ಎಷ್ಟು ಗಂಟೆಗೆ, ಎಷ್ಟೊತ್ತಿಗೆ, ಎಷ್ಟು ಹೊತ್ತಿಗೆ',
      'samayam, samayalu, samay, darshan samay, darshan ka samay, velalu, neram, darisana neram, samaya, khul-, band, kitne baje, terus-, therus-, terich-, therich-, terav-, moost-, moos-, mooy-, musta-, thirak-, tirak-, thirap-, thorak-, thorap-, mooduv-, mudum, mooda-, tere-, there-, tegita-, tegeyu-, muchch-, mucchu-, enni gantalaki, enni gantalaku, ennintiki, ethanai manikku, ethana manikku, eshtu gantege, eshtottige',
    ],
    weak: [
      'nite, nyt, mrng, mrg, mng, morn, mornings, evng, evening time, eve, aftrnoon, aftn, dawn, daybreak, పొద్దున, పొద్దున్నే, పొద్దుట, పొద్దుటే, తెల్లవారుజామున, సాయంకాలం, రాత్రిపూట, మార్నింగ్, ఈవినింగ్, నైట్, सवेरे, सुबह, तड़के, मॉर्निंग, इवनिंग, नाइट, காலைல, காலையில, காலையில், காலங்காத்தால, சாயங்காலம், சாயந்தரம், சாயந்திரம், ராத்திரி, விடியற்காலை, விடியகாலை, மார்னிங், ஈவினிங், நைட், ಬೆಳಗ್ಗೆ, ಬೆಳಗಿನ, ಮುಂಜಾನೆ, ಸಾಯಂಕಾಲ, ಸಾಯಂಕಾಲದ, ರಾತ್ರಿ, ಮಾರ್ನಿಂಗ್, ಈವಿನಿಂಗ್, ನೈಟ್',
      'podduna, poddunna, poddunne, poddhuna, ratri, rathri, raatri, saayantram, sayankalam, tellavaru, raat, raath, subeh, savere, sawere, sham, kaalaiyil, kaalaila, kalaila, saayangalam, sayangalam, raathiri, rathiri, iravu, belagge, belagina, munjane, sanje, saayankala',
      'start, starts, starting, begin, begins, మొదలు, మొదలవుతుంది, शुरू, தொடங்கும், ஆரம்பம், ಶುರು, ಪ್ರಾರಂಭ, time, times, today, morning, evening, afternoon, night, break, sunday, noon',
      'belagge, beligge, kaalai, kaalaila, maalai, udayam, sayantram, subah, shaam, ఉదయం, సాయంత్రం, రాత్రి, सुबह, शाम, रात, दोपहर, காலை, மாலை, இரவு, ಬೆಳಿಗ್ಗೆ, ಸಂಜೆ, ರಾತ್ರಿ',
    ],
  },
  dress: {
    strong: [
      'ware, wering, weared, worn, jeens, jens, sarees, saris, sare, చీరే, చీరలు, ప్యాంటు, షర్టు, టీషర్ట్, పైజామా, लहंगा, सूट, जीन्स पैंट, டீஷர்ட், டி ஷர்ட், ஷர்ட், வேஷ்டி, சாரி, பாவாடை, ಸೀರೆಯ, ಟೀ ಶರ್ಟ್, ಟೀಶರ್ಟ್, ಲಂಗ, chira, chiralu, pattu cheera, veshti, veshtti, selai, pavadai',
      'dress, dress code, dresscode, dresses, clothes, clothing, cloth, what to wear, wear, wearing, attire, outfit, costume, jeans, shorts, half pant, pant, t shirt, tshirt, t-shirt, shirt, pants, trousers, leggings, skirt, sleeveless, saree, sari, half saree, dhoti, dhothi, panche, pancha, lungi, veshti, vesti, salwar, salwar kameez, chudidar, churidar, kurta, kurti, pyjama, pajama, dupatta, traditional dress, uniform, frock, gown, top, modest',
      'దుస్తులు, దుస్తుల, దుస్తుల నియమాలు, డ్రెస్, డ్రెస్ కోడ్, బట్టలు, వస్త్రధారణ, వస్త్రాలు, వేషధారణ, చీర, పంచె, ధోతి, చుడీదార్, జీన్స్, షార్ట్స్, ప్యాంట్, షర్ట్, లుంగీ, వేసుకు-, వేసుకో-, వేస్కో-, వేస్కు-, కట్టుకు-, కట్టుకో-, ధరిం-, సంప్రదాయ దుస్తులు',
      'कपड़े, कपड़ा, कपडे, पहनावा, पोशाक, वस्त्र, ड्रेस, ड्रेस कोड, पहन-, पैंट, शर्ट, लुंगी, जींस, जीन्स, साड़ी, धोती, कुर्ता, सलवार, पजामा, पायजामा, शॉर्ट्स, टी शर्ट',
      'உடை, உடைகள், ஆடை, ஆடைகள், ஆடை கட்டுப்பாடு, உடை கட்டுப்பாடு, டிரஸ், டிரஸ் கோடு, டிரெஸ், அணி-, உடுத்-, பேண்ட், பேன்ட், சட்டை, லுங்கி, வேட்டி, புடவை, சேலை, சுடிதார், ஜீன்ஸ்',
      'ಉಡುಪು, ಉಡುಗೆ, ಬಟ್ಟೆ, ಬಟ್ಟೆಗಳು, ವಸ್ತ್ರ, ವಸ್ತ್ರ ಸಂಹಿತೆ, ಡ್ರೆಸ್, ಡ್ರೆಸ್ ಕೋಡ್, ಧರಿಸ-, ಹಾಕಿಕೊ-, ಹಾಕ್ಕೊ-, ಹಾಕೊ-, ಹಾಕ್ಕೋ-, ಉಡ-, ಪ್ಯಾಂಟ್, ಶರ್ಟ್, ಲುಂಗಿ, ಸೀರೆ, ಪಂಚೆ, ಧೋತಿ, ಚೂಡಿದಾರ್, ಜೀನ್ಸ್',
      'dustulu, battalu, battalu, vastralu, cheera, kapde, kapda, kapra, pehn-, pahan-, pehen-, vesuko-, vesuku-, vesko-, vesku-, kattuko-, kattuku-, hakond-, haakond-, hakkond-, haakkond-, udai, aadai, pudavai, batte, udupu, uduge, seere, dhoti lungi',
    ],
  },
  phone: {
    strong: [
      'phone, phones, mobile, mobiles, mobile phone, cell, cell phone, cellphone, smartphone, iphone, camera, cameras, photo, photos, photograph, photographs, photography, pictures, selfie, video, videos, videography, smart watch, smartwatch, power bank, powerbank, electronic, gadgets, laptop, reels',
      'ఫోన్, ఫోన్లు, మొబైల్, మొబైల్స్, సెల్ ఫోన్, సెల్‌ఫోన్, కెమెరా, ఫోటో, ఫోటోలు, ఫొటో, ఫొటోలు, వీడియో, సెల్ఫీ',
      'फोन, फ़ोन, मोबाइल, मोबाईल, कैमरा, फोटो, फ़ोटो, फोटोग्राफी, वीडियो, सेल्फी, सेल्फ़ी, तस्वीर',
      'போன், ஃபோன், மொபைல், செல்போன், கைபேசி, அலைபேசி, கேமரா, புகைப்படம், போட்டோ, ஃபோட்டோ, வீடியோ, செல்பி',
      'ಫೋನ್, ಫೋನ್‌ಗಳು, ಮೊಬೈಲ್, ಕ್ಯಾಮೆರಾ, ಕ್ಯಾಮರಾ, ಫೋಟೋ, ಫೋಟೊ, ಛಾಯಾಚಿತ್ರ, ವಿಡಿಯೋ, ಸೆಲ್ಫಿ',
      'kaipesi, alaipesi, seepesi, fon, foto, mobail',
    ],
  },
  footwear: {
    strong: [
      'shoe, shoes, footwear, chappal, chappals, slipper, slippers, sandal, sandals, barefoot, bare foot, socks, shoe stand, shoe counter, chappal stand',
      'చెప్పులు, చెప్పుల స్టాండ్, బూట్లు, షూస్, షూ, పాదరక్షలు',
      'जूते, जूता, चप्पल, चप्पलें, जूता घर, जूते चप्पल',
      'செருப்பு, செருப்புகள், காலணி, காலணிகள், ஷூ',
      'ಚಪ್ಪಲಿ, ಚಪ್ಪಲಿಗಳು, ಶೂ, ಶೂಗಳು, ಪಾದರಕ್ಷೆ, ಪಾದರಕ್ಷೆಗಳು',
      'cheppulu, chappul, paduka, joote, jute, jootha, seruppu, ceruppu, kaalani, chappali',
    ],
    weak: [
      'bag, bags, luggage, backpack, handbag, baggage, suitcase, belongings, cloak room, cloakroom, locker, lockers, counter, బ్యాగు, బ్యాగ్, సామాను, లగేజీ, లాకర్, बैग, सामान, लगेज, लॉकर, பை, லக்கேஜ், லாக்கர், ಬ್ಯಾಗ್, ಲಗೇಜ್, ಲಾಕರ್, saman, saaman',
    ],
  },
  tickets: {
    strong: [
      'బుక్, बुक, புக், ಬುಕ್',
      'ticket, tickets, tickit, entry fee, entry fees, entrance fee, entry ticket, entry charge, ticket price, ticket cost, ticket booking, darshan ticket, darshan tickets, darshan booking, darshan price, darshan cost, seva ticket, abhishekam, అభిషేకం, अभिषेक, அபிஷேகம், ಅಭಿಷೇಕ, book, booking, book online, online booking, fee, fees, free entry, paid darshan, free darshan, pass, e ticket, puja ticket, abhishekam ticket',
      'టికెట్, టిక్కెట్, టికెట్లు, టిక్కెట్లు, టికెట్ ధర, దర్శనం టికెట్, దర్శన టికెట్, ప్రవేశ రుసుము, రుసుము, బుకింగ్, ఆన్‌లైన్ బుకింగ్',
      'टिकट, टिकिट, टिकट बुकिंग, टिकट की कीमत, टिकट का दाम, बुकिंग, ऑनलाइन बुकिंग, प्रवेश शुल्क, शुल्क, फीस',
      'டிக்கெட், டிக்கெட்டு, டிக்கட், நுழைவு கட்டணம், நுழைவுக் கட்டணம், கட்டணம், தரிசன டிக்கெட், முன்பதிவு, புக்கிங்',
      'ಟಿಕೆಟ್, ಟಿಕೇಟ್, ಟಿಕೆಟ್‌ಗಳು, ಟಿಕೆಟ್ ದರ, ಟಿಕೆಟ್ ಬೆಲೆ, ಪ್ರವೇಶ ಶುಲ್ಕ, ಶುಲ್ಕ, ಬುಕಿಂಗ್, ಬುಕ್ಕಿಂಗ್, ಆನ್‌ಲೈನ್ ಬುಕಿಂಗ್',
      'kattanam, shulk, pravesh shulk, rusumu, munpadivu, nuzhaivu kattanam, tiket, tikat',
    ],
    weak: [
      'कितने का, कितने की, कितने में, kitne ka, kitne ki, kitne me, kitne mein, ఎంతకి, ఎంత పడుతుంది, how much for, how much is',
      'ప్రైస్, रेट, प्राइस, பிரைஸ், ಪ್ರೈಸ್, price, cost, rate, rates, charges, charge, rupees, rs, free, entry, online, special, special darshan, vip, vip darshan, sarva darshan, free darshan, token, paid, seva, sevas, pooja, puja, quick, ధర, ఖర్చు, ఉచిత, ఉచితం, कीमत, दाम, मुफ्त, मुफ़्त, ரூபாய், விலை, இலவச, இலவசம், ಬೆಲೆ, ದರ, ಉಚಿತ',
    ],
  },
  parking: {
    strong: [
      'బండి పెట్టే, బండి పెట్టాలి, కారు పెట్టే, కారు పెట్టాలి, బండి ఆపే, బండి ఆపాలి, गाड़ी रखने, गाड़ी लगाने, गाड़ी पार्क, कार खड़ी, வண்டி விட, வண்டி விடுற, வண்டி நிறுத்த, கார் விட, கார் நிறுத்த, வண்டி பார்க், ನಿಲ್ಸ-, ಗಾಡಿ ನಿಲ್ಸೋಕೆ, ಗಾಡಿ ನಿಲ್ಲಿಸೋಕೆ, ಗಾಡಿ ಹಾಕ, ಕಾರ್ ನಿಲ್ಸೋಕೆ, ಕಾರ್ ಎಲ್ಲಿ, gadi khadi, gaadi khadi, gadi lagane, bandi pette, car pette, car enga vid-, vandi vid-, gaadi nils-',
      'parking, park, car park, parking place, parking fee, parking charges, car parking, bike parking, bus parking, vehicle parking, valet, where to park, park car',
      'పార్కింగ్, పార్కింగ్ స్థలం, వాహనాల పార్కింగ్, कार पार्किंग, पार्किंग, गाड़ी पार्किंग, பார்க்கிங், வாகன நிறுத்தம், வாகன நிறுத்துமிடம், நிறுத்துமிடம், ಪಾರ್ಕಿಂಗ್, ವಾಹನ ನಿಲುಗಡೆ, ನಿಲುಗಡೆ',
      'paarking, vahana niruthum, gadi kahan, gaadi kahan, gadi kaha, gaadi kaha, vandi enga, vandi niruth-, gadi elli, gaadi elli, gadi nillis-, bandi ekkada, गाड़ी कहाँ, गाड़ी कहां, गाड़ी खड़ी, कार कहाँ, कार कहां, வண்டி எங்க, நிறுத்து-, நிறுத்த-, கார் எங்க, ಗಾಡಿ ಎಲ್ಲಿ, ನಿಲ್ಲಿಸ-, ಕಾರು ಎಲ್ಲಿ, బండి ఎక్కడ, కారు ఎక్కడ',
    ],
  },
  way: {
    strong: [
      'how long to reach, how long to go, travel time, time to reach, time to travel, journey time, how to reach, how to go, how to get there, how to get to, how reach, reach, reaching, route, directions, direction, getting there, transport, way to, which bus, bus to, bus from, buses to, bus, buses, train to, train from, train, trains, nearest railway station, nearest airport, nearest bus stand, location, address, google map, location map, travel to, go by bus, bus route, bus number, apsrtc, auto, autos, where is, where',
      'వెళ్ళడానికి ఎంత సమయం, వెళ్లడానికి ఎంత సమయం, చేరుకోవడానికి ఎంత సమయం, ప్రయాణ సమయం, ఎలా వెళ్ళాలి, ఎలా వెళ్లాలి, ఎలా చేరుకోవాలి, చేరుకోవాలి, చేరుకోవడం, వెళ్లే మార్గం, దారి, మార్గం, రూట్, బస్సు, బస్సులు, బస్, రైలు, రైళ్లు, ట్రైన్, ఆటో, అడ్రస్, చిరునామా, ఎక్కడ ఉంది',
      'जाने में कितना समय, पहुंचने में कितना समय, पहुँचने में कितना समय, कैसे पहुंचे, कैसे पहुँचे, कैसे पहुंचें, कैसे पहुँचें, कैसे जाएं, कैसे जाएँ, कैसे जाये, पहुंचे, पहुँचे, पहुंचें, पहुँचें, पहुंचना, रास्ता, मार्ग, रूट, बस, बसें, ट्रेन, रेल, ऑटो, पता, कहाँ है, कहां है',
      'போக எவ்வளவு நேரம், செல்ல எவ்வளவு நேரம், பயண நேரம், எப்படி செல்வது, எப்படி போவது, எப்படி போக, எப்படி செல்ல, செல்லும் வழி, போகும் வழி, வழி, பேருந்து, பேருந்துகள், பஸ், ரயில், ஆட்டோ, முகவரி, எங்கே உள்ளது, எங்கு உள்ளது',
      'ಹೋಗಲು ಎಷ್ಟು ಸಮಯ, ಹೋಗೋಕೆ ಎಷ್ಟು ಸಮಯ, ಪ್ರಯಾಣದ ಸಮಯ, ಹೇಗೆ ಹೋಗುವುದು, ಹೇಗೆ ಹೋಗಬೇಕು, ಹೇಗೆ ತಲುಪುವುದು, ತಲುಪುವುದು, ತಲುಪಲು, ದಾರಿ, ಮಾರ್ಗ, ಬಸ್, ಬಸ್ಸು, ಬಸ್ಸುಗಳು, ರೈಲು, ಆಟೋ, ವಿಳಾಸ, ಎಲ್ಲಿದೆ',
      'poga evlo neram, poga evvalavu neram, vellataniki entha time, vellataniki enta time, jane me kitna time, jaane me kitna time, jane me kitna samay, hogoke eshtu samaya, hogoke eshtu hottu, ela vellali, ela velali, ela cherukovali, kaise pahunche, kaise jaye, kaise jaaye, kaise jana, kaise pohche, pahunche, rasta, eppadi povathu, eppadi selvathu, eppadi poradhu, vazhi, hege hoguvudu, hege hogodu, hege hogbeku, dari, daari',
    ],
    weak: [
      'వెళ్ళాలి, వెళ్లాలి, వెళ్ళడం, వెళ్లడం, పోవాలి, जाना, जाएं, जाएँ, जाये, जाए, போவது, போக, செல்வது, செல்ல, போகணும், ಹೋಗುವುದು, ಹೋಗಬೇಕು, ಹೋಗಲು, ಹೋಗೋದು',
      'vellali, velali, povali, jana, jaye, jaaye, jau, povathu, poradhu, selvathu, poga, poganum, pogalam, polam, hogodu, hogbeku, hogabeku, hoguvudu',
      'కారు, कार, கார், ಕಾರು, ಕಾರ್, taxi, cab, cabs, road, by car, car, drive, driving, map, travel, flight',
      ...gatewayWords,
    ],
  },
  distance: {
    strong: [
      'distance, how far, far, kilometers, kilometres, kilometer, kilometre, km, kms, how many km, how many kilometers, distance from, distance between, nearest, nearby, near me, closest, far from station, walking distance',
      'దూరం, ఎంత దూరం, కిలోమీటర్లు, కిలోమీటర్, ఎన్ని కిలోమీటర్లు, కిమీ, సమీపంలో, దగ్గరలో, దగ్గర',
      'दूरी, दूर, कितनी दूर, कितना दूर, कितनी दूरी, किलोमीटर, किमी, कितने किलोमीटर, नजदीक, पास में, सबसे पास',
      'தூரம், தொலைவு, எவ்வளவு தூரம், கிலோமீட்டர், எத்தனை கிலோமீட்டர், கிமீ, அருகில், அருகிலுள்ள',
      'ದೂರ, ಎಷ್ಟು ದೂರ, ಅಂತರ, ಕಿಲೋಮೀಟರ್, ಎಷ್ಟು ಕಿಲೋಮೀಟರ್, ಕಿಮೀ, ಹತ್ತಿರ, ಹತ್ತಿರದ',
      'dooram, duram, entha dooram, enta dooram, doori, duri, kitni dur, kitna dur, kitni door, thooram, tholaivu, evvalavu thooram, doora, eshtu doora, yestu doora',
    ],
    weak: gatewayWords,
  },
  duration: {
    strong: [
      'duration, how long, how long to visit, how much time, time taken, time required, time needed, how many hours, hours needed, hours required, waiting time, wait, wait time, waiting, queue time, queue, darshan duration, how long darshan takes, time to spend, minutes',
      'ఎంత సమయం, ఎంత సమయం పడుతుంది, దర్శనానికి ఎంత సమయం, పడుతుంది, ఎంతసేపు, ఎంత సేపు, ఎన్ని గంటలు, ఎంత టైం, నిరీక్షణ, వేచి, క్యూ',
      'कितना समय, कितना समय लगता, कितना समय लगेगा, समय लगता, समय लगेगा, लगता, लगेगा, कितने घंटे, कितनी देर, कितना टाइम, इंतजार, प्रतीक्षा, लाइन',
      'எவ்வளவு நேரம், எவ்வளவு நேரம் ஆகும், தரிசனம் எவ்வளவு நேரம், ஆகும், எத்தனை மணி நேரம், காத்திருப்பு, காத்திருக்க, காத்திருக்கும் நேரம், வரிசை',
      'ಎಷ್ಟು ಸಮಯ, ಎಷ್ಟು ಸಮಯ ಬೇಕು, ಎಷ್ಟು ಹೊತ್ತು, ಎಷ್ಟು ಗಂಟೆ, ಎಷ್ಟು ಗಂಟೆಗಳು, ಕಾಯುವ, ಕಾಯುವ ಸಮಯ, ಸಾಲು, ಕ್ಯೂ',
      'entha time, enta samayam, entha samayam, entha sepu, padutundi, kitna time, kitna samay, kitne ghante, kitni der, lagta, lagega, evvalavu neram, evlo neram, ethanai mani neram, eshtu samaya, eshtu hottu, yestu samaya',
    ],
  },
  food: {
    strong: [
      'food, eat, eating, meal, meals, free meal, free meals, free food, lunch, dinner, breakfast, tiffin, restaurant, restaurants, canteen, annadanam, annaprasadam, anna prasadam, annadana, veg, vegetarian, snacks, coffee, tea, milk, water, drinking water, hotel food, where to eat, bhojan, mess, thali, idli',
      'భోజనం, భోజనాలు, ఆహారం, తిండి, అన్నదానం, అన్నప్రసాదం, ఉచిత భోజనం, టిఫిన్, క్యాంటీన్, రెస్టారెంట్, తినడానికి',
      'खाना, भोजन, मुफ्त भोजन, मुफ़्त भोजन, अन्नदान, अन्नप्रसाद, अन्नप्रसादम, नाश्ता, खाने, रेस्टोरेंट, लंगर, भोजनालय',
      'உணவு, சாப்பாடு, இலவச உணவு, அன்னதானம், அன்னப்பிரசாதம், சாப்பிட, ஹோட்டல் சாப்பாடு, டிபன், உணவகம்',
      'ಊಟ, ಆಹಾರ, ಉಚಿತ ಊಟ, ಅನ್ನದಾನ, ಅನ್ನಪ್ರಸಾದ, ಭೋಜನ, ತಿಂಡಿ, ಉಪಾಹಾರ, ಕ್ಯಾಂಟೀನ್, ಹೋಟೆಲ್ ಊಟ',
      'bhojanam, aaharam, khana, nashta, bhojan, saapadu, sappadu, unavu, oota, uta, tindi',
    ],
  },
  rooms: {
    strong: [
      'hotel rent, hotel price, hotel tariff, hotel charges, lodge rent, lodge price, హోటల్ అద్దె, హోటల్ ధర, లాడ్జి అద్దె, होटल का किराया, होटल किराया, होटल का रेट, लॉज का किराया, धर्मशाला का किराया, ஹோட்டல் வாடகை, லாட்ஜ் வாடகை, ஹோட்டல் கட்டணம், ಹೋಟೆಲ್ ಬಾಡಿಗೆ, ಲಾಡ್ಜ್ ಬಾಡಿಗೆ, hotel ka kiraya, hotel kiraya, kamre ka kiraya, room kiraya, hotel vadagai, room vadagai, hotel badige, room badige',
      'room, rooms, hotel, hotels, lodge, lodges, lodging, accommodation, accomodation, accommodations, stay, staying, cottage, cottages, guest house, guesthouse, dormitory, dharamshala, dharamsala, choultry, choultries, room booking, rooms booking, where to stay, overnight, night stay, room rent, ac room, homestay, resort, sleep',
      'గది, గదులు, రూమ్, రూమ్స్, రూములు, రూం, వసతి, వసతి గృహం, హోటల్, హోటళ్లు, లాడ్జి, బస, సత్రం, గదుల బుకింగ్, కాటేజీ',
      'कमरा, कमरे, रूम, होटल, ठहर-, रुकन-, रुक, धर्मशाला, आवास, लॉज, कमरा बुकिंग, गेस्ट हाउस, रहने, रहने की जगह',
      'அறை, அறைகள், ரூம், தங்கு-, தங்க, விடுதி, ஹோட்டல், லாட்ஜ், சத்திரம்',
      'ಕೊಠಡಿ, ಕೊಠಡಿಗಳು, ರೂಮ್, ರೂಂ, ರೂಮು, ವಸತಿ, ವಸತಿ ಗೃಹ, ಹೋಟೆಲ್, ಲಾಡ್ಜ್, ಉಳಿ-, ಉಳ್ಕೊ-, ತಂಗ-, ಛತ್ರ, ರೂಮ್ ಬುಕಿಂಗ್',
      'gadhi, gadulu, vasathi, vasati, satram, rehne, rahne, rehna, rahna, rehne ki jagah, rahne ki jagah, rukne ki jagah, thaharne ki jagah, tehrne, unde chotu, undadaniki, kamra, kamre, rukne, thaharne, dharmshala, arai, thangum, thangumidam, viduthi, koṭhaḍi, kothadi, kotadi, vasati gruha',
    ],
  },
  festivals: {
    strong: [
      'festival, festivals, utsavam, utsavams, utsava, utsav, celebrations, jatara, janmashtami, vinayaka chavithi, vinayaka chaturthi, ganesh chaturthi, karthika deepam',
      'పండుగ, పండుగలు, పండగ, ఉత్సవం, ఉత్సవాలు, జాతర, జన్మాష్టమి, వినాయక చవితి, त्योहार, त्यौहार, उत्सव, मेला, जन्माष्टमी, गणेश चतुर्थी',
      'திருவிழா, திருவிழாக்கள், விழா, உற்சவம், ஜன்மாஷ்டமி, விநாயகர் சதுர்த்தி, ಹಬ್ಬ, ಹಬ್ಬಗಳು, ಉತ್ಸವ, ಉತ್ಸವಗಳು, ಜಾತ್ರೆ, ಜನ್ಮಾಷ್ಟಮಿ, ಗಣೇಶ ಚತುರ್ಥಿ',
      'panduga, pandaga, tyohar, tyohaar, tiruvizha, thiruvizha, habba, jatre',
    ],
    weak: ['brahmotsavam, brahmotsavams, బ్రహ్మోత్సవం, బ్రహ్మోత్సవాలు, ब्रह्मोत्सव, ब्रह्मोत्सवम, பிரம்மோற்சவம், ಬ್ರಹ್ಮೋತ್ಸವ'],
  },
}
