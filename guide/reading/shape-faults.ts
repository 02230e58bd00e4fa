import type { z } from 'zod'

export function shapeFaultInWords(issue: z.core.$ZodIssue): string {
  if (!issue.message.startsWith('Invalid')) return issue.message
  switch (issue.code) {
    case 'invalid_type':
      return kinds[issue.expected] ?? issue.message
    case 'invalid_value':
      return `has to be ${issue.values.length > 1 ? 'one of ' : ''}${issue.values.join(', ')}`
    case 'invalid_format':
      return formats[issue.format] ?? issue.message
    case 'invalid_key':
      return 'no name can be written so: small letters, with hyphens between words'
    default:
      return issue.message
  }
}

const kinds: Readonly<Record<string, string>> = {
  array: 'has to be a list: lines that begin with a hyphen; if nothing is left, remove the name, too',
  object: 'has to have names with values below it; if nothing is left, remove the name, too',
  record: 'has to have names with values below it; if nothing is left, remove the name, too',
  string: 'has to be a text: write it in quotes',
  number: 'has to be a number, without quotes or a unit',
}

const formats: Readonly<Record<string, string>> = {
  date: 'has to be a day that there is, such as 2026-11-28',
  regex: 'cannot be written so: most names are small letters, with hyphens between words',
  url: 'has to be an address that begins with https://',
}
