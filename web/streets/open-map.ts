import L from 'leaflet'
import { t } from '../language/translate.ts'

const mostZoom = 19

/** A map without marks. The page's own line names who made the pictures. */
export function openMap(box: HTMLElement, isStill: boolean): L.Map {
  const map = L.map(box, {
    attributionControl: false,
    zoomControl: false,
    // The wheel scrolls the page until somebody has pressed the map.
    scrollWheelZoom: false,
    zoomAnimation: !isStill,
    fadeAnimation: !isStill,
    markerZoomAnimation: !isStill,
    inertia: !isStill,
    minZoom: 7,
    maxZoom: mostZoom,
  })
  L.control.zoom({ zoomInTitle: t('Zoom in'), zoomOutTitle: t('Zoom out') }).addTo(map)
  map.on('focus', () => map.scrollWheelZoom.enable())
  map.on('blur', () => map.scrollWheelZoom.disable())
  return map
}

/** Asks for the pictures in view alone. Their server wants to know which site they are for, and learns no more. */
export function tileLayer(url: string): L.TileLayer {
  return L.tileLayer(url, { maxZoom: mostZoom, referrerPolicy: 'strict-origin' })
}
