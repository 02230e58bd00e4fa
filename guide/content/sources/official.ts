import { publishedBy } from './published-by.ts'

export const official = publishedBy('official', {
  'Andhra Pradesh Tourism': {
    'ap-tourism': 'https://aptourism.gov.in/destinations/16/srikalahasti',
  },
  'ISKCON News': {
    'iskcon-news': 'https://iskconnews.org/iskcon-inaugurates-new-temple-at-tirupati/',
  },
  'Tirupati district': {
    'district-kapila-theertham': 'https://tirupati.ap.gov.in/te/tourist-place/శ్రీ-కపిలేశ్వర-స్వామి-దే',
    'district-vakula-matha': 'https://tirupati.ap.gov.in/te/tourist-place/వకుళ-మాత-దేవాలయం',
  },
  TTD: {
    'ttd-vows': 'https://tirumala.org/vows.aspx',
  },
  'TTD News': {
    'ttd-news-all-temples-shut':
      'https://news.tirumala.org/%E0%B0%AA%E0%B0%BE%E0%B0%95%E0%B1%8D%E0%B0%B7%E0%B0%BF%E0%B0%95-%E0%B0%9A%E0%B0%82%E0%B0%A6%E0%B1%8D%E0%B0%B0%E0%B0%97%E0%B1%8D%E0%B0%B0%E0%B0%B9%E0%B0%A3%E0%B0%82-%E0%B0%95%E0%B0%BE%E0%B0%B0-2/',
    'ttd-news-appalayagunta': 'https://news.tirumala.org/appalayagunta-12/',
    'ttd-news-appalayagunta-washed':
      'https://news.tirumala.org/temple-cleansing-ritual-in-appalayagunta-on-june-19/',
    'ttd-news-appreciation':
      'https://news.tirumala.org/devotees-pour-in-appreciation-for-ttd-activities-and-svbc-programs/',
    'ttd-news-disabled': 'https://news.tirumala.org/physically-handicapped/',
    'ttd-news-govindaraja':
      'https://news.tirumala.org/%e0%b0%b6%e0%b1%8d%e0%b0%b0%e0%b1%80-%e0%b0%97%e0%b1%8b%e0%b0%b5%e0%b0%bf%e0%b0%82%e0%b0%a6%e0%b0%b0%e0%b0%be%e0%b0%9c-%e0%b0%b8%e0%b1%8d%e0%b0%b5%e0%b0%be%e0%b0%ae%e0%b0%bf-%e0%b0%86%e0%b0%b2/',
    'ttd-news-govindaraja-washed':
      'https://news.tirumala.org/kat-at-sri-gt-on-may-13-_-%e0%b0%ae%e0%b1%87-13%e0%b0%a8-%e0%b0%b6%e0%b1%8d%e0%b0%b0%e0%b1%80-%e0%b0%97%e0%b1%8b%e0%b0%b5%e0%b0%bf%e0%b0%82%e0%b0%a6%e2%80%8c%e0%b0%b0%e0%b0%be%e0%b0%9c%e2%80%8c/',
    'ttd-news-footpath-health':
      'https://news.tirumala.org/%E0%B0%B6%E0%B1%8D%E0%B0%B0%E0%B1%80%E0%B0%B5%E0%B0%BE%E0%B0%B0%E0%B0%BF-%E0%B0%95%E0%B0%BE%E0%B0%B2%E0%B0%BF%E0%B0%AC%E0%B0%BE%E0%B0%9F-%E0%B0%AD%E0%B0%95%E0%B1%8D%E0%B0%A4%E0%B1%81%E0%B0%B2%E0%B0%95/',
    'ttd-news-help-for-elders': 'https://news.tirumala.org/ttds-darshan-for-aged-and-phc-gets-pat/',
    'ttd-news-float-festival': 'https://news.tirumala.org/five-fests-on-a-single-day/',
    'ttd-news-infants': 'https://news.tirumala.org/parents-infants/',
    'ttd-news-kapila-washed': 'https://news.tirumala.org/temple-cleansed-to-host-annual-fete/',
    'ttd-news-lunar-eclipse': 'https://news.tirumala.org/lunar-eclipse/',
    'ttd-news-lunar-eclipse-january':
      'https://news.tirumala.org/local-temples-remain-closed-on-jan-31-following-total-lunar-eclipse/',
    'ttd-news-mangapuram-washed': 'https://news.tirumala.org/koil-alwar-tirumanjanam-performed-at-skvst/',
    'ttd-news-sakshatkara-vaibhavam':
      'https://news.tirumala.org/sakshatkara-vaibhavotsavams-from-june-24-to-26-in-srinivasa-mangapuram/',
    'ttd-news-rooms':
      'https://news.tirumala.org/more-transparency-in-advance-booking-of-accommodation-in-tirumala/',
    'ttd-news-tiruchanoor-hours':
      'https://news.tirumala.org/%E0%B0%B6%E0%B1%8D%E0%B0%B0%E0%B1%80-%E0%B0%AA%E2%80%8C%E0%B0%A6%E0%B1%8D%E0%B0%AE%E0%B0%BE%E0%B0%B5%E2%80%8C%E0%B0%A4%E0%B0%BF-%E0%B0%85%E0%B0%AE%E0%B1%8D%E0%B0%AE%E2%80%8C%E0%B0%B5%E0%B0%BE-2/',
    'ttd-news-tiruchanoor-washed':
      'https://news.tirumala.org/%E0%B0%AE%E0%B1%87-14%E0%B0%A8-%E0%B0%B6%E0%B1%8D%E0%B0%B0%E0%B1%80-%E0%B0%AA%E0%B0%A6%E0%B1%8D%E0%B0%AE%E0%B0%BE%E0%B0%B5%E0%B0%A4%E0%B0%BF-%E0%B0%85%E0%B0%AE%E0%B1%8D%E0%B0%AE%E0%B0%B5%E0%B0%BE/',
    'ttd-news-weddings': 'https://news.tirumala.org/weddings-at-tirumala-never-fails/',
    'ttd-news-walkers-tokens':
      'https://news.tirumala.org/srivari-mettu-dd-tokens-issuance-commences-_-%E0%B0%B6%E0%B1%8D%E0%B0%B0%E0%B1%80%E0%B0%B5%E0%B0%BE%E0%B0%B0%E0%B0%BF-%E0%B0%AE%E0%B1%86%E0%B0%9F%E0%B1%8D%E0%B0%9F%E0%B1%81-%E0%B0%AE%E0%B0%BE%E0%B0%B0/',
    'ttd-news-two-wheelers':
      'https://news.tirumala.org/ban-on-two-wheelers-in-view-of-garuda-seva-on-october-8/',
    'ttd-news-washed-2018': 'https://news.tirumala.org/koil-alwar-3/',
    'ttd-news-washed-2023':
      'https://news.tirumala.org/koil-alwar-tirumanjanam-on-july-11-_-%E0%B0%B6%E0%B1%8D%E0%B0%B0%E0%B1%80%E0%B0%B5%E0%B0%BE%E0%B0%B0%E0%B0%BF-%E0%B0%86%E0%B0%B2%E0%B0%AF%E0%B0%82%E0%B0%B2%E0%B1%8B-%E0%B0%9C%E0%B1%82%E0%B0%B2/',
  },
  'TTD, saved in 2015': {
    'ttd-temples-2015':
      'https://web.archive.org/web/20151009144147/http://www.tirumala.org/TemplesAtTirupathi.aspx',
  },
})
