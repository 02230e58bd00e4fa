/** Kept on the root element: load-notice.tsx must show it before React starts, and where React cannot start. */
export function showLoading(sign: 'waiting' | 'failing'): void {
  const { dataset } = document.documentElement
  dataset.loading = sign
  // Shows a list that waits to be filtered: all temples are better than none.
  if (sign === 'failing') delete dataset.list
}

export function hideLoading(): void {
  delete document.documentElement.dataset.loading
}
