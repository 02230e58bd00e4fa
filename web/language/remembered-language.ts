import { type Language, languages } from './languages.ts'

/** Kept on the reader's own device alone. */
const key = 'language'

export function rememberLanguage(language: Language): void {
  try {
    localStorage.setItem(key, language)
  } catch {
    // A browser that forbids storage remembers nothing; the address says the language all the same.
  }
}

const prefixed = languages.filter((language) => language !== 'en').join('|')

/**
 * Runs in the head, before anything is drawn. An address without a language is English; who has chosen another one,
 * or has chosen none and whose browser prefers another one of ours, goes on to the same page in it. The page that
 * mailed links open follows the language of the mail. Where storage is forbidden nobody is led anywhere: who came
 * back to English could not stay there.
 */
export const languageHeadScript = `try{const l=location,r=/^(${prefixed})$/,p=l.pathname;if(!/^\\/(${prefixed})(\\/|$)/.test(p)){const m=p==='/action'&&new URLSearchParams(l.search).get('lang'),w=m||localStorage.getItem('${key}')||navigator.languages.map(x=>x.slice(0,2)).find(x=>x==='en'||r.test(x));if(r.test(w))l.replace('/'+w+(p==='/'?'':p)+l.search+l.hash)}}catch{}`
