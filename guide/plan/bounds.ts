// The most that a day may ask for, whether an account keeps it or a link brings it.

/** From the midnight it begins at: the end of the next day. */
export const mostMinute = 2880
export const mostLunchMinutes = 180
export const mostReserveMinutes = 240
export const mostKilometres = 1000
