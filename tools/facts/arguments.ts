import { parseArgs } from 'node:util'
import { z } from 'zod'
import type { FactFilter } from '#guide/facts.ts'
import { confidences } from '#guide/schema.ts'

type Options = FactFilter & { json: boolean }
type Reading = { options: Options } | { help: true } | { problem: string }

const monthsSchema = z.coerce.number().int().min(0).max(1200)
const levelsSchema = z.array(z.enum(confidences))

/** The words behind the script's name. */
export function readArguments(words: string[]): Reading {
  if (words.includes('--help') || words.includes('-h')) return { help: true }
  try {
    return readOptions(words)
  } catch (error) {
    // How `parseArgs` tells of what it does not know; advice may follow.
    if (error instanceof TypeError) return { problem: error.message.replace(/\. .*/s, '.') }
    throw error
  }
}

function readOptions(words: string[]): Reading {
  const { values } = parseArgs({
    args: words,
    options: {
      'older-than': { type: 'string' },
      confidence: { type: 'string', multiple: true },
      json: { type: 'boolean', default: false },
    },
  })
  const months = monthsSchema.optional().safeParse(values['older-than'])
  if (!months.success) return { problem: '--older-than has to be a number of months.' }
  const levels = levelsSchema.safeParse(values.confidence ?? confidences)
  if (!levels.success) return { problem: `--confidence has to be one of ${confidences.join(', ')}.` }
  return { options: { olderThanMonths: months.data, confidences: levels.data, json: values.json } }
}
