import { armadaTable } from '@sortie/testkit/armada';
import { expect } from 'vitest';
import { shows } from '../shows.ts';

const HITS = ['hit', 'hit', 'hit'] as const;
const FRONT = { zone: 'front', defendingZone: 'front' } as const;

/** A Victory with a corvette dead ahead, whose front hull zone is so far from its own. */
const duel = (gap: number, more: { victory?: object; corvette?: object; situation?: object } = {}) =>
  armadaTable(
    {
      victory: { ship: 'victory-ii', at: [900, 300, 0], ...more.victory },
      // Half a small and half a medium token lie between the middles.
      corvette: {
        ship: 'cr90-corvette-a',
        at: [900, 300 + 50.4 + gap + 34.9, 180],
        activated: true,
        ...more.corvette,
      },
    },
    more.situation,
  );

shows(
  'ar.attack.steps',
  'an attack declares, rolls, resolves effects, lets tokens be spent, resolves damage and offers further squadrons',
  () => {
    const table = armadaTable({
      victory: { ship: 'victory-ii', at: [900, 300, 0], commandTokens: ['concentrateFire'] },
      luke: { squadron: 'luke-skywalker', at: [900, 450] },
      wing: { squadron: 'x-wing', at: [960, 450] },
    }).attack('victory', 'luke', { zone: 'front', blue: ['hit', 'hit'] });
    const seen = [table.question.about];
    expect(seen).toMatchObject([{ window: 'attackEffects' }]);
    table.passes();
    expect(table.question).toMatchObject({ seat: 'p2', about: { window: 'spendDefenseTokens' } });
    table.passes();
    table.asks('additionalSquadron').has('luke', { hull: 4 });
  },
);

shows(
  ['ar.attack.declare.defender-and-zone', 'ar.attack.declare.no-friendly-targets'],
  'the attacker names the defender and both hull zones, and never a friend',
  () => {
    armadaTable({
      victory: { ship: 'victory-ii', at: [900, 300, 0] },
      friend: { ship: 'victory-i-', at: [980, 450, 0], activated: true },
      corvette: { ship: 'cr90-corvette-a', at: [900, 500, 180], activated: true },
    })
      .asks('declareTarget')
      .refuses({ target: 'corvette', zone: 'front' }, 'ar.attack.declare.defender-and-zone')
      .refuses({ target: 'nobody', zone: 'front' }, 'ar.attack.declare.defender-and-zone')
      .refuses(
        { target: 'friend', zone: 'front', defendingZone: 'rear' },
        'ar.attack.declare.no-friendly-targets',
      );
  },
);

shows(
  'ar.attack.declare.ship-needs-arc-and-range',
  'a ship targets only what reaches into the arc of the attacking zone and is in its range',
  () => {
    const table = duel(100).asks('declareTarget');
    const aims = (table.answersOffered as readonly { zone?: string; defendingZone?: string }[])
      .flatMap(({ zone, defendingZone }) => (zone ? [`${zone} ${defendingZone}`] : []))
      .sort();
    expect(aims).toEqual(['front front']);
    table.refuses(
      { target: 'corvette', zone: 'rear', defendingZone: 'front' },
      'ar.attack.declare.ship-needs-arc-and-range',
    );
    const far = duel(310);
    expect(far.question.kind).toBe('chooseCourse');
  },
);

shows(
  ['ar.los.blocked-by-defender-zone', 'ar.los.purpose'],
  'a zone behind another zone of the defender cannot be targeted',
  () => {
    duel(100).refuses(
      { target: 'corvette', zone: 'front', defendingZone: 'rear' },
      'ar.los.blocked-by-defender-zone',
    );
  },
);

