/** The README names these. */
export const oldestBrowsers = ['chrome100', 'firefox100', 'safari16.4']
