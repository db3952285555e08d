import { shows } from '@sortie/testkit';
import { xwingTable, xwingWith } from '@sortie/testkit/xwing';
import { findShipCard } from '@sortie/xwing/catalogue';
import type { XwingEvent } from '@sortie/xwing/model';
import { expect } from 'vitest';
import { rulesOfCard } from '../../src/abilities/registry.ts';
import { apply } from '../../src/rules/apply.ts';
import { perform } from '../../src/rules/perform.ts';

shows(
  ['xw.timing.precedence.cannot-is-absolute', 'xw.timing.precedence.forbid-beats-allow'],
  'what one card forbids no other card allows: Han Solo cannot reroll against Dark Curse',
  () => {
    const attackOn = (pilot: string) =>
      xwingTable({
        han: { pilot: 'rebel:yt1300:hansolo', at: [450, 300] },
        tie: { pilot, at: [450, 530, 180], hasFought: true },
      });
    attackOn('darkcurse')
      .attack('han', 'tie', { attack: ['blank', 'blank', 'blank'], defense: ['blank', 'blank', 'blank'] })
      .ends();
    attackOn('academypilot')
      .attack('han', 'tie', { attack: ['blank', 'blank', 'blank'], defense: ['blank', 'blank', 'blank'] })
      .offers('hansolo');
  },
);

shows(
  'xw.timing.precedence.forbid-beats-allow',
  'Howlrunner cannot give a reroll against Dark Curse either',
  () => {
    xwingTable({
      howl: { pilot: 'howlrunner', side: 0, at: [400, 300] },
      wing: { pilot: 'academypilot', side: 0, at: [480, 300] },
      curse: { pilot: 'darkcurse', side: 1, at: [480, 500, 180], hasFought: true },
    })
      .attack('wing', 'curse', { attack: ['blank', 'hit'], defense: ['blank', 'blank', 'evade'] })
      .ends();
  },
);

shows(
  'xw.timing.simultaneous.initiative-first',
  'at one point of time the player with initiative resolves everything first',
  () => {
    for (const initiative of [0, 1] as const) {
      const table = xwingTable(
        {
          mine: { pilot: 'epsilonleader', side: 0, at: [450, 200], tokens: { stress: 1 } },
          friend: { pilot: 'epsilonleader', side: 0, at: [800, 200], tokens: { stress: 1 } },
          theirs: { pilot: 'epsilonleader', side: 1, at: [450, 700, 180], tokens: { stress: 1 } },
        },
        { initiative },
      ).until('setDial');
      const order = table.events('tokensRemoved').map(({ ship }) => table.ship(ship).side);
      expect(order).toEqual(initiative === 0 ? [0, 0, 1] : [1, 0, 0]);
    }
  },
);

shows(
  'xw.timing.simultaneous.own-order',
  'a player orders abilities of one point of time as they like, and uses what they like',
  () => {
    const attack = () =>
      xwingTable({
        howl: { pilot: 'howlrunner', at: [400, 300] },
        wing: { pilot: 'academypilot', at: [480, 300], tokens: { focus: 1 } },
        rookie: { pilot: 'rookiepilot', at: [480, 500, 180], tokens: { evade: 1 } },
      })
        .attack('wing', 'rookie', { attack: ['focus', 'blank', 'focus'], defense: ['blank', 'blank'] })
        .asksSeat('p1')
        .offers('howlrunner', 'wing:focus');
    attack().uses('wing:focus').uses('howlrunner', [1]).attackDice('hit', 'focus');
    attack().uses('howlrunner', [1]).uses('wing:focus').attackDice('hit', 'hit');
    attack().uses('howlrunner', [1]).passes().attackDice('focus', 'focus');
  },
);

shows(
  'xw.timing.simultaneous.own-order',
  'the player whose abilities must all be used decides which comes first',
  () => {
    const game = xwingWith(
      {
        name: 'adds',
        seat: 'p1',
        window: 'modifyAttackDice',
        optional: false,
        effects: () => [{ kind: 'addDie', pool: 'attack', face: 'focus', source: 'adds' }],
      },
      {
        name: 'changes',
        seat: 'p1',
        window: 'modifyAttackDice',
        optional: false,
        effects: ({ attackDice }) => [
          {
            kind: 'changeDice',
            pool: 'attack',
            dice: attackDice.flatMap(({ face }, index) => (face === 'focus' ? [index] : [])),
            to: 'hit',
            source: 'changes',
          },
        ],
      },
    );
    const comparedAfter = (first: 'adds' | 'changes') => {
      const table = xwingTable(
        {
          wing: { pilot: 'academypilot', at: [480, 300] },
          rookie: { pilot: 'rookiepilot', at: [480, 500, 180], hasFought: true },
        },
        {},
        game,
      )
        .attack('wing', 'rookie', { attack: ['focus', 'blank'], defense: ['blank', 'blank'] })
        .asksSeat('p1')
        .offersExactly({ use: 'adds', choice: null }, { use: 'changes', choice: null })
        .uses(first);
      return table.events('resultsCompared');
    };
    // The other ability follows by itself: it must be used and nothing is left to decide.
    expect(comparedAfter('adds')).toMatchObject([{ hits: 2 }]);
    expect(comparedAfter('changes')).toMatchObject([{ hits: 1 }]);
  },
);

