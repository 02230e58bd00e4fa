import { answeredTopics } from '#web/guide/answers/answers.server.ts'
import { ofEachTempleOn } from '#web/guide/answers/topics.server.ts'
import { guideFor } from '#web/guide/temples/guide.server.ts'
import { t } from '#web/language/translate.ts'
import type { LoaderArgs } from '#web/shell/start/page.ts'
import type { PageHead } from '#web/shell/start/page-head.ts'
import { builtContact } from '#web/site-format.ts'

/** As many questions as search engines show. */
const describing = 3

export function loader({ language, id }: LoaderArgs) {
  const guide = guideFor(language)
  const topics = answeredTopics(guide)
  const shown = topics.find(({ topic }) => topic === id)
  if (!shown) throw new Error(`No topic is ${id}`)
  return {
    ...shown,
    ...(shown.answers.some(({ calendar }) => calendar) && { calendar: guide.calendar }),
    contact: builtContact,
    ofEachTemple: ofEachTempleOn(id, guide),
    topics: topics.map(({ topic, title }) => ({ id: topic, title })),
  }
}

export function head({ topic, title, answers }: ReturnType<typeof loader>): PageHead {
  return {
    title: t('{topic} – Travel Visit', { topic: title }),
    description: answers
      .slice(0, describing)
      .map(({ question }) => question)
      .join(' '),
    path: `/good-to-know/${topic}`,
  }
}
