// What the search weighs. Words of the index have one each: how much they say of a target. Beside each stands a query
// that would be answered otherwise without it.

// How well a word fits one of the index. ----

export const fits = {
  whole: 1,
  alike: 0.95,
  inflected: 0.9,
  misspelt: 0.75,
  part: 0.6,
  /** Less is a guess: it counts only where nothing fits better. */
  certain: 0.8,
  begun: 0.65,
  perShareBegun: 0.3,
  phraseBegunLess: 0.2,
  perLetterOfNameEnding: 0.06,
  slip: 0.7,
  perSlip: 0.1,
  /** One letter. */
  leastSlip: 0.6,
}

// What words of the index say. ----

export const worth = {
  hillOfTirumala: 0.8,
  stationBesideTemple: 0.9,
  weakWordOfIntent: 0.45,
  /** What is asked for at a place may be anything: "ATM near Alipiri". */
  placeOfAnswer: 0.6,
  composed: 0.8,
  darshan: 0.15,
  question: 0.5,
  answer: 0.3,
  occasion: 0.5,
  templePage: 0.3,
  page: 0.9,
  /** Who needs help should see nothing else first. */
  urgent: 2,
  trouble: 1.8,
  forgotten: 1.3,
  /** How much the name of the town says of a temple whose name has it. */
  town: 0.4,
  townAndRest: 0.5,
  year: 0.3,
  dayOfMonth: 0.3,
  month: 0.6,
}

// What words of the query say together. ----

export const joint = {
  /** That words stand together says a little more than that they stand there. */
  phrase: 1.25,
  gapped: 0.7,
  /** What is found without the ending of a case. */
  stem: 0.95,
  leastGuess: 0.35,
  /** What says as much of a target is its word. */
  leastKnown: 0.5,
  /** How much more two targets have to explain than one of them. */
  leastGain: 0.05,
  /** Below this an answer only mentions what was asked. */
  leastSubject: 0.55,
  /** What only mentions a word says less of it. */
  leastOwn: 0.5,
  /** How much counts what others say of an answer's subject. */
  subject: 0.95,
  /** How much an answer counts if it is about other temples than those that were named. */
  otherTemples: 0.5,
  /** How much the name of any other town says of the way from there. */
  origin: 0.9,
  /** A number to call for which the words say as much comes before all answers. */
  urgent: 1,
}

// What is shown beside the best. ----

export const cutoffs = {
  leastShare: 0.45,
  /** Names that fit less than the best name are other names. */
  leastShareOfTemples: 0.8,
}
