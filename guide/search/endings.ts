/** Endings of cases: "Mangapuradalli", "Tirumalaku", "tickets ki", "చలిగా", "பையை", "ಅಜ್ಜಿಗೆ". */
const cases = [
  'wala|wale|wali|vallu|vaallu|vaadu|davaru|dhavaru|kaaran|karan|karar|dalli|nalli|alli|lalli|kke|ige|inda|ninda|nundi|nunchi|yil|kku|uku|lo|ki|ku|ge|il|la|tho|to|ko|me',
  'లోపల|లోకి|లోని|లో|కి|కు|తో|గా|ని|ను|నుంచి|నుండి|పై|మీద|ల|లు|వాళ్ళు|వాళ్లు|వాళ్ళకి|వాళ్లకి|వాడు|వాడికి|వారు|వారికి',
  'वाला|वाले|वाली|वालों|ों|ें|ाँ|ियाँ|ियां|याँ',
  'க்காரர்|க்காரன்|க்காரங்க|காரர்|காரன்|காரங்க|க்கு|ுக்கு|த்துக்கு|க்காக|ில்|த்தில்|யில்|ல|ை|யை|வை|த்தை|ோட|ோடு|யோடு|ுடன்|யுடன்|ிலிருந்து|ின்|யின்|ால|ால்|யால|யால்|னால|னால்|வால|வால்|ா|ங்க|கள்|களை|களில்',
  'ದವರು|ದವ್ರು|ದವನು|ವಾಲಾ|ಕ್ಕೆ|ಗೆ|ಿಗೆ|ನಿಗೆ|ಲ್ಲಿ|ದಲ್ಲಿ|ಯಲ್ಲಿ|ನಲ್ಲಿ|ಿಂದ|ದಿಂದ|ಯಿಂದ|ನ್ನು|ವನ್ನು|ಯನ್ನು|ದ|ನ|ಯ|ರಿಗೆ|ಳಿಗೆ|ಗಳು|ಗಳ|ಗಳನ್ನು|ೊಂದಿಗೆ',
].map((endings) => endings.split('|'))

const stemmed = new RegExp(`^([a-z].{3,}?|[^a-z].+?)(${cases.flat().join('|')})$`)

export function stemOf(word: string): string | undefined {
  return stemmed.exec(word)?.[1]
}

const verbs = [
  'indi|vacha|vachu|ocha|ochu|aali|[a-z][a-z]ali|ante|taru|tara|tundi|tunda|niki|kudadu|ledu|leru|koni|kunte',
  'lama|galam|num|numa|nga|ngala|ngo|uthu|athu|adhu|uthaa|iruka|irukka|iruku|irukku|chu|mudiyala|ittu|otu|ottu|utu',
  'ytu|bahuda|bahudu|beku|beka|utte|utthe|atte|tare|tara|odu|oke|okke|lla|ondu|bardu',
  'ega|egi|enge|unga|ungi',
  'ాలి|ాలా|ాలంటే|చ్చా|చ్చు|ంది|ందా|ారు|ారా|ారండి|ాయి|ాయా|డానికి|టానికి|కూడదు|కుండా|లేదు|లేము|లేదా|లేడు|లేరు|ండి|తే|ుని|కొని|చేసి|న్నాను|న్నాము|దాం|ాడు',
  'ना|ने|नी|ता|ती|ते|ेगा|ेगी|ेंगे|ोंगे|ूँ|ूं|एं|एँ|ाये|ाए|िए|िये|कर|ाओ|ाया|ाई|ाता|ाती|ाते',
  'ங்க|ங்களா|ர்கள்|ர்களா|லாமா|லாம்|ணும்|ணுமா|வேணும்|வேண்டும்|ுமா|ும்|து|ுதா|ட்டு|ட்டா|ந்து|ச்சு|யல|மல்|ாம|ான்|ீங்க|வா|ப்பா|னு|க்க',
  'ಬಹುದು|ಬಹುದಾ|ಬಹುದೇ|ಬೇಕು|ಬೇಕಾ|ಬೇಕೇ|ತ್ತೆ|ತ್ತಾ|ತ್ತದೆ|ತ್ತವೆ|ಾರೆ|ಾರಾ|ೋದು|ೋದಾ|ೋಕೆ|ಲ್ಲ|ಲು|ಂಡು|ಿದೆ|ಿದೆಯಾ|ದರೆ|ವುದು|ಯ್ತು|ೋಣ|ಬಾರದು|ತು|ದ್ದು|ತೆ',
].flatMap((endings) => endings.split('|'))

const inflected = new RegExp(`^([a-z].+|[^a-z].+)(${verbs.join('|')})$`)

/** Whether it may be a verb, which in these languages comes last and names nothing. */
export function isVerb(word: string): boolean {
  return inflected.test(word)
}
