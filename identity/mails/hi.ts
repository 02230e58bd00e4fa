import { inHoursOrDays, type Wording } from './wording.ts'

/** Not yet checked by a native reader. */
export const hi: Wording = {
  greeting: 'नमस्ते,',
  validFor: (hours) =>
    inHoursOrDays(
      hours,
      (count) => `यह लिंक केवल एक बार, ${count} ${count === 1 ? 'घंटे' : 'घंटों'} तक काम करेगा।`,
      (count) => `यह लिंक केवल एक बार, ${count} दिनों तक काम करेगा।`,
    ),
  copyLink: 'अगर बटन काम न करे, तो यह पता अपने ब्राउज़र में कॉपी करें:',
  PASSWORD_RESET: {
    subject: 'Travel Visit के लिए नया पासवर्ड चुनें',
    reason: ({ email }) => `किसी ने, शायद आपने ही, खाते ${email} के लिए नया पासवर्ड माँगा है।`,
    action: 'नया पासवर्ड चुनें',
    otherwise: 'अगर आपने नहीं माँगा, तो कुछ न करें। आपका पासवर्ड वही रहेगा।',
  },
  VERIFY_EMAIL: {
    subject: 'Travel Visit के लिए अपना ईमेल पता पक्का करें',
    reason: ({ email }) => `कृपया पक्का करें कि ${email} आपका ही पता है।`,
    action: 'मेरा पता पक्का करें',
    otherwise: 'अगर हमारे यहाँ आपका खाता नहीं है, तो कुछ न करें।',
  },
  VERIFY_AND_CHANGE_EMAIL: {
    subject: 'Travel Visit के लिए अपना नया ईमेल पता पक्का करें',
    reason: ({ email, newEmail }) =>
      `खाता ${email} अब ${newEmail} पर जाना है। जब तक आप पक्का नहीं करते, कुछ नहीं बदलेगा।`,
    action: 'अब से यही पता रखें',
    otherwise: 'अगर आपने यह नहीं माँगा, तो कुछ न करें। खाता वैसा ही रहेगा।',
  },
  RECOVER_EMAIL: {
    subject: 'Travel Visit में आपका ईमेल पता बदल गया है',
    reason: ({ email }) => `आपका खाता अब ${email} से नहीं खुलेगा। अगर आपने ही बदला है, तो सब ठीक है।`,
    action: 'बदलाव वापस लें',
    otherwise: 'अगर आपने नहीं बदला, तो इसे तुरंत वापस लें और नया पासवर्ड चुनें।',
  },
}
