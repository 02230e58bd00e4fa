import { afternoonClosing } from './good-to-know/afternoon-closing.ts'
import { bookingAddress } from './good-to-know/booking-address.ts'
import { chandragiriBus } from './good-to-know/chandragiri-bus.ts'
import { childrenOnFootpaths } from './good-to-know/children-on-footpaths.ts'
import { eclipses } from './good-to-know/eclipses.ts'
import { eldersAndInfants } from './good-to-know/elders-and-infants.ts'
import { fakeSites } from './good-to-know/fake-sites.ts'
import { fastag } from './good-to-know/fastag.ts'
import { festivalTraffic } from './good-to-know/festival-traffic.ts'
import { food } from './good-to-know/food.ts'
import { footpaths } from './good-to-know/footpaths.ts'
import { freeBuses } from './good-to-know/free-buses.ts'
import { heavyRain } from './good-to-know/heavy-rain.ts'
import { hillBuses } from './good-to-know/hill-buses.ts'
import { hillRoad } from './good-to-know/hill-road.ts'
import { hillRoadSpeed } from './good-to-know/hill-road-speed.ts'
import { phonesAndShoes } from './good-to-know/phones-and-shoes.ts'
import type { Answer } from './good-to-know/schema.ts'
import { templeTour } from './good-to-know/temple-tour.ts'
import { tickets } from './good-to-know/tickets.ts'

/** In the order in which the questions come up: before the journey, on the way, at the temple. */
export const goodToKnow: readonly Answer[] = [
  tickets,
  bookingAddress,
  fakeSites,
  hillRoad,
  fastag,
  hillRoadSpeed,
  heavyRain,
  festivalTraffic,
  hillBuses,
  freeBuses,
  footpaths,
  childrenOnFootpaths,
  eldersAndInfants,
  phonesAndShoes,
  eclipses,
  afternoonClosing,
  food,
  templeTour,
  chandragiriBus,
]
