// What the search weighs. Beside each number stands a query that it decides: with a fifth or a half more or less, the
// query would find something else first, or show something else beside it.

/** How well a word that was asked for fits one of the index. */
export const fits = {
  whole: 1, // padmavathi before tirumala
  alike: 0.95, // tiruchanoor brahmotsavam
  inflected: 0.9, // is there any dress rule for kids
  slip: 0.7, // sri kalahasthi tempel timing
  perSlip: 0.1, // tiruchanur padmavati tempel
  /** One letter. */
  leastSlip: 0.6, // sri kalahasthi tempel timing
  /** What a name has somewhere within. */
  part: 0.6, // hyderabad nundi tirupati train
  begun: 0.65, // locker facility near tirupati railway station
  perShareBegun: 0.3, // tirupati station nundi bus entha sepu
  phraseBegunLess: 0.2, // fast tag for alipiri toll
  perLetterOfNameEnding: 0.06, // మధ్యాహ్నం గోవిందరాజ స్వామి గుడి మూస్తారా
  /** Less is a guess: it counts only where nothing fits better. */
  certain: 0.8, // వృద్ధులకు తిరుమల దర్శనం
}

/** How much a word of the index says of its target. */
export const worth = {
  hillOfTirumala: 0.8, // కొండపై చలి ఎలా ఉంటుంది
  stationBesideTemple: 0.9, // స్టేషన్ దగ్గర గుడి
  weakWordOfIntent: 0.45, // nearest temple to bus stand
  /** What is asked for at a place may be anything: "ATM near Alipiri". */
  placeOfAnswer: 0.6, // steps count from alipiri
  composed: 0.8, // నడకదారి భక్తుల టొకెన్లు
  darshan: 0.15, // दर्शन में कितना टाइम लगेगा
  question: 0.5, // తిరుమల దర్శనానికి ఎంత సేపు
  answer: 0.3, // we are 5 adults 2 kids how many hours for sarva darshan
  occasion: 0.5, // తిరుమల దర్శనం ఎంత సమయం పడుతుంది
  templePage: 0.3, // tirupati ISRO tour
  page: 0.9, // sign in
  /** Who needs help should see nothing else first. */
  urgent: 2, // मेरा बैग चोरी हो गया
  trouble: 1.8, // lost my purse near laddu counter
  forgotten: 1.3, // బస్సులో బ్యాగ్ మర్చిపోయాను
  /** How much the name of the town says of a temple whose name has it. */
  town: 0.4, // tirupati station se mandir kitna dur
  townAndRest: 0.5, // locker facility near tirupati railway station
  dayOrYear: 0.3, // we are 5 adults 2 kids how many hours for sarva darshan
  month: 0.6, // 29 december tirumala
}

/** What words of a query say together. */
export const joint = {
  /** That words stand together says a little more than that they stand there. */
  phrase: 1.25, // thirupathi la irunthu kalahasti evlo neram
  gapped: 0.7, // can i change the darshan date
  /** What is found without the ending of a case. */
  stem: 0.95, // కొండ ఎక్కడానికి ఎంత టైం పడుతుంది
  leastGuess: 0.35, // kanipakkam temple timngs
  /** What says as much of a target is its word. */
  leastKnown: 0.5, // सामान जमा करने का काउंटर
  /** How much more two targets have to explain than one of them. */
  leastGain: 0.05, // బస్సులో బ్యాగ్ మర్చిపోయాను
  /** Below this an answer only mentions what was asked. */
  leastSubject: 0.55, // तिरुमला दर्शन कितने घंटे
  /** What only mentions a word says less of it. */
  leastOwn: 0.5, // tirupati station nundi bus entha sepu
  /** How much counts what others say of an answer's subject. */
  subject: 0.95, // vinayaka chavithi kanipakam
  /** How much an answer counts if it is about other temples than those that were named. */
  otherTemples: 0.5, // kalahasti nundi tirupati bus time
  /** How much the name of any other town says of the way from there. */
  origin: 0.9, // दिल्ली से तिरुपति ट्रेन
  /** A number to call for which the words say as much comes before all answers. */
  urgent: 1, // snake seen on steps is it safe
}

/** How well what is shown beside the best has to fit. */
export const cutoffs = {
  leastShare: 0.45, // i forgot my bag in the bus
  /** Names that fit less than the best name are other names. */
  leastShareOfTemples: 0.8, // गोविंदराज स्वामी मंदिर
}
