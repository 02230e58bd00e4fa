import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'
import { z } from 'zod'
import type { HashOptions } from '#identity/administration/import-accounts.ts'
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
  | (OneAccount & { name: 'show' })
  | (OneAccount & { name: 'disable' })
  | (OneAccount & { name: 'enable' })
  | (OneAccount & { name: 'delete'; yes: boolean })
  | {
      name: 'import'
      file: string
      hashOptions: HashOptions | undefined
      overwrite: boolean
      json: boolean
    }
  | { name: 'export'; file: string | undefined; json: boolean }

export type Problem = { problem: string }
type Reading = { command: Command } | { help: true } | Problem

const flag = { type: 'boolean', default: false } as const
const word = { type: 'string' } as const
const longestPage = 10_000

/** The words behind the script's name. */
export function readArguments(words: string[]): Reading {
  const [name, ...rest] = words
  if (name === undefined) return { problem: 'A command is missing.' }
  if (words.includes('--help') || words.includes('-h') || name === 'help') return { help: true }
  try {
    return readCommand(name, rest)
  } catch (error) {
    // How `parseArgs` tells of an option that it does not know; advice may follow.
    if (error instanceof TypeError) return { problem: error.message.replace(/\. .*/s, '.') }
    throw error
  }
}

function readCommand(name: string, words: string[]): Reading {
  switch (name) {
    case 'list':
      return readList(words)
    case 'show':
    case 'disable':
    case 'enable': {
      const { positionals, values } = parse(words, { json: flag })
      const account = only(positionals, 'EMAIL or ID')
      return typeof account === 'string' ? { command: { name, account, ...values } } : account
    }
    case 'delete': {
      const { positionals, values } = parse(words, { json: flag, yes: flag })
      const account = only(positionals, 'EMAIL or ID')
      return typeof account === 'string' ? { command: { name, account, ...values } } : account
    }
    case 'import':
      return readImport(words)
    case 'export': {
      const { positionals, values } = parse(words, { json: flag })
      if (positionals.length > 1) return { problem: 'export takes one FILE.' }
      return { command: { name, file: positionals[0], ...values } }
    }
    default:
      return { problem: `There is no command ${name}.` }
  }
}

function readList(words: string[]): Reading {
  const { positionals, values } = parse(words, { json: flag, limit: word, after: word, email: word })
  if (positionals.length > 0) return { problem: `list does not take ${positionals[0]}.` }
  const limit = z.coerce
    .number()
    .int()
    .min(1)
    .max(longestPage)
    .safeParse(values.limit ?? 50)
  if (!limit.success) return { problem: `--limit has to be a number from 1 to ${longestPage}.` }
  const { after, email: emailPart, json } = values
  return { command: { name: 'list', limit: limit.data, after, emailPart, json } }
}

function readImport(words: string[]): Reading {
  const { positionals, values } = parse(words, {
    json: flag,
    overwrite: flag,
    'hash-algo': word,
    'hash-key': word,
    'salt-separator': word,
    rounds: word,
    'mem-cost': word,
  })
  const file = only(positionals, 'FILE')
  if (typeof file !== 'string') return file
  if (/\.csv$/i.test(file)) {
    return { problem: 'import reads JSON, not CSV: name a file that ends in .json in firebase auth:export.' }
  }
  const hashing = readHashOptions(values)
  if ('problem' in hashing) return hashing
  const { overwrite, json } = values
  return { command: { name: 'import', file, ...hashing, overwrite, json } }
}

function parse<Options extends ParseArgsOptionsConfig>(args: string[], options: Options) {
  return parseArgs({ args, options, allowPositionals: true, strict: true })
}

function only(positionals: string[], what: string): string | Problem {
  const [first, ...others] = positionals
  return first !== undefined && others.length === 0 ? first : { problem: `Give one ${what}.` }
}
