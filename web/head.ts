import { markStoredSession } from './account/session/stored-session.ts'
import { markLetters } from './frame/kept-letters.ts'
import { followReadersLanguage, rememberArrival } from './frame/remembered-language.ts'
import { tellEarlyNotices } from './guide/temples/opening/early-notices.ts'
import { drawnLanguage } from './language/drawn-language.ts'
import { noteUnsavedLanguage } from './offline/unsaved-language.ts'
import { markDayCount, markPressed, readLines } from './saved/mirror-format.ts'
import { markListChoice } from './shell/position/remembered-gateway.ts'
import { cutLongHash } from './shell/start/cut-long-hash.ts'
import { keepEarlyPresses } from './shell/start/early-presses.ts'
import { loadApp } from './shell/start/load-app.ts'

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
