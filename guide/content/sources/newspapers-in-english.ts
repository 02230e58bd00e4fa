import { publishedBy } from './published-by.ts'

export const newspapersInEnglish = publishedBy('newspaper', {
  'ABP Live': {
    'abp-live-ekadashi':
      'https://news.abplive.com/religion/ekadashi-2026-dates-full-list-january-to-december-1814276',
    'abp-live-shivaratri':
      'https://news.abplive.com/religion/maha-shivratri-2027-check-out-the-date-four-prahar-puja-timings-and-all-about-this-sacred-day-1827282',
  },
  ANI: {
    'ani-srikalahasti-eclipse':
      'https://malaysia.news.yahoo.com/andhras-srikalahasti-temple-remain-open-sunday-despite-solar-113149289.html',
  },
  'Andhra Today': {
    'andhra-today':
      'https://andhratoday.com/61844/science-and-technology/tirupati-shree-govindarajaswamy-s-annual-brahmotsavam-since-when',
  },
  'Asianet Newsable': {
    'asianet-newsable-free-buses':
      'https://newsable.asianetnews.com/gallery/business/good-news-for-devotees-free-bus-service-to-tirumala-hills-announced-n3aqgvc',
    'asianet-newsable-lunar-eclipse':
      'https://newsable.asianetnews.com/india/tirupati-temple-to-close-for-10-hours-on-tuesday-for-total-lunar-eclipse-articleshow-m8csqg9',
  },
  'Bhartiya News': {
    'bhartiya-news':
      'https://bhartiyanews24x7.com/what-is-the-declaration-system-at-tirumala-a-rule-non-hindu-visitors-must-follow',
  },
  'Deccan Chronicle': {
    'deccan-chronicle-govindaraja-brahmotsavam':
      'https://www.deccanchronicle.com/southern-states/andhra-pradesh/annual-brahmotsavam-of-govindaraja-swamy-begins-in-tirupati-1882921',
    'deccan-chronicle-vaikunta-draw':
      'https://www.deccanchronicle.com/amp/southern-states/andhra-pradesh/ttd-reserves-first-three-days-of-vaikunta-dwara-darshan-for-online-token-holders-1917886',
    'deccan-chronicle-vaikunta-dwara':
      'https://www.deccanchronicle.com/nation/in-other-news/231220/vaikunta-dwara-darshan-at-tirumala-temple-to-commence-from-december-25.html',
    'deccan-chronicle-anivara-asthanam':
      'https://www.deccanchronicle.com/southern-states/andhra-pradesh/ttd-to-hold-anivara-asthanam-festival-1889633',
    'deccan-chronicle-brahmotsavam':
      'https://www.deccanchronicle.com/southern-states/andhra-pradesh/tirumala-indrakeeladri-geared-for-brahmotsavams-navaratri-1826712',
    'deccan-chronicle-eclipse-meals':
      'https://www.deccanchronicle.com/amp/southern-states/andhra-pradesh/sundays-lunar-eclipse-shuts-tirumala-temple-at-330-pm-1902171',
    'deccan-chronicle-rain':
      'https://www.deccanchronicle.com/southern-states/andhra-pradesh/rains-lash-tirumala-tirupati-nellore-ongole-1911877',
    'deccan-chronicle-rooms':
      'https://www.deccanchronicle.com/nation/current-affairs/120721/tirumala-accommodation-system-reduces-waiting-time.html',
    'deccan-chronicle-srikalahasti-queues':
      'https://www.deccanchronicle.com/southern-states/andhra-pradesh/devotee-influx-causes-long-queues-at-srikalahasti-1931190',
    'deccan-chronicle-srikalahasti-visit':
      'https://www.deccanchronicle.com/southern-states/andhra-pradesh/more-delhi-flights-planned-ram-mohan-naidu-visits-srikalahasti-1938956',
    'deccan-chronicle-free-buses':
      'https://www.deccanchronicle.com/southern-states/andhra-pradesh/apsrtc-starts-free-bus-services-in-tirumala-for-devotees-1886408',
    'deccan-chronicle-solar-eclipse':
      'https://www.deccanchronicle.com/amp/nation/in-other-news/261022/many-temples-in-andhra-pradesh-closed-due-to-solar-eclipse.html',
    'deccan-chronicle-lunar-eclipse':
      'https://www.deccanchronicle.com/southern-states/andhra-pradesh/tirumala-temple-to-remain-closed-for-nearly-10-hours-for-lunar-eclipse-1940751',
    'deccan-chronicle-lunar-eclipse-elsewhere':
      'https://www.deccanchronicle.com/news/devotees-rush-for-early-darshan-at-temples-ahead-of-lunar-eclipse-closure-1941089',
  },
  'Deccan Herald': {
    'deccan-herald':
      'https://www.deccanherald.com/national/south/covid-19-tirupati-authorities-to-make-exemptions-in-ticket-cancellation-rule-813141.html',
  },
  'DNA India': {
    'dna-india':
      'https://www.dnaindia.com/india/report-delhi-to-launch-single-emergency-helpline-112-for-faster-response-cm-rekha-gupta-3197661',
  },
  'The Federal': {
    'federal-crush': 'https://thefederal.com/category/states/south/andhra-pradesh/tirupati-stampede-165864',
    federal:
      'https://thefederal.com/category/states/south/andhra-pradesh/aadhaar-move-introduced-to-curtail-black-marketing-of-tirupati-laddus-official-142318',
  },
  'The Financial Express': {
    'financial-express-customs':
      'https://www.financialexpress.com/lifestyle/travel-tourism/tirupati-darshan-booking-some-dos-and-donts-for-pilgrims-visiting-lord-balaji-temple/1524067/',
    'financial-express-airport':
      'https://www.financialexpress.com/infrastructure/airlines-aviation/good-news-for-tirumala-tirupati-pilgrims-modi-cabinet-gives-nod-for-ceremonial-lounge-at-renigunta-airport/1777002/',
    'financial-express-railway-139':
      'https://www.financialexpress.com/infrastructure/railways/no-communication-gap-indian-railways-responds-to-13000-queries-everyday-amidst-covid-19-lockdown/1941891/',
  },
  'The Hans India': {
    'hans-india-next-lunar-eclipse':
      'https://www.thehansindia.com/news/cities/hyderabad/city-in-for-a-celestial-treat-as-partial-lunar-eclipse-to-be-witnessed-today-1053333',
    'hans-india-ratha-saptami':
      'https://www.thehansindia.com/andhra-pradesh/ratha-saptami-in-tirumala-february-4-festivities-and-schedule-939611',
    'hans-india-srikalahasti-brahmotsavam':
      'https://www.thehansindia.com/news/cities/tirupathi/srikalahasti-prepares-for-maha-sivaratri-brahmotsavams-1046948',
    'hans-india-srikalahasti-brahmotsavam-2025':
      'https://www.thehansindia.com/news/cities/tirupathi/srikalahasti-brahmotsavams-off-to-a-colourful-start-947881',
    'hans-india-srikalahasti-heavy-rush':
      'https://www.thehansindia.com/andhra-pradesh/heavy-rush-marks-maha-sivaratri-at-srikalahasti-temple-1048927',
    'hans-india-temple-washed':
      'https://www.thehansindia.com/andhra-pradesh/ttd-conducts-koil-alwar-tirumanjanam-today-ahead-of-ugadi-956975',
    'hans-india-ratha-saptami-tokens':
      'https://www.thehansindia.com/news/cities/tirupathi/ttd-gearing-up-for-rathsaptami-939726',
    'hans-india-vaikunta-privileges':
      'https://www.thehansindia.com/news/cities/tirupathi/tirumala-vaikunta-dwara-darshan-from-dec-23-to-jan-1-841866',
    'hans-india-vip-break-in-summer':
      'https://www.thehansindia.com/andhra-pradesh/vip-break-darshan-at-tirumala-to-resume-from-may-15th-971017',
    'hans-india-seva-draw':
      'https://www.thehansindia.com/andhra-pradesh/tirumala-arjitha-seva-ticket-allotment-from-today-735893',
    'hans-india-anivara-asthanam':
      'https://www.thehansindia.com/andhra-pradesh/ttd-suspends-break-darshans-at-tirumala-on-july-16-amid-salakatla-anivara-asthanam-891793',
    'hans-india-brahmotsavam':
      'https://www.thehansindia.com/andhra-pradesh/review-meeting-on-annual-brahmotsavams-held-896698',
    'hans-india-dhanurmasam':
      'https://www.thehansindia.com/andhra-pradesh/tiruppavai-pasura-parayanam-from-december-17-928756',
    'hans-india-kanipakam-brahmotsavam':
      'https://www.thehansindia.com/andhra-pradesh/festive-spirit-engulfs-kanipakam-ahead-of-vinayaka-brahmotsavams-1000556',
    'hans-india-kanipakam-hours':
      'https://www.thehansindia.com/andhra-pradesh/break-darshan-system-to-be-introduced-in-kanipakam-soon-763247',
    'hans-india-kanipakam-new-year':
      'https://www.thehansindia.com/andhra-pradesh/kanipakam-temple-gears-up-for-vaikuntha-ekadashi-and-new-year-1034287',
    'hans-india-renigunta-station':
      'https://www.thehansindia.com/news/cities/tirupathi/tirupati-renigunta-station-to-get-another-entrance-on-airport-side-soon-690566',
    'hans-india-papavinasanam-closed':
      'https://www.thehansindia.com/andhra-pradesh/ttd-closes-akasaganga-papavinasam-roads-929421',
    'hans-india-weddings':
      'https://www.thehansindia.com/andhra-pradesh/tirumala-turns-preferred-wedding-venue-for-new-couples-1040966',
    'hans-india-crush':
      'https://www.thehansindia.com/andhra-pradesh/6-killed-in-tirupati-devotees-stampede-935957',
    'hans-india-navaratri-brahmotsavam':
      'https://www.thehansindia.com/news/cities/tirupathi/tirumala-ttd-geared-up-for-navaratri-brahmotsavam-says-eo-av-dharma-reddy-828079',
    'hans-india-rahu-ketu-tickets':
      'https://www.thehansindia.com/andhra-pradesh/russians-perform-rahu-ketu-puja-in-srikalahasti-765604',
    'hans-india-rahu-ketu-silver':
      'https://www.thehansindia.com/andhra-pradesh/silver-price-spike-poses-new-challenge-for-srikalahasti-temple-1041590',
    'hans-india-srikalahasti-rush':
      'https://www.thehansindia.com/andhra-pradesh/devotees-throng-srikalahasti-temple-745669',
    'hans-india-15-hours-for-darshan':
      'https://thehansindia.com/amp/andhra-pradesh/devotees-rush-increases-to-tirumala-to-take-15-hours-to-complete-darshans-767635',
    'hans-india-18-hours-for-darshan':
      'https://www.thehansindia.com/andhra-pradesh/devotees-rush-increases-at-tirumala-to-take-18-hours-for-sarvadarshans-943833',
    'hans-india-40-hours-for-darshan':
      'https://www.thehansindia.com/news/cities/tirupathi/tirumala-witnesses-huge-rush-of-devotees-to-take-40-hours-for-darshans-769001',
    'hans-india-410-buses':
      'https://www.thehansindia.com/news/cities/tirupathi/tirupati-rtc-to-operate-410-buses-to-ferry-16-l-pilgrims-daily-822787',
    'hans-india-alipiri-works':
      'https://assets.thehansindia.com/amp/news/cities/tirupathi/tirupati-alipiri-footpath-works-to-be-completed-on-fast-pace-says-additional-eo-a-v-dharma-reddy-689048',
    'hans-india-amenities':
      'https://www.thehansindia.com/andhra-pradesh/modern-amenities-tech-driven-crowd-management-rolled-out-at-tirumala-1009839',
    'hans-india-annaprasadam':
      'https://www.thehansindia.com/andhra-pradesh/ttd-steps-up-annaprasadam-drive-across-60-temples-1030719',
    'hans-india-asi-inspection':
      'https://www.thehansindia.com/news/cities/tirupathi/tirupati-asi-official-inspects-kalyana-venkateswara-temple-714567',
    'hans-india-auto-syndicate':
      'https://www.thehansindia.com/amp/andhra-pradesh/pilgrims-face-harassment-by-auto-syndicate-in-pilgrim-city-995907',
    'hans-india-caution-deposit':
      'https://www.thehansindia.com/andhra-pradesh/ttd-revives-caution-deposit-for-rooms-597891',
    'hans-india-chandragiri-buses':
      'https://www.thehansindia.com/andhra-pradesh/apsrtc-resumes-city-bus-services-between-tirupati-chandragiri-727660',
    'hans-india-declaration':
      'https://www.thehansindia.com/news/cities/tirupathi/i-never-said-declaration-should-go-y-v-subba-reddy-646678',
    'hans-india-employees-with-care':
      'https://www.thehansindia.com/andhra-pradesh/employees-discharging-duties-with-care-says-ttd-chief-766240',
    'hans-india-first-aid':
      'https://www.thehansindia.com/andhra-pradesh/first-aid-centre-inaugurated-1034527',
    'hans-india-footpath-closed':
      'https://www.thehansindia.com/andhra-pradesh/ttd-staff-told-to-be-vigilant-in-wake-of-inclement-weather-914944',
    'hans-india-garuda-seva':
      'https://www.thehansindia.com/news/cities/tirupathi/elaborate-arrangements-on-garuda-seva-day-ttd-eo-912605',
    'hans-india-heavy-rush':
      'https://www.thehansindia.com/andhra-pradesh/tirumala-witnesses-heavy-pilgrim-rush-879302',
    'hans-india-jeeps-seized':
      'https://www.thehansindia.com/andhra-pradesh/6-jeeps-seized-for-collecting-high-fare-912862',
    'hans-india-kadapa-bus':
      'https://www.thehansindia.com/andhra-pradesh/tirupati-apsrtc-launches-tirupati-kadapa-electric-bus-service-795494',
    'hans-india-kalyanakatta':
      'https://www.thehansindia.com/news/cities/tirupathi/tirumala-kalynakatta-spruced-up-for-brahmotsavam-761397',
    'hans-india-kanipakam-antaralaya':
      'https://www.thehansindia.com/andhra-pradesh/antaralaya-darshan-suspended-on-jan-1-2-to-cope-with-heavy-rush-775060',
    'hans-india-laddu-counters':
      'https://www.thehansindia.com/andhra-pradesh/ttd-to-set-up-30-more-counters-for-issuing-laddus-says-eo-777614',
    'hans-india-madanapalle-bus':
      'https://www.thehansindia.com/news/cities/visakhapatnam/ac-electric-bus-service-between-madanapalle-tirupati-begins-809660',
    'hans-india-online-scams':
      'https://www.thehansindia.com/andhra-pradesh/rising-online-scams-compel-ttd-to-strengthen-cyber-vigil-1041327',
    'hans-india-pilgrim-complex':
      'https://www.thehansindia.com/andhra-pradesh/cm-to-inaugurate-new-pilgrim-complex-in-tirumala-tomorrow-1009402',
    'hans-india-reduced-rush':
      'https://www.thehansindia.com/andhra-pradesh/devotee-turnout-at-tirumala-remains-steady-amid-reduced-rush-934252',
    'hans-india-reels':
      'https://www.thehansindia.com/news/cities/tirupathi/ttd-warns-against-filming-reels-in-tirumala-strict-action-to-follow-992794',
    'hans-india-siva-temples-thronged':
      'https://assets.thehansindia.com/amp/news/cities/tirupathi/devotees-throng-srikalahasti-kanipakam-temples-885257',
    'hans-india-srikalahasti-eclipse':
      'https://www.thehansindia.com/andhra-pradesh/srikalahasti-temple-defies-eclipse-closure-tradition-to-hold-special-rituals-1053320',
    'hans-india-srikalahasti-pujas':
      'https://www.thehansindia.com/news/cities/tirupathi/srikalahasti-temple-sees-all-time-record-of-rahu-ketu-pujas-897197',
    'hans-india-srikalahasti-shivaratri':
      'https://www.thehansindia.com/andhra-pradesh/srikalahasti-decked-up-for-maha-shivaratri-783535',
    'hans-india-srivani-online':
      'https://www.thehansindia.com/andhra-pradesh/srivani-darshan-tickets-to-go-online-completely-from-jan-9-1037132',
    'hans-india-summer-rush':
      'https://www.thehansindia.com/andhra-pradesh/ttd-bracing-up-to-tackle-summer-rush-at-shrine-789961',
    'hans-india-two-days-for-darshan':
      'https://www.thehansindia.com/news/cities/tirupathi/tirumala-devotees-have-to-wait-two-days-for-darshan-735352',
    'hans-india-two-wheelers':
      'https://www.thehansindia.com/amp/news/cities/tirupathi/restrictions-on-2-wheelers-on-tirumala-ghat-roads-842465',
    'hans-india-vakula-matha-opening':
      'https://www.thehansindia.com/news/cities/tirupathi/cm-to-inaugurate-vakulamatha-temple-atop-peruru-banda-on-june-23-747798',
    'hans-india-vehicle-pass':
      'https://www.thehansindia.com/andhra-pradesh/vehicle-pass-must-for-pilgrims-going-to-tirumala-763812',
    'hans-india-walkers-tokens':
      'https://www.thehansindia.com/andhra-pradesh/ttd-announces-temporary-shift-of-divya-darshan-token-counters-976856',
    'hans-india-darshan-until-eleven':
      'https://www.thehansindia.com/news/cities/tirupathi/ttd-extends-daily-darshan-time-at-tirumala-temple-707274',
    'hans-india-deposit-refund':
      'https://www.thehansindia.com/news/cities/tirupathi/tirumala-govindakoti-books-will-be-available-soon-says-eo-av-dharma-reddy-834888',
    'hans-india-food-in-the-line':
      'https://www.thehansindia.com/andhra-pradesh/heavy-summer-rush-at-tirumala-974285',
    'hans-india-free-buses':
      'https://www.thehansindia.com/andhra-pradesh/rtc-to-transport-devotees-for-free-in-tirumala-981272',
    'hans-india-room-once-a-month':
      'https://www.thehansindia.com/news/cities/tirupathi/frt-helps-ttd-plug-loopholes-in-room-allotment-787922',
    'hans-india-tour-packages':
      'https://www.thehansindia.com/news/cities/tirupathi/tirupati-attractive-tourism-packages-for-pilgrims-671409',
    'hans-india-vaikunta-dwara-tokens':
      'https://www.thehansindia.com/andhra-pradesh/ttd-asks-devotees-to-wear-masks-775242',
  },
  'The Hindu': {
    'hindu-30-hours-for-free-darshan':
      'https://www.thehindu.com/news/national/andhra-pradesh/waiting-time-for-free-darshan-at-tirumala-shoots-up-to-30-hours/article68215977.ece',
    'hindu-two-brahmotsavams':
      'https://www.thehindu.com/news/national/andhra-pradesh/annual-brahmotsavams-begin-at-two-major-temples/article30825376.ece',
    'hindu-appalayagunta-brahmotsavam':
      'https://www.thehindu.com/news/national/andhra-pradesh/brahmotsavams-begin-at-appalayagunta-temple/article27902933.ece',
    'hindu-barbers':
      'https://www.thehindu.com/news/national/andhra-pradesh/andhra-pradesh-ttd-to-hire-852-more-barbers-for-tirumala-brahmotsavams/article65882679.ece',
    'hindu-caution-deposits':
      'https://www.thehindu.com/news/national/andhra-pradesh/andhra-pradesh-ttd-mulls-online-tracking-system-to-know-status-of-refund-of-caution-deposit-amounts/article67158194.ece',
    'hindu-cheating-at-kanipakam':
      'http://www.thehindu.com/news/national/andhra-pradesh/ruthless-cheating-of-pilgrims-at-kanipakkam/article6611786.ece',
    'hindu-footpath-restrictions':
      'https://www.thehindu.com/news/national/andhra-pradesh/ttd-imposes-restrictions-on-pilgrims-taking-footpath-routes-to-tirumala-temple/article67190758.ece/amp/',
    'hindu-free-token-quota':
      'http://www.thehindu.com/news/national/andhra-pradesh/ttd-to-introduce-quota-system-in-slotted-sarva-darshanam/article23982043.ece',
    'hindu-ghat-road-time-limit':
      'https://www.thehindu.com/news/national/andhra-pradesh/andhra-pradesh-time-limit-reimposed-for-vehicles-on-tirumala-ghat-roads/article66919986.ece/amp/',
    'hindu-illegal-collection-at-kanipakam':
      'https://www.thehindu.com/news/national/andhra-pradesh/illegal-collection-at-kanipakam-temple-continues/article6749066.ece/amp/',
    'hindu-intoxicants':
      'https://www.thehindu.com/news/national/andhra-pradesh/excise-officials-caution-tirumala-visitors-on-intoxicants/article29551263.ece',
    'hindu-janmashtami':
      'https://www.thehindu.com/news/national/andhra-pradesh/tirupati-gears-up-to-celebrate-sri-krishna-janmashtami/article68565705.ece/amp/',
    'hindu-kanipakam-brahmotsavam':
      'https://www.thehindu.com/news/national/andhra-pradesh/elaborate-arrangements-being-made-for-kanipakam-brahmotsavams-says-collector/article67307081.ece/amp/',
    'hindu-krishnashtami-at-iskcon':
      'https://www.thehindu.com/news/national/andhra-pradesh/krishnashtami-to-be-a-grand-affair-at-iskcon-temple-in-tirupari/article65779851.ece',
    'hindu-laddu-policy':
      'https://www.thehindu.com/news/national/andhra-pradesh/no-changes-made-to-laddu-policy-only-lacunae-addressed-says-ttd-eo/article68593412.ece/amp/',
    'hindu-lunar-eclipse':
      'https://www.thehindu.com/news/national/andhra-pradesh/temples-in-tirupati-to-remain-closed-on-account-of-lunar-eclipse-on-nov-8/article66103688.ece/amp/',
    'hindu-no-suprabhatam':
      'http://www.thehindu.com/news/national/andhra-pradesh/No-%E2%80%98Suprabhatam%E2%80%99during-%E2%80%98Dhanurmasam%E2%80%99/article16737564.ece',
    'hindu-no-privileged-darshan':
      'https://www.thehindu.com/news/national/andhra-pradesh/andhra-pradesh-ttd-to-cancel-special-privileged-darshan-during-brahmotsavams/article65694144.ece/amp/',
    'hindu-new-bus-station':
      'https://www.thehindu.com/news/national/andhra-pradesh/new-rtc-bus-station-for-tirupati-likely-to-come-up-on-outskirts-to-ease-traffic-in-tirupati/article22277966.ece',
    'hindu-new-road-to-vakula-matha':
      'https://www.thehindu.com/news/national/andhra-pradesh/new-road-to-connect-vakulamatha-temple-with-alipiri/article65856292.ece/amp/',
    'hindu-radhashtami-at-iskcon':
      'https://www.thehindu.com/news/national/andhra-pradesh/special-prayers-mark-radhashtami-at-iskcon-temple-in-tirupati/article68630817.ece',
    'hindu-sakshatkara-vaibhavam':
      'https://www.thehindu.com/news/national/andhra-pradesh/andhra-pradesh-tirupati-gears-up-for-sakshatkara-vaibhavam/article65584704.ece',
    'hindu-sankranti-buses':
      'https://www.thehindu.com/news/national/andhra-pradesh/andhra-pradesh-state-road-transport-corporation-to-operate-over-6400-buses-during-sankranti-festival-to-ease-passenger-rush/article66282230.ece',
    'hindu-summer-rush':
      'https://www.thehindu.com/news/national/andhra-pradesh/ttd-to-resume-issuance-of-divya-darshan-tokens-for-tirumala-temple-in-andhra-pradesh-from-april-1/article66667830.ece',
    'hindu-traffic-restrictions':
      'https://www.thehindu.com/news/national/andhra-pradesh/heavy-traffic-restrictions-at-tirumala-feared-to-dampen-festive-spirit/article65955565.ece/amp/',
    'hindu-vakula-matha-works':
      'https://www.thehindu.com/news/national/andhra-pradesh/vakula-matha-temple-works-reviewed/article35158715.ece',
    'hindu-walkers-tokens-scanned':
      'https://www.thehindu.com/news/national/andhra-pradesh/ttd-resumes-scanning-of-divya-darshan-tokens-on-srivari-mettu-footpath/article68312315.ece/amp/',
  },
  'The Indian Express': {
    'indian-express':
      'https://indianexpress.com/article/india/irctc-offers-six-day-tour-package-to-tirupati-starting-at-rs-14170-check-details-here/',
  },
  IndiaShorts: {
    indiashorts:
      'https://indiashorts.com/janmashtami-2024-tirupati-temple-is-all-set-to-celebrate-the-auspicious-day-of-janmashtami/176073',
  },
  'Native News': {
    'native-news':
      'https://nativenews.in/amp/india/carrying-cell-phone-inside-kalahasti-temple-rs-5-thousand-fine-1212331',
  },
  NDTV: {
    'ndtv-112':
      'https://www.ndtv.com/india-news/112-india-all-in-one-emergency-helpline-number-to-be-launched-today-1995582',
    'ndtv-filming-ban':
      'https://www.ndtv.com/india-news/to-tackle-direspectful-reels-tirupati-board-bans-filming-inside-temple-8993818',
  },
  Mint: {
    'mint-ratha-saptami':
      'https://www.livemint.com/news/india/ttd-suspends-next-day-darshan-token-ahead-of-ratha-saptami-when-will-it-resume/amp-11769058944850.html',
  },
  'The New Indian Express': {
    'new-indian-express-ugadi':
      'https://www.newindianexpress.com/states/andhra-pradesh/2024/Apr/01/ttd-to-organise-ugadi-asthanam-on-april-9',
    'new-indian-express-srikalahasti-turnout':
      'https://www.newindianexpress.com/states/andhra-pradesh/2026/Feb/16/srikalahasti-witnesses-massive-turnout-on-mahashivaratri',
    'new-indian-express-temple-washed':
      'https://www.newindianexpress.com/states/andhra-pradesh/2022/jan/06/cleansing-of-tirumala-temple-on-january-11-2403599.html',
    'new-indian-express-vaikunta-crowds':
      'https://www.newindianexpress.com/states/andhra-pradesh/2025/Dec/31/vaikunta-dwara-darshan-draws-heavy-crowds-in-andhra',
    'new-indian-express-bus-tour':
      'http://www.newindianexpress.com/cities/vijayawada/2019/apr/03/tourism-dept-to-introduce-special-tour-package-on-ugadi-1959472.html',
    'new-indian-express-buses-every-two-minutes':
      'http://www.newindianexpress.com/states/andhra-pradesh/2018/sep/12/apsrtc-to-run-five-buses-to-ply--every-two-minutes-to-hill-shrine-1870867.html',
    'new-indian-express-declaration':
      'https://www.newindianexpress.com/states/andhra-pradesh/2020/sep/20/never-suggested-change-in-rules-no-politics-please-saysttdchairperson-yv-subba-reddy-2199428.html',
    'new-indian-express-food':
      'http://www.newindianexpress.com/states/andhra-pradesh/2019/may/07/ttd-trust-feeds-devout-sans-hurdle-as-funds-pour-in-1973590.html',
    'new-indian-express-free-buses-for-women':
      'https://www.newindianexpress.com/states/andhra-pradesh/2025/Aug/20/apsrtc-includes-tirumala-hill-route-in-stree-shakti-free-bus-travel-scheme-for-women',
    'new-indian-express-free-tokens':
      'https://www.newindianexpress.com/states/andhra-pradesh/2022/feb/14/tirumala-tirupati-devasthanamsto-issue-darshan-tokens-offline-from-tomorrow-2419162.html',
    'new-indian-express-plastic-ban':
      'https://www.newindianexpress.com/states/andhra-pradesh/2022/jun/01/total-plastic-ban-in-andhra-pradeshs-tirumala-from-wednesday-2460466.html',
    'new-indian-express-plastic-ban-enforced':
      'https://www.newindianexpress.com/states/andhra-pradesh/2022/jun/02/plastic-ban-enforced-in-tirumala-2460883.html',
    'new-indian-express-sankranti-buses':
      'https://www.newindianexpress.com/states/andhra-pradesh/2024/jan/06/apsrtc-to-run-6795-special-bus-services-from-jan-6-to-18-to-tackle-sankranti-rush-2648449.html',
    'new-indian-express-rooms':
      'http://www.newindianexpress.com/states/andhra-pradesh/2017/jul/01/ttd-to-refund-fee-if-you-cancel-booking-24-hours-in-advance-1622764.html',
    'new-indian-express-solar-eclipse':
      'https://www.newindianexpress.com/states/andhra-pradesh/2019/dec/17/andhras-tirumala-temple-to-be-shut-for-13-hrs-on-december-26--2077250.html',
    'new-indian-express-srikalahasti-shivaratri':
      'https://www.newindianexpress.com/states/andhra-pradesh/2023/feb/13/srikalahasti-temple-spruced-up-ahead-of-shivaratri-festival-2546962.html',
    'new-indian-express-srivari-mettu':
      'https://www.newindianexpress.com/cities/hyderabad/2011/sep/24/srivari-mettu-shorter-arduous-path-to-tirumala-294134.html',
    'new-indian-express-summer-breaks':
      'https://www.newindianexpress.com/states/andhra-pradesh/2024/Apr/06/tirumala-tirupati-devasthanams-to-halt-vip-break-darshan-during-summer',
    'new-indian-express-vaikuntha-dwara':
      'https://www.newindianexpress.com/states/andhra-pradesh/2025/Dec/24/ttd-chairman-dispels-no-ticket-no-darshan-rumours-ahead-of-vaikuntha-dwara-darshan-at-tirumala',
    'new-indian-express-vakula-matha-opening':
      'https://www.newindianexpress.com/states/andhra-pradesh/2022/jun/23/cm-jagan-to-inaugurate-vakulamatatemple-at-patakalva-in-tirupati-today-2468732.html',
    'new-indian-express-vakula-matha-steps':
      'https://www.newindianexpress.com/states/andhra-pradesh/2018/jul/12/its-a-long-way-to-go-to-vakula-devi-temple-in-andhra-pradesh-1842027.html',
    'new-indian-express-no-walkers-tokens':
      'http://www.newindianexpress.com/states/andhra-pradesh/2018/oct/02/tirumala-tirupati-devasthanam-gears-up-for-navaratri-brahmotsavams-1879847.html',
    'new-indian-express-walkers-tokens':
      'https://www.newindianexpress.com/states/andhra-pradesh/2023/apr/02/ttd-resumes-issuance-of-divya-darshan-tokens-2561870.html',
  },
  'The News Minute': {
    'news-minute-call-centre':
      'https://www.thenewsminute.com/article/ttd-seeks-devotees-opinion-6-day-closure-tirumala-temple-sets-call-centre-85017',
    'news-minute-free-laddu':
      'https://www.thenewsminute.com/article/all-devotees-visiting-tirumala-get-one-free-tirupati-laddu-ttd-rolls-out-scheme-116421',
    'news-minute-laddu-price':
      'https://www.thenewsminute.com/article/tirupati-laddu-be-sold-subsidised-rates-andhra-monday-125126',
  },
  News18: {
    'news18-face-recognition':
      'https://www.news18.com/news/india/good-news-for-tirupati-devotees-ttd-to-introduce-facial-recognition-technology-from-march-1-7135111.html',
    'news18-solar-eclipse':
      'https://www.news18.com/news/india/tirupati-tirumala-temple-to-be-shut-for-eclipse-on-oct-25-nov-8-6147529.html',
    'news18-rail-tour':
      'https://www.news18.com/news/india/indian-railways-announces-special-tour-for-tirumala-tirupati-here-are-the-details-4738844.html',
  },
  PTI: {
    'pti-masala-vada':
      'https://www.newsdrum.in/national/ttd-introduces-masala-vada-to-anna-prasadam-menu-for-devotees-8828375',
  },
  'Ramrajya News': {
    'ramrajya-news': 'https://ramrajyanews.com/tirumala-temple-issues-new-rules-on-service-gaps/?amp=1',
  },
  'Sakshi (English)': {
    'sakshi-english-april':
      'https://english.sakshi.com/news/andhrapradesh/tirumala-arjitha-sevas-april-14-postponed-indefinitely-due-rise-covid-cases',
  },
  'Sakshi Post': {
    'sakshi-post-ugadi':
      'https://www.sakshipost.com/news/ysr/tirumala-no-vip-break-darshan-march-21-and-ugadi-day-171674',
    'sakshi-post':
      'https://www.sakshipost.com/news/andhrapradesh/tirupati-20-hour-wait-time-srivari-darshan-summer-holidays-begin-404079',
  },
  'Satyam News': {
    'satyam-news': 'https://satyamnews.net/ttd-making-all-the-arrangements-for-pilgrims/',
  },
  'Telangana Today': {
    'telangana-today-children-on-footpaths':
      'https://telanganatoday.com/ap-children-permitted-on-alipiri-srivari-meetu-footpaths-only-upto-2-pm',
    'telangana-today-eclipses':
      'https://telanganatoday.com/tirumala-temple-to-be-closed-on-october-25-november-8',
    'telangana-today-summer-rush':
      'https://telanganatoday.com/tirumala-summer-rush-alert-30-hours-for-sarva-darshan',
    'telangana-today-room-rents': 'https://telanganatoday.com/rentals-of-ordinary-rooms-not-hiked-ttd',
    'telangana-today-luggage': 'https://telanganatoday.com/ttd-introduces-new-luggage-policy',
    'telangana-today-masks': 'https://telanganatoday.com/masks-now-mandatory-at-tirumala-temple',
    'telangana-today-vakula-matha': 'https://telanganatoday.com/vakulamatha-temple-opened-in-tirupati',
    'telangana-today-plastic-ban':
      'https://telanganatoday.com/total-plastic-ban-in-tirumala-from-wednesday-thorough-check-at-alipiri',
  },
  'The Times of India': {
    'times-of-india-15000-a-day':
      'https://timesofindia.indiatimes.com/city/amaravati/ttd-to-allow-only-15000-devotees-for-darshan-at-tirumala-from-may-1/articleshow/82129069.cms',
    'times-of-india-railway-station':
      'https://timesofindia.indiatimes.com/city/vijayawada/passenger-amenities-get-an-upgrade-at-tirupati-railway-station-revised-dpr-for-redevelopment-under-discussion/articleshow/67933548.cms',
  },
  Webjosh: {
    webjosh:
      'https://webjosh.com/article/differently-abled-elderly-parents-with-infants-urged-to-postpone-tirumala-pilgrimage-over-expected-crowding-1660051368-9463',
  },
  WION: {
    'wion-solar-eclipse':
      'https://www.wionews.com/science/longest-solar-eclipse-2027-date-duration-india-visibility-1765618318806',
  },
  'YK TV': {
    'yktv-kapila-washed': 'https://www.yktv.in/koil-alwar-tirumanjanam-kapileswara-swamy-temple',
  },
})
