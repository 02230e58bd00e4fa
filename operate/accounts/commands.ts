import { z } from 'zod'
import type { HashOptions } from '#identity/administration/import-accounts.ts'
import { type NoCommand, parseArguments } from '#tools/command-line.ts'
import { readHashOptions } from './hash-options.ts'

type OneAccount = { account: string; json: boolean }

export type Command =
  | {
      name: 'list'
      limit: number
      after: string | undefined
      emailPart: string | undefined
      json: boolean
    }
  | { name: 'mails'; limit: number; json: boolean }
  | (OneAccount & { name: 'show' })
  | (OneAccount & { name: 'disable' })
  | (OneAccount & { name: 'enable' })
  | (OneAccount & { name: 'delete'; yes: boolean })
  | {
      name: 'import'
      file: string
      hashOptions: HashOptions | undefined
      json: boolean
    }
  | { name: 'export'; file: string | undefined; json: boolean }

const flag = { type: 'boolean', default: false } as const
const value = { type: 'string' } as const
const longestPage = 10_000

/** The command-line arguments, without the script's name. */
export function readCommand(args: string[]): Command | NoCommand {
  const [name, ...rest] = args
  switch (name) {
    case undefined:
      return { problem: 'A command is missing.' }
    case 'list':
      return readList(rest)
    case 'mails':
      return readMails(rest)
    case 'show':
    case 'disable':
    case 'enable': {
      const parsed = parseArguments(rest, { options: { json: flag }, allowPositionals: true })
      if (!('values' in parsed)) return parsed
      const account = only(parsed.positionals, 'EMAIL or ID')
      return typeof account === 'string' ? { name, account, ...parsed.values } : account
    }
    case 'delete': {
      const parsed = parseArguments(rest, { options: { json: flag, yes: flag }, allowPositionals: true })
      if (!('values' in parsed)) return parsed
      const account = only(parsed.positionals, 'EMAIL or ID')
      return typeof account === 'string' ? { name, account, ...parsed.values } : account
    }
    case 'import':
      return readImport(rest)
    case 'export': {
      const parsed = parseArguments(rest, { options: { json: flag }, allowPositionals: true })
      if (!('values' in parsed)) return parsed
      if (parsed.positionals.length > 1) return { problem: 'export takes one FILE.' }
      return { name, file: parsed.positionals[0], ...parsed.values }
    }
    case 'help':
    case '--help':
    case '-h':
      return { help: true }
    default:
      return { problem: `There is no command ${name}.` }
  }
}

function readList(args: string[]): Command | NoCommand {
  const parsed = parseArguments(args, { options: { json: flag, limit: value, after: value, email: value } })
  if (!('values' in parsed)) return parsed
  const { after, email: emailPart, json, limit = '50' } = parsed.values
  const count = readLimit(limit)
  return typeof count === 'number' ? { name: 'list', limit: count, after, emailPart, json } : count
}

function readMails(args: string[]): Command | NoCommand {
  const parsed = parseArguments(args, { options: { json: flag, limit: value } })
  if (!('values' in parsed)) return parsed
  const { json, limit = '50' } = parsed.values
  const count = readLimit(limit)
  return typeof count === 'number' ? { name: 'mails', limit: count, json } : count
}

function readLimit(text: string): number | { problem: string } {
  const count = z.coerce.number().int().min(1).max(longestPage).safeParse(text)
  return count.data ?? { problem: `--limit has to be a number from 1 to ${longestPage}.` }
}

function readImport(args: string[]): Command | NoCommand {
  const parsed = parseArguments(args, {
    options: {
      json: flag,
      'hash-algo': value,
      'hash-key': value,
      'salt-separator': value,
      rounds: value,
      'mem-cost': value,
    },
    allowPositionals: true,
  })
  if (!('values' in parsed)) return parsed
  const file = only(parsed.positionals, 'FILE')
  if (typeof file !== 'string') return file
  if (/\.csv$/i.test(file)) {
    return { problem: 'import reads JSON, not CSV: name a file that ends in .json in firebase auth:export.' }
  }
  const hashing = readHashOptions(parsed.values)
  if ('problem' in hashing) return hashing
  return { name: 'import', file, ...hashing, json: parsed.values.json }
}

function only(positionals: string[], what: string): string | { problem: string } {
  const [first, ...others] = positionals
  return first !== undefined && others.length === 0 ? first : { problem: `Give one ${what}.` }
}
