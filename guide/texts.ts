import { z } from 'zod'
import { type Guide, guideSchema } from './schema.ts'

type Translate = (english: string) => string

export function translateGuide(guide: Guide, translate: Translate): Guide {
  return translateTexts(guideSchema, guide, translate) as Guide
}

export function textsOf(guide: Guide): string[] {
  const texts = new Set<string>()
  translateGuide(guide, (text) => {
    texts.add(text)
    return text
  })
  return [...texts]
}

/** Handles only the kinds of schema that the guide uses. */
function translateTexts(schema: unknown, value: unknown, translate: Translate): unknown {
  if (value === null || value === undefined) return value
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional || schema instanceof z.ZodReadonly) {
    return translateTexts(schema.unwrap(), value, translate)
  }
  if (schema instanceof z.ZodArray) {
    return (value as unknown[]).map((item) => translateTexts(schema.element, item, translate))
  }
  if (schema instanceof z.ZodObject || schema instanceof z.ZodRecord) {
    const schemaOf = (key: string) => (schema instanceof z.ZodRecord ? schema.valueType : schema.shape[key])
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [key, translateTexts(schemaOf(key), inner, translate)]),
    )
  }
  const isTranslated = schema instanceof z.ZodString && schema.meta()?.translated === true
  return isTranslated ? translate(value as string) : value
}
