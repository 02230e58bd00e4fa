import { z } from 'zod'
import { type Guide, guideSchema } from './schema.ts'

/** `id` says where the text stands, by the ids of entries: "temples.tirumala.beforeYouEnter.dress", "answers.tickets.question". */
export type TranslateContent = (english: string, id: string) => string

export function translateGuide(guide: Guide, translate: TranslateContent): Guide {
  return translateTexts(guideSchema, guide, translate, undefined) as Guide
}

/** The English texts by their ids, which are the contexts of the catalogues' entries. */
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
  place: string | undefined,
): unknown {
  if (value === null || value === undefined) return value
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional || schema instanceof z.ZodReadonly) {
    return translateTexts(schema.unwrap(), value, translate, place)
  }
  const within = (key: string | number) => (place === undefined ? `${key}` : `${place}.${key}`)
  if (schema instanceof z.ZodArray) {
    return (value as unknown[]).map((item, index) =>
      translateTexts(schema.element, item, translate, within(idOf(item) ?? index)),
    )
  }
  if (schema instanceof z.ZodObject || schema instanceof z.ZodRecord) {
    const schemaOf = (key: string) => (schema instanceof z.ZodRecord ? schema.valueType : schema.shape[key])
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [
        key,
        translateTexts(schemaOf(key), inner, translate, key === 'value' ? place : within(names[key] ?? key)),
      ]),
    )
  }
  const isTranslated = schema instanceof z.ZodString && schema.meta()?.translated === true
  return isTranslated ? translate(value as string, place as string) : value
}

/** As translators call it. */
const names: Readonly<Record<string, string>> = { goodToKnow: 'answers' }

function idOf(entry: unknown): string | undefined {
  const { id } = Object(entry) as { id?: unknown }
  return typeof id === 'string' ? id : undefined
}
