declare module '*?bundled' {
  /** A script with all that it imports: site/bundled-script.ts. */
  const script: string
  export default script
}
