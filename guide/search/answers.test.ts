import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { guide } from '#guide/guide.ts'
import { find } from './find.ts'
import { resultsOf } from './results.ts'
import { indexFor, namesOf } from './testing/index.ts'

const index = indexFor('en')

function found(query: string) {
  return resultsOf(find(query, index) ?? [])
}

describe('a search of answers and emergency numbers', () => {
  for (const [query, id] of [
    ['phone', 'phones-and-shoes'],
    ['Phones', 'phones-and-shoes'],
    ['phone in Tirumala', 'phones-and-shoes'],
    ['laddu', 'laddus'],
    ['ladd', 'laddus'],
    ['shoes', 'phones-and-shoes'],
    ['free token', 'free-tokens'],
    ['room', 'rooms'],
    ['fastag', 'fastag'],
    ['mobile', 'phones-and-shoes'],
    ['మొబైల్', 'phones-and-shoes'],
    ['ఫోన్', 'phones-and-shoes'],
    ['मोबाइल', 'phones-and-shoes'],
    ['செல்போன்', 'phones-and-shoes'],
    ['ಮೊಬೈಲ್', 'phones-and-shoes'],
    ['camera', 'phones-and-shoes'],
    ['hotel', 'rooms'],
    ['accommodation', 'rooms'],
    ['toilet', 'halls'],
    ['luggage', 'halls'],
    ['prasadam', 'laddus'],
    ['passport', 'identity'],
    ['wheelchair', 'elders-and-infants'],
    ['haircut', 'tonsure'],
    ['hotels', 'rooms'],
    ['హోటల్', 'rooms'],
    ['कैमरा', 'phones-and-shoes'],
    ['phone locker', 'phones-and-shoes'],
    ['hot weather', 'weather'],
    ['children baby', 'children-on-footpaths'],
    ['wheelchair bus', 'hill-buses'],
    ['last bus', 'bus-times'],
    ['first bus to Tirumala', 'bus-times'],
    ['night bus', 'bus-times'],
    ['next month', 'come-again'],
    ['darshan again', 'come-again'],
    ['refund', 'cancel-ticket'],
    ['cancel ticket', 'cancel-ticket'],
    ['रिफंड', 'cancel-ticket'],
    ['deposit', 'rooms'],
    ['deposit refund', 'rooms'],
    ['NRI', 'break-darshan'],
    ['passport', 'break-darshan'],
    ['பாஸ்போர்ட்', 'break-darshan'],
    ['kids ticket', 'tickets'],
    ['children ticket', 'tickets'],
    ['milk', 'food'],
    ['breakfast', 'food'],
    ['where to join queue', 'where-to-join'],
    ['homam', 'homam'],
    ['ಹೋಮ', 'homam'],
    ['bus tour', 'temple-tour'],
    ['eclipse', 'eclipses'],
    ['grahanam', 'eclipses'],
  ] as const) {
    it(`finds ${id} by "${query}"`, () => {
      const { answers } = found(query)
      assert.ok(answers.includes(id), answers.join())
    })
  }

  for (const [helpline, queries] of [
    ['emergencies', ['emergency', 'accident', 'help', '112', 'ప్రమాదం', 'मदद', 'அவசரம்', 'ಅಪಘಾತ']],
    ['ambulance', ['ambulance', 'Doctor', 'hospitals', 'ఆసుపత్రి', 'अस्पताल', 'மருத்துவமனை', 'ಆಸ್ಪತ್ರೆ']],
    ['police', ['police', 'police station', 'stolen phone', 'పోలీసులు', 'पुलिस', 'போலீஸ்', 'ಪೊಲೀಸ್']],
  ] as const) {
    it(`finds the number of ${helpline} first by ${queries.join(', ')}`, () => {
      for (const query of queries)
        assert.deepEqual([found(query).parts[0], found(query).helplines[0]], ['helplines', helpline], query)
    })
  }

  it('finds first whom to tell of what is lost and whom to complain to, whatever it is', () => {
    for (const query of [
      ...[
        'lost ticket',
        'lost my phone in temple',
        'where 2 complain about room',
        'i forgot my bag in the bus',
      ],
      ...['నా బ్యాగ్ పోయింది', 'मेरा पर्स खो गया', 'என் பர்ஸ் தொலைஞ்சு போச்சு', 'ನನ್ನ ಬ್ಯಾಗ್ ಕಳೆದುಹೋಯ್ತು', 'na phone poyindi'],
      ...['ఫిర్యాదు ఎవరికి చేయాలి', 'शिकायत कहाँ करें', 'புகார் யாரிடம் சொல்வது', 'ದೂರು ಯಾರಿಗೆ ಕೊಡೋದು'],
    ]) {
      const { parts, helplines } = found(query)
      assert.equal(parts[0], 'helplines', query)
      assert.ok(helplines.includes('ttd-information'), query)
    }
  })

  it('finds emergency numbers by whole words alone', () => {
    for (const query of [
      ...[
        'hill',
        'full day',
        'tip',
        'count',
        'names',
        'ferry',
        'all temples',
        '1000',
        'Rs 1000',
        '100 rupees',
      ],
      ...['free darshan', 'toll gate', 'అన్ని గుడులు', 'सभी मंदिर', 'எல்லா கோயில்கள்', 'ಎಲ್ಲ ದೇವಸ್ಥಾನಗಳು'],
    ])
      assert.deepEqual(found(query).helplines, [], query)
  })

  it('finds none by the name of a temple or a place, and none without words that tell', () => {
    for (const { name } of guide.temples) assert.deepEqual(found(name).answers, [], name)
    for (const query of ['', ' ', 'kala', 'Tirupati', 'temple', 'swa', 'how do I', 'zzzz'])
      assert.deepEqual(found(query).answers, [], query)
  })

  it('takes no short word for another that is written with the same sounds', () => {
    const first = (query: string) => namesOf(find(query, index)?.[0] ?? assert.fail(query))[0]
    assert.equal(first('taxi fare'), 'answer:autos')
    assert.ok(!found('taxi fare').answers.some((id) => ['free-tokens', 'free-buses'].includes(id)))
    assert.equal(first('how far is airport'), 'intent:distance')
    assert.equal(first('saree'), 'intent:dress')
    assert.deepEqual(found('saree').temples, [])
  })

  it('says of no temple that nothing is known where an answer is found', () => {
    for (const [query, id] of [
      ['free meals', 'food'],
      ['free food', 'food'],
      ['అన్నదానం', 'food'],
      ['मुफ्त खाना', 'food'],
      ['drinking water', 'food'],
      ['tirumala food', 'food'],
      ['parking', 'festival-traffic'],
      ['tirumala parking', 'festival-traffic'],
      ['ಪಾರ್ಕಿಂಗ್', 'festival-traffic'],
      ['Hotel near temple', 'rooms'],
      ['தங்கும் அறை', 'rooms'],
      ['rooms in tirumala', 'rooms'],
    ] as const) {
      const { parts, intent, facts, answers } = found(query)
      assert.deepEqual([parts[0], answers[0], intent, facts], ['answers', id, null, []], query)
    }
    assert.deepEqual(found('kanipakam rooms').facts, [{ kind: 'fact', intent: 'rooms', temple: 'kanipakam' }])
  })

  it('finds a few at most', () => {
    for (const query of ['bus', 'tic', 'wal', 'ticket']) assert.ok(found(query).answers.length <= 4, query)
  })
})
