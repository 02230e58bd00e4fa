import { t } from '../../language/translate.ts'

export const mapHeadingId = 'day-map'

/** No link: on this page, the part of an address after the `#` is a day. */
export function ToMap() {
  const go = () => {
    const heading = document.getElementById(mapHeadingId)
    heading?.scrollIntoView()
    heading?.focus({ preventScroll: true })
  }
  return (
    <button type="button" className="text-button day-to-map" onClick={go}>
      {t('Map')}
    </button>
  )
}
