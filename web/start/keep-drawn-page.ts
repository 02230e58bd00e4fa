import { inLanguage } from '../language/languages.ts'
import { spokenLanguage, t } from '../language/translate.ts'
import { cannotStart } from './load-app.ts'

/**
 * Keeps the page as the build drew it, as a string: a cloned document would load its pictures again. The returned
 * function shows it in place of what React has left; its styles and links need no script. Of another page, which was
 * opened since, it shows only the frame, and says what has happened.
 */
export function keepDrawnPage(): () => void {
  const drawn = document.documentElement.outerHTML
  const { pathname } = location
  return () => {
    document.documentElement?.remove()
    document.append(new DOMParser().parseFromString(drawn, 'text/html').documentElement)
    const here = location.pathname
    // Back and Forward change only the address: there is no router left to show its page.
    addEventListener('popstate', () => location.pathname !== here && location.reload())
    if (here === pathname) cannotStart()
    else sayWhatHappened()
  }
}

function sayWhatHappened(): void {
  const title = t('Something went wrong')
  document.title = `${title} – Travel Visit`
  const main = document.querySelector('main')
  if (!main) return
  main.className = 'page'
  main.innerHTML =
    `<h1 tabindex=-1>${title}</h1><p>${t('We couldn’t show the page.')}<p>` +
    `<a class=button href>${t('Try again')}</a><p>` +
    `<a href="${inLanguage('/temples', spokenLanguage())}">${t('See the temples')}</a>`
  main.querySelector('h1')?.focus()
  main.querySelector('a')?.addEventListener('click', (event) => {
    // A link to an address with a hash would stay on the page.
    event.preventDefault()
    location.reload()
  })
}
