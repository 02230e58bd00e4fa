/** Words that tell nothing apart, in the languages of the guide and in Latin letters. Phrases may still contain them. */
export const stopWords = wordsIn(
  [
    'a an the of in at on to from for by and or is are am was be been being it its this that these those there here i me my we us our',
    'you your he she they them do does did done can could should would will shall may must have has had having get got go going',
    'what which who whom whose when where why how much many any some about near please tell know need needed want like possible',
    'with into inside if so than then also only just not no yes am pm ok hi hello sir madam details detail info information',
    'take taken give come visit visiting best good allowed allow required compulsory available',
    'temple temples mandir mandiram devasthanam devasthana gudi alayam aalayam kovil koil koyil lord god goddess sri shri sree swamy swami swamiji ji maha',
    'darshan darshanam dharshan dharshanam darisanam tharisanam',
    'keep put leave bring use day days people their own most during happens something up',
    'pls plz kindly facility facilities service services possible permitted tomorrow now currently latest ladies gents women woman men man boys girls family group person persons friend friends wife husband procedure process rule rules exact main place places point area side beside opposite behind still while since say ask use using other another same different each per every more less able via thing things item items problem issue  really very too must ones him her his hers as before after during upto between around comes came goes gone send sent',
    // Hindi, Telugu, Tamil and Kannada in Latin letters.
    'mera meri mere hogi hoga saath evlo estu yeshtu ishtu yenu beka panna varuma keela irundhu barutta takkuva pogra devotee devotees adults early upstairs reached bere jaga thani kam jothe jote thaan thana small big money avoid find aytu ayitu aythu hoytu pochu pocchu kal andi jane jaane jana illa undo pora varra le leke ja jaa sakte rakhe rakhein rakhna milega milta milti mile bhi nahi nahin wala wale wali waala waale waali bata batao',
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
    'మీద కింద కిందికి అయ్యాక తరువాత భక్తులు భక్తుల పూజ పూజలు ఈరోజు ఇవాళ వేరే చిన్న పెద్ద డబ్బు డబ్బులు ఏర్పాట్లు ఏర్పాటు సౌకర్యం తప్పనిసరి తప్పనిసరా అండి అండీ కూడా లోపల లోపలికి బయట ఉంటే ఉంటారు అవుతుంది అవుతుందా అవ్వాలి ఎవరికి ఎవరిని ఎక్కడికి ఎక్కడి ఎందుకు ఎలాగ ఎలాంటి ఏమైనా ఒక్క ఒక మా మాకు మనం మేము నేను నన్ను మీరు మీకు వాళ్ళు వాళ్ళకి చెప్పండి చెప్పాలి తెలియదు కావాలంటే దయచేసి చోటు స్థలం ప్రదేశం రేపు ఈ ఆ అది ఇది అలా ఇలా చాలా బాగా మంచి ముందు తర్వాత మళ్లా సార్ గారు పోయి వచ్చి చేసి తీసి తీసుకుని పెట్టి ఇచ్చి వెళ్లి వెళ్ళి ఉన్న ఉన్నా లేని అయితే అయ్యే చేసే వెళ్ళే వెళ్లే వచ్చే ఇచ్చే పెట్టే తీసే దొరికే కి గురించి వివరాలు సమాచారం',
    // Hindi.
    'वाले वाली वाला ले जा कर करूँ रहता रहती रहते सा सी सबसे नहीं बाद साथ लोगों किसी करने जाती जाने जाऊँ तो मेरा मेरी रखूँ रखें रखे रखना चाहिये पड़ता दिन मिलते बताएं ओर होना भी',
    'हो मे मिला आज जल्दी ठीक घर लें होंगे महीने मेरे भक्त पूजा कम छोटा छोटे छोटी बड़ा बड़े बड़ी पैसा पैसे व्यवस्था अनिवार्य कल खींच अंदर बाहर आसपास यह ये वह इस उस इसमें कोई कुछ हम हमें हमारा हमारी मैं मुझे आप आपको उनके अपना अपनी अपने कैसा कैसी किधर किससे किसको किसके क्यों जाना जाए जाएं जाएँ जाएगा जाएगी जाते आना आने आए करे करते किया होगा होगी होते हुआ हुई गया गई गए देना देने देते लेना लेने लेकर मिलना मिले मिल लगेगा रहे रहा रही सकता सकती पाना पाती पाते जरूरी ज़रूरी जरूरत कृपया जगह स्थान  अभी जब तब फिर बहुत ज्यादा अच्छा बताइए बताओ बता जानकारी सुविधा वास्ते लोग लोगो आदमी औरत महिला महिलाएं पुरुष पर्यंत द्वारा यदि अगर मगर लेकिन खड़ी खड़े करनी',
    'मंदिर मन्दिर भगवान श्री स्वामी जी क्या है हैं का की के को से में पर लिए कैसे कहाँ कहां कितना कितने कितनी कब कौन कौनसी चाहिए सकते सकता होता होती करना करें और या तक वहाँ यहाँ मिलता मिलती मिलेगा मिलेगी अनुमति',
    // Tamil.
    'மணி ரூபா நேரத்துல நேரத்தில் பூஜை பக்தர்கள் இன்று இன்னைக்கு கீழ தனி வேற வேறு',
    'சின்ன சிறிய பெரிய காசு பணம் வசதி ஏற்பாடு கட்டாயம் கட்டாயமா பரிகாரம் எங்க எங்கு எங்கிருந்து எங்கயாவது எப்ப எப்போ எப்படியாவது எவ்ளோ எவ்வளவு எத்தன எத்தனை யாருக்கு யாரிடம் யார்கிட்ட எதுக்கு ஏன் நான் நாங்க நாங்கள் எனக்கு எங்களுக்கு நம்ம நீங்க உங்க உங்கள் அவங்க அவர் அது இது அந்த இந்த இங்க இங்கே அங்க தான் கூட மட்டும் உள்ள உள்ளே வெளியே இருக்குமா இருக்கும் இருந்தா இருக்குதா உண்டு இல்ல இல்லை வேணும் வேணுமா வேண்டாம் வேண்டி பண்ண பண்ணனும் பண்ணலாமா செய்ய செய்யணும் போட போட்டு போட்டுட்டு கட்டிட்டு கொண்டு எடுத்து எடுத்துட்டு வந்து வந்தா வரலாமா வரணும் போய் போகும் போலாமா போகலாமா விட விடுற விடுறது வெக்க வெக்கலாமா சொல்ல சொல்லணும் சொல்வது கேக்க பாக்க பார்க்க கிடைக்குமா கிடைக்கும் தர தருவாங்க முடியும் முடியாது இடம் பற்றி தகவல் விவரம் நாளைக்கு நல்ல ரொம்ப அதிகம் கம்மி கம்மியா மாசம் நாளை தயவுசெய்து சார் சாமி ஆகுமா ஆச்சு போச்சு என்னோட',
    'என் எந்தப் எப்படிக் எத்தனை எதைக் ஏதாவது மிக அல்லது யார் வரும் வர கொண்டு செல்லும் செல்கிறது இருக்கும் செய்யலாம் செல்லலாமா முடியுமா கூடாது வைக்க வைப்பது வைக்கலாம் விடுவது கிடைக்கும் என்றால் எப்போது நாள் நாளில்',
    'கோவில் கோயில் கோவிலில் கோயிலில் கோவிலுக்கு கோயிலுக்கு கோவிலின் ஆலயம் சுவாமி ஸ்ரீ திரு எப்படி எங்கே எங்கு எவ்வளவு என்ன எந்த எது இருக்கிறதா உள்ளதா உண்டா இருக்கா வேண்டும் வேண்டுமா செய்வது இருந்து வரை மற்றும் அங்கே அனுமதி அனுமதிக்கப்படுமா',
    // Kannada.
    'ಬಂದೆ ಆದ್ಮೇಲೆ ಪೂಜೆ ಭಕ್ತರು ಇವತ್ತು ಇಂದು ಬೇರೆ ಜೊತೆ ಜೊತೆಗೆ ಚಿಕ್ಕ ದೊಡ್ಡ ದುಡ್ಡು ಹಣ ವ್ಯವಸ್ಥೆ ಸೌಲಭ್ಯ ಕಡ್ಡಾಯ ಕಡ್ಡಾಯವಾ ಒಳಗೆ ಒಳಗಡೆ ಹೊರಗೆ ಎಲ್ಲಿಗೆ ಎಲ್ಲಿಂದ ಎಷ್ಟಕ್ಕೆ ಹೆಂಗೆ ಹೇಗಿದೆ ಯಾಕೆ ಯಾರಿಗೆ ಯಾರನ್ನು ಯಾವುದು ಯಾವುದಾದರೂ ನಾನು ನಾವು ನಮಗೆ ನಮ್ಮ ನೀವು ನಿಮ್ಮ ಅವರು ಅವರಿಗೆ ಅದು ಇದು ಆ ಈ ಒಂದು ಒಂದಕ್ಕೆ ಕೂಡ ಮಾತ್ರ ಇರುತ್ತಾ ಇರುತ್ತೆ ಇರುತ್ತದೆ ಇದ್ಯಾ ಇಲ್ಲ ಇಲ್ಲವಾ ಉಂಟಾ ಆಗುತ್ತಾ ಆಗುತ್ತೆ ಆಗಲ್ಲ ಆಗ್ತದಾ ಆಯ್ತು ಹೋಗಿ ಬಂದು ಬಂದರೆ ಬರಬೇಕಾ ಬರಬಹುದಾ ಮಾಡೋಕೆ ಮಾಡೋದು ಮಾಡಲು ಕೊಡೋದು ಕೊಡೋಕೆ ಕೊಡ್ತಾರೆ ಕೊಡ್ತಾರಾ ತಗೊಂಡು ತೆಗೆದುಕೊಂಡು ತರಬಹುದಾ ಇಡೋಕೆ ಇಡೋದು ಇಡಬಹುದಾ ಬಿಡೋದು ಬಿಡ್ತಾರಾ ಸಿಗುತ್ತೆ ಸಿಗುತ್ತಾ ಸಿಗತ್ತಾ ಸಿಗುತ್ತದಾ ಹೇಳಿ ಹೇಳಬೇಕು ಗೊತ್ತಿಲ್ಲ ದಯವಿಟ್ಟು ಜಾಗ ಸ್ಥಳ ಬಗ್ಗೆ ಮಾಹಿತಿ ವಿವರ ನಾಳೆ ಈಗ ತುಂಬಾ ಹೆಚ್ಚು ಒಳ್ಳೆಯ ಸರ್ ಗೆ ಗೂ ನಿಂದ',
    'ನನಗೆ ನನ್ನ ಸಿಗುತ್ತದೆ ಸಿಗುತ್ತವೆ ಬೇಕೇ ಮಾಡಬಹುದು ಅಥವಾ ಎಂದರೇನು ಮೇಲೆ ಇಡಬೇಕು ಇಡಬಹುದು ಇಡಲು ಬಿಡಬೇಕು ಯಾರು ಹೇಗಿರುತ್ತದೆ ದಿನ ದಿನದ ನಂತರ ಕಡೆಗೆ ಕೊಡಬೇಕು ತರಬೇಕು',
    'ದೇವಸ್ಥಾನ ದೇವಸ್ಥಾನದ ದೇವಸ್ಥಾನಕ್ಕೆ ದೇವಸ್ಥಾನದಲ್ಲಿ ದೇವಾಲಯ ದೇವಾಲಯದ ಗುಡಿ ಸ್ವಾಮಿ ಶ್ರೀ ದ ಹೇಗೆ ಎಲ್ಲಿ ಎಷ್ಟು ಏನು ಯಾವ ಯಾವಾಗ ಇದೆ ಇದೆಯಾ ಇದೆಯೇ ಇವೆಯೇ ಬೇಕು ಬೇಕಾ ಮಾಡಬೇಕು ಮಾಡುವುದು ಇಂದ ವರೆಗೆ ಮತ್ತು ಅಲ್ಲಿ ಇಲ್ಲಿ ಅನುಮತಿ',
  ].join(' '),
)