shows(
  ['ar.attack.roll.dice-by-range', 'ar.range.attack.one-band', 'ar.attack.roll.battery-vs-ship'],
  'only dice valid at the range of the attack are gathered',
  () => {
    // Front battery of the Gladiator: two red, two black.
    const gathered = (gap: number) => {
      const table = armadaTable({
        gladiator: { ship: 'gladiator-i-', at: [900, 300, 0] },
        corvette: { ship: 'cr90-corvette-a', at: [900, 300 + 34.9 + gap + 34.9, 180], activated: true },
      }).attack('gladiator', 'corvette', {
        ...FRONT,
        red: ['hit', 'hit'],
        black: gap < 124 ? ['hit', 'hit'] : [],
      });
      return table.events('diceGathered')[0]!.dice;
    };
    expect(gathered(123)).toEqual({ red: 2, blue: 0, black: 2 });
    expect(gathered(124)).toEqual({ red: 2, blue: 0, black: 0 });
    expect(gathered(200)).toEqual({ red: 2, blue: 0, black: 0 });
    const victory = duel(150).attack('victory', 'corvette', {
      ...FRONT,
      red: ['hit', 'hit', 'hit'],
      blue: ['hit', 'hit', 'hit'],
    });
    expect(victory.events('diceGathered')[0]!.dice).toEqual({ red: 3, blue: 3, black: 0 });
  },
);

shows(
  ['ar.attack.roll.no-dice-cancels', 'ar.range.attack.max-close'],
  'a target against which no die could be gathered is not offered',
  () => {
    // Only black dice on its sides, which end with close range.
    const at = (x: number) =>
      armadaTable({
        gladiator: { ship: 'gladiator-i-', at: [900, 300, 0] },
        corvette: { ship: 'cr90-corvette-a', at: [x, 300, 180], activated: true },
      }).question.kind;
    expect(at(900 + 38 + 120)).toBe('declareTarget');
    expect(at(900 + 38 + 130)).toBe('chooseCourse');
  },
);

shows(
  ['ar.range.attack.max-medium', 'ar.range.attack.max-long'],
  'blue dice carry to medium range, and red ones as far as long range and no farther',
  () => {
    // The front battery has red and blue dice.
    const gathered = (gap: number) =>
      duel(gap)
        .attack('victory', 'corvette', { ...FRONT, red: HITS, blue: HITS })
        .events('diceGathered')[0]!.dice;
    expect(gathered(186)).toEqual({ red: 3, blue: 3, black: 0 });
    expect(gathered(188)).toEqual({ red: 3, blue: 0, black: 0 });
    expect(gathered(304)).toEqual({ red: 3, blue: 0, black: 0 });
    expect(duel(306).question.kind).toBe('chooseCourse');
  },
);

shows(
  [
    'ar.attack.roll.anti-squadron-vs-squadron',
    'ar.range.attack.by-armament-in-use',
    'ar.attack.armament.ship-anti-squadron',
  ],
  'against a squadron the anti-squadron armament is used from any zone, and its colours fix the range',
  () => {
    const table = (y: number) =>
      armadaTable({
        victory: { ship: 'victory-ii', at: [900, 300, 0] },
        wing: { squadron: 'x-wing', at: [900, y] },
        corvette: { ship: 'cr90-corvette-a', at: [100, 850, 180], activated: true },
      });
    // One blue die, to medium range; the front battery would reach long range.
    const near = table(300 + 50.4 + 17.1 + 186).attack('victory', 'wing', { zone: 'front', blue: ['hit'] });
    expect(near.events('diceGathered')[0]!.dice).toEqual({ red: 0, blue: 1, black: 0 });
    expect(table(300 + 50.4 + 17.1 + 188).question.kind).toBe('chooseCourse');
    const behind = table(300 - 50.4 - 17.1 - 20).attack('victory', 'wing', { zone: 'rear', blue: ['hit'] });
    expect(behind.events('diceGathered')[0]!.dice).toEqual({ red: 0, blue: 1, black: 0 });
  },
);

const asteroidBetween = { obstacles: { 'asteroid-2': [900, 400, 0] } } as const;

shows(
  ['ar.attack.roll.obstructed-remove-die', 'ar.los.obstructed-by-ship-or-obstacle'],
  'an obstructed attacker removes one die of its choice before rolling, however many things obstruct',
  () => {
    const table = armadaTable(
      {
        victory: { ship: 'victory-ii', at: [900, 300, 0] },
        corvette: { ship: 'cr90-corvette-a', at: [900, 600, 180], activated: true },
        between: { ship: 'nebulon-b-escort', at: [900, 500, 90], activated: true, side: 0, seat: 'p1' },
      },
      asteroidBetween,
    ).attack('victory', 'corvette', { ...FRONT, red: ['hit', 'hit'] });
    // At long range only red dice, so there is nothing to choose.
    expect(table.events('gatheredDieRemoved')).toHaveLength(1);
    expect(table.attackNow.dice).toHaveLength(2);
    duel(100, { situation: asteroidBetween })
      .attack('victory', 'corvette', { ...FRONT, red: ['hit', 'hit', 'hit'], blue: ['hit', 'hit'] })
      .asks('removeDie')
      .asksSeat('p1')
      .offersExactly({ colour: 'red' }, { colour: 'blue' })
      .answers({ colour: 'blue' })
      .until('useAbility')
      .pool('red hit', 'red hit', 'red hit', 'blue hit', 'blue hit');
  },
);

