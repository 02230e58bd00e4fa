import { drawStopOfNow } from './draw-stop-of-now.ts'

/** The script behind the place of the stop: it runs before anything is painted. */
const place = document.querySelector<HTMLElement>('.stop-of-now')
if (place) drawStopOfNow(place, new Date())
