import { afternoonClosing } from './good-to-know/afternoon-closing.ts'
import { autos } from './good-to-know/autos.ts'
import { bookingAddress } from './good-to-know/booking-address.ts'
import { breakDarshan } from './good-to-know/break-darshan.ts'
import { chandragiriBus } from './good-to-know/chandragiri-bus.ts'
import { childrenOnFootpaths } from './good-to-know/children-on-footpaths.ts'
import { crowds } from './good-to-know/crowds.ts'
import { declaration } from './good-to-know/declaration.ts'
import { eclipses } from './good-to-know/eclipses.ts'
import { eldersAndInfants } from './good-to-know/elders-and-infants.ts'
import { fakeSites } from './good-to-know/fake-sites.ts'
import { fastag } from './good-to-know/fastag.ts'
import { festivalTraffic } from './good-to-know/festival-traffic.ts'
import { food } from './good-to-know/food.ts'
import { footpaths } from './good-to-know/footpaths.ts'
import { forbiddenThings } from './good-to-know/forbidden-things.ts'
import { freeBuses } from './good-to-know/free-buses.ts'
import { freeTokens } from './good-to-know/free-tokens.ts'
import { halls } from './good-to-know/halls.ts'
import { heavyRain } from './good-to-know/heavy-rain.ts'
import { hillBuses } from './good-to-know/hill-buses.ts'
import { hillRoad } from './good-to-know/hill-road.ts'
import { hillRoadSpeed } from './good-to-know/hill-road-speed.ts'
import { identity } from './good-to-know/identity.ts'
import { laddus } from './good-to-know/laddus.ts'
import { phonesAndShoes } from './good-to-know/phones-and-shoes.ts'
import { rooms } from './good-to-know/rooms.ts'
import type { Answer } from './good-to-know/schema.ts'
import { specialEntry } from './good-to-know/special-entry.ts'
import { templeTour } from './good-to-know/temple-tour.ts'
import { tickets } from './good-to-know/tickets.ts'
import { tonsure } from './good-to-know/tonsure.ts'
import { waiting } from './good-to-know/waiting.ts'
import { walkersLuggage } from './good-to-know/walkers-luggage.ts'
import { walkersTokens } from './good-to-know/walkers-tokens.ts'
import { weather } from './good-to-know/weather.ts'

/** In the order in which the questions come up: before the journey, on the way, at the temple. */
export const goodToKnow: readonly Answer[] = [
  tickets,
  waiting,
  freeTokens,
  specialEntry,
  eldersAndInfants,
  breakDarshan,
  declaration,
  crowds,
  identity,
  bookingAddress,
  fakeSites,
  forbiddenThings,
  weather,
  hillBuses,
  autos,
  hillRoad,
  fastag,
  hillRoadSpeed,
  festivalTraffic,
  heavyRain,
  freeBuses,
  footpaths,
  walkersTokens,
  walkersLuggage,
  childrenOnFootpaths,
  rooms,
  halls,
  food,
  laddus,
  tonsure,
  phonesAndShoes,
  afternoonClosing,
  eclipses,
  templeTour,
  chandragiriBus,
]
