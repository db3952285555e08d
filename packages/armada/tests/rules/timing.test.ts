import type { ArmadaEffect, ShipId } from '@sortie/armada/model';
import { armadaTable, armadaWith, type MadeUpCard } from '@sortie/testkit/armada';
import { expect } from 'vitest';
import { shows } from '../shows.ts';

const FRONT = { zone: 'front', defendingZone: 'front' } as const;

const made = (
  name: string,
  seat: string,
  window: string,
  effects: readonly ArmadaEffect[] = [],
): MadeUpCard => ({
  name,
  seat,
  window,
  effects: () => effects,
});

/** A Victory shoots at a corvette at long range with these cards in play as well. */
const duel = (
  cards: readonly MadeUpCard[],
  more: { victory?: object; corvette?: object; situation?: object } = {},
) =>
  armadaTable(
    {
      victory: { ship: 'victory-ii', at: [900, 300, 0], ...more.victory },
      corvette: { ship: 'cr90-corvette-a', at: [900, 600, 180], activated: true, speed: 0, ...more.corvette },
    },
    more.situation,
    armadaWith(...cards),
  );

const RED = { red: ['hit', 'critical', 'blank'] };

shows(
  'ar.timing.same-player-order',
  'a player with several effects in one window chooses their order',
  () => {
    const cards = [made('one', 'p1', 'diceRolled'), made('other', 'p1', 'diceRolled')];
    duel(cards)
      .attack('victory', 'corvette', { ...FRONT, ...RED })
      .offers('one', 'other')
      .uses('other')
      .offers('one')
      .uses('one')
      .offers('critical');
  },
);

shows(
  'ar.timing.first-player-first',
  'of effects of both players in one window the first player resolves all of theirs first',
  () => {
    const cards = [made('theirs', 'p2', 'diceRolled'), made('ours', 'p1', 'diceRolled')];
    const asked = (initiative: 0 | 1) => {
      const table = duel(cards, { situation: { initiative } }).attack('victory', 'corvette', {
        ...FRONT,
        ...RED,
      });
      const first = table.question.seat;
      table.passes();
      return [first, table.question.seat];
    };
    expect(asked(0)).toEqual(['p1', 'p2']);
    expect(asked(1)).toEqual(['p2', 'p1']);
  },
);

shows(
  ['ar.timing.when', 'ar.timing.while', 'ar.timing.before', 'ar.timing.after'],
  'an effect is used at most once each time that its moment comes, immediately before or after its event',
  () => {
    const cards = ['beforeReveal', 'dialRevealed', 'attackEffects', 'afterAttack'].map((window) =>
      made(window, 'p1', window),
    );
    const table = duel(cards, {
      victory: { dials: ['navigate', 'navigate'] },
      corvette: { activated: false },
    });
    table.offers('beforeReveal').has('victory', { revealedDial: null }).uses('beforeReveal');
    table.offers('dialRevealed', 'convertDial').uses('dialRevealed').offers('convertDial').passes();
    table
      .attack('victory', 'corvette', { ...FRONT, ...RED })
      .offers('attackEffects')
      .uses('attackEffects')
      .offers('critical')
      .passes()
      .offers('afterAttack')
      .uses('afterAttack');
    // In the other ship's activation the same moments come again.
    table.until('useAbility').answers({ pass: true });
    table.until('useAbility').offers('beforeReveal');
  },
);

shows(
  ['ar.timing.effect-has-window', 'ar.dice.modify.timing'],
  'an effect can be resolved in its own window only; dice are modified in Resolve Attack Effects',
  () => {
    duel([], { victory: { commandTokens: ['concentrateFire'] } })
      .attack('victory', 'corvette', { ...FRONT, ...RED })
      .passes()
      .offers('critical')
      .refuses(
        { use: 'victory.concentrateFire', choice: { spend: 'token', die: 0 } },
        'ar.commands.concentrate-fire.timing',
      )
      .refuses(
        { use: 'victory.accuracy', choice: { die: 0, token: 0 } },
        'ar.attack.effects.accuracy-locks-tokens',
      );
    armadaTable(
      {
        corvette: { ship: 'cr90-corvette-a', at: [100, 100, 0] },
        a: { squadron: 'x-wing', at: [300, 300] },
        x: { squadron: 'tie-interceptor', at: [360, 300] },
        victory: { ship: 'victory-ii', at: [1700, 800, 180] },
      },
      { phase: 'squadron' },
    )
      .answers({ deed: 'attack' })
      .attack('a', 'x', { blue: ['hit', 'hit', 'accuracy', 'hit'] })
      .until('useAbility')
      .refuses({ use: 'x.swarm', choice: 0 }, 'ar.timing.effect-has-window');
  },
);

