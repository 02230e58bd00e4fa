/** Stands for the origin of the site, which only the server knows. */
export const builtOrigin = 'https://travel-visit.invalid'

/** Stands for a digest of what settings put into pages and their policies: when it changes, stored pages are outdated. */
export const builtSettingsDigest = 'digest-of-the-settings'

/** Stands for the settings of the map with streets, as `streetsText` writes them. Other hosts of the site leave the defaults. */
export const builtStreets =
  'streets:https%3A%2F%2Ftile.openstreetmap.org%2F%7Bz%7D%2F%7Bx%7D%2F%7By%7D.png/%C2%A9%20OpenStreetMap%20contributors%20%3Chttps%3A%2F%2Fwww.openstreetmap.org%2Fcopyright%3E'

/** In letters that neither HTML, JSON nor a script writes otherwise, as the server replaces it in all of them. */
export function streetsText({ mapTilesUrl, mapAttribution }: StreetsSettings): string {
  if (mapTilesUrl === 'off') return streetsOff
  return `streets:${[mapTilesUrl, mapAttribution].map(encodeURIComponent).join('/')}`.replaceAll("'", '%27')
}

export const streetsOff = 'streets:off'

export type StreetsSettings = { mapTilesUrl: string; mapAttribution: string }

/**
 * Stands for the address to which readers write of what is wrong, as `contactText` writes it. As it is, it stands for
 * none: `wrong-here.css` hides the links to it.
 */
export const builtContact = 'nobody@no-contact'

export function contactText(email: string | undefined): string {
  return email === undefined
    ? builtContact
    : encodeURIComponent(email).replaceAll("'", '%27').replaceAll('%40', '@')
}

/** All that the server replaces in pages, and in what keeps them on devices. */
export const builtTexts = [builtOrigin, builtStreets, builtContact]

export const notFoundAddress = '/not-found'

export const workerAddress = '/service-worker.js'

/** Contents by path: one file for a whole group is a quarter of the size. */
export type PageBundle = Record<string, PageInBundle>

type PageInBundle = { body: string; policy?: string | undefined }
