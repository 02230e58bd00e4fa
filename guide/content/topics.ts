/** What the answers are about: first what is asked at the gate of every temple, then what is asked on the way to Tirumala. */
export const topics = [
  { id: 'around-tirupati', title: 'Temples around Tirupati' },
  { id: 'darshan', title: 'Darshan at Tirumala' },
  { id: 'before-you-come', title: 'Before you come' },
  { id: 'up-to-tirumala', title: 'Up to Tirumala' },
  { id: 'on-foot', title: 'On foot to Tirumala' },
  { id: 'at-tirumala', title: 'Staying at Tirumala' },
  { id: 'special-days', title: 'Special days' },
] as const

export const topicIds = topics.map(({ id }) => id)