const teams = (seatOfWing: 'p1' | 'p3') =>
  xwingTable(
    {
      howl: { pilot: 'howlrunner', seat: 'p1', side: 0, at: [400, 300] },
      wing: { pilot: 'academypilot', seat: seatOfWing, side: 0, at: [480, 300] },
      rookie: { pilot: 'rookiepilot', seat: 'p2', side: 1, at: [480, 500, 180] },
      other: { pilot: 'rookiepilot', seat: 'p4', side: 1, at: [400, 500, 180] },
    },
    {
      seats: [
        { id: 'p1', side: 0 },
        { id: 'p3', side: 0 },
        { id: 'p2', side: 1 },
        { id: 'p4', side: 1 },
      ],
    },
  );

shows('xw.ship.friendly.definition', 'ships of one player, or of one team, are friendly', () => {
  const dice = { attack: ['blank', 'hit'], defense: ['blank', 'blank'] };
  for (const seat of ['p1', 'p3'] as const) {
    teams(seat).attack('wing', 'rookie', dice).offers('howlrunner').asksSeat('p1');
  }
  teams('p1')
    .attack('rookie', 'howl', {
      attack: ['blank', 'blank', 'blank'],
      defense: ['blank', 'blank', 'blank'],
    })
    .asks('declareTarget', { ship: 'other' });
});

shows('xw.ship.enemy.definition', 'every ship of the other team is an enemy', () => {
  teams('p3')
    .until('declareTarget', 'wing')
    .offersExactly(
      { weapon: 'primary', target: 'rookie' },
      { weapon: 'primary', target: 'other' },
      { decline: true },
    );
});

/** What the card of a bomb makes of a ship, here the rookie or the senator's shuttle in its place. */
function bombed(pilot: string): readonly boolean[] {
  const table = xwingTable({
    target: { pilot: 'rookiepilot', at: [450, 300], shields: 0 },
    academy: { pilot: 'academypilot', at: [450, 700, 180] },
  });
  const state = structuredClone(table.state);
  const target = state.ships.find(({ id }) => id === 'target')!;
  Object.assign(target, { pilot, type: findShipCard(pilot)!.shipType });
  const faceup: boolean[] = [];
  const emit = (event: XwingEvent) => {
    if (event.kind === 'damageDealt') faceup.push(event.faceup);
    apply(state, event);
  };
  const luck = { roll: () => [], pick: () => 0, shuffled: <Card>(cards: readonly Card[]) => [...cards] };
  for (const effect of rulesOfCard('bomb:protonbombs')!.bomb!.effect(target.id)) {
    if (effect.kind === 'dealDamageCard') perform(state, effect, { emit, luck });
  }
  return faceup;
}

shows(
  'xw.timing.precedence.mission-beats-card',
  "a mission's rule beats a card: proton bombs deal the senator's shuttle its card facedown",
  () => {
    expect(bombed('rebel:xwing:rookiepilot')).toEqual([true]);
    expect(bombed('rebel:senatorsshuttle:senator')).toEqual([false]);
  },
);

shows(
  'xw.timing.precedence.cannot-is-absolute',
  'after the attack of a Gunner the ship cannot attack again, whatever other card would let it',
  () => {
    const blanks = (count: number) => Array.from({ length: count }, () => 'blank');
    const miss = { attack: blanks(3), defense: blanks(3) };
    const table = xwingTable({
      falcon: {
        pilot: 'chewbacca',
        faction: 'rebel',
        at: [450, 300],
        upgrades: ['gunner', 'crew:lukeskywalker'],
      },
      academy: { pilot: 'academypilot', at: [450, 500, 180], hasFought: true },
    }).attack('falcon', 'academy', miss);
    table.offers('gunner', 'lukeskywalker').uses('gunner').asks('declareTarget', { source: 'falcon.u1' });
    table.attack('falcon', 'academy', miss).ends();
    expect(table.events('attackDeclared')).toHaveLength(2);
  },
);
