/** While nobody knows yet what the link is for. */
export function LinkCheck() {
  return (
    <>
      <h1>Link from a mail</h1>
      <p role="status">Looking at your link…</p>
    </>
  )
}
