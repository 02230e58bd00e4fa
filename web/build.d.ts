declare module '*?bundled' {
  /** A script with all that it imports: tools/build/bundled-script.ts. */
  const script: string
  export default script
}

declare module 'virtual:built-styles' {
  /** The style sheet of all pages: tools/build/built-styles.ts. */
  const styles: string
  export default styles
}
