import type { TileLayer } from 'leaflet'

/** After this, pictures of which none has come are given up. */
const patienceMs = 20_000

/** Tells when none of the pictures in view comes: all are missing, are something else, or hang. */
export function watchTiles(tiles: TileLayer, onFailed: () => void): () => void {
  let patience: ReturnType<typeof setTimeout> | undefined
  let hasCome = false
  const stop = () => clearTimeout(patience)
  tiles.on('loading', () => {
    stop()
    hasCome = false
    patience = setTimeout(onFailed, patienceMs)
  })
  tiles.on('tileload', () => {
    stop()
    hasCome = true
  })
  // Also comes once the last one has failed.
  tiles.on('load', () => {
    stop()
    if (!hasCome) onFailed()
  })
  return stop
}
