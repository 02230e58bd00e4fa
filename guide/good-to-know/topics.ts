/** What the answers are about, in the order in which the questions come up, with what the list of questions calls it. */
export const topics = {
  darshan: 'Darshan at Tirumala',
  'before-you-come': 'Before you come',
  'up-to-tirumala': 'Up to Tirumala',
  'on-foot': 'On foot to Tirumala',
  'at-tirumala': 'Staying at Tirumala',
  'at-the-temples': 'At the temples',
  'by-bus': 'By bus to other temples',
} as const

export type Topic = keyof typeof topics

export const topicIds = Object.keys(topics) as Topic[]
