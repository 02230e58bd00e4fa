/** Names and notes that a careless writer of files would break. */
export const hostileTexts: Readonly<Record<string, string>> = {
  'signs of the calendar format': 'Amma, appa; uncle: "6\\n" \\, done',
  'several lines': 'First\nSecond\n\nEND:VEVENT\nFourth',
  'signs of XML': '<b>Tom & "Jerry\'s"</b> ]]> &amp; <!-- -->',
  Telugu: 'తిరుమల, శ్రీ వేంకటేశ్వర స్వామి ఆలయం; రేపు',
  emoji: '🛕👨‍👩‍👧‍👦 🇮🇳, ok',
  'a long line': 'శ్రీకాళహస్తి '.repeat(30).trim(),
}
