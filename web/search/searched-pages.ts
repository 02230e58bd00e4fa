import { message } from '../language/translate.ts'

/** Pages besides those of temples and answers, with the words that people use for them, between commas. */
export const searchedPages: readonly { path: string; title: string; words: string }[] = [
  {
    path: '/tirupati',
    title: message('Tirupati'),
    words:
      'arrive, arriving, arrival, how to reach tirupati, how to come to tirupati, reach tirupati, from chennai, from bangalore, from bengaluru, from hyderabad, chennai to tirupati, bangalore to tirupati, hyderabad to tirupati, airport, renigunta, renigunta airport, flight, flights, railway enquiry, விமான நிலையம், హైదరాబాద్ నుండి, चेन्नई से, ಬೆಂಗಳೂರಿನಿಂದ, சென்னையிலிருந்து',
  },
  {
    path: '/map',
    title: message('Map'),
    words: 'map, maps, on the map, temples map, పటం, మ్యాప్, नक्शा, नक़्शा, मैप, வரைபடம், மேப், ನಕ್ಷೆ, ಮ್ಯಾಪ್',
  },
  {
    path: '/day',
    title: message('My day'),
    words:
      'plan, planner, plan my day, day plan, one day plan, itinerary, trip plan, plan a trip, order of temples, ప్రణాళిక, ప్లాన్, योजना, प्लान, திட்டம், பிளான், ಯೋಜನೆ, ಪ್ಲಾನ್',
  },
  {
    path: '/seen',
    title: message('What I’ve seen'),
    words: 'seen, visited, favourites, favorites, my notes, notes',
  },
  {
    path: '/offline',
    title: message('Works offline'),
    words: 'offline, without network, no network, no internet, without internet, download guide',
  },
  {
    path: '/account',
    title: message('Your account'),
    words: 'account, my account, delete account, delete my account, change email, change password, sign out',
  },
  {
    path: '/forgot',
    title: message('Forgot your password?'),
    words: 'forgot password, forgot, password, reset password',
  },
  { path: '/register', title: message('Register'), words: 'register, sign up, create account, registration' },
]
