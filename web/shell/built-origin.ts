/** A placeholder for the site's origin in built files; the server replaces it (server/site/built-site.ts). */
export const builtOrigin = 'https://travel-visit.invalid'
