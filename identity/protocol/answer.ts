export function answer(fields: object, status = 200): Response {
  return new Response(JSON.stringify(fields), { status, headers })
}

const headers = { 'content-type': 'application/json', 'cache-control': 'no-store' }
