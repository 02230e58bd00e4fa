export const topicIds = [
  'around-tirupati',
  'darshan',
  'before-you-come',
  'up-to-tirumala',
  'on-foot',
  'at-tirumala',
  'special-days',
] as const
