import { JSONParser } from '@streamparser/json'

type ExportedPart = { user: unknown; index: number } | { scryptKey: unknown }

export class UnreadableExportError extends Error {
  override name = 'UnreadableExportError'
}

export async function* readExport(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<ExportedPart> {
  let found: ExportedPart[] = []
  let hasUsers = false
  const parser = new JSONParser({ paths: ['$.users', '$.users.*', '$.scryptKeys.*'], keepStack: false })
  parser.onValue = ({ value, key, parent, stack }) => {
    const list = stack.length === 1 ? value : parent
    const name = stack[1]?.key ?? key
    if (!Array.isArray(list)) throw new UnreadableExportError(`The file's ${name} is not a list`)
    if (stack.length === 1) {
      hasUsers = true
      return
    }
    // Otherwise the parser would keep every element until the list ends.
    list.pop()
    found.push(name === 'users' ? { user: value, index: Number(key) } : { scryptKey: value })
  }
  for await (const chunk of chunks) {
    feed(parser, chunk)
    yield* found
    found = []
  }
  if (!parser.isEnded) throw new UnreadableExportError('The file ends in the middle of its JSON')
  if (!hasUsers) throw new UnreadableExportError('The file holds no list of users')
}

function feed(parser: JSONParser, chunk: Uint8Array): void {
  try {
    parser.write(chunk)
  } catch (error) {
    if (error instanceof UnreadableExportError) throw error
    throw new UnreadableExportError(`The file is not JSON: ${(error as Error).message}`, { cause: error })
  }
}
