import { randomInt } from 'node:crypto'
import autocannon from 'autocannon'

export type Call = {
  path: string
  body: () => string
  form?: boolean
  /** Registrations per address are limited, so each request comes from another one. */
  isFromAnywhere?: boolean
}

/** Anything but success is an error of the benchmark. */
export async function load(
  address: string,
  { path, body, form = false, isFromAnywhere = false }: Call,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<number> {
  const result = await autocannon({
    url: address,
    connections,
    duration: seconds,
    requests: [
      {
        method: 'POST',
        path: `${path}?key=bench`,
        headers: { 'content-type': form ? 'application/x-www-form-urlencoded' : 'application/json' },
        setupRequest: (request) => ({
          ...request,
          body: body(),
          ...(isFromAnywhere && {
            headers: { ...request.headers, 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.1` },
          }),
        }),
      },
    ],
  })
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${path}: ${result.non2xx} refusals, ${result.errors} errors`)
  }
  return result['2xx']
}
