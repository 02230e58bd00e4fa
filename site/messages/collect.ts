import { type GetTextComment, type GetTextTranslation, type GetTextTranslations, po } from 'gettext-parser'
import { withFiguresOf } from '#guide/translation/figures.ts'
import { contentTranslator } from '#guide/translation/translator.ts'
import { isFuzzy, readCatalogue, sourceOf } from '#messages/catalogue.ts'
import type { Texts } from './catalogue.ts'
import type { ContentTexts } from './waiting.ts'

type Wanted = Pick<GetTextTranslation, 'msgid' | 'msgctxt' | 'msgid_plural'> & { section?: string }

/** The catalogue with all texts, in order, and no others; as gettext's `msgmerge` does it, but for figures. */
export function collected(
  file: Buffer | string,
  headers: Readonly<Record<string, string>>,
  texts: Texts,
  content: ContentTexts,
): string {
  const former = po.parse(file)
  const { '': withoutContext = {} } = former.translations
  const entries = [...collectedTexts(texts, withoutContext), ...collectedContent(content, file, former)]
  const translations: GetTextTranslations['translations'] = {
    '': { ...(withoutContext[''] && { '': withoutContext[''] }) },
  }
  for (const entry of entries) {
    const { msgctxt = '', msgid } = entry
    translations[msgctxt] = { ...translations[msgctxt], [msgid]: entry }
  }
  const whole = { ...former, charset: 'utf-8', headers: { ...headers, ...former.headers }, translations }
  return `${po.compile({ ...whole, obsolete: {} }, { foldLength: 0 })}\n`
}

type Entries = GetTextTranslations['translations'][string]

function collectedTexts(texts: Texts, former: Entries): GetTextTranslation[] {
  const removed = Object.values(former).filter(({ msgid, msgstr }) => msgstr[0] && !texts.has(msgid))
  return [...texts].map(([msgid, { section, plural }]) => {
    const wanted: Wanted = { msgid, section, ...(plural && { msgid_plural: plural }) }
    const present = former[msgid]
    if (present) return entryOf(wanted, present.msgstr, present.comments)
    const changed = mostAlike(msgid, removed)
    if (!changed) return entryOf(wanted, [])
    const [former_ = ''] = changed.msgstr
    const carried = plural ? undefined : withFiguresOf(msgid, changed.msgid, former_)
    return carried ? entryOf(wanted, [carried], unmarked(changed)) : fuzzy(wanted, changed)
  })
}

function collectedContent(
  texts: ContentTexts,
  file: Buffer | string,
  { translations: former }: GetTextTranslations,
): GetTextTranslation[] {
  const { content } = readCatalogue(file)
  const translate = contentTranslator(content)
  return [...texts].map(([msgctxt, msgid]) => {
    const wanted: Wanted = { msgctxt, msgid }
    const present = Object.values(former[msgctxt] ?? {})[0]
    const ofInterface = former['']?.[msgid]
    const translation =
      translate(msgid, msgctxt) ?? (ofInterface && !isFuzzy(ofInterface) ? ofInterface.msgstr[0] : undefined)
    if (translation) return entryOf(wanted, [translation], present && unmarked(present))
    return present?.msgstr[0] ? fuzzy(wanted, present) : entryOf(wanted, [], present && unmarked(present))
  })
}

function entryOf(
  { section, ...wanted }: Wanted,
  [one = '', other = '']: readonly string[],
  comments: GetTextComment = {},
): GetTextTranslation {
  const braces = /\{\w+(:number)?\}/.test(wanted.msgid) && !comments.flag?.includes(checksBraces)
  const flag = [comments.flag, braces && checksBraces].filter(Boolean).join(', ')
  return {
    ...wanted,
    msgstr: wanted.msgid_plural ? [one, other] : [one],
    comments: { ...comments, ...(flag && { flag }), ...(section && { extracted: section }) },
  }
}

const checksBraces = 'python-brace-format'

function fuzzy(wanted: Wanted, present: GetTextTranslation): GetTextTranslation {
  const source = sourceOf(present)
  const { flag, ...comments } = unmarked(present)
  return entryOf(wanted, present.msgstr, {
    ...comments,
    flag: ['fuzzy', flag].filter(Boolean).join(', '),
    ...(source !== undefined && source !== wanted.msgid && { previous: `msgid ${JSON.stringify(source)}` }),
  })
}

function unmarked({ comments = {} }: GetTextTranslation): GetTextComment {
  const { flag = '', previous: _, ...others } = comments
  const flags = flag.split(/[,\s]+/).filter((one) => one !== '' && one !== 'fuzzy')
  return { ...others, ...(flags.length > 0 && { flag: flags.join(', ') }) }
}

const alike = 0.7

function mostAlike(text: string, others: readonly GetTextTranslation[]): GetTextTranslation | undefined {
  const ours = wordsOf(text)
  const rated = others.map((other) => {
    const theirs = wordsOf(other.msgid)
    const shared = ours.filter((word) => theirs.includes(word)).length
    return { other, share: (2 * shared) / (ours.length + theirs.length) }
  })
  return rated.filter(({ share }) => share >= alike).sort((one, two) => two.share - one.share)[0]?.other
}

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\d{}]+/gu) ?? []
}
