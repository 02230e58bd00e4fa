import { publishedBy } from './published-by.ts'

export const blogs = publishedBy('blog', {
  'A Wandering Mind': {
    'a-wandering-mind': 'https://www.awanderingmind.in/2010/12/around-tirupati-temple-tour-by-ttd-bus.html',
  },
  'Acharya Ganesh': {
    'acharya-ganesh': 'https://acharyaganesh.com/temples/the-srikalahasti-temple-a-spiritual-haven',
  },
  'As Feel Good Stories': {
    'as-feel-good-stories':
      'https://asfeelgoodstories.blogspot.com/search?max-results=10&updated-max=2023-03-04T22%3A27%3A00-08%3A00',
  },
  AstroSage: {
    'astrosage-ugadi': 'https://panchang.astrosage.com/festival/ugadi/ugadi?date=2027&language=bn',
  },
  'Bhakti Saram': {
    'bhakti-saram': 'https://www.bhaktisaram.com/2025/03/blog-post_10.html',
  },
  'Bharat Temples': {
    'bharat-temples': 'https://www.bharattemples.com/?p=14139',
  },
  'Bloggy Master': {
    'bloggy-master': 'https://bloggymaster.com/tourist-place/srikalahasti-temple-guide-history-travel-tips',
  },
  Chakra: {
    chakra: 'http://www.chakra.org/announcements/eventsJan02_07.html',
  },
  'Divya Desam Yatra': {
    'divya-desam-yatra': 'http://divyadesamyatra.blogspot.com/2012/05/trip-to-tirupathi-2.html',
  },
  Edukondalu: {
    edukondalu: 'http://www.edukondalu.com/2019/12/05/local-temple-dharshan-surrounding-tirupati/',
  },
  'Go Tirupati': {
    'go-tirupati-daily-sevas': 'https://www.gotirupati.com/tirumala-daily-sevas/comment-page-56/',
    'go-tirupati': 'https://gotirupati.com/kalyanakatta-tirumala/',
  },
  GoKshetra: {
    gokshetra: 'https://gokshetra.com/tirupati-kapila-theertham-temple-timings-opening-closing/',
  },
  'Hindu Temples of India': {
    'hindu-temples-srivari-mettu':
      'https://hindutemples-india.blogspot.com/2019/01/srivari-mettu-tirumala-tirupati-andhra-pradesh.html',
    'hindu-temples-tiruchanoor':
      'https://hindutemples-india.blogspot.com/2019/01/padmavathi-temple-tiruchanur-tirupati-andhra-pradesh.html',
  },
  HinduPad: {
    hindupad: 'https://hindupad.com/kanipakam-vinayaka/',
  },
  'Hindutva Online': {
    'hindutva-online-vakula-matha': 'https://hindutva.online/vakulamatha-temple-peruru-darshan-timings',
    'hindutva-online':
      'https://hindutva.online/appalayagunta-temple-timings-darshan-pooja-schedule-festival-calendar',
  },
  'Kshetra Darshini': {
    'kshetra-darshini': 'http://kshetradarshini.blogspot.com/2011/12/kapila-theertham.html',
  },
  Manasa: {
    manasa: 'http://www.manasa.me/2014/06/kanipakam-vinayaka-temple.html',
  },
  'Native Planet': {
    'native-planet': 'https://www.nativeplanet.com/tirupati/weather/',
  },
  Reithik: {
    reithik: 'https://reithik.blogspot.com/2008/04/vaikuntam-queue-complex.html',
  },
  'Sanatana Vibes': {
    'sanatana-vibes': 'https://www.sanatanavibes.in/2025/10/sri-prasanna-venkateswara-swamy-temple.html',
  },
  'Silicon India': {
    'silicon-india':
      'http://travel.siliconindia.com/travel-article/Venkateshwara-Temple-Tirupati-aid-4710.html',
  },
  Sketharaman: {
    sketharaman: 'https://sketharaman.com/blog/2024/07/01/tirumala-tirupati-updates-2024',
  },
  'Sri Guru Maharishi': {
    'sri-guru-maharishi':
      'https://shrigurumaharishi.org/2020/01/13/faq-when-we-visit-tirumala-tirupati-whose-dharshan-should-we-have-first-sri-balaji-or-padmavathi-thayar/',
  },
  Srigirinilayam: {
    srigirinilayam: 'https://srigirinilayam.blogspot.com/2024/03/VakulaMathaTemple.html',
  },
  Srisrilara: {
    srisrilara: 'http://srisrilara.blogspot.com/2010/04/pilgrimage-to-tirupati-part-iv.html',
  },
  'Techie Mechie': {
    'techie-mechie': 'https://www.techiemechie.com/kanipakam-vinayaka-temple-kattamanchi/',
  },
  'Temple Timings': {
    'temple-timings': 'https://temple-timings.blogspot.com/2021/06/blog-post_95.html',
  },
  'Timbadia Insights': {
    'timbadia-insights': 'https://timbadiainsights.com/kapila-theertham-temple-timings/',
  },
  'Tirumala eBooks': {
    'tirumala-ebooks':
      'https://tirumalaebooks.blogspot.com/2022/12/srinivasa-mangapuram-tirupati-history.html',
  },
  'TravelFeed: Hungry Harish': {
    'hungry-harish':
      'https://travelfeed.com/@hungryharish/visit-to-alimelu-manga-temple-holy-trip-and-spiritual-touch',
  },
  'Tirumala Updates': {
    'tirumala-updates':
      'https://www.tirumalaupdates.com/tirumala-temple-to-remain-closed-for-13-hours-due-to-solar-eclipse/',
  },
  'Trawel India': {
    'trawel-india': 'https://trawelindia.blogspot.com/2010/04/thirumala-thirupathi.html',
  },
  TripXL: {
    tripxl: 'https://tripxl.com/blog/?p=51958',
  },
  'Vedic Forgotten Facts': {
    'vedic-forgotten-facts': 'https://vedicforgottenfacts.blogspot.com/2022/02/kapila-theertha.html',
  },
  Vidzone: {
    'vidzone-rooms': 'https://vidzone.in/can-we-cancel-tirumala-accommodation/',
    'vidzone-appalayagunta':
      'https://vidzone.in/what-temple-timings-and-crowds-should-you-expect-at-appalayagunta-temple',
    'vidzone-srinivasa-mangapuram':
      'https://vidzone.in/what-are-the-temple-timings-and-best-time-to-visit-sri-kalyana-venkateswara-swamy-temple',
  },
  'Vihara Darshani': {
    'vihara-darshani':
      'https://viharadarshani.in/2020/12/kapila-theertham-temple-history-waterfalls-timings-photos-sevas-tirupati.html/',
  },
  Vishsesh: {
    vishsesh: 'https://vishsesh.blogspot.com/2025/11',
  },
  'Wandering Heritager': {
    'wandering-heritager':
      'https://wanderingheritager.blogspot.com/2019/05/sri-prasanna-venkatesa-swamy-temple.html',
  },
  Yatradham: {
    yatradham: 'https://blog.yatradham.org/vakula-matha-temple-tirupati-opens/',
  },
  Yatraklick: {
    yatraklick: 'https://yatraklick.blogspot.com/2014/09/kanipaakam-chittoor-andhra-pradesh-india.html',
  },
  Ynorme: {
    ynorme: 'https://www.ynorme.com/blog/tirupati-chittoor/',
  },
  Yvenkat: {
    yvenkat: 'http://yvenkat.com/kanipakam/',
  },
})
