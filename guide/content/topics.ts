/** What the answers are about, in the order in which the questions come up. */
export const topics = [
  { id: 'darshan', title: 'Darshan at Tirumala' },
  { id: 'before-you-come', title: 'Before you come' },
  { id: 'up-to-tirumala', title: 'Up to Tirumala' },
  { id: 'on-foot', title: 'On foot to Tirumala' },
  { id: 'at-tirumala', title: 'Staying at Tirumala' },
  { id: 'around-tirupati', title: 'Temples around Tirupati' },
] as const

export const topicIds = topics.map(({ id }) => id)
