import { publishedBy } from './published-by.ts'

export const newspapersInIndianLanguages = publishedBy('newspaper', {
  '10TV Telugu': {
    '10tv-footpath-health':
      'https://10tv.in/telugu-news/andhra-pradesh/ttd-key-instructions-for-tirumala-devotees-who-come-by-walk-879493.html',
    '10tv-tiruchanoor-washed':
      'https://10tv.in/telugu-news/spiritual/koil-alwar-thirumanjanam-to-be-performed-tommorrow-at-tiruchanoor-sri-padmavathi-temple-314835.html',
  },
  'ABP Desam': {
    'abp-desam-srivani-tickets':
      'https://telugu.abplive.com/andhra-pradesh/tirupati/vip-darshan-can-be-done-without-recommendation-letters-from-political-leaders-187956/amp',
    'abp-desam-abroad':
      'https://telugu.abplive.com/andhra-pradesh/tirupati/tirumala-news-vip-break-darshan-quota-increased-for-ap-nrts-members-197248',
  },
  'Andhra Jyothy': {
    'andhra-jyothy-amenities-centre':
      'https://www.andhrajyothy.com/2025/andhra-pradesh/new-pilgrim-amenities-center-to-accommodate-4000-pilgrims-easing-accommodation-challenges-in-tirumala-1450749.html',
    'andhra-jyothy-brahmotsavam-buses':
      'https://www.andhrajyothy.com/2022/national/tirupati-brahmaotsavalu-special-buses-ksvmrgsnational-776595.html',
    'andhra-jyothy-free-darshan-kanipakam':
      'https://www.andhrajyothy.com/2022/andhra-pradesh/chittoor/free-darsanam-in-kanipakamngtsandhrapradesh-672972.html',
    'andhra-jyothy-srikalahasti-tickets':
      'https://www.andhrajyothy.com/2025/andhra-pradesh/chittoor/crowd-of-devotees-mukanthi-temple-1413468.html',
    'andhra-jyothy-janmashtami':
      'https://www.andhrajyothy.com/telugunews/janmastami-ngts-andhrapradesh-1822081912311681',
  },
  'Andhra Pravasi': {
    'andhra-pravasi':
      'https://www.andhrapravasi.com/news/ttd-tirumala-garuda-seva-2025-special-traffic-plan-safe-routes-devotees',
  },
  'Andhra Pulse': {
    'andhra-pulse-sankranti': 'https://andhrapulse.com/tirumala-srivari-january-15-sankranti-darshan-update',
    'andhra-pulse': 'https://andhrapulse.com/thiruchanur-ratha-saptami-2026-dates',
  },
  'Andhra Prabha': {
    'andhra-prabha-alipiri-steps': 'https://prabhanews.com/ttd-restrictions-on-alipiri-stairway',
    'andhra-prabha-brahmotsavam':
      'https://prabhanews.com/apnews/annual-brahmotsavam-of-srivari-from-february-29/?noamp=available',
  },
  AP7AM: {
    'ap7am-38382': 'https://www.ap7am.com/tn/38382/telugu.html',
    'ap7am-46122': 'https://www.ap7am.com/tn/46122/telugu.html',
    'ap7am-476896': 'https://www.ap7am.com/tn/476896/telugu.html',
    'ap7am-478335': 'https://www.ap7am.com/tn/478335/telugu.html',
    'ap7am-646896': 'https://beta.ap7am.com/tn/646896',
    'ap7am-daily-worship': 'https://ap7am.com/ea/87/special-sevas-worship-for-tirumala-brahmanda-nayaka',
    'ap7am-vip-rooms': 'https://www.ap7am.com/en/96228/new-rule-for-vip-accommodation-allocation-at-tirumala',
  },
  'Asianet News Telugu': {
    'asianet-news-telugu':
      'https://telugu.asianetnews.com/andhra-pradesh/ttd-decides-to-hike-toll-charges-in-tirumala-lns-qp4q1e',
  },
  'Bhakthi TV': {
    'bhakthi-tv': 'https://www.bhakthitv.in/featured/30th-june-is-the-anniversary-of-vakulamata-temple.html',
  },
  'Citizen Force News': {
    'citizen-force-mangapuram':
      'https://citizenforcenews.com/news/srinivasa-mangapuram-kalyana-venkateswara-vaibhavotsavalu-21',
  },
  Dinamalar: {
    dinamalar: 'https://www.dinamalar.com/templenews/23304',
  },
  Dinamani: {
    dinamani:
      'https://www.dinamani.com/all-editions/edition-chennai/tirumala/2023/Oct/04/procedure-for-darshan-of-children-under-1-year-of-age-in-tirumala-4083432.html',
  },
  'Akshara Today': {
    'akshara-today-tiruchanoor':
      'https://www.aksharatoday.in/alert-for-devotees-padmavati-ammavari-brahmotsavams-from-november-17',
  },
  'ETV Bharat': {
    'etv-bharat-airport-bus':
      'https://etvbharat.com/amp/telugu/andhra-pradesh/state/chittoor/resumption-of-bus-services-from-thirumala-to-other-states/ap20210825122712424',
    'etv-bharat-appalayagunta-washed':
      'https://etvbharat.com/telugu/andhra-pradesh/state/chittoor/koil-alwar-thirumanjanam-at-appalayagunta-sri-venkateswara-temple/ap20210615221956787',
    'etv-bharat-local-temple-tour':
      'https://etvbharat.com/telugu/andhra-pradesh/city/tirupathi/the-visiting-packages-of-local-temples-in-tirupati-is-start-from-tomorrow-in-tirupati-chittoor-district/ap20210625185327590',
    'etv-bharat-mist':
      'https://etvbharat.com/amp/hindi/delhi/videos/bharat/mist-over-the-hills-of-tirumala-andhra-pradesh/na20201129182238713',
    'etv-bharat-new-website':
      'https://etvbharat.com/amp/telugu/telangana/state/hyderabad/tirumala-tirupati-devastanam-new-website/ts20200523074149691',
    'etv-bharat-postpone-visits':
      'https://www.etvbharat.com/english/national/state/andhra-pradesh/ttd-appeals-to-postpone-tirumala-yatra-for-five-days/na20220811185313339339552',
    'etv-bharat-srikalahasti-all-day':
      'https://etvbharat.com/telugu/andhra-pradesh/state/chittoor/srikalahasti-temple-timings-changed/ap20210427213020648',
    'etv-bharat-srikalahasti-hours':
      'https://www.etvbharat.com/amp/telugu/andhra-pradesh/state/chittoor/time-change-in-srikalahasthi-darshan/ap20210531121601896',
    'etv-bharat-srivari-mettu-reopened':
      'https://etvbharat.com/amp/telugu/andhra-pradesh/state/chittoor/ttd-reopened-shrees-stairway-from-today-onwards/ap20201105075304644',
    'etv-bharat-ticket-schedule':
      'https://etvbharat.com/telugu/andhra-pradesh/state/tirupati/ttd-has-released-schedule-for-tirumala-arjitha-seva-and-darshan-ticket-booking/ap20230519163343839839343',
  },
  'Hashtag U Telugu': {
    'hashtagu-sevas':
      'https://telugu.hashtagu.in/speed-news/ttd-announced-dates-for-april-month-arjitha-seva-online-tickets-181017.html/amp',
    'hashtagu-govindaraja-washed':
      'https://telugu.hashtagu.in/devotional/koil-alwar-tirumanjanam-held-201844.html',
  },
  'Hindu Tamil Thisai': {
    'hindu-tamil-thisai': 'https://hindutamil.in/news/india/139441-.html',
  },
  'Hindustan Times Telugu': {
    'hindustan-times-telugu-eclipse-tokens':
      'https://www.hindustantimes.com/telugu/andhra-pradesh/ttd-cancels-issuance-of-several-tickets-due-to-lunar-eclipse-on-march-3-here-are-details-261772321514162.html',
    'hindustan-times-telugu-vaikunta-draw':
      'https://www.hindustantimes.com/telugu/andhra-pradesh/ttd-made-elaborate-arrangements-for-the-vaikuntha-dwara-darshan-scheduled-from-december-30-to-january-8-at-tirumala-261764120922720.html',
    'hindustan-times-telugu-vaikunta':
      'https://telugu.hindustantimes.com/andhra-pradesh/ttd-arrangements-for-vaikunta-ekadasi-121671711683190.html',
    'hindustan-times-telugu-ratha-saptami':
      'https://telugu.hindustantimes.com/andhra-pradesh/radhasapthami-on-february-04-koil-alwar-tirumanjanam-will-be-observed-on-january-28-at-tiruchanoor-121737185479572.html',
    'hindustan-times-telugu':
      'https://telugu.hindustantimes.com/andhra-pradesh/tirumala-devotees-alert-special-entry-darshan-tickets-rooms-booking-released-tomorrow-121742743025707.html',
  },
  'Hindusthan Samachar': {
    'hindusthan-samachar-free-buses':
      'https://telugu.hindusthansamachar.in//Encyc/2025/8/17/No-Free-Bus-Service-From-Tirupati-To-Tirumala-Det.php',
    'hindusthan-samachar-full-compartments':
      'https://telugu.hindusthansamachar.in/Encyc/2025/9/17/Huge-increase-in-devotees-in-Tirumala-All-compar.php',
    'hindusthan-samachar-no-tokens':
      'https://telugu.hindusthansamachar.in//Encyc/2025/7/14/Heavy-rush-in-Tirumala-16-hours-for-sarva-darsha.php',
  },
  Hosadigantha: {
    hosadigantha: 'https://hosadigantha.com/?p=469568',
  },
  Lokal: {
    lokal:
      'https://telugu.getlokalapp.com/andhra-news/chittoor-new/poothalapattu/puthalapattu-crowd-of-devotees-at-kanipakam-0902-0246-1-14415865',
    'lokal-garuda-seva':
      'https://telugu.getlokalapp.com/telangana-news/no-entry-for-private-vehicles-in-tirumala-video-15498410',
  },
  Maalaimalar: {
    'maalaimalar-infants':
      'https://www.maalaimalar.com/amp/news/national/tirupati-temple-infant-baby-parents-darshan-details-670536',
    'maalaimalar-tiruchanoor': 'https://www.maalaimalar.com/topic/Tiruchanoor-Sri-Padmavathi-Thayar-Temple',
  },
  'Mana Telangana': {
    'mana-telangana': 'https://manatelangana.news/bus-charges-hike-in-tirumala-tirupati',
  },
  'Mana Voice': {
    'mana-voice': 'https://manavoice.in/news/alert-to-srivari-devotees-ttd-key-changes-in-darshan-tickets',
  },
  Manalokam: {
    manalokam: 'https://manalokam.com/?p=862508',
    'manalokam-srikalahasti-eclipse': 'https://manalokam.com/news/srikalahasti-temple-remains-open.html',
  },
  'Namasthe Telangana': {
    'namasthe-telangana-appalayagunta-washed':
      'https://www.ntnews.com/andhrapradesh-news/koil-alwar-thirumanjanam-is-celebrated-in-appalayagunta-temple-1096227',
    'namasthe-telangana-mangapuram-washed':
      'https://www.ntnews.com/andhrapradesh-news/koil-alwar-thirumanjanam-at-sri-kalyana-venkateswara-swamy-temple-on-13th-1878597',
    'namasthe-telangana-vasantotsavam':
      'https://www.ntnews.com/andhrapradesh-news/srivari-services-were-canceled-in-tirumala-for-those-three-days-1555171',
    'namasthe-telangana-fake-news':
      'https://www.ntnews.com/telangana/chittoor-ttd-issued-alert-on-fake-news-2165782',
    'namasthe-telangana-footpaths-closed': 'https://www.ntnews.com/devotional/footpath-routes-closed-307218',
    'namasthe-telangana-free-tokens':
      'https://www.ntnews.com/andhrapradesh-news/ttd-started-issuing-of-sarvadarshanam-tokens-for-devotees-in-tirupati-1860481',
    'namasthe-telangana-srivani-tickets':
      'https://www.ntnews.com/news/cancellation-of-issuance-of-srivani-offline-tickets-2254609',
    'namasthe-telangana-abroad':
      'https://www.ntnews.com/andhrapradesh-news/ap-government-increased-nri-quota-vip-break-darshan-ticket-to-100-for-daily-2081038',
    'namasthe-telangana-touts':
      'https://www.ntnews.com/andhrapradesh-news/ttd-chairman-br-naidu-request-to-devotees-2180883',
  },
  MicTV: {
    'mic-tv': 'https://mictv.in/kanipakam-temple-timings-for-devotees',
  },
  'Mirchi Vilas': {
    'mirchi-vilas': 'http://mirchivilas.com/article/tiruchanur-padmavathi-temple-timings-and-seva-details',
  },
  'Navya Media': {
    'navya-media':
      'https://telugu.navyamedia.com/ttd-additional-eo-launches-free-rtc-electric-buses-in-tirumala',
  },
  'NDTV India': {
    'ndtv-india':
      'https://ndtv.in/india-news/indian-railways-now-has-a-single-number-139-for-every-complaint-and-information-2386304',
  },
  'News Line Telugu': {
    'news-line-telugu':
      'https://newslinetelugu.com/telugu-news/devotional/ttd-big-alert-for-devotees-going-to-tirumala-4841',
  },
  'News7 Tamil': {
    'news7-tamil': 'https://news7tamil.live/kalahasti-sivan-temple-mobile-phone-not-aloud.html',
  },
  'News18 Telugu': {
    'news18-telugu-renigunta':
      'https://telugu.news18.com/photogallery/business/south-central-railway-announced-10-summer-special-trains-to-tirupati-via-warangal-and-vijayawada-ss-1315526.html',
  },
  NewsMeter: {
    'newsmeter-elders':
      'https://telugu.newsmeter.in/andhra-pradesh/dont-believe-the-misinformation-about-darshan-for-the-elderly-ttd-756102',
    'newsmeter-fastag':
      'https://telugu.newsmeter.in/andhra-pradesh/fastag-will-be-made-mandatory-for-the-vehicles-entering-tirumala-from-august-15-753344',
    'newsmeter-elders-on-the-23rd':
      'https://telugu.newsmeter.in/tirupati/ttd-appealed-to-the-devotees-not-to-believe-false-propaganda-733590',
  },
  'NTV Telugu': {
    'ntv-telugu-auto-accident':
      'https://ntvtelugu.com/news/13-devotees-injured-at-tirumala-sri-vari-mettu-after-auto-wala-rash-driving-787346.html',
    'ntv-telugu-eclipse':
      'https://ntvtelugu.com/news/these-are-the-temples-that-are-opened-during-the-eclipse-do-you-know-why-253123.html',
    'ntv-telugu-fastag-alert': 'https://ntvtelugu.com/news/tirumala-fastag-mandatory-ttd-alert-842816.html',
    'ntv-telugu-fastag-at-alipiri':
      'https://ntvtelugu.com/andhra-pradesh-news/fast-tag-implementation-at-alipiri-tollgate-from-today-13428.html/amp',
  },
  Prajasakti: {
    'prajasakti-special-entry':
      'https://archives.prajasakti.com/Special-response-to-special-darshan-tickets-of-Srivari-Bookings-complete-within-21-minutes',
    'prajasakti-suryaprabha': 'https://archives.prajasakti.com/Padmavati-is-the-of-Suryaprabha-Vaavanampa',
  },
  Sakshi: {
    'sakshi-bus-with-ticket':
      'https://english.sakshi.com/news/telangana/ttd-offer-special-entry-darshan-tickets-tsrtc-passengers-156130',
    'sakshi-kanipakam-hours':
      'https://sakshi.com/telugu-news/andhra-pradesh/kanipakam-temple-timings-changed-due-covid-second-wave-1358405',
    'sakshi-normal-rush': 'https://www.sakshi.com/news/district/devotees-normal-rush-in-tirumala-282875',
    'sakshi-tiruchanoor-hours': 'https://sakshi.com/news/andhra-pradesh/ttd-changes-darshan-timing-232641',
  },
  'Samayam Telugu': {
    'samayam-telugu-vasantotsavam':
      'https://telugu.samayam.com/religion/hinduism/annual-vasantotsavam-of-sri-padmavathi-ammavari-temple-tiruchanoor-from-may-17th-to-19th/amp_articleshow/69126384.cms',
    'samayam-fastag':
      'https://telugu.samayam.com/andhra-pradesh/tirupati/ttd-makes-fastag-mandatory-for-devotees-vehicles-coming-to-tirumala-from-august-15/articleshow/123256738.cms',
    'samayam-hill-road':
      'https://telugu.samayam.com/andhra-pradesh/tirupati/ttd-key-update-on-tirumala-ghat-road-journey-and-timings-for-vehicles/articleshow/126462316.cms',
    'samayam-kanipakam-tickets':
      'https://telugu.samayam.com/andhra-pradesh/tirupati/official-key-decision-on-kanipakam-vip-darshan-ticket-price-hike-to-rs-300/articleshow/121070870.cms',
    'samayam-kanipakam-brahmotsavam':
      'https://telugu.samayam.com/religion/hinduism/vinayaka-chavithi-special-kanipakam-brahmotsavam-2025-dates/articleshow/123514091.cms',
    'samayam-room-rents':
      'https://telugu.samayam.com/andhra-pradesh/tirupati/dharma-reddy-has-given-full-clarity-on-increase-prices-of-rented-rooms-in-tirumala/articleshow/96940039.cms',
    'samayam-srikalahasti-karthika':
      'https://telugu.samayam.com/andhra-pradesh/tirupati/srikalahasti-temple-darshan-timings-changed-due-to-karthika-masam/amp_articleshow/105196197.cms',
    'samayam-waterfall':
      'https://telugu.samayam.com/andhra-pradesh/news/kapila-theertham-waterfall-flows-after-heavy-rains-in-tirumala-giries/articleshow/70761633.cms',
    'samayam-lunar-eclipse':
      'https://telugu.samayam.com/andhra-pradesh/tirupati/srikalahasti-temple-remains-open-during-lunar-eclipse-and-solar-eclipse/videoshow/128962426.cms',
  },
  Surya: {
    surya: 'https://suryaa.com/andhra-pradesh-updates-173221-',
    'surya-room-rents': 'https://suryaa.com/andhra-pradesh-updates-119753-',
  },
  Suryaa: {
    'suryaa-declaration': 'https://suryaa.co.in/do-you-know-what-tirumala-declaration-is',
    'suryaa-down-road-restored': 'https://suryaa.co.in/restoration-of-vehicular-traffic-on-down-ghat-road/',
    'suryaa-free-buses': 'https://suryaa.com/andhra-pradesh-updates-223964-',
    'suryaa-kanipakam-phones': 'https://suryaa.com/telugu-latest-updates-131673-.html',
  },
  'T News Telugu': {
    't-news-telugu': 'https://tnewstelugu.com/thirumala-ghat-roads-are-open-traffic-is-normal',
  },
  T70mm: {
    t70mm: 'https://t70mm.com/amp/politics/free-ride-on-saptagiri-express-641514',
  },
  Teluguism: {
    'teluguism-appalayagunta-brahmotsavam':
      'https://teluguism.com/the-annual-brahmotsavams-in-appalayagunta-will-be-conducted-by-ttd-between-may-31-and-june-8',
  },
  Telugupost: {
    'telugupost-srikalahasti-eclipse':
      'https://www.telugupost.com/amp/andhra-pradesh/srikalahasti-temple-in-andhra-pradesh-will-remain-open-even-during-the-lunar-eclipse-1590491',
  },
  'TV9 Telugu': {
    'tv9-telugu-bus-fares':
      'https://tv9telugu.com/andhra-pradesh/rtc-bus-charges-hike-between-tirumala-tirupati-in-andhra-pradesh-au79-739060.html',
    'tv9-telugu-special-entry':
      'https://tv9telugu.com/andhra-pradesh/ttd-to-release-300-rupees-special-darshan-tokens-for-october-on-july-25-1014850.html/amp',
  },
  'V6 Velugu': {
    'v6-velugu-sankranti': 'https://www.v6velugu.com/sankranti-holidays-effect-tirumala-heavy-piligrims-',
    'v6-velugu': 'https://www.v6velugu.com/tirumala-heavy-croud-details-here',
  },
  Vaartha: {
    'vaartha-kanipakam-tickets': 'https://vaartha.com/?p=485752',
    vaartha:
      'https://www.vaartha.com/tirumal-srivari-special-darshan-tickets-will-be-available-from-july-24/',
  },
  'The Federal Andhra Pradesh': {
    'federal-angapradakshinam':
      'https://andhrapradesh.thefederal.com/states/andhra-pradesh/tirumala-anga-pradakshina-tokens-in-lucky-dip-registration-from-18-207061',
  },
  'Vijaya Kranthi': {
    'vijaya-kranthi':
      'https://vijayakranthinews.com/news/articlenews/continued-restrictions-on-tirumala-alipiri-walkway-50222',
  },
  'Webdunia Tamil': {
    'webdunia-tamil':
      'https://p-tamil.webdunia.com/article/national-india-news-intamil/rs-5000-penalty-for-cellphone-says-kalakasthi-temple-officers-123041700040_1.html?amp=1',
  },
  'Webdunia Telugu': {
    'webdunia-telugu-srikalahasti-last':
      'http://telugu.webdunia.com/article/religion-articles/you-should-not-visit-any-temple-after-srikalahasti-darshan-why-118101100025_1.html',
    'webdunia-telugu-teppotsavam':
      'https://telugu.webdunia.com/article/religious-news/tirumala-ttd-cancels-arjitha-sevas-during-annual-teppotsavam-126020400022_1.html',
    'webdunia-telugu-pilgrims-counted':
      'https://telugu.webdunia.com/article/hindu-religion/heavy-rush-in-tirumala-115040400006_1.html',
    'webdunia-telugu-srivani':
      'https://telugu.webdunia.com/article/religious-news/ttd-srivani-darshan-at-5-pm-from-tomorrow-125073100018_1.html',
    'webdunia-telugu-walkers':
      'https://telugu.webdunia.com/article/religious-news/tirumala-lord-srivaru-darshan-devotees-116050800012_1.html',
  },
  'Zee Telugu News': {
    'zee-telugu-news-garuda-seva':
      'https://zeenews.india.com/telugu/ap/tirupati/grandly-completes-garuda-seva-in-tirumala-brahmotsav-2025-254184',
    'zee-telugu-news-flowers':
      'https://zeenews.india.com/telugu/photo-gallery/women-devotees-be-alert-in-tirumala-flower-wear-in-hair-is-prohibited-rv-186221/amp',
    'zee-telugu-news-ratha-saptami':
      'https://zeenews.india.com/telugu/photo-gallery/tirumala-ratha-saptami-alert-special-darshans-cancelled-on-january-25-ttd-big-decision-for-devotees-282711',
    'zee-telugu-news-tokens-again':
      'https://zeenews.india.com/telugu/photo-gallery/ttd-cancels-ssd-tokens-to-devotees-from-january-24-to-26-th-due-to-ratha-sapthami-celebrations-pa-279366',
    'zee-telugu-news':
      'https://zeenews.india.com/telugu/photo-gallery/ttd-cancels-offline-srivani-tickets-from-december-27-to-three-days-due-to-huge-rush-in-tirumala-pa-276029',
  },
})
