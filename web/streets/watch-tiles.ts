import type { Map as LeafletMap, TileLayer } from 'leaflet'

/** After this, pictures of which none has come are given up. */
const patienceMs = 20_000

/** Leaflet takes pictures away up to a quarter of a second after the last one has come or failed. */
const settledMs = 300

/** Tells when no picture is in view and none comes: all are missing, are something else, or hang. */
export function watchTiles(map: LeafletMap, tiles: TileLayer, onFailed: () => void): () => void {
  const pictures = new Set<HTMLElement>()
  let patience: ReturnType<typeof setTimeout> | undefined
  const stop = () => clearTimeout(patience)
  const look = () => {
    stop()
    patience = setTimeout(
      () => {
        if (isBare(map.getContainer(), pictures)) onFailed()
      },
      tiles.isLoading() ? patienceMs : settledMs,
    )
  }
  tiles.on('tileload', ({ tile }) => pictures.add(tile))
  tiles.on('tileunload', ({ tile }) => pictures.delete(tile))
  // The last also comes once a picture has failed.
  tiles.on('loading tileunload load', look)
  map.on('moveend', look)
  return () => {
    stop()
    tiles.off('loading tileunload load', look)
    map.off('moveend', look)
  }
}

/** Nothing is missing on a map that is not shown itself, as at another width of the page. */
function isBare(map: Element, pictures: Iterable<Element>): boolean {
  const view = map.getBoundingClientRect()
  return view.width > 0 && ![...pictures].some((picture) => overlap(picture.getBoundingClientRect(), view))
}

function overlap(one: DOMRect, other: DOMRect): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
}
