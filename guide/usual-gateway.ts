/** Where most pilgrims arrive: the start of directions and of a day until the reader has chosen one. */
export const usualGateway = 'railwayStation'
