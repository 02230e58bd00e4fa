export type PageHead = {
  title: string
  description: string
  path?: string | undefined
  picture?: string
  structuredData?: object
  sendsNoReferrer?: boolean
  showsDistances?: boolean
  /** What the settings say of the map with streets, where the page has one: its policy allows the pictures. */
  streets?: string
  /** The id of an element below a phone's first screen: phones paint the page once it has arrived up to there. */
  secondScreen?: string
}
