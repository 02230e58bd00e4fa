/** Where most pilgrims arrive. The way to a temple starts there until the reader has chosen a starting point. */
export const usualGateway = 'railwayStation'
