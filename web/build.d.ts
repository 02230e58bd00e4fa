declare module '*?bundled' {
  /** A script with all that it imports: tools/build/bundled-script.ts. */
  const script: string
  export default script
}

declare module 'virtual:built-styles' {
  /** The texts of style sheets, by address: tools/build/built-styles.ts. */
  const styles: Readonly<Record<string, string>>
  export default styles
}
