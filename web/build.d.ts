declare module '*?bundled' {
  /** A script with all that it imports: tools/build/bundled-script.ts. */
  const script: string
  export default script
}
