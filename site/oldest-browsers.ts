/** The README names these. What their JavaScript lacks is no part of `lib` in the configurations for the browser. */
export const oldestBrowsers = ['chrome100', 'firefox100', 'safari16.4']
