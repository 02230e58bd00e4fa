/** Words that tell nothing apart, in the languages of the guide and in Latin letters. Phrases may still contain them. */
export const stopWords: ReadonlySet<string> = new Set(
  [
    'a an the of in at on to from for by and or is are am was be been being it its this that these those there here i me my we us our',
    'you your he she they them do does did done can could should would will shall may must have has had having get got go going',
    'what which who whom whose when where why how much many any some about near please tell know need needed want like possible',
    'with without into inside if so than then also only just not no yes am pm ok hi hello sir madam details detail info information',
    'take taken give come visit visiting best good allowed allow required compulsory available',
    'temple temples mandir mandiram devasthanam devasthana gudi alayam aalayam kovil koil koyil lord god goddess sri shri sree swamy swami swamiji ji maha',
    'darshan darshanam dharshan dharshanam darisanam tharisanam',
    'keep put leave bring use day days people their own most during happens something up',
    // Hindi, Telugu, Tamil and Kannada in Latin letters.
    'le leke ja jaa sakte rakhe rakhein rakhna milega milta milti mile bhi nahi nahin wala wale bata batao',
    'pettali ivvali istaru istara unte untaya kavala kavali cheyinchukovali cheyyali dorukutundi vellacha velthe teesukellacha',
    'sigutta sigutte siguttade da mele ella bidbeku idbeku idabeku maadbeku yava yaava vidanum vaikanum vaikkanum veikanum veikkanum vaikka vekka enga engu kidaikkum kidaikuma mudiyuma iruka pannanum',
    'kya hai hain ka ki ke ko se me mein main mai par liye kaise kahan kaha kitna kitne kitni kab kaun chahiye sakte sakta hota hoti karna kare ',
    'ela elaa ekkada enta entha eppudu emi undi unda untundi unnaya unnayi lo ki nundi nunchi kosam chala cheyali',
    'eppadi enge engu evvalavu enna epo eppo il ku irukku irukka vendum seiya kovilil',
    'hege yelli elli eshtu yestu yaavaga yavaga ide idya beku alli inda ge maadabeku',
    // Telugu.
    'నాకు నా ఇస్తారు ఇస్తారా అంటే ఏమిటి ఏదైనా ఏ ఏవి లేదా వెళ్తుంది వెళ్తే వెళ్లవచ్చా వారికి పైకి పెట్టాలి పెట్టవచ్చు ఉండాలి ఉండాలా ఉంటాయా చేయాలా చేసుకోవచ్చు చేసుకోవచ్చా తీసుకోవాలి తీసుకోవచ్చు తీసుకెళ్లొచ్చా దొరుకుతుంది దొరుకుతాయి లేకపోతే రోజు రోజులకు ఎన్ని ఎప్పుడు ఏమవుతుంది',
    'ఆలయం ఆలయ ఆలయంలో గుడి గుడిలో దేవాలయం దేవస్థానం మందిరం స్వామి వారి శ్రీ ఎలా ఎక్కడ ఎంత ఏమి ఏం ఏది ఎవరు ఉంది ఉందా ఉన్నాయా ఉన్నాయి లో కి కు నుండి నుంచి కోసం వరకు మరియు అక్కడ ఇక్కడ',
    ' చేయాలి చేసుకోవాలి కావాలి అవసరమా ఉంటుంది ఉంటాయి అనుమతి అనుమతిస్తారా వచ్చా',
    // Hindi.
    'वाले वाली वाला ले जा कर करूँ रहता रहती रहते सा सी सबसे नहीं बाद साथ लोगों किसी करने जाती जाने जाऊँ तो मेरा मेरी रखूँ रखें रखे रखना चाहिये पड़ता दिन मिलते बताएं ओर होना भी',
    'मंदिर मन्दिर भगवान श्री स्वामी जी क्या है हैं का की के को से में पर लिए कैसे कहाँ कहां कितना कितने कितनी कब कौन कौनसी चाहिए सकते सकता होता होती करना करें और या तक वहाँ यहाँ मिलता मिलती मिलेगा मिलेगी अनुमति',
    // Tamil.
    'என் எந்தப் எப்படிக் எத்தனை எதைக் ஏதாவது மிக அல்லது யார் வரும் வர கொண்டு செல்லும் செல்கிறது இருக்கும் செய்யலாம் செல்லலாமா முடியுமா கூடாது வைக்க வைப்பது வைக்கலாம் விடுவது கிடைக்கும் என்றால் எப்போது நாள் நாளில்',
    'கோவில் கோயில் கோவிலில் கோயிலில் கோவிலுக்கு கோயிலுக்கு கோவிலின் ஆலயம் சுவாமி ஸ்ரீ திரு எப்படி எங்கே எங்கு எவ்வளவு என்ன எந்த எது இருக்கிறதா உள்ளதா உண்டா இருக்கா வேண்டும் வேண்டுமா செய்வது இருந்து வரை மற்றும் அங்கே அனுமதி அனுமதிக்கப்படுமா',
    // Kannada.
    'ನನಗೆ ನನ್ನ ಸಿಗುತ್ತದೆ ಸಿಗುತ್ತವೆ ಬೇಕೇ ಮಾಡಬಹುದು ಅಥವಾ ಎಂದರೇನು ಮೇಲೆ ಇಡಬೇಕು ಇಡಬಹುದು ಇಡಲು ಬಿಡಬೇಕು ಯಾರು ಹೇಗಿರುತ್ತದೆ ದಿನ ದಿನದ ನಂತರ ಕಡೆಗೆ ಕೊಡಬೇಕು ತರಬೇಕು',
    'ದೇವಸ್ಥಾನ ದೇವಸ್ಥಾನದ ದೇವಸ್ಥಾನಕ್ಕೆ ದೇವಸ್ಥಾನದಲ್ಲಿ ದೇವಾಲಯ ದೇವಾಲಯದ ಗುಡಿ ಸ್ವಾಮಿ ಶ್ರೀ ದ ಹೇಗೆ ಎಲ್ಲಿ ಎಷ್ಟು ಏನು ಯಾವ ಯಾವಾಗ ಇದೆ ಇದೆಯಾ ಇದೆಯೇ ಇವೆಯೇ ಬೇಕು ಬೇಕಾ ಮಾಡಬೇಕು ಮಾಡುವುದು ಇಂದ ವರೆಗೆ ಮತ್ತು ಅಲ್ಲಿ ಇಲ್ಲಿ ಅನುಮತಿ',
  ].flatMap((line) => line.normalize().split(' ')),
)

/** The district and the state, which people add to a name. */
export const regionWords: ReadonlySet<string> = new Set(
  [
    'india andhra pradesh andhrapradesh chittoor district',
    'ఆంధ్ర ఆంధ్రప్రదేశ్ ప్రదేశ్ చిత్తూరు आंध्र प्रदेश चित्तूर ஆந்திர ஆந்திரா ஆந்திரப் பிரதேசம் சித்தூர் ಆಂಧ್ರ ಆಂಧ್ರಪ್ರದೇಶ ಪ್ರದೇಶ ಚಿತ್ತೂರು',
  ].flatMap((line) => line.normalize().split(' ')),
)
