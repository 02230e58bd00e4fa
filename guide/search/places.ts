/**
 * Where all temples are, which people put beside a name though few names hold it: first the town, which some do, then
 * the district and the state. Folded like titles, each after a space, so that a place is found here as soon as it is begun.
 */
export const places = ' tirupti cituru andrprdis prdis antirpirticn pirticn'
