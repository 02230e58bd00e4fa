import { type Language, languages } from './languages.ts'

/** Kept on the reader's own device alone, as is the next. */
const key = 'language'
/** Of the language that the reader goes to. */
const toKey = 'to'

export function goTo(language: Language): void {
  try {
    localStorage.setItem(toKey, language)
  } catch {
    // A browser that forbids storage remembers nothing; the address says the language all the same.
  }
}

/** Remembers where the reader went, once a page is there in that language: without a network none may be stored. */
export function rememberArrival(language: Language): void {
  try {
    if (localStorage[toKey] === language) localStorage[key] = language
    delete localStorage[toKey]
  } catch {
    // As above.
  }
}

const prefixed = languages.filter((language) => language !== 'en').join('|')

/**
 * Runs in the head, before anything is drawn. An address without a language is English; who goes to or has chosen another
 * one, or has chosen none and whose browser prefers another one of ours, goes on to the same page in it. The page that
 * mailed links open follows the language of the mail, and once it holds a link in its history stays where that is.
 * Where storage is forbidden nobody else is led anywhere: who came back to English could not stay there.
 */
export const languageHeadScript = `try{const l=location,r=/^(${prefixed})$/,p=l.pathname;if(!r.test(p.split('/')[1])){const w=p==='/action'&&(history.state?.usr?'en':new URLSearchParams(l.search).get('lang'))||localStorage.${toKey}||localStorage.${key}||navigator.languages.map(x=>x.split('-')[0]).find(x=>x==='en'||r.test(x));if(r.test(w))l.replace('/'+w+(p==='/'?'':p)+l.search+l.hash)}}catch{}`
