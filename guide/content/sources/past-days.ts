import { publishedBy } from './published-by.ts'

/** What is cited for the days of a past year alone. */
export const pastDays = [
  ...publishedBy('official', {
    'TTD News': {
      'ttd-news-vaikunta-washed-2009':
        'https://news.tirumala.org/%E0%B0%B6%E0%B1%8D%E0%B0%B0%E0%B1%80%E0%B0%B5%E0%B0%BE%E0%B0%B0%E0%B0%BF-%E0%B0%86%E0%B0%B2%E0%B0%AF%E0%B0%82%E0%B0%B2%E0%B1%8B-22%E0%B0%B5-%E0%B0%A4%E0%B1%87%E0%B0%A6%E0%B0%BF-%E0%B0%95%E0%B1%8B/',
      'ttd-news-kapila-2011':
        'https://news.tirumala.org/%E0%B0%AB%E0%B0%BF%E0%B0%AC%E0%B1%8D%E0%B0%B0%E0%B0%B5%E0%B0%B0%E0%B0%BF-23-%E0%B0%A8%E0%B1%81%E0%B0%82%E0%B0%A1%E0%B0%BF-%E0%B0%AE%E0%B0%BE%E0%B0%B0%E0%B1%8D%E0%B0%9A%E0%B0%BF-4%E0%B0%B5-%E0%B0%A4/',
      'ttd-news-govindaraja-2018': 'https://news.tirumala.org/koil-alwar-tirumanjanam-performed-in-sri-gt/',
      'ttd-news-teppotsavam-2019':
        'https://news.tirumala.org/srivari-annual-teppotsavam-from-march-16-to-march-20/',
      'ttd-news-dhanurmasam-2021':
        'https://news.tirumala.org/%E0%B0%A1%E0%B0%BF%E0%B0%B8%E0%B1%86%E0%B0%82%E0%B0%AC%E0%B0%B0%E0%B1%81-16-%E0%B0%A8%E0%B1%81%E0%B0%82%E0%B0%A1%E0%B0%BF-%E0%B0%9C%E0%B0%A8%E0%B0%B5%E0%B0%B0%E0%B0%BF-14%E0%B0%B5-%E0%B0%A4%E0%B1%87-3/',
      'ttd-news-shivaratri-2022':
        'https://news.tirumala.org/maha-siva-ratri-in-kt-on-march-1-_-%E0%B0%B6%E0%B1%8D%E0%B0%B0%E0%B1%80%E0%B0%95%E0%B0%AA%E0%B0%BF%E0%B0%B2%E0%B1%87%E0%B0%B6%E0%B1%8D%E0%B0%B5%E0%B0%B0%E0%B0%BE%E0%B0%B2%E0%B0%AF%E0%B0%82%E0%B0%B2/',
      'ttd-news-govindaraja-2023':
        'https://news.tirumala.org/koil-alwar-tirumanjanam-held-at-sri-gt-_-%e0%b0%b6%e0%b1%8d%e0%b0%b0%e0%b1%80-%e0%b0%97%e0%b1%8b%e0%b0%b5%e0%b0%bf%e0%b0%82%e0%b0%a6%e0%b0%b0%e0%b0%be%e0%b0%9c%e0%b0%b8%e0%b1%8d%e0%b0%b5%e0%b0%be-2/',
      'ttd-news-shivaratri-2024':
        'https://news.tirumala.org/mahashivratri-day-at-sri-kapileswara-swamy-temple-on-march-8/',
    },
  }),
  ...publishedBy('newspaper', {
    'Andhra Patrika': { 'andhra-patrika': 'https://andhrapatrika.in/7634' },
    'Andhra Pravasi': {
      'andhra-pravasi-pavitrotsavam-2025':
        'https://www.andhrapravasi.com/news/andhra-pradesh-special-festivals-in-tirumala-in-august-22505',
    },
    'Andhra Today': {
      'andhra-today-pavitrotsavam-2024':
        'https://andhratoday.com/66649/spiritual/%e0%b0%86%e0%b0%97%e0%b0%b8%e0%b1%8d%e0%b0%9f%e0%b1%81-16%e0%b0%a8-%e0%b0%b5%e0%b0%b0%e0%b0%b2%e0%b0%95%e0%b1%8d%e0%b0%b7%e0%b1%8d%e0%b0%ae%e0%b1%80%e0%b0%b5%e0%b0%a4%e0%b1%8d%e0%b0%b0%e0%b0%82-19',
      'andhra-today-tiruchanoor-vasantotsavam-2024':
        'https://andhratoday.com/61895/science-and-technology/may-22nd-to-24th-is-the-spring-festival-of-goddess-sri-padmavati',
    },
    ANI: {
      'ani-vaikunta-dwara-2023':
        'https://www.aninews.in/news/national/general-news/andhra-pradesh-vaikuntha-dwara-darshan-for-devotees-from-jan-2nd-to-11th20221204152917/',
    },
    AP7AM: {
      'ap7am-holidays-2021':
        'https://www.ap7am.com/flash-news-704227/general-holidays-released-by-andhra-pradesh-govt',
      'ap7am-mangapuram-2014': 'https://ap7am.com/tn/31565',
    },
    'AP Edu': {
      'ap-edu-holidays-2022': 'https://www.apedu.in/2021/11/the-ap-government-released-holiday.html',
    },
    'Bhakthi TV': {
      'bhakthi-tv-appalayagunta-2024':
        'https://www.bhakthitv.in/featured/koil-alwar-thirumanjanam-at-appalayagunta-sri-prasanna-venkateswara-swamy-temple-today.html',
    },
    'Deccan Chronicle': {
      'deccan-chronicle-brahmotsavam-2025':
        'https://www.deccanchronicle.com/southern-states/andhra-pradesh/koil-alwar-tirumanjanam-performed-ahead-of-srivari-brahmotsavams-1904107',
    },
    'Daily Thanthi': {
      'daily-thanthi-tiruchanoor-washed-2025':
        'https://www.dailythanthi.com/devotional/koil-alwar-tirumanjanam-at-padmavathi-ammavari-temple-on-november-11-1189426',
    },
    'ETV Bharat': {
      'etv-bharat-pavitrotsavam-2019':
        'https://etvbharat.com/telugu/andhra-pradesh/state/chittoor/pavitrostavalu-at-tirumala/ap20190730103601170',
      'etv-bharat-pavitrotsavam-2020':
        'https://etvbharat.com/telugu/andhra-pradesh/state/chittoor/pavitrostavam-in-tirumala-chittoor-district/ap20200728045046361',
      'etv-bharat-sakshatkara-2021':
        'https://etvbharat.com/amp/telugu/andhra-pradesh/state/chittoor/sri-kalyana-venkateswara-swamy-salakatla-sakkhatkara-vaibhavostavalu-will-held-from-13th-to-15th-july/ap20210707194003292',
      'etv-bharat-kanipakam-2021':
        'https://etvbharat.com/amp/telugu/andhra-pradesh/state/chittoor/the-brahmotsavas-of-varasiddhi-vinayaka-began-in-kanipakam/ap20210910102117299',
      'etv-bharat-tiruchanoor-vasantotsavam-2022':
        'https://etvbharat.com/telugu/andhra-pradesh/city/tirupathi/tiruchanoor-sri-padmavathi-ammavari-vasathontsavalu/ap20220516044830645645760',
    },
    'Great Telangaana': { 'great-telangaana-tiruchanoor-2016': 'https://greattelangaana.com/?p=6086' },
    'In News': {
      'in-news-mangapuram-2023':
        'https://innews.me/2023/02/11/%E0%B0%A4%E0%B0%BF%E0%B0%B0%E0%B1%81%E0%B0%AA%E0%B0%A4%E0%B0%BF-%E0%B0%B6%E0%B1%8D%E0%B0%B0%E0%B1%80-%E0%B0%95%E0%B0%B3%E0%B1%8D%E0%B0%AF%E0%B0%BE%E0%B0%A3-%E0%B0%B5%E0%B1%87%E0%B0%82%E0%B0%95/',
    },
    'India Herald': {
      'india-herald-teppotsavam-2021':
        'https://amp.indiaherald.com/Spirituality/Read/994317648/apherald-politics',
      'india-herald-holidays-2026':
        'https://www.indiaherald.com/Politics/Read/994865975/2026-PRABUTVA-SELAULAU-EAVE-UTHAYRULU-JARICHESINA-AP-PRABUTVAM',
    },
    'India Today': {
      'india-today-holidays-2021':
        'https://www.indiatoday.in/information/story/andhra-pradesh-government-holiday-list-2021-1771039-2021-02-19',
    },
    'Mango News': {
      'mango-news-holidays-2022':
        'https://telugu.themangonews.com/andhrapradesh/ap-govt-announces-general-holidays-and-optional-holidays-for-the-year-2022/',
      'mango-news-holidays-2023':
        'https://telugu.themangonews.com/andhrapradesh/ap-govt-announces-general-holidays-and-optional-holidays-for-the-year-2023/',
    },
    'Namasthe Bharath': {
      'namasthe-bharath-tiruchanoor-2024':
        'https://namastebharath.in/2024/11/24/%e0%b0%a4%e0%b0%bf%e0%b0%b0%e0%b1%81%e0%b0%9a%e0%b0%be%e0%b0%a8%e0%b1%82%e0%b0%b0%e0%b1%81-%e0%b0%aa%e0%b0%a6%e0%b1%8d%e0%b0%ae%e0%b0%be%e0%b0%b5%e0%b0%a4%e0%b0%bf-%e0%b0%85%e0%b0%ae%e0%b1%8d-2',
    },
    'Namasthe Telangana': {
      'namasthe-telangana-appalayagunta-2022':
        'https://www.ntnews.com/andhrapradesh-news/ayyalayagunta-temple-cleansed-for-the-annual-fete-619697',
      'namasthe-telangana-april-2024':
        'https://www.ntnews.com/devotional/these-are-the-special-days-in-tirumala-in-the-month-of-april-1526661',
      'namasthe-telangana-tiruchanoor-vasantotsavam-2025':
        'https://www.ntnews.com/andhrapradesh-news/vasantotsavam-begins-at-tiruchanur-sri-padmavati-ammavari-temple-1991100',
    },
    'News Seals': {
      'news-seals-march-2025':
        'https://newsseals.com/special-festivals-in-srivari-temple-in-the-month-of-march',
    },
    'Nigha Nethram': { 'nigha-nethram': 'https://www.nighanethram.com/?p=11093' },
    'NTV Telugu': {
      'ntv-telugu-vaikunta-dwara-2025':
        'https://ntvtelugu.com/news/tirumala-update-vaikuntha-dwara-darshan-2025-ends-today-in-tirumala-743363.html',
      'ntv-telugu-vasantotsavam-2025':
        'https://ntvtelugu.com/news/salakatla-vasanthotsavam-2025-from-today-in-tirumala-782388.html',
    },
    'OK News': {
      'ok-news-ratha-saptami-2024':
        'https://oknewslive.com/ratha-sapthami-in-tirumala-2024-%E0%B0%88%E0%B0%A8%E0%B1%86%E0%B0%B2-16%E0%B0%A8-%E0%B0%AA%E0%B1%8D%E0%B0%B0%E0%B0%A4%E0%B1%8D%E0%B0%AF%E0%B1%87%E0%B0%95-%E0%B0%A6%E0%B0%B0%E0%B1%8D%E0%B0%B6%E0%B0%A8-119029.html',
    },
    'One India Tamil': {
      'one-india-tamil-srikalahasti-2022':
        'https://tamil.oneindia.com/astrology/srikalahasthi-sri-kalahastheeswarar-temple-mahasivarathiri-festival-2022-flag-hoisting-on-the-24th-447530.html',
    },
    'Polit Ent News': {
      'polit-ent-news':
        'https://www.politentnews.com/amp/devotional/koil-alwar-thirumanjanam-at-srivari-temple-on-december-23-1548959',
    },
    'Andhra Prabha': {
      'andhra-prabha-dhanurmasam-2023': 'https://prabhanews.com/apnews/start-dhanur-month-tirumala/amp',
    },
    Sakshi: {
      'sakshi-march-2020':
        'https://www.sakshi.com/news/andhra-pradesh/tirumala-tirupati-devasthanam-utsavalu-time-table-1267015',
    },
    'Sakshi Post': {
      'sakshi-post-holidays-2025':
        'https://www.sakshipost.com/news/andhrapradesh/andhra-pradesh-govt-holidays-2025-complete-list-dates-359906',
    },
    Suryaa: { 'suryaa-deepavali-2024': 'https://telugu.suryaa.com/telugu-latest-updates-203020-' },
    'Telugu Bullet': {
      'telugu-bullet-deepavali-2023':
        'https://telugu.telugubullet.com/ttd-big-alert-for-srivari-devotees-those-darshans-will-be-canceled-tomorrow',
    },
    'The Hans India': {
      'hans-india-holy-days-2020':
        'https://thehansindia.com/andhra-pradesh/suspension-of-srivari-darshan-to-pilgrims-extended-till-april-14-614779',
      'hans-india-anivara-washed-2020':
        'https://www.thehansindia.com/andhra-pradesh/tirumala-koil-alwar-tirumanjanam-conducted-at-srivari-temple-633638',
      'hans-india-tiruchanoor-2020':
        'https://www.thehansindia.com/andhra-pradesh/devotees-take-part-in-laksha-kumkumarchana-virtually-at-tiruchanoor-655718',
      'hans-india-dhanurmasam-2020':
        'https://thehansindia.com/amp/news/cities/tirupathi/tiruppavai-to-replace-chanting-of-suprabhatam-at-tirumala-from-december-17-661082',
      'hans-india-srikalahasti-2021':
        'https://www.thehansindia.com/andhra-pradesh/twelve-day-brahmotsavams-to-begin-in-srikalahasti-on-march-6-674592',
      'hans-india-mangapuram-2021':
        'https://www.thehansindia.com/news/cities/tirupathi/tirupati-nine-day-brahmotsavams-begin-with-dhwajarohanam-674943',
      'hans-india-anivara-asthanam-2021':
        'https://www.thehansindia.com/news/cities/tirupathi/salakatla-anivara-asthanam-at-tirumala-on-july-16-695350',
      'hans-india-anivara-washed-2021':
        'https://www.thehansindia.com/news/cities/tirupathi/tirumala-koil-alwar-tirumanjanam-held-ahead-of-anivara-asthanam-695757',
      'hans-india-brahmotsavam-2021':
        'https://www.thehansindia.com/news/cities/tirupathi/ttd-gears-up-for-annual-brahmotsavams-at-tirumala-708271',
      'hans-india-ratha-saptami-2022':
        'https://www.thehansindia.com/news/cities/tirupathi/ekanta-ratha-saptami-at-tirumala-on-february-8-727993',
      'hans-india-teppotsavam-2022':
        'https://www.thehansindia.com/news/cities/tirupathi/tirumala-srivari-annual-teppotsavam-from-march-13-to-17-732352',
      'hans-india-rama-navami-2022':
        'https://www.thehansindia.com/news/cities/tirupathi/srirama-navami-celebrated-with-fervour-in-pilgrim-city-737457',
      'hans-india-deepavali-2022':
        'https://www.thehansindia.com/andhra-pradesh/deepavali-asthanam-held-with-fervour-at-tirumala-sahasra-deepalankarana-to-follow-in-the-evening-766628',
      'hans-india-dhanurmasam-2022':
        'https://thehansindia.com/amp/news/cities/tirupathi/tiruppavai-to-replace-suprabhatam-at-tirumala-temple-from-dec-17-to-jan-14-773432',
      'hans-india-ratha-saptami-2023':
        'https://www.thehansindia.com/andhra-pradesh/ttd-gears-up-for-rathasapthami-fest-778305',
      'hans-india-rama-navami-2023':
        'https://www.thehansindia.com/news/cities/tirupathi/sri-rama-navami-asthanam-performed-at-sri-vari-temple-790468',
      'hans-india-vasantotsavam-2023':
        'https://www.thehansindia.com/news/cities/tirupathi/andhra-pradesh-salakatla-vasantotsavams-begin-at-tirumala-791043',
      'hans-india-brahmotsavam-washed-2023':
        'https://www.thehansindia.com/news/cities/tirupathi/koil-alwar-thirumanjanam-conducted-in-tirumala-temple-today-822055',
      'hans-india-teppotsavam-2024':
        'https://www.thehansindia.com/news/cities/tirupathi/five-day-srivari-teppotsavam-to-begin-at-tirumala-today-866365',
      'hans-india-brahmotsavam-washed-2024':
        'https://www.thehansindia.com/news/cities/tirupathi/koil-alwar-thirumanjanam-observed-at-tirumala-ahead-of-brahmotsavams-911118',
      'hans-india-deepavali-2024':
        'https://www.thehansindia.com/andhra-pradesh/deepavali-asthanam-at-srivari-temple-on-oct-31-915847',
      'hans-india-anivara-washed-2025':
        'https://www.thehansindia.com/andhra-pradesh/koil-alwar-tirumanjanam-ritual-conducted-at-tirumala-temple-988196',
    },
    'The Hindu': {
      'hindu-tiruchanoor-2013':
        'http://www.thehindu.com/news/national/andhra-pradesh/tiruchanur-spruced-up-for-annual-fete/article5399309.ece?textsize=large&test=1',
      'hindu-tiruchanoor-vasantotsavam-2020':
        'https://www.thehindu.com/news/national/andhra-pradesh/tiruchanur-fete-off-limits-for-devotees-this-year/article31409896.ece',
      'hindu-govindaraja-2021':
        'https://www.thehindu.com/news/national/andhra-pradesh/ttd-to-organise-govindaraja-brahmotsavam-in-ekantham/article34475372.ece/amp/',
      'hindu-pavitrotsavam-2021':
        'https://www.thehindu.com/news/national/andhra-pradesh/three-day-pavithrotsavams-at-tirumala-from-aug-18/article35845621.ece',
      'hindu-pavitrotsavam-2022':
        'https://www.thehindu.com/news/national/andhra-pradesh/three-day-pavithrotsavams-at-tirumala-from-august-8/article65666694.ece',
      'hindu-brahmotsavam-2022':
        'https://www.thehindu.com/news/national/andhra-pradesh/ttd-announces-calendar-of-important-events-during-brahmotsavams/article65841379.ece/amp/',
      'hindu-vaikunta-ekadasi-2023':
        'https://www.thehindu.com/news/national/andhra-pradesh/fervour-marks-vaikunta-ekadasi-celebrations-at-lord-vekateswara-temple-at-tirumala-in-andhra-pradesh/article66330397.ece/amp/',
      'hindu-brahmotsavam-2023':
        'https://www.thehindu.com/news/national/andhra-pradesh/tirumala-temple-to-witness-two-brahmotsavams-this-year-owing-to-adhikamasam-says-ttd-eo/article67142716.ece',
      'hindu-tiruchanoor-2023':
        'https://www.thehindu.com/news/national/andhra-pradesh/tiruchanur-temple-gets-facelift-ahead-of-kartheeka-brahmotavams/article67477427.ece/amp/',
      'hindu-kanipakam-2024':
        'https://www.thehindu.com/news/national/andhra-pradesh/kanipakam-temple-spruced-up-for-annual-brahmotsavams-in-chittoor-district-commencing-on-september-7/article68613433.ece',
    },
    'The New Indian Express': {
      'new-indian-express-vaikunta-washed-2017':
        'http://www.newindianexpress.com/states/andhra-pradesh/2017/dec/27/cleansing-ritual-performed-ahead-of-vaikuntha-ekadasi-1737622.html',
      'new-indian-express-anivara-asthanam-2022':
        'https://www.newindianexpress.com/states/andhra-pradesh/2022/jul/18/annual-budget-fete-of-srivari-temple-conducted-amid-religious-fervour-2477751.html',
      'new-indian-express-srikalahasti-2026':
        'https://www.newindianexpress.com/states/andhra-pradesh/2026/Jan/28/srikalahasti-temple-to-host-mahashivaratri-brahmotsavams-from-february-10-to-22',
    },
    Vaartha: {
      'vaartha-dhanurmasam-2025':
        'https://vaartha.com/andhra-pradesh/tirumala-suprabhata-seva-cancelled-on-the-17th-of-this-month/607004',
    },
    'Zee Telugu News': {
      'zee-telugu-news-deepavali-2025':
        'https://zeenews.india.com/telugu/photo-gallery/tirumala-update-today-ttd-cancels-all-these-sevas-on-diwali-check-complete-details-before-you-visit-vn-259442',
    },
  }),
  ...publishedBy('blog', {
    Anudinam: {
      'anudinam-sakshatkara-2012':
        'https://anudinam.org/2012/06/26/sakshatkara-vaibhavotsavam-at-srinivasa-mangapuramtirupati/',
      'anudinam-sakshatkara-2013':
        'https://anudinam.org/2013/07/17/sakshatkara-vaibhavam-celebrations-at-srinivasa-mangapuram/',
    },
    'Bhakti Saram': {
      'bhakti-saram-march-2018': 'https://www.bhaktisaram.com/2018/02/blog-post_84.html',
    },
    'Go Tirupati': {
      'go-tirupati-kapila-2025':
        'https://gotirupati.com/kapileswara-swamy-brahmotsavam-2025-date-and-timings/',
    },
    'RSP Network': {
      'rsp-network-appalayagunta-2019':
        'http://www.rspnetwork.in/2019/06/make-arrangements-for-appalayagunta.html',
      'rsp-network-kapila-2020':
        'http://www.rspnetwork.in/2020/02/sri-kapileswara-swamy-temple-gets-holy.html',
      'rsp-network-ugadi-washed-2020':
        'http://rspnetwork.in/2020/03/srivari-darshan-closed-for-pilgrims.html',
      'rsp-network-appalayagunta-2025': 'http://www.rspnetwork.in/2025/06/06-15-appalayagunta-temple.html',
    },
  }),
]