shows('ar.attack.roll.no-dice-cancels', 'an attack whose last die is removed is cancelled', () => {
  const table = armadaTable(
    {
      corvette: { ship: 'cr90-corvette-b', at: [900, 600, 0] },
      tie: { squadron: 'tie-fighter', at: [900, 760] },
      victory: { ship: 'victory-ii', at: [100, 100, 0], activated: true },
    },
    { obstacles: { 'asteroid-2': [900, 690, 0] } },
  ).attack('corvette', 'tie', { zone: 'front' });
  expect(table.events('attackDiceRolled')).toEqual([]);
  table.has('tie', { hull: 3 }).asks('chooseCourse');
});

shows('ar.attack.pool.definition', 'the pool holds the dice rolled and the dice added later', () => {
  duel(100, { victory: { dials: ['concentrateFire'] } })
    .attack('victory', 'corvette', {
      ...FRONT,
      red: ['hit', 'hit', 'hit', 'blank'],
      blue: ['hit', 'hit', 'hit'],
    })
    .uses('concentrateFire', { spend: 'dial', colour: 'red' })
    .pool('red hit', 'red hit', 'red hit', 'blue hit', 'blue hit', 'blue hit', 'red blank');
});

shows(
  ['ar.attack.effects.accuracy-locks-tokens', 'ar.dice.icon.accuracy', 'ar.dice.modify.spend'],
  'each accuracy spent takes its die out of the pool and locks another token, readied or exhausted',
  () => {
    const table = duel(200, {
      corvette: { defenseTokens: ['readied', 'exhausted', 'discarded'] },
    }).attack('victory', 'corvette', { ...FRONT, red: ['accuracy', 'accuracy', 'hit'] });
    table
      .offersExactly(
        { use: 'victory.accuracy', choice: { die: 0, token: 0 } },
        { use: 'victory.accuracy', choice: { die: 0, token: 1 } },
        { pass: true },
      )
      .uses('accuracy', { die: 0, token: 1 })
      .pool('red accuracy', 'red hit')
      .offersExactly({ use: 'victory.accuracy', choice: { die: 1, token: 0 } }, { pass: true })
      .passes()
      .refuses(
        { use: 'corvette.defenseTokens', choice: { token: 1, die: 2 } },
        'ar.attack.effects.locked-tokens-unusable',
      );
    expect(table.attackNow.locked).toEqual([1]);
  },
);

shows('ar.attack.effects.locked-tokens-unusable', 'a locked token cannot be spent in that attack', () => {
  duel(200)
    .attack('victory', 'corvette', { ...FRONT, red: ['accuracy', 'hit', 'hit'] })
    .uses('accuracy', { die: 0, token: 2 })
    .until('useAbility')
    .refuses(
      { use: 'corvette.defenseTokens', choice: { token: 2, zones: ['left'] } },
      'ar.attack.effects.locked-tokens-unusable',
    )
    .uses('defenseTokens', { token: 0, die: 1 })
    .until('chooseCourse')
    .ends();
});

shows('ar.dice.modify.reroll-repeatable', 'one die may be rerolled again by another effect', () => {
  const table = duel(150, { victory: { commandTokens: ['concentrateFire'] } })
    .attack('victory', 'corvette', {
      ...FRONT,
      red: ['blank', 'hit', 'hit', 'hitHit', 'blank'],
      blue: ['hit', 'hit', 'hit'],
    })
    .uses('concentrateFire', { spend: 'token', die: 0 })
    .pool('red hitHit', 'red hit', 'red hit', 'blue hit', 'blue hit', 'blue hit')
    // At medium range Evade has the attacker reroll a die.
    .uses('defenseTokens', { token: 0, die: 0 })
    .pool('red blank', 'red hit', 'red hit', 'blue hit', 'blue hit', 'blue hit');
  expect(table.attackNow.dice[0]!.timesRerolled).toBe(2);
});