/** The district and the state, which people add to a name. */
export const regionWords = wordsIn(
  [
    'india andhra pradesh andhrapradesh chittoor district',
    'ఆంధ్ర ఆంధ్రప్రదేశ్ ప్రదేశ్ చిత్తూరు आंध्र प्रदेश चित्तूर ஆந்திர ஆந்திரா ஆந்திரப் பிரதேசம் சித்தூர் ಆಂಧ್ರ ಆಂಧ್ರಪ್ರದೇಶ ಪ್ರದೇಶ ಚಿತ್ತೂರು',
  ].join(' '),
)

/** These tell nothing alone, but change what stands beside them. */
export const negations = wordsIn(
  'without bina lekunda illama illana illanna illade లేకుండా बिना இல்லாம இல்லாமல் இல்லனா இல்லன்னா ಇಲ್ಲದೆ ಇಲ್ಲದೇ',
)

/** Before these stands the stem of a verb: "मांग रहा". */
export const auxiliaries = wordsIn(
  'रहा रही रहे सकता सकती सकते गया गई गए लिया दिया raha rahi rahe sakta sakti sakte gaya gayi liya diya',
)

/** Before or after the place that somebody comes from, or its ending: "from-", "se", "-ದಿಂದ". */
export const fromWords: readonly string[] =
  'from- to se nundi nunchi nunci inda irundhu irunthu lerundhu నుండి నుంచి से இருந்து ಇಂದ -nundi -nunchi -ninda -yinda -lirundhu -lerundhu -లోనుండి -నుండి -నుంచి -லிருந்து -லேருந்து -லருந்து -ಿಂದ -ದಿಂದ'
    .normalize()
    .split(' ')

function wordsIn(text: string): ReadonlySet<string> {
  return new Set(text.normalize().split(' ').filter(Boolean))
}
