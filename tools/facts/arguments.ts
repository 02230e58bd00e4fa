import { z } from 'zod'
import { isDate } from '#guide/date.ts'
import { confidences } from '#guide/fact-schema.ts'
import type { FactFilter } from '#guide/facts.ts'
import { type NoCommand, parseArguments } from '#operate/command-line.ts'

const monthsSchema = z.coerce.number().int().min(0).max(1200)
const levelsSchema = z.array(z.enum(confidences))

export type FactsOptions = FactFilter & { json: boolean; due: boolean; today: string | undefined }

export function readOptions(args: string[]): FactsOptions | NoCommand {
  const parsed = parseArguments(args, {
    options: {
      'older-than': { type: 'string' },
      confidence: { type: 'string', multiple: true },
      today: { type: 'string' },
      json: { type: 'boolean', default: false },
      due: { type: 'boolean', default: false },
    },
  })
  if (!('values' in parsed)) return parsed
  const { 'older-than': age, confidence, today, json, due } = parsed.values
  if (due && (json || age !== undefined || confidence !== undefined))
    return { problem: '--due goes with --today alone.' }
  const months = monthsSchema.optional().safeParse(age)
  if (!months.success) return { problem: '--older-than has to be a number of months.' }
  const levels = levelsSchema.safeParse(confidence ?? confidences)
  if (!levels.success) return { problem: `--confidence has to be one of ${confidences.join(', ')}.` }
  if (today !== undefined && !isDate(today))
    return { problem: '--today has to be a date such as 2026-11-27.' }
  return { olderThanMonths: months.data, confidences: levels.data, today, json, due }
}
