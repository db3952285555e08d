import { shows } from '@sortie/testkit';
import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

const blanks = (count: number) => Array.from({ length: count }, () => 'blank');

test('a Heavy Laser Cannon turns the criticals it rolls, not one that a target lock rerolls into', () => {
  xwingTable({
    bwing: { pilot: 'bluesquadronpilot', at: [450, 300], upgrades: ['heavylasercannon'], lock: 'tie' },
    tie: { pilot: 'academypilot', at: [450, 540, 180], hasFought: true },
  })
    .cards('core2-damagedengine')
    .attack('bwing', 'tie', {
      weapon: 'heavylasercannon',
      attack: ['crit', 'blank', 'blank', 'blank', 'crit'],
      defense: ['evade', 'blank', 'blank'],
    })
    .attackDice('hit', 'blank', 'blank', 'blank')
    .uses('targetLock', [1])
    .has('tie', { damage: [{ faceup: true, card: 'core2-damagedengine' }] })
    .ends();
});

const leader = (lock: { readonly lock?: string }) =>
  xwingTable({
    bwing: { pilot: 'bluesquadronpilot', at: [450, 300], upgrades: ['heavylasercannon'] },
    omega: { pilot: 'omegaleader', at: [450, 540, 180], hasFought: true, shields: 0, ...lock },
  })
    .cards('core2-damagedengine')
    .attack('bwing', 'omega', {
      weapon: 'heavylasercannon',
      attack: ['crit', ...blanks(3)],
      defense: blanks(3),
    });

test('the lock of Omega Leader keeps a Heavy Laser Cannon from turning its criticals', () => {
  leader({}).has('omega', { damage: [{ faceup: false }] });
  leader({ lock: 'bwing' })
    .has('omega', { damage: [{ faceup: true }] })
    .ends();
});

test('a ship that Omega Leader has locked may still cancel its own die, as Crimson Leader does', () => {
  const bomber = (faces: readonly string[]) =>
    xwingTable({
      bomber: { pilot: 'crimsonleader', at: [450, 300], tokens: { focus: 1 } },
      omega: { pilot: 'omegaleader', at: [450, 520, 180], hasFought: true, lock: 'bomber' },
    }).attack('bomber', 'omega', { attack: faces, defense: blanks(3) });
  bomber(['focus', 'hit'])
    .offers('crimsonleader')
    .uses('crimsonleader', 1)
    .has('omega', { damage: [], conditions: [{ card: 'rattled' }] })
    .ends();
});

test('R3 Astromech, Wampa and Lieutenant Kestal cancel dice against Omega Leader, who has locked them', () => {
  for (const [pilot, card, upgrades, attack, defense] of [
    ['rookiepilot', 'r3astromech', ['r3astromech'], ['focus', 'blank', 'blank'], blanks(3)],
    ['wampa', 'wampa', [], ['crit', 'blank'], blanks(3)],
    ['lieutenantkestal', 'lieutenantkestal', [], ['hit', 'blank'], ['focus', ...blanks(2)]],
  ] as const) {
    const table = xwingTable({
      ship: { pilot, side: 0, at: [450, 300], upgrades, tokens: { focus: 1 } },
      omega: { pilot: 'omegaleader', side: 1, at: [450, 520, 180], hasFought: true, lock: 'ship' },
    })
      .attack('ship', 'omega', { attack, defense })
      .offers(card)
      .uses(card);
    expect(table.events('dieCancelled').length).toBeGreaterThan(0);
    table.ends();
  }
});

test('against Dark Curse Marksmanship works and Calculation, which costs a focus token, does not', () => {
  const hunter = (upgrade: string, action: string) =>
    xwingTable(
      {
        luke: {
          pilot: 'lukeskywalker',
          at: [450, 300],
          upgrades: [upgrade],
          tokens: { focus: 1 },
          dial: { speed: 2, bearing: 'straight' },
        },
        curse: { pilot: 'darkcurse', at: [450, 640, 180], hasFought: true },
      },
      { phase: 'activation' },
    )
      .acts(action, action === 'targetLock' ? { target: 'curse' } : {})
      .attack('luke', 'curse', { attack: ['focus', 'focus', 'blank'], defense: blanks(3) });
  const calculating = hunter('calculation', 'targetLock').has('curse', { damage: [] });
  expect(calculating.events('tokensRemoved').filter(({ spent }) => spent)).toEqual([]);
  hunter('marksmanship', 'card luke.u1')
    .offers('marksmanship')
    .cards('core2-damagedengine', 'core2-damagedengine')
    .uses('marksmanship')
    .has('curse', { damage: [{ faceup: false }, { faceup: true }] })
    .ends();
});

