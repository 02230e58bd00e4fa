/** An account with its providers, which some clients send back, has some thirty. */
const mostValues = 60

const [quote, backslash] = ['"', '\\'].map((char) => char.charCodeAt(0))
const separators = new Set([...',[{'].map((char) => char.charCodeAt(0)))

/** Counts in one pass before anything is parsed: a list of small values takes far longer to parse than one long text. */
export function hasFewValues(json: string): boolean {
  let values = 0
  let isInText = false
  for (let at = 0; at < json.length && values <= mostValues; at += 1) {
    const char = json.charCodeAt(at)
    if (char === quote) isInText = !isInText
    else if (!isInText) values += separators.has(char) ? 1 : 0
    else if (char === backslash) at += 1
  }
  return values <= mostValues
}
