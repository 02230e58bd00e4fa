/**
 * Places that people add to a temple's name, although few names contain them: first the town, then the district and the
 * state. A search leaves them out. Folded like titles, each after a space, so that a place matches by its beginning.
 */
export const places = ' tirupti cituru andrprdis prdis antirpirticn pirticn'
