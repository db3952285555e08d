import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

const blanks = ['blank', 'blank', 'blank'];

const duel = (card: string, bomber: object = {}, others: object = {}) =>
  xwingTable({
    bomber: { pilot: 'scimitarsquadronpilot', at: [450, 300, 0], upgrades: [card], lock: 'x', ...bomber },
    x: { pilot: 'rookiepilot', at: [450, 490, 180], hasFought: true },
    ...others,
  });

const fired = (card: string, attack: readonly string[], others: object = {}) =>
  duel(card, {}, others).attack('bomber', 'x', { weapon: card, attack, defense: ['blank', 'blank'] });

const passed = (table: ReturnType<typeof duel>) => table.offers('targetLock').passes();

test('a hit of ion pulse missiles is one damage and two ion tokens, and the lock stays', () => {
  passed(fired('ionpulsemissiles', ['hit', 'crit', 'hit']))
    .has('x', { shields: 1, damage: [], tokens: { ion: 2 } })
    .has('bomber', { lock: { target: 'x' }, upgrades: [{ faceup: false }] })
    .ends();
});

test('ion pulse missiles that miss do nothing', () => {
  passed(fired('ionpulsemissiles', blanks))
    .has('x', { shields: 2, tokens: { ion: 0 } })
    .ends();
});

test('a hit of advanced homing missiles deals one card faceup past the shields and nothing else', () => {
  passed(fired('advhomingmissiles', ['hit', 'crit', 'hit']).cards('core2-damagedcockpit'))
    .has('x', { shields: 2, damage: [{ faceup: true, card: 'core2-damagedcockpit' }] })
    .ends();
});

test('advanced homing missiles that miss deal nothing', () => {
  passed(fired('advhomingmissiles', blanks)).has('x', { shields: 2, damage: [] }).ends();
});

test('proton rockets need a focus token, keep it, and roll a die more for each point of agility', () => {
  const table = (tokens: object) =>
    xwingTable({
      awing: { pilot: 'prototypepilot', at: [450, 300, 0], upgrades: ['protonrockets'], tokens },
      tie: { pilot: 'academypilot', at: [450, 400, 180], hasFought: true },
    });
  const done = table({ focus: 1 })
    .attack('awing', 'tie', {
      weapon: 'protonrockets',
      attack: ['hit', 'hit', 'blank', 'blank', 'blank'],
      defense: blanks,
    })
    .offers('focus')
    .passes()
    .has('awing', { upgrades: [{ faceup: false }] })
    .has('tie', { damage: [{ faceup: false }, { faceup: false }] });
  expect(done.events('tokensRemoved').filter(({ spent }) => spent)).toEqual([]);
  done.ends();
  table({})
    .until('declareTarget', 'awing')
    .offersExactly({ weapon: 'primary', target: 'tie' }, { decline: true })
    .refuses({ weapon: 'awing.u1', target: 'tie' }, 'xw.secondary.header.focus');
});

test('proton rockets roll three dice more at most', () => {
  const table = xwingTable({
    awing: {
      pilot: 'prototypepilot',
      at: [450, 300, 0],
      upgrades: ['protonrockets', 'stealthdevice'],
      tokens: { focus: 1 },
    },
    tie: { pilot: 'academypilot', at: [450, 400, 180], hasFought: true },
  }).attack('awing', 'tie', {
    weapon: 'protonrockets',
    attack: ['hit', 'blank', 'blank', 'blank', 'blank'],
    defense: blanks,
  });
  table.offers('focus').passes().ends();
});

const flown = (speed: number, attack: readonly string[]) =>
  passed(
    xwingTable(
      {
        tie: { pilot: 'scimitarsquadronpilot', at: [450, 100, 0], upgrades: ['cruisemissiles'], lock: 'x' },
        x: { pilot: 'rookiepilot', at: [450, 490 + 40 * speed, 180] },
      },
      { phase: 'planning' },
    )
      .plans('tie', speed, 'straight')
      .plans('x', 1, 'straight')
      .readies()
      .attack('tie', 'x', { weapon: 'cruisemissiles', attack, defense: ['blank', 'blank'] }),
  );

test('cruise missiles roll one die and one more for each point of the speed flown', () => {
  flown(1, ['hit', 'blank']).has('x', { shields: 1 }).ends();
  flown(3, ['hit', 'hit', 'blank', 'blank']).has('x', { shields: 0 }).ends();
});

test('unguided rockets need a focus token, spend nothing and change their dice by it alone', () => {
  const table = duel('unguidedrockets', { tokens: { focus: 1 }, lock: 'x' })
    .attack('bomber', 'x', {
      weapon: 'unguidedrockets',
      attack: ['focus', 'blank', 'hit'],
      defense: ['blank', 'blank'],
    })
    .offers('focus')
    .refuses({ use: 'bomber.targetLock', choice: [1] }, 'xw.timing.precedence.cannot-is-absolute')
    .uses('focus')
    .has('x', { shields: 0 })
    .has('bomber', { upgrades: [{ faceup: true }], lock: { target: 'x' } });
  table.ends();
  duel('unguidedrockets', { lock: 'x' })
    .until('declareTarget', 'bomber')
    .offersExactly({ weapon: 'primary', target: 'x' }, { decline: true })
    .refuses({ weapon: 'bomber.u1', target: 'x' }, 'xw.secondary.header.focus');
});