shows(
  'xw.dice.modify.reroll-once',
  'dice that Han Solo rerolled cannot be rerolled with a target lock',
  () => {
    xwingTable({
      han: { pilot: 'rebel:yt1300:hansolo', at: [450, 300], lock: 'tie', tokens: { focus: 1 } },
      tie: { pilot: 'academypilot', at: [450, 530, 180], hasFought: true },
    })
      .attack('han', 'tie', { attack: ['blank', 'hit', 'focus'] })
      .offers('hansolo', 'targetLock', 'focus')
      .dice({ attack: ['hit', 'blank', 'focus'], defense: ['evade', ...blanks(2)] })
      .uses('hansolo')
      .offersExactly(
        { use: 'han.focus', choice: null },
        { use: 'han.targetLock', choice: [] },
        { pass: true },
      )
      .uses('focus')
      .passes()
      .has('tie', { damage: [{ faceup: false }] })
      .has('han', { lock: expect.objectContaining({ target: 'tie' }) })
      .ends();
  },
);

test('Accuracy Corrector cancels what a Sensor Jammer changed, and its own hits are out of reach', () => {
  xwingTable({
    bwing: { pilot: 'bluesquadronpilot', at: [450, 300], upgrades: ['accuracycorrector'] },
    shuttle: { pilot: 'omicrongrouppilot', at: [450, 540, 180], hasFought: true, upgrades: ['sensorjammer'] },
  })
    .attack('bwing', 'shuttle', { attack: ['hit', 'blank', 'blank'] })
    .asksSeat('p2')
    .offers('sensorjammer')
    .uses('sensorjammer')
    .attackDice('focus', 'blank', 'blank')
    .asksSeat('p1')
    .offers('accuracycorrector')
    .dice({ defense: blanks(1) })
    .uses('accuracycorrector', true)
    .has('shuttle', { shields: 3 })
    .ends();
});

test('the two hits of Accuracy Corrector cannot be evaded when an Autoblaster fires them', () => {
  xwingTable({
    bwing: { pilot: 'bluesquadronpilot', at: [450, 300], upgrades: ['accuracycorrector', 'autoblaster'] },
    tie: { pilot: 'academypilot', at: [450, 430, 180], hasFought: true, tokens: { evade: 1 } },
  })
    .attack('bwing', 'tie', {
      weapon: 'autoblaster',
      attack: blanks(3),
      defense: ['evade', 'evade', 'evade'],
    })
    .uses('accuracycorrector', true)
    .offers('evade')
    .uses('evade')
    .has('tie', { damage: [{ faceup: false }, { faceup: false }] })
    .ends();
});

test('a Lightweight Frame counts the two dice that Accuracy Corrector leaves, not those it cancelled', () => {
  const striker = (uses: boolean, rolled: number) => {
    const table = xwingTable({
      bwing: { pilot: 'bluesquadronpilot', at: [450, 300], upgrades: ['accuracycorrector'] },
      tie: { pilot: 'imperialtrainee', at: [450, 520, 180], hasFought: true, upgrades: ['lightweightframe'] },
    })
      .attack('bwing', 'tie', { attack: blanks(3), defense: blanks(rolled) })
      .offers('accuracycorrector');
    return uses ? table.uses('accuracycorrector', true) : table.passes();
  };
  striker(true, 2)
    .has('tie', { damage: [{ faceup: false }, { faceup: false }] })
    .ends();
  striker(false, 3).has('tie', { damage: [] }).ends();
});

test('the blank that Finn adds may be rerolled by Rey', () => {
  xwingTable({
    rey: { pilot: 'rebel:yt1300:rey', at: [450, 300], upgrades: ['crew:finn'] },
    tie: { pilot: 'academypilot', at: [450, 530, 180], hasFought: true },
  })
    .attack('rey', 'tie', { attack: ['hit', 'focus', 'focus'] })
    .offers('finn')
    .uses('finn')
    .attackDice('hit', 'focus', 'focus', 'blank')
    .offers('rey')
    .dice({ attack: ['hit'], defense: blanks(3) })
    .uses('rey', [3])
    .has('tie', { damage: [{ faceup: false }, { faceup: false }] })
    .ends();
});

test('Fenn Rau of the rebels keeps Kir Kanos from spending his evade token for a hit', () => {
  const kanos = (stress: number) => {
    const table = xwingTable({
      kanos: { pilot: 'kirkanos', at: [450, 300], tokens: { evade: 1, focus: 1 } },
      rau: {
        pilot: 'rebel:sheathipedeclassshuttle:fennrau',
        at: [450, 540, 180],
        hasFought: true,
        tokens: { stress },
      },
    });
    return (stress > 0 ? table : table.offers('fennrau').uses('fennrau')).attack('kanos', 'rau', {
      attack: ['focus', 'hit', 'blank'],
      defense: ['evade', 'blank'],
    });
  };
  kanos(1).offers('kirkanos', 'focus');
  const table = kanos(0).has('rau', { shields: 1, damage: [] }).ends();
  expect(table.events('tokensRemoved').filter(({ spent }) => spent)).toEqual([]);
});
