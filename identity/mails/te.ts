import { inHoursOrDays, type Wording } from './wording.ts'

/** Not yet checked by a native reader. */
export const te: Wording = {
  greeting: 'నమస్కారం,',
  validFor: (hours) =>
    inHoursOrDays(
      hours,
      (count) => `ఈ లింక్ ఒక్కసారి మాత్రమే, ${count} గంట${count === 1 ? '' : 'ల'} పాటు పనిచేస్తుంది.`,
      (count) => `ఈ లింక్ ఒక్కసారి మాత్రమే, ${count} రోజుల పాటు పనిచేస్తుంది.`,
    ),
  copyLink: 'బటన్ పనిచేయకపోతే, ఈ చిరునామాను మీ బ్రౌజర్‌లో కాపీ చేయండి:',
  PASSWORD_RESET: {
    subject: 'Travel Visit కోసం కొత్త పాస్‌వర్డ్ ఎంచుకోండి',
    reason: ({ email }) => `${email} ఖాతా కోసం ఎవరో, బహుశా మీరే, కొత్త పాస్‌వర్డ్ అడిగారు.`,
    action: 'కొత్త పాస్‌వర్డ్ ఎంచుకోండి',
    otherwise: 'మీరు అడగకపోతే ఏమీ చేయనవసరం లేదు. మీ పాస్‌వర్డ్ మారదు.',
  },
  VERIFY_EMAIL: {
    subject: 'Travel Visit కోసం మీ ఈమెయిల్ చిరునామాను నిర్ధారించండి',
    reason: ({ email }) => `${email} మీ చిరునామా అని దయచేసి నిర్ధారించండి.`,
    action: 'నా చిరునామాను నిర్ధారించు',
    otherwise: 'మీకు మా వద్ద ఖాతా లేకపోతే ఏమీ చేయనవసరం లేదు.',
  },
  VERIFY_AND_CHANGE_EMAIL: {
    subject: 'Travel Visit కోసం మీ కొత్త ఈమెయిల్ చిరునామాను నిర్ధారించండి',
    reason: ({ email, newEmail }) => `${email} ఖాతా ${newEmail} చిరునామాకు మారాలి. మీరు నిర్ధారించే వరకు ఏదీ మారదు.`,
    action: 'ఇకపై ఈ చిరునామాను వాడు',
    otherwise: 'మీరు అడగకపోతే ఏమీ చేయనవసరం లేదు. ఖాతా ఉన్నట్లే ఉంటుంది.',
  },
  RECOVER_EMAIL: {
    subject: 'Travel Visit లో మీ ఈమెయిల్ చిరునామా మారింది',
    reason: ({ email }) => `మీ ఖాతా ఇకపై ${email} తో సైన్ ఇన్ కాదు. మీరే మార్చి ఉంటే ఏమీ చేయనవసరం లేదు.`,
    action: 'మార్పును రద్దు చేయి',
    otherwise: 'మీరు మార్చకపోతే, వెంటనే రద్దు చేసి కొత్త పాస్‌వర్డ్ ఎంచుకోండి.',
  },
}
