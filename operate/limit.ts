import { z } from 'zod'
import { usageError } from './on-database.ts'

const longestPage = 10_000

export function readLimit(text: string): number {
  const count = z.coerce.number().int().min(1).max(longestPage).safeParse(text)
  if (!count.success) throw usageError(`--limit has to be a number from 1 to ${longestPage}.`)
  return count.data
}
