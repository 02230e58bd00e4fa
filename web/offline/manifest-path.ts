/** Of the English one; each language has its own. Apart, so that browsers load no more than this. */
export const manifestPath = '/manifest.webmanifest'
