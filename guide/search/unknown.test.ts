import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { find } from './find.ts'
import { indexFor, namesOf } from './testing/index.ts'

const indexes = {
  en: indexFor('en'),
  te: indexFor('te'),
  hi: indexFor('hi'),
  ta: indexFor('ta'),
  kn: indexFor('kn'),
}
type Language = keyof typeof indexes
const languages = Object.keys(indexes) as Language[]

/** What comes first, by what is asked in each language. */
type Kind = Readonly<{ title: string; first: readonly string[]; queries: Readonly<Record<Language, string>> }>

const kinds: readonly Kind[] = [
  {
    title: 'takes spoken verbs, persons and times of day for no subject',
    first: ['hours@kanipakam'],
    queries: {
      en: 'wat time kanipakam temple opens mrng, uncle asking',
      te: 'అత్తయ్య కోసం కాణిపాకం గుడి పొద్దున్నే ఎన్నింటికి తీస్తున్నారు',
      hi: 'भैया काणिपाकम मंदिर सवेरे कितने बजे खुलेगा बता दीजिए',
      ta: 'அண்ணா காணிப்பாக்கம் கோவில் காலைல எத்தனை மணிக்கு திறக்கறாங்க',
      kn: 'ಅಣ್ಣ ಕಾಣಿಪಾಕ ಗುಡಿ ಮುಂಜಾನೆ ಎಷ್ಟೊತ್ತಿಗೆ ತೆಗೀತಾರೆ ಹೇಳ್ರಿ',
    },
  },
  {
    title: 'takes a word beside what one wears for no subject',
    first: ['intent:dress', 'dress@tirumala'],
    queries: {
      en: 'kurthi or saree only',
      te: 'లంగా వోణి లేక చీర',
      hi: 'जीन्स पहनकर दिक्कत',
      ta: 'தாவணி அல்லது புடவை',
      kn: 'ಲಂಗ ದಾವಣಿ ಅಥವಾ ಸೀರೆ',
    },
  },
  {
    title: 'says that it has nothing where a part sounds like what it has',
    first: ['nothing'],
    queries: {
      en: 'bike mechanic near alipiri',
      te: 'బైక్ పంక్చర్ వేసే షాపు',
      hi: 'आज सोने का दाम क्या है',
      ta: 'ஆதார் திருத்தம் மையம்',
      kn: 'ಬೈಕ್ ಮೆಕ್ಯಾನಿಕ್ ಎಲ್ಲಿದ್ದಾನೆ',
    },
  },
  {
    title: 'says that it has nothing where only a date or a price is known',
    first: ['nothing'],
    queries: {
      en: 'jawahar navodaya selection date',
      te: 'నవోదయ ఎంట్రన్స్ తేదీ',
      hi: 'नवोदय चयन की तारीख',
      ta: 'நவோதயா நுழைவு தேதி',
      kn: 'ನವೋದಯ ಪ್ರವೇಶ ದಿನಾಂಕ',
    },
  },
  {
    title: 'tells who names another town how to come from there',
    first: ['page:/tirupati'],
    queries: {
      en: 'from jodhpur to tirupati by train',
      te: 'కర్నూలు నుంచి తిరుపతి ఎలా రావాలి',
      hi: 'जोधपुर से तिरुपति ट्रेन',
      ta: 'சேலம் இருந்து திருப்பதி எப்படி வரணும்',
      kn: 'ದಾವಣಗೆರೆಯಿಂದ ತಿರುಪತಿಗೆ ಬಸ್',
    },
  },
  {
    title: 'leads who has no account yet to the one page that opens it',
    first: ['page:/register'],
    queries: {
      en: 'how to create new account',
      te: 'కొత్త అకౌంట్ ఎలా తెరవాలి',
      hi: 'नया अकाउंट बनाना है',
      ta: 'புதிய அக்கவுண்ட் தொடங்க',
      kn: 'ಹೊಸ ಖಾತೆ ಹೇಗೆ ಮಾಡೋದು',
    },
  },
  {
    title: 'knows a wedding from a temple that is named after one',
    first: ['answer:wedding'],
    queries: {
      en: 'can we do marriage on the hill',
      te: 'కొండ మీద పెళ్లి చేసుకోవాలి',
      hi: 'पहाड़ पर शादी करनी है',
      ta: 'மலையில கல்யாணம் வைக்கலாமா',
      kn: 'ಬೆಟ್ಟದಲ್ಲಿ ಮದುವೆ ಆಗ್ಬೇಕು',
    },
  },
  {
    title: 'knows that a temple is to be the first, however it is said',
    first: ['answer:which-first'],
    queries: {
      en: 'where to go first tiruchanoor or tirumala',
      te: 'మొదట ఏ గుడికి పోవాలి',
      hi: 'पहले किस मंदिर जाना है',
      ta: 'மொதல்ல எந்த கோயிலுக்கு போறது',
      kn: 'ಮೊದ್ಲು ಯಾವ ದೇವಸ್ಥಾನಕ್ಕೆ ಹೋಗೋದು',
    },
  },
  {
    title: 'prefers what is about two things to what is about one of them, however often that is said',
    first: ['answer:children-on-footpaths'],
    queries: {
      en: 'child walk climb steps',
      te: 'పిల్లలు నడిచి మెట్లు ఎక్కవచ్చా',
      hi: 'बच्चा पैदल सीढ़ी चढ़ पाएगा',
      ta: 'குழந்தை நடந்து படி ஏறலாமா',
      kn: 'ಮಕ್ಕಳು ನಡ್ಕೊಂಡು ಮೆಟ್ಟಿಲು ಹತ್ತಬಹುದಾ',
    },
  },
]

describe('a search by somebody who types as people speak', () => {
  for (const { title, first, queries } of kinds)
    it(title, () => {
      for (const language of languages) {
        const found = namesOf(find(queries[language], indexes[language])?.[0])
        assert.ok(
          found.some((name) => first.includes(name)),
          `${queries[language]}: ${found}`,
        )
      }
    })

  it('finds a Tamil phrase with and without the consonant between its words', () => {
    for (const query of ['தெப்பத் திருவிழா', 'தெப்ப திருவிழா'])
      assert.deepEqual(namesOf(find(query, indexes.ta)?.[0]), ['occasion:float-festival'])
  })
})
