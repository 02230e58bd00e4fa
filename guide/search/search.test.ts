import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { guide } from '#guide/guide.ts'
import { aliases } from './aliases.ts'
import { find } from './find.ts'
import { searchIndex } from './index.ts'
import { searchNames } from './names.ts'
import { resultsOf } from './results.ts'
import { openIndex } from './score-words.ts'
import { indexFor } from './testing/index.ts'

const { temples } = guide

const index = indexFor('en')
const inOrder: string[] = temples.map(({ id }) => id)

/** Queries by the temple expected first. */
const first: Record<string, string> = {
  tirumala: `
    Tirumala | tirumalai | Thirumala | Thirumalai | TIRUMALA | tirumla | tiru | Balaji | Balajee | Balaji temple |
    Tirupati Balaji | Thirupathi Balaji | Tirupathi | Thirupati | Thiruppathi | Venkateswara |
    Venkateshwara swamy | Venkatesvara | venkteswara | Srinivasa | Srivari temple | శ్రీవారి ఆలయం | Ezhumalaiyan |
    Elumalaiyan | తిరుమల | తిరుపతి | వెంకటేశ్వర | వేంకటేశ్వర | तिरुमला | तिरुपति | वेंकटेश्वर | திருமலை |
    திருப்பதி | ஏழுமலையான் | ತಿರುಮಲ | ತಿರುಪತಿ | ವೆಂಕಟೇಶ್ವರ`,
  tiruchanoor: `
    Tiruchanoor | Tiruchanur | Thiruchanoor | Thiruchanur | Tiruchanuru | Tiruchanour | Tiruchanor | Padmavathi |
    Padmavati | Padmawati | Padmavthi | Padmavathi temple | padmavathi devi | padmavati amavari | Alamelu |
    Alamelu Manga | Alamelumanga | Lakshmi | Laxmi | Ammavari | పద్మావతి | అమ్మవారి ఆలయం | తిరుచానూరు | पद्मावती |
    तिरुचनूर | तिरुचानूर | திருச்சானூர் | பத்மாவதி | ತಿರುಚಾನೂರು | ಪದ್ಮಾವತಿ`,
  'srinivasa-mangapuram': `
    Srinivasa Mangapuram | Srinivasamangapuram | Sreenivasa Mangapuram | Shrinivas Mangapuram | Mangapuram |
    mangapur | Kalyana Venkateswara | Kalyan Venkateshwara | శ్రీనివాస మంగాపురం | మంగాపురం | मंगापुरम |
    மங்காபுரம் | ಮಂಗಾಪುರ | ಮಂಗಾಪುರಂ`,
  'kapila-theertham': `
    Kapila Theertham | Kapila Teertham | Kapilateertham | Kapilatheertham | Kapila Tirtham | Kapil Tirth |
    Kapila | Kapileswara | Kapileshwara Swamy | theertham | Shiva | Siva temple | కపిల తీర్థం | కపిలతీర్థం |
    కపిలేశ్వర | कपिल तीर्थम | कपिलेश्वर | கபிலேஸ்வரர் | கபில தீர்த்தம் | ಕಪಿಲ ತೀರ್ಥ | ಕಪಿಲೇಶ್ವರ`,
  srikalahasti: `
    Srikalahasteeswara | Srikalahasti | Sri Kalahasti | Srikalahasthi | Sree Kalahasthi | Kalahasti | Kalahasthi |
    kalahasty | Kalasti | Kalahasteeswara | Srikalahastheeswara | Sri Kalahasteeswara | Shrikalahastishwar |
    శ్రీకాళహస్తి | కాళహస్తి | శ్రీకాళహస్తీశ్వర | श्रीकालहस्ती | कालहस्ती | காளஹஸ்தி | ஸ்ரீகாளஹஸ்தி | ಕಾಳಹಸ್ತಿ |
    ಶ್ರೀಕಾಳಹಸ್ತೀಶ್ವರ`,
  kanipakam: `
    Kanipakam | Kanipakkam | Kaanipakam | Kanippakam | Kanipaka | Kanipakm | Kanibakam | kani | Vinayaka |
    Vinayaka temple | Vinayagar | Varasidhi Vinayaka | Varasiddhi Vinayaka Swamy | Ganesha | Ganesh |
    Vinayaka temple Kanipakam | కాణిపాకం | వినాయక | వరసిద్ధి | काणिपाकम | कनिपकम | विनायक | காணிப்பாக்கம் |
    விநாயகர் | ಕಾಣಿಪಾಕ | ವಿನಾಯಕ`,
  govindaraja: `
    Govindaraja | Govindaraja Swami | Govindarajaswamy | Govindraj | Govinda Raja | Govindaraja Swamy Temple |
    Govindaraju | Govndaraja | గోవిందరాజ | గోవిందరాజస్వామి | गोविंदराज | गोविन्दराज | கோவிந்தராஜ |
    கோவிந்தராஜப் பெருமாள் | ಗೋವಿಂದರಾಜ`,
  iskcon: `
    Iskon Temple | ISKCON | iskon | Iscon | Iskcon mandir | Krishna | Krisna | Radha Govinda | Lotus temple |
    lotus | ఇస్కాన్ | इस्कॉन | इस्कान | राधा गोविंद | இஸ்கான் | ಇಸ್ಕಾನ್`,
  'vakula-matha': `
    Vakula Matha | Vakulamatha | Vakulamata | Vakula Mata | Wakula matha | Vakula Devi | Vakuladevi | Perur |
    Peruru | Patakalva | వకుళమాత | వకుళ మాత | वकुला माता | பேரூர் | வகுளா தேவி | ವಕುಳಮಾತಾ`,
  appalayagunta: `
    Appalayagunta | Apalayagunta | Appalaigunta | Appalaya Gunta | Appalayakunta | Prasanna Venkateswara |
    Prasana Venkateshwara | అప్పలాయగుంట | అప్పులాయగుంట | अप्पलायगुंटा | அப்பலாயகுண்டா | ಅಪ್ಪಲಾಯಗುಂಟ | ಪ್ರಸನ್ನ`,
}

