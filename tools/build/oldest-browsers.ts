/** Those that the README names. */
export const oldestBrowsers = ['chrome100', 'firefox100', 'safari16.4']
