import type { Temple } from '../schema.ts'
import type { TempleId } from '../temple-ids.ts'

type Language = 'en' | keyof Temple['localNames']

/** What people say when they ask the way. No native speaker has checked these names yet. */
export const shortNames: Readonly<Record<TempleId, Readonly<Record<Language, string>>>> = {
  tirumala: { en: 'Tirumala', te: 'తిరుమల', hi: 'तिरुमला', ta: 'திருமலை', kn: 'ತಿರುಮಲ' },
  tiruchanoor: {
    en: 'Tiruchanoor',
    te: 'తిరుచానూరు',
    hi: 'तिरुचानूर',
    ta: 'திருச்சானூர்',
    kn: 'ತಿರುಚಾನೂರು',
  },
  'srinivasa-mangapuram': {
    en: 'Srinivasa Mangapuram',
    te: 'శ్రీనివాస మంగాపురం',
    hi: 'श्रीनिवास मंगापुरम',
    ta: 'ஸ்ரீநிவாச மங்காபுரம்',
    kn: 'ಶ್ರೀನಿವಾಸ ಮಂಗಾಪುರಂ',
  },
  'kapila-theertham': {
    en: 'Kapila Theertham',
    te: 'కపిల తీర్థం',
    hi: 'कपिल तीर्थम',
    ta: 'கபில தீர்த்தம்',
    kn: 'ಕಪಿಲ ತೀರ್ಥಂ',
  },
  srikalahasti: {
    en: 'Srikalahasti',
    te: 'శ్రీకాళహస్తి',
    hi: 'श्रीकालहस्ती',
    ta: 'காளஹஸ்தி',
    kn: 'ಶ್ರೀಕಾಳಹಸ್ತಿ',
  },
  kanipakam: { en: 'Kanipakam', te: 'కాణిపాకం', hi: 'काणिपाकम', ta: 'காணிப்பாக்கம்', kn: 'ಕಾಣಿಪಾಕಂ' },
  govindaraja: {
    en: 'Govindaraja Swami',
    te: 'గోవిందరాజ స్వామి',
    hi: 'गोविंदराज स्वामी',
    ta: 'கோவிந்தராஜப் பெருமாள்',
    kn: 'ಗೋವಿಂದರಾಜ ಸ್ವಾಮಿ',
  },
  iskcon: { en: 'Iskon', te: 'ఇస్కాన్', hi: 'इस्कॉन', ta: 'இஸ்கான்', kn: 'ಇಸ್ಕಾನ್' },
  'vakula-matha': { en: 'Vakula Matha', te: 'వకుళమాత', hi: 'वकुलमाता', ta: 'வகுளா தேவி', kn: 'ವಕುಳಮಾತಾ' },
  appalayagunta: {
    en: 'Appalayagunta',
    te: 'అప్పలాయగుంట',
    hi: 'अप्पलायगुंटा',
    ta: 'அப்பலாயகுண்டா',
    kn: 'ಅಪ್ಪಲಾಯಗುಂಟ',
  },
}
