import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { crowdedTexts } from './lone-texts.ts'

describe('a text that may change', () => {
  for (const jsx of [
    '<p>{name} <b>is open</b></p>',
    '<p><b>Open</b> {t(status)}</p>',
    "<p><b>Open</b> {t('until {time}', { time })}</p>",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the template's source.
    '<p><b>Open</b>{` ${t(status)}`}</p>',
    '<p>{"Open until " + time}<Share /></p>',
    "<p>{isOpen && 'Open'} <b>now</b></p>",
    "<p>{isOpen ? 'Open' : <b>Closed</b>} <b>now</b></p>",
    '<p>{isSure || <Doubt />}Open</p>',
    '<p>{isOpen && <b>Open</b>}until nine</p>',
    '<p><Doubt /> {isOpen && <b>Open</b>}{"until"} nine</p>',
    '<p>{names.map((name) => name)}<b>and more</b></p>',
    '<p>{names.map((name) => <Fragment>{index} {name}</Fragment>)}</p>',
    '<><b>Open</b>{time}</>',
    '<p>{isOpen && <>Open {time}</>}</p>',
    '<p><Maybe /> until nine</p>',
    '<Share>{count} <b>temples</b></Share>',
  ]) {
    it(`is refused beside others: ${jsx}`, () => assert.equal(problemsIn(jsx).length, 1))
  }

  it('is refused as what a component returns', () => {
    assert.equal(problemsIn('<p />', 'function Status({ text }) { return t(text) }').length, 1)
    assert.equal(problemsIn('<p />', 'const Status = ({ text }) => (text ? <b /> : "closed")').length, 1)
  })

  for (const jsx of [
    '<p>{name}</p>',
    "<p>{isOpen ? 'Open' : t('Closed')}</p>",
    '<p><span>{name}</span> <b>is open</b></p>',
    '<p>{t(\'Open\')} <Link to="/">{name}</Link></p>',
    '<p>{name + " is open"}</p>',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the template's source.
    "<p><b>Open</b>{` ${t('until nine')}`}</p>",
    '<p>Open {/* until */} now</p>',
    "<p>{t('Open')} {isOpen && <b>now</b>}</p>",
    "<p>{t('Telephone')} <Maybe /><a>{number}</a></p>",
    '<p><Always /> until nine</p>',
    '<ul>{names.map((name) => <li key={name}>{name}</li>)}<li>{other}</li></ul>',
    '<div>{children}<p>{name}</p></div>',
  ]) {
    it(`is accepted alone, and texts that stay together: ${jsx}`, () => assert.deepEqual(problemsIn(jsx), []))
  }
})

it('names the file and the line', () => {
  assert.match(
    crowdedTexts([
      { path: 'web/a.tsx', text: 'export const A = () => (\n  <p>\n    {b}\n    <i />\n  </p>\n)' },
    ])[0] ?? '',
    /^web\/a\.tsx:3: /,
  )
})

function problemsIn(jsx: string, more = ''): string[] {
  const text = `
    type Props = { children: ReactNode }
    function Maybe() { return isThere && <b /> }
    function Always() { return <b /> }
    function Page({ children }: Props) { return <main>${jsx}</main> }
    ${more}`
  return crowdedTexts([{ path: 'web/page.tsx', text }])
}