/** Queries by all temples expected, in order: gods, then names beside places, then what is nowhere in the guide. */
const exactly: Record<string, string> = {
  kanipakam: `
    వినాయక | వినాయకుడు | గణపతి | గణేశుడు | విఘ్నేశ్వరుడు | विनायक | गणपति | गणेश जी | விநாயகர் | கணபதி | கணேசர் |
    பிள்ளையார் | ವಿನಾಯಕ | ಗಣಪತಿ | ಗಣೇಶ | ganapati | Ganpati | Lord Ganesha | Vigneswara | Tirupati Kanipakam |
    Kanipakam Chittoor | కాణిపాకం చిత్తూరు | காணிப்பாக்கம் சித்தூர் | the Kanipakam temple at Chittoor`,
  'kapila-theertham srikalahasti': `
    శివుడు | శివ | शिव | शिवजी | भगवान शिव | महादेव | சிவன் | சிவபெருமான் | ಶಿವ | ಈಶ್ವರ | Lord Shiva | Lord Siva |
    Mahadev | Eswara | sivan | Sivan temple | శివాలయం | शिवालय | சிவாலயம் | ಶಿವಾಲಯ | Shivalayam |
    temple of shiva | the temple of Lord Shiva | Shiva temples | Shiva temple Tirupati |
    Shiva temples in Tirupati`,
  'tirumala srinivasa-mangapuram govindaraja appalayagunta': `
    విష్ణువు | విష్ణు | भगवान विष्णु | விஷ்ணு | பெருமாள் | ವಿಷ್ಣು | Lord Vishnu | god Vishnu | Perumal`,
  'tirumala srinivasa-mangapuram appalayagunta': `
    వేంకటేశ్వరుడు | వెంకటేశ్వర స్వామి | वेंकटेश्वर | வெங்கடேஸ்வரர் | வெங்கடேஸ்வர சுவாமி | வெங்கடாசலபதி |
    ವೆಂಕಟೇಶ್ವರ | ವೆಂಕಟರಮಣ | Lord Venkateswara | Venkatachalapathy`,
  tiruchanoor: `
    లక్ష్మీదేవి | అలమేలు మంగ | माता लक्ष्मी | லட்சுமி | மகாலட்சுமி | ಲಕ್ಷ್ಮಿ | goddess Lakshmi | Mahalaxmi |
    alarmelmangai | Alarmel Mangai | அலர்மேல் மங்கை | அலர்மேல்மங்கை | Padmavathi Tirupati |
    Tirupati Padmavathi temple | Padmavathi temple near Tirupathi | Padmavathi, Tirupati, Andhra Pradesh |
    పద్మావతి తిరుపతి | तिरुपति पद्मावती मंदिर | பத்மாவதி திருப்பதி | ತಿರುಪತಿ ಪದ್ಮಾವತಿ | పద్మావతి, ఆంధ్రప్రదేశ్ |
    பத்மாவதி ஆந்திரப் பிரதேசம்`,
  iskcon: `
    కృష్ణుడు | శ్రీ కృష్ణ | राधा कृष्ण | கிருஷ்ணர் | ராதை | ಕೃಷ್ಣ | Sri Krishna | Lord Krishna`,
  tirumala: `
    బాలాజీ | ఏడుకొండలవాడు | तिरुपति बालाजी | பாலாஜி | ஏழுமலையான் | ತಿಮ್ಮಪ್ಪ | Lord Balaji | శ్రీవారు | Srivaru |
    Tirumala airport | Balaji Tirupati | Venkateswara temple in Tirupati | Tirumala Tirupati | the tirumala`,
  srikalahasti: `
    திருக்காளத்தி | காளத்தி | Thirukalathi | Vayu Linga | Kalastri | Sri Kalastri | காளாஸ்திரி |
    Sri Kalahasti temple Tirupati | Srikalahasti Chittoor | காளஹஸ்தி திருப்பதி`,
  govindaraja: `
    గోవిందరాజులు | Govindarajulu | Govinda Rajulu | గోవిందరాజుల స్వామి | Govindaraja Tirupati |
    Tirupati Govinda Raja | Govindarajulu Tirupati`,
  'srinivasa-mangapuram': `
    Srinivasa Mangapuram Tirupati | Mangapuram near Tirupati`,
  'kapila-theertham': `
    Kapila Theertham Tirupati | Kapilatheertham in Tirupathi | కపిల తీర్థం తిరుపతి`,
  'vakula-matha': `
    Vakula Matha temple Tirupati | Vakulamatha near Tirupati`,
  'tirumala govindaraja iskcon': `
    Tirupati | near Tirupati | temples in Tirupathi | Tirupati, Andhra Pradesh | Tirupati Chittoor | తిరుపతి |
    திருப்பதி`,
  'srikalahasti kanipakam': `
    Kalahasti Kanipakam | Kalahasti and Kanipakam | Kalahasti Kanipakam Tirupati`,
  '': `
    Meenakshi | Madurai | Rameswaram | Shirdi | Sabarimala | Golden Temple | Taj Mahal | Delhi | Chennai |
    Bengaluru | Hyderabad | Vijayawada | Kanchipuram | Guruvayur | Hampi | Ayodhya | hotel | parking | pizza |
    airport | railway | church | mosque | xyz | qwerty | 12345 | Hirumala |
    మధుర | హైదరాబాద్ | मदुरै | दिल्ली | மதுரை | சென்னை | ಬೆಂಗಳೂರು | Chittoor | Andhra |
    Andhra Pradesh temples | Meenakshi Tirupati | Tirupati airport | hotel near Tirupati`,
}

