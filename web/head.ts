import { markStoredSession } from './account/session/stored-session.ts'
import { markLetters } from './frame/kept-letters.ts'
import { drawnLanguage } from './language/drawn-language.ts'
import { followReadersLanguage, rememberArrival } from './language/remembered-language.ts'
import { noteUnsavedLanguage } from './offline/unsaved-language.ts'
import { markListChoice } from './position/remembered-gateway.ts'
import { markDayCount, markPressed, readLines } from './saved/mirror-format.ts'
import { cutLongHash } from './start/cut-long-hash.ts'
import { keepEarlyPresses } from './start/early-presses.ts'
import { loadApp } from './start/load-app.ts'
import { tellEarlyNotices } from './temples/opening/early-notices.ts'

/** What cannot wait for the rest of the JavaScript: it runs in the head of every page, before anything is painted. */
cutLongHash()
markLetters()
if (noteUnsavedLanguage() || !followReadersLanguage()) rememberArrival(drawnLanguage())
markStoredSession()
keepEarlyPresses()
markListChoice()
tellEarlyNotices()
const day = readLines()
markDayCount(day)
addEventListener('DOMContentLoaded', () => markPressed(day))
void loadApp()
