import { z } from 'zod'
import type { Figures } from './figures/figure.ts'
import { type Guide, guideSchema } from './schema.ts'

/**
 * `id` says where the text stands, by the ids of entries: "temples.tirumala.beforeYouEnter.dress",
 * "answers.tickets.question". `figures` are those that it may name.
 */
export type TranslateContent = (english: string, id: string, figures: Figures) => string

export function translateGuide({ figures, ...guide }: Guide, translate: TranslateContent): Guide {
  const shared = Object.fromEntries(figures.map(({ id, value }) => [id, value]))
  const translated = translateTexts(guideSchema, guide, translate, shared, undefined) as Omit<
    Guide,
    'figures'
  >
  return { ...translated, figures }
}

export function textsOf(guide: Guide): Map<string, string> {
  const texts = new Map<string, string>()
  translateGuide(guide, (text, id) => {
    texts.set(id, text)
    return text
  })
  return texts
}

/** Handles only the kinds of schema that the guide uses. */
function translateTexts(
  schema: unknown,
  value: unknown,
  translate: TranslateContent,
  known: Figures,
  place: string | undefined,
): unknown {
  if (value === null || value === undefined) return value
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional || schema instanceof z.ZodReadonly) {
    return translateTexts(schema.unwrap(), value, translate, known, place)
  }
  const within = (key: string | number) => (place === undefined ? `${key}` : `${place}.${key}`)
  if (schema instanceof z.ZodArray) {
    return (value as unknown[]).map((item, index) =>
      translateTexts(schema.element, item, translate, known, within(idOf(item) ?? index)),
    )
  }
  if (schema instanceof z.ZodObject || schema instanceof z.ZodRecord) {
    const schemaOf = (key: string) => (schema instanceof z.ZodRecord ? schema.valueType : schema.shape[key])
    const { figures, ...others } = value as { figures?: Figures }
    const all = figures ? { ...known, ...figures } : known
    return Object.fromEntries(
      Object.entries(others).map(([key, inner]) => [
        key,
        translateTexts(
          schemaOf(key),
          inner,
          translate,
          all,
          key === 'value' ? place : within(names[key] ?? key),
        ),
      ]),
    )
  }
  const isTranslated = schema instanceof z.ZodString && schema.meta()?.translated === true
  return isTranslated ? translate(value as string, place as string, known) : value
}

const names: Readonly<Record<string, string>> = { goodToKnow: 'answers' }

function idOf(entry: unknown): string | undefined {
  const { id } = Object(entry) as { id?: unknown }
  return typeof id === 'string' ? id : undefined
}
