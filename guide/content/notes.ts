/** Notes shared by many facts that cite no source. */
export const notes = {
  ourRendering: 'Our own rendering; not yet checked by a native reader.',
  ourGrouping: 'Our grouping, by the deity.',
  ourEstimate: 'Our estimate, from public data sets without an address to cite.',
  publicDataSet: 'From a public data set without an address to cite.',
  directory: 'From a temple directory or a travel site without a named author, which we do not cite.',
}
