/**
 * What load-notice.tsx says, kept on the document's element: it is needed before React starts, and where React cannot.
 * "waiting" is a page that takes a while, "failing" one that lacks a file.
 */
export function showLoading(sign: 'waiting' | 'failing'): void {
  const { dataset } = document.documentElement
  dataset.loading = sign
  // The whole list is better than none.
  if (sign === 'failing') delete dataset.list
}

export function hideLoading(): void {
  delete document.documentElement.dataset.loading
}
