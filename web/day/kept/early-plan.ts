import { drawKeptPlan } from './draw-kept-plan.ts'

/** The script of the page of the day: it runs behind the element that it fills, before anything is painted. */
const pending = document.querySelector<HTMLElement>('.day-pending')
if (pending) drawKeptPlan(pending, new Date())
