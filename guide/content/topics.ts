/** What the answers are about, in the order in which the questions come up, with what the page of its answers is called. */
export const topics = {
  darshan: 'Darshan at Tirumala',
  'before-you-come': 'Before you come',
  'up-to-tirumala': 'Up to Tirumala',
  'on-foot': 'On foot to Tirumala',
  'at-tirumala': 'Staying at Tirumala',
  'around-tirupati': 'Temples around Tirupati',
} as const

export type Topic = keyof typeof topics

export const topicIds = Object.keys(topics) as Topic[]
