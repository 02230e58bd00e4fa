/**
 * Sets what load-notice.tsx shows: "waiting" while a page takes long, "failing" while a file is missing. It is kept
 * on the root element, because it is needed before React starts and where React cannot start.
 */
export function showLoading(sign: 'waiting' | 'failing'): void {
  const { dataset } = document.documentElement
  dataset.loading = sign
  // Shows a list that waits to be filtered: all temples are better than none.
  if (sign === 'failing') delete dataset.list
}

export function hideLoading(): void {
  delete document.documentElement.dataset.loading
}
