/** In town nobody needs to say which hill. */
export const hillWords: readonly string[] = [
  'hill',
  'uphill',
  'hilltop',
  'konda kondapai kondapaiki kondaku kondameeda kondamida',
  'కొండ కొండపై కొండపైకి కొండమీద కొండకు',
  'pahad pahadi upar',
  'पहाड़ पहाड़ी पहाड ऊपर',
  'malai malaiku malaikku malaiyil',
  'மலை மலையில் மலைக்கு மலைமேல்',
  'betta bettada bettakke bettadalli',
  'ಬೆಟ್ಟ ಬೆಟ್ಟದ ಬೆಟ್ಟಕ್ಕೆ ಬೆಟ್ಟದಲ್ಲಿ',
].flatMap((line) => line.split(' '))

/** Who asks of darshan, and not of a temple, means that of Tirumala. These are not among the words that say nothing. */
export const darshanWords =
  'darshana, darsan, dharisanam, darshananiki, darshanakke, దర్శనానికి, दरशन, தரிசனத்துக்கு, தரிசனத்திற்கு, ದರ್ಶನಕ್ಕೆ'
