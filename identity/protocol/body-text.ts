import { isUtf8 } from 'node:buffer'
import type { HonoRequest } from 'hono'

export function contentTypeOf(request: HonoRequest): string | undefined {
  return request.header('content-type')?.split(';')[0]?.trim().toLowerCase()
}

export async function readText(request: HonoRequest): Promise<string | undefined> {
  return textOf(Buffer.from(await request.arrayBuffer()))
}

/** Undefined for invalid UTF-8: decoding it anyway would alter a password. */
export function textOf(bytes: Buffer): string | undefined {
  return isUtf8(bytes) ? bytes.toString() : undefined
}
