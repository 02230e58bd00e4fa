export const usage = `Usage: npm run facts -- [--older-than MONTHS] [--confidence high|medium|low]… [--today DATE] [--json]
       npm run facts -- --due [--today DATE]

Lists what the guide states, the oldest facts first and of one day the least sure. With --json one object a line.
  --due                 instead, what has to be asked again within three months, of whom and by when: what a wrong fact
                        costs decides how long it is believed; and what each great feast changes, before it
  --older-than MONTHS   those that were checked more than so many calendar months ago
  --confidence LEVEL    those of one level; may be given more than once
  --today DATE          as if it were that day

Also reports names that have no room on a map; these are not errors.

Exits with 0; with 1 and no list if the guide cannot be right (a reference that leads nowhere, a road shorter than
the straight line, a picture without author and licence, a source that nobody can judge, a day of checking that is
still to come, a calendar that is not complete for the next four months); with 2 for a usage error. Days are India's. Behind a pipe use npm run --silent.`