shows(
  'ar.attack.effects.attacker-modifies',
  'the attacker modifies dice and spends accuracies in any order, before the defender spends tokens',
  () => {
    const table = duel([], {
      victory: { commandTokens: ['concentrateFire'] },
      corvette: { speed: 1 },
    }).attack('victory', 'corvette', { ...FRONT, red: ['accuracy', 'accuracy', 'blank', 'hit'] });
    table
      .asksSeat('p1')
      .uses('accuracy', { die: 0, token: 0 })
      .uses('concentrateFire', { spend: 'token', die: 2 })
      .uses('accuracy', { die: 1, token: 2 })
      .asksSeat('p2');
  },
);

shows('ar.dice.modify.change', 'a die is set only to a face that its colour has', () => {
  const change = (to: 'hitCritical' | 'hitHit') =>
    duel([made('turn', 'p1', 'attackEffects', [{ kind: 'changeDice', dice: [2], to, source: 'turn' }])])
      .attack('victory', 'corvette', { ...FRONT, ...RED })
      .uses('turn');
  change('hitHit').pool('red hit', 'red critical', 'red hitHit');
  change('hitCritical').pool('red hit', 'red critical', 'red blank');
});

shows(
  'ar.dice.non-attack-rolls',
  'in a roll that is no attack icons mean only what the rolling effect says',
  () => {
    const roll: ArmadaEffect = {
      kind: 'rollFor',
      unit: 'victory' as ShipId,
      source: 'mine',
      colour: 'blue',
      count: 3,
      outcome: 'damageCards',
    };
    const table = duel([made('mine', 'p1', 'beforeReveal', [roll])], {
      situation: { blue: ['accuracy', 'hit', 'critical'], cards: ['blinded-gunners', 'comm-noise'] },
    }).uses('mine');
    // A card each for the hit and the critical, the first faceup for the critical; shields are not asked.
    expect(table.ship('victory').damage).toMatchObject([
      { card: 'blinded-gunners', faceup: true },
      { card: 'comm-noise', faceup: false },
    ]);
    table.has('victory', { shields: { front: 3, left: 3, right: 3, rear: 1 } });
  },
);

shows(
  'ar.state.exhausted-cannot-exhaust-again',
  'what is exhausted or discarded is not exhausted again',
  () => {
    const pulse: ArmadaEffect = { kind: 'exhaustTokens', unit: 'corvette' as ShipId, places: [0, 1, 2] };
    const table = duel([made('pulse', 'p1', 'beforeReveal', [pulse])], {
      corvette: { defenseTokens: ['readied', 'exhausted', 'discarded'] },
    }).uses('pulse');
    expect(table.events('defenseTokenTurned')).toMatchObject([
      { unit: 'corvette', place: 0, to: 'exhausted' },
    ]);
    table.has('corvette', {
      defenseTokens: [{ state: 'exhausted' }, { state: 'exhausted' }, { state: 'discarded' }],
    });
  },
);

shows(
  ['ar.defense.spent-as-cost', 'ar.timing.spent-as-cost-no-effect'],
  'a token or die spent as a cost turns over or leaves as by any spending, and does nothing else',
  () => {
    const cost: readonly ArmadaEffect[] = [
      { kind: 'spendDefenseToken', unit: 'victory' as ShipId, place: 0 },
      { kind: 'spendCommandToken', ship: 'victory' as ShipId, command: 'repair' },
    ];
    const table = duel([made('cost', 'p1', 'attackEffects', cost)], {
      victory: { commandTokens: ['repair'], shields: { rear: 0 } },
    })
      .attack('victory', 'corvette', { ...FRONT, ...RED })
      .uses('cost')
      .pool('red hit', 'red critical', 'red blank');
    table.has('victory', {
      defenseTokens: [{ token: 'brace', state: 'exhausted' }, { state: 'readied' }, { state: 'readied' }],
      commandTokens: [],
      resolved: [],
      shields: { rear: 0 },
    });
    expect(table.attackNow.braced).toBe(false);
  },
);
