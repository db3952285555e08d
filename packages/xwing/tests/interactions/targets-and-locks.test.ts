import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

const blanks = (count: number) => Array.from({ length: count }, () => 'blank');

const holding = (tokens: { readonly [token: string]: number }) => expect.objectContaining(tokens);

test('Biggs outside the arc protects nobody from a Y-wing whose BTL-A4 keeps it from attacking him', () => {
  const shots = (upgrades: readonly string[]) =>
    xwingTable({
      ywing: { pilot: 'syndicatethug', at: [450, 300], upgrades: ['twinlaserturret', ...upgrades] },
      x: { pilot: 'rookiepilot', at: [530, 500, 180], hasFought: true },
      biggs: { pilot: 'biggsdarklighter', at: [650, 430, 180], hasFought: true },
    }).until('declareTarget', 'ywing');
  const primary = { weapon: 'primary', target: 'x' };
  shots([]).offersExactly(primary, { weapon: 'ywing.u1', target: 'biggs' }, { decline: true });
  shots(['btla4ywing']).offersExactly(primary, { weapon: 'ywing.u1', target: 'x' }, { decline: true }).ends();
});

test('Long-Range Scanners keep a Fire-Control System from locking a target at range 2', () => {
  for (const [y, isOffered] of [
    [520, false],
    [600, true],
  ] as const) {
    const table = xwingTable({
      punisher: {
        pilot: 'cutlasssquadronpilot',
        at: [450, 300],
        upgrades: ['firecontrolsystem', 'longrangescanners'],
      },
      x: { pilot: 'rookiepilot', at: [450, y, 180], hasFought: true },
    }).attack('punisher', 'x', { attack: blanks(2), defense: blanks(isOffered ? 3 : 2) });
    if (isOffered) table.offers('firecontrolsystem').uses('firecontrolsystem');
    expect(table.ship('punisher').lock?.target).toBe(isOffered ? 'x' : undefined);
    table.ends();
  }
});

test('a Fire-Control System cannot lock the ship it shot at while Captain Kagi is in reach', () => {
  const bwing = (target: 'kagi' | 'tie') =>
    xwingTable({
      bwing: { pilot: 'bluesquadronpilot', at: [450, 300], upgrades: ['firecontrolsystem'] },
      kagi: { pilot: 'captainkagi', at: [560, 520, 180], hasFought: true },
      tie: { pilot: 'academypilot', at: [420, 520, 180], hasFought: true },
    }).attack('bwing', target, { attack: blanks(3), defense: blanks(target === 'tie' ? 3 : 1) });
  expect(bwing('tie').ends().ship('bwing').lock).toBe(null);
  bwing('kagi').offers('firecontrolsystem').uses('firecontrolsystem');
});

test('the lock that Dutch Vander hands on reaches a stressed Hobbie Klivian, who sheds the stress', () => {
  xwingTable(
    {
      dutch: { pilot: 'dutchvander', at: [300, 200], dial: { speed: 1, bearing: 'straight' } },
      hobbie: { pilot: 'hobbieklivian', at: [380, 240], tokens: { stress: 1 } },
      tie: {
        pilot: 'soontirfel',
        at: [300, 480, 180],
        dial: { speed: 2, bearing: 'straight' },
      },
    },
    { phase: 'activation' },
  )
    .acts('targetLock', { target: 'tie' })
    .offers('dutchvander')
    .uses('dutchvander', { ship: 'hobbie', target: 'tie' })
    .offers('hobbieklivian')
    .uses('hobbieklivian')
    .has('dutch', { lock: expect.objectContaining({ target: 'tie' }) })
    .has('hobbie', {
      lock: expect.objectContaining({ target: 'tie' }),
      tokens: holding({ stress: 0 }),
    })
    .ends();
});

test('the lock that R5-K6 saves from Proton Torpedoes cannot be spent again in the same attack', () => {
  const torpedo = (die: string) =>
    xwingTable({
      x: { pilot: 'rookiepilot', at: [450, 300], upgrades: ['protontorpedoes', 'r5k6'], lock: 'tie' },
      tie: { pilot: 'academypilot', at: [450, 530, 180], hasFought: true },
    }).attack('x', 'tie', {
      weapon: 'protontorpedoes',
      attack: ['focus', 'blank', 'blank', 'blank'],
      defense: [die, 'evade', 'blank', 'blank'],
    });
  torpedo('evade')
    .offers('protontorpedoes')
    .passes()
    .has('x', {
      lock: expect.objectContaining({ target: 'tie' }),
      upgrades: [{ faceup: false }, { faceup: true }],
    })
    .ends();
  torpedo('blank').offers('protontorpedoes').passes().has('x', { lock: null }).ends();
});

test('Captain Jonus cannot help with Unguided Rockets, whose dice only a focus token may change', () => {
  const bomber = (weapon: string) =>
    xwingTable({
      bomber: {
        pilot: 'scimitarsquadronpilot',
        at: [450, 300],
        upgrades: [weapon],
        tokens: { focus: 1 },
        lock: 'x',
      },
      jonus: { pilot: 'captainjonus', at: [540, 300], hasFought: true },
      x: { pilot: 'rookiepilot', at: [450, 520, 180], hasFought: true },
    }).attack('bomber', 'x', {
      weapon,
      attack: ['focus', ...blanks(weapon === 'unguidedrockets' ? 2 : 3)],
      defense: blanks(2),
    });
  bomber('unguidedrockets').offers('focus').uses('focus').has('x', { shields: 1 }).ends();
  bomber('concussionmissiles').offers('focus', 'captainjonus', 'concussionmissiles');
});
