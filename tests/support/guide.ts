import { guide as written } from '#guide/guide.ts'
import { translateGuide } from '#guide/texts.ts'
import { contentOf } from '#site/messages/messages-of.ts'

/** As a reader of English reads it, with the figures in its sentences. */
export const guide = translateGuide(written, contentOf('en'))
