import type { Answer } from './schema.ts'

export const walkersTokens: Answer = {
  id: 'walkers-tokens',
  topic: 'on-foot',
  question: 'Do walkers get a token of their own?',
  answer: {
    value:
      'Yes, a free one (Divya Darshan) while there are any. Since June 2025 those for Srivari Mettu are given out at the Bhudevi Complex at Alipiri, to those who show their Aadhaar card; the temple board (TTD) called this temporary. Have the token scanned at step 1,200 on the way up: without that you are not let in with it. We could not find out whether there are tokens for the Alipiri path now. A token costs nothing, though auto and jeep drivers have taken money for one.',
    confidence: 'medium',
    checkedOn: '2026-11-23',
    sources: [
      {
        name: 'TTD News',
        kind: 'official',
        url: 'https://news.tirumala.org/srivari-mettu-dd-tokens-issuance-commences-_-%E0%B0%B6%E0%B1%8D%E0%B0%B0%E0%B1%80%E0%B0%B5%E0%B0%BE%E0%B0%B0%E0%B0%BF-%E0%B0%AE%E0%B1%86%E0%B0%9F%E0%B1%8D%E0%B0%9F%E0%B1%81-%E0%B0%AE%E0%B0%BE%E0%B0%B0/',
      },
      {
        name: 'The Hans India',
        kind: 'newspaper',
        url: 'https://www.thehansindia.com/andhra-pradesh/ttd-announces-temporary-shift-of-divya-darshan-token-counters-976856',
      },
      {
        name: 'The Hindu',
        kind: 'newspaper',
        url: 'https://www.thehindu.com/news/national/andhra-pradesh/ttd-resumes-scanning-of-divya-darshan-tokens-on-srivari-mettu-footpath/article68312315.ece/amp/',
      },
      {
        name: 'NTV Telugu',
        kind: 'newspaper',
        url: 'https://ntvtelugu.com/news/13-devotees-injured-at-tirumala-sri-vari-mettu-after-auto-wala-rash-driving-787346.html',
      },
    ],
  },
  links: [],
  temples: ['tirumala'],
}
