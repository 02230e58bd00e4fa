/** Until this minute, readers plan for the coming morning, unless they have a ticket for an early hour. */
export const nightEnds = 4 * 60
