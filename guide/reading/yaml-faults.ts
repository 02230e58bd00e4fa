import type { ErrorCode } from 'yaml'

/** For whoever writes content and does not know what a mapping is. Faults that are not here keep the parser's words. */
const words: Partial<Record<ErrorCode, string>> = {
  BAD_INDENT: 'has to begin below the lines that it belongs to: count the spaces',
  BLOCK_AS_IMPLICIT_KEY:
    'cannot stand on one line: a text that has a colon needs quotes, or the spaces are wrong',
  DUPLICATE_KEY: 'this name stands here twice',
  MISSING_CHAR: 'something is not closed, here or above: a quote, a bracket or a brace',
  MULTILINE_IMPLICIT_KEY:
    'is neither a name with a colon and a space nor a part of the text above: count the spaces',
  TAB_AS_INDENT: 'begins with a tab: use spaces',
  UNEXPECTED_TOKEN:
    'something stands where nothing can: a text that begins with { or " or has a colon needs quotes',
}

export function faultInWords(code: ErrorCode): string | undefined {
  return words[code]
}
