/** Notes shared by many facts that cite no source. */
export const notes = {
  ourRendering: 'We wrote this name ourselves; no native speaker has checked it yet.',
  ourGrouping: 'Our grouping, by the deity.',
  ourEstimate: 'Our estimate, from lists on the web that don’t say where they have it from.',
  publicDataSet: 'From a list on the web that doesn’t say where it has it from.',
  directory: 'From a travel site that doesn’t say who wrote it.',
}
