import fc from 'fast-check'

// A random failure on somebody else's change helps nobody, so all runs try the same values. CI tries others each week.
const { TEST_SEED } = process.env
fc.configureGlobal({ seed: TEST_SEED ? Number(TEST_SEED) : 1 })
