import { usualFrame } from '#day/plan/day-frame.ts'
import { usualGateway } from '#guide/distance.ts'
import type { DaySettings } from './values.ts'

const { mostRoadMetres, ...usual } = usualFrame

export const newDay: DaySettings = {
  name: '',
  date: null,
  start: usualGateway,
  end: usualGateway,
  leavesAt: null,
  backBy: 20 * 60,
  ...usual,
  mostKilometres: mostRoadMetres / 1000,
}