test('a ship with unguided rockets changes the dice of its primary weapon as usual', () => {
  duel('unguidedrockets', { tokens: { focus: 1 }, lock: 'x' })
    .attack('bomber', 'x', { attack: ['focus', 'blank'], defense: ['blank', 'blank'] })
    .offers('focus', 'targetLock');
});

const around = {
  near: { pilot: 'rookiepilot', at: [520, 490, 180], hasFought: true },
  wing: { pilot: 'academypilot', at: [380, 490, 180], hasFought: true },
  far: { pilot: 'rookiepilot', at: [450, 800, 180], hasFought: true },
};

test('a hit of scrambler missiles jams all ships around the defender and does no damage', () => {
  const table = passed(fired('scramblermissiles', ['hit', 'crit', 'hit'], around));
  expect(table.events('tokensAssigned').map(({ ship, token }) => [ship, token])).toEqual([
    ['x', 'jam'],
    ['near', 'jam'],
    ['wing', 'jam'],
  ]);
  table.has('x', { shields: 2, damage: [] }).ends();
});

test('scrambler missiles that miss jam nobody', () => {
  const table = passed(fired('scramblermissiles', blanks, around));
  expect(table.events('tokensAssigned')).toEqual([]);
});

test.each(['advhomingmissiles', 'scramblermissiles', 'harpoonmissiles'])('%s are discarded', (card) => {
  const attack = card === 'harpoonmissiles' ? [...blanks, 'blank'] : blanks;
  const table = duel(card)
    .attack('bomber', 'x', { weapon: card, attack, defense: ['blank', 'blank'] })
    .has('bomber', { upgrades: [{ faceup: false }], lock: { target: 'x' } });
  passed(table).ends();
});

test('a harpoon that hits stays beside the ship, a hit by another weapon or a miss leaves none', () => {
  const hit = ['hit', 'blank', 'blank', 'blank'];
  expect(passed(fired('harpoonmissiles', hit)).events('conditionAssigned')).toMatchObject([
    { ship: 'x', condition: { card: 'harpooned', by: 'bomber' } },
  ]);
  expect(passed(fired('harpoonmissiles', [...blanks, 'blank'])).events('conditionAssigned')).toEqual([]);
  const primary = duel('harpoonmissiles').attack('bomber', 'x', {
    attack: ['hit', 'blank'],
    defense: ['blank', 'blank'],
  });
  expect(passed(primary).events('conditionAssigned')).toEqual([]);
});

test('a ship that the harpoon destroys is harpooned no more', () => {
  const wreck = {
    x: {
      pilot: 'rookiepilot',
      at: [450, 490, 180],
      shields: 0,
      facedown: ['core2-stunnedpilot', 'core2-stunnedpilot'],
      hasFought: true,
    },
  };
  const table = passed(fired('harpoonmissiles', ['hit', 'hit', 'blank', 'blank'], wreck));
  expect(table.events('conditionAssigned')).toEqual([]);
  table.has('x', { gone: 'destroyed' });
});

test('a ship with such missiles rolls the usual dice with its primary weapon', () => {
  const bomber = { speedFlown: 3, tokens: { focus: 1 } };
  for (const card of ['cruisemissiles', 'protonrockets']) {
    duel(card, bomber)
      .attack('bomber', 'x', { attack: ['blank', 'blank'], defense: ['blank', 'blank'] })
      .passes()
      .ends();
  }
});

test('cruise missiles are discarded, roll four dice more at most, and one alone from a ship that stood still', () => {
  const shot = (speedFlown: number | undefined, dice: number) =>
    duel('cruisemissiles', speedFlown === undefined ? {} : { speedFlown }).attack('bomber', 'x', {
      weapon: 'cruisemissiles',
      attack: Array.from({ length: dice }, () => 'blank'),
      defense: ['blank', 'blank'],
    });
  for (const [speed, dice] of [
    [undefined, 1],
    [4, 5],
    [5, 5],
  ] as const) {
    const table = shot(speed, dice).has('bomber', { upgrades: [{ faceup: false }] });
    passed(table).ends();
  }
});

test('the defense dice against unguided rockets are changed as usual', () => {
  duel(
    'unguidedrockets',
    { tokens: { focus: 1 } },
    {
      x: { pilot: 'rookiepilot', at: [450, 490, 180], hasFought: true, tokens: { focus: 1 } },
    },
  )
    .attack('bomber', 'x', {
      weapon: 'unguidedrockets',
      attack: ['hit', 'blank', 'blank'],
      defense: ['focus', 'blank'],
    })
    .passes()
    .asksSeat('p2')
    .offers('focus')
    .uses('focus')
    .has('x', { shields: 2 });
});