describe('a search', () => {
  for (const [id, queries] of Object.entries(first)) {
    it(`finds ${id} first by each of its names`, () => {
      for (const query of queries.split('|')) assert.equal(ids(query)[0], id, query)
    })
  }

  for (const [found, queries] of Object.entries(exactly)) {
    it(`finds ${found || 'nothing'} alone by each query`, () => {
      for (const query of queries.split('|')) assert.equal(ids(query).join(' '), found, query)
    })
  }

  it('finds nothing by an endless word', () => assert.deepEqual(ids('x'.repeat(10_000)), []))

  it('forgives a slip only where no name fits word for word', () => {
    assert.deepEqual(ids('Vinayaka'), ['kanipakam'])
    assert.equal(ids('Vinaayga')[0], 'kanipakam')
  })

  it('finds by another name of a deity none whose names only begin alike', () => {
    for (const query of ['Srivari', 'Srivari temple', 'Srivaru', 'శ్రీవారి', 'శ్రీవారి ఆలయం'])
      assert.deepEqual(ids(query), ['tirumala'], query)
    assert.equal(ids('Srivar')[0], 'tirumala')
  })

  it('has aliases for temples of the guide alone', () => {
    for (const id of Object.keys(aliases)) assert.ok(inOrder.includes(id), id)
  })

  it('finds short words at the beginning of a word alone', () => {
    assert.deepEqual(ids('devi'), ['tiruchanoor', 'vakula-matha'])
  })

  it('takes no notice of words that stand beside any name', () => {
    for (const query of ['Sri', 'swamy', 'Lord', 'ఆలయం', 'मंदिर', 'கோவில்', 'ದೇವಸ್ಥಾನ']) {
      assert.deepEqual(ids(query), inOrder, query)
      assert.deepEqual(ids(`${query} Kanipakam`), ['kanipakam'], query)
    }
  })

  it('takes no notice of the small words of English', () => {
    for (const query of ['of', 'the', 'and', 'in', 'at', 'near'])
      assert.deepEqual(ids(`${query} Kanipakam`), ['kanipakam'], query)
  })

  it('finds a name written as one word as soon as it is begun, also where an inner word begins with a', () => {
    for (const name of ['శ్రీ అగస్త్యేశ్వర ఆలయం', 'Sri Agastyeswara Alayam, Amaravati']) {
      const target = { kind: 'temple', temple: 'eleventh' } as const
      const eleventh = openIndex(searchIndex([{ target, names: [{ text: name, weight: 1 }] }]), '2026-11-27')
      const finds = (query: string) => find(query, eleventh)?.map((one) => one.target) ?? [target]
      const asOneWord = name.replace(/[ ,]/g, '')
      for (let length = 1; length <= asOneWord.length; length++)
        assert.deepEqual(finds(asOneWord.slice(0, length)), [target], asOneWord.slice(0, length))
      assert.deepEqual(finds(name), [target], name)
    }
  })

  it('finds what fits better first, and otherwise what comes first', () => {
    assert.deepEqual(ids('Govinda'), ['iskcon', 'govindaraja'])
    assert.deepEqual(ids('Vishnu'), ['tirumala', 'srinivasa-mangapuram', 'govindaraja', 'appalayagunta'])
    assert.deepEqual(ids('Shiva'), ['kapila-theertham', 'srikalahasti'])
  })

  it('finds the same by any name with the district or state beside it', () => {
    for (const name of temples.flatMap(searchNames)) {
      const found = ids(name)
      for (const place of ['Chittoor', 'Andhra Pradesh', 'near Chittoor', 'ఆంధ్రప్రదేశ్', 'சித்தூர்'])
        assert.deepEqual(ids(`${name} ${place}`), found, `${name} ${place}`)
    }
  })

  it('finds a temple while its town is still being written', () => {
    for (const town of ['Tirupati', 'Chittoor', 'Andhra Pradesh']) {
      for (let length = 1; length <= town.length; length++) {
        assert.equal(ids(`Kanipakam ${town.slice(0, length)}`)[0], 'kanipakam', town.slice(0, length))
      }
    }
  })

  it('finds all without a word to look for, as they came', () => {
    for (const query of ['', '   ', '?!', '\u200b', '🛕', 'temple'])
      assert.deepEqual(ids(query), inOrder, query)
  })
})

/** Of the temples that the list shows. */
function ids(query: string): readonly string[] {
  const finds = find(query, index)
  return finds ? resultsOf(finds).temples : inOrder
}
