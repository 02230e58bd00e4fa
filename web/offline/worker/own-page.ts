/** The login page of a station's Wi-Fi is no page of ours, nor is the host's error page while our server is down. */
export async function ownPage(request: Request): Promise<Response | undefined> {
  const response = await fetch(request)
  if (await isOurs(response)) return response
  // The browser may have kept a portal's page, and some hosts redirect to add a slash. This mode stays on our origin.
  const again = await fetch(request.url, { mode: 'same-origin', cache: 'reload' })
  if (!(await isOurs(again))) return undefined
  return again.redirected ? Response.redirect(again.url) : again
}

/** As web/root.tsx begins every page. */
const beginning = /^<!doctype html><html\b[^>]*\sdata-language="/i
const longestBeginning = 200

/** The rest is not waited for, so that the page is shown as it arrives. */
async function isOurs(response: Response): Promise<boolean> {
  const reader = response.clone().body?.getReader()
  const decoder = new TextDecoder()
  let text = ''
  while (reader && text.length < longestBeginning) {
    const { value, done } = await reader.read()
    if (done) break
    text += decoder.decode(value, { stream: true })
  }
  // Not awaited, as this settles only with the response itself.
  void reader?.cancel()
  return beginning.test(text)
}
