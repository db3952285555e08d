import { shows } from '@sortie/testkit';
import { damageCards } from '@sortie/xwing/catalogue';
import type { CardKey, ShipId } from '@sortie/xwing/model';
import { xwing } from '@sortie/xwing/rules';
import { expect } from 'vitest';
import { criticalHit, duel, flown } from '../abilities/damage/duel.ts';
import { damageOn, valuesOf } from '../abilities/damage/values-of.ts';
import { ordered } from './order.ts';

const blanks = ['blank', 'blank'];

/** The kinds of the events that are about damage, in their order. */
function course(table: ReturnType<typeof duel>): string[] {
  const kinds = ['shieldLost', 'damageDealt', 'shipLost', 'shipDoomed'];
  return table.referee.log.map(({ kind }) => kind).filter((kind) => kinds.includes(kind));
}

shows(
  [
    'xw.damage.suffer.shield-first',
    'xw.damage.suffer.one-at-a-time',
    'xw.damage.suffer.card-when-unshielded',
    'xw.damage.suffer.faceup-critical',
  ],
  'each point first takes a shield, and without one deals a card',
  () => {
    const table = duel({
      deck: 'core2',
      rookie: { shields: 1, hasFought: true },
      cards: ['core2-structuraldamage'],
    });
    table.attack('academy', 'rookie', { attack: ['hit', 'crit'], defense: blanks });
    expect(course(table)).toEqual(['shieldLost', 'damageDealt']);
    expect(damageOn(table, 'rookie')).toEqual(['core2-structuraldamage']);
    expect(valuesOf(table, 'rookie').agility).toBe(1);
    table.has('rookie', { shields: 0 }).ends();
  },
);

shows(
  'xw.damage.suffer.crit-on-shield',
  'a critical taken by a shield costs that shield and nothing more',
  () => {
    const table = duel({ deck: 'core2', rookie: { shields: 2, hasFought: true } });
    table.attack('academy', 'rookie', { attack: ['crit', 'blank'], defense: blanks });
    table.has('rookie', { shields: 1, damage: [], tokens: { stress: 0 } }).ends();
  },
);

shows(
  'xw.damage.suffer.facedown-normal',
  'a card for normal damage lies facedown, unseen and without effect',
  () => {
    const table = duel({ deck: 'core2', rookie: { hasFought: true }, cards: ['core2-structuraldamage'] });
    table.attack('academy', 'rookie', { attack: ['hit', 'blank'], defense: blanks });
    expect(damageOn(table, 'rookie')).toEqual(['facedown']);
    expect(valuesOf(table, 'rookie').agility).toBe(2);
    for (const viewer of ['p1', 'p2']) {
      expect(JSON.stringify(xwing.view(table.state, viewer as never))).not.toContain('structuraldamage');
    }
    table.ends();
  },
);

shows(
  ['xw.damage.faceup.ongoing', 'xw.damage.faceup.crit-token'],
  'a faceup card works and keeps its marker until it is turned facedown or discarded',
  () => {
    const rookie = { faceup: ['core2-structuraldamage', 'core2-damagedengine'] };
    const table = flown(1, 'straight', { deck: 'core2', rookie, attackDice: ['hit'] });
    expect(markers(table.state)).toBe(2);
    expect(valuesOf(table, 'rookie').agility).toBe(1);
    const discard = {
      kind: 'discardDamageCard',
      ship: 'rookie' as ShipId,
      key: 'rookie.d1' as CardKey,
    } as const;
    expect(markers(ordered(table, discard).state)).toBe(1);
    table.acts('card rookie.d1');
    expect(markers(table.state)).toBe(1);
    expect(valuesOf(table, 'rookie').agility).toBe(2);
    table.ends();
  },
);

function markers(state: Parameters<typeof xwing.view>[0]): number {
  const view = xwing.view(state, 'p2' as never) as unknown as {
    readonly ships: readonly { readonly id: string; readonly criticalHits: number }[];
  };
  return view.ships.find(({ id }) => id === 'rookie')!.criticalHits;
}

shows(
  'xw.damage.faceup.traits',
  'every Damage card is of the trait Ship or Pilot, which effects may name',
  () => {
    const traits = damageCards.filter(({ deck }) => deck !== 'huge').map(({ trait }) => trait);
    expect(traits).toHaveLength(28);
    expect([...new Set(traits)].sort()).toEqual(['pilot', 'ship']);
    const rookie = { upgrades: ['determination'] };
    expect(damageOn(criticalHit('core2', ['core2-shakenpilot'], { rookie }), 'rookie')).toEqual([]);
    expect(damageOn(criticalHit('core2', ['core2-consolefire'], { rookie }), 'rookie')).toHaveLength(1);
  },
);

/** A Proton Bomb goes off beside the Rookie Pilot. */
function bombed(rookie: object, ...cards: readonly string[]) {
  const bombs = [{ bomb: 'bomb:protonbombs', droppedBy: 'academy', at: [450, 220] as const }];
  return duel({ deck: 'core2', phase: 'activation', rookie: { ...rookie, activated: true }, bombs, cards });
}

shows('xw.damage.deal-vs-suffer', 'a card that is dealt goes past the shields', () => {
  const table = bombed({ shields: 2 }, 'core2-damagedengine');
  table.has('rookie', { shields: 2 });
  expect(damageOn(table, 'rookie')).toEqual(['core2-damagedengine']);
  table.ends();
});

shows(
  'xw.damage.faceup.any-source',
  'the text of a card dealt faceup or turned faceup by an effect applies at once',
  () => {
    const table = bombed({ shields: 2 }, 'core2-thrustcontrolfire');
    table.has('rookie', { tokens: { stress: 1 } }).ends();
    const facedown = ['core2-directhit', 'core2-structuraldamage'];
    const hit = duel({ deck: 'core2', rookie: { facedown, hasFought: true } });
    const turn = { kind: 'flipDamageCard', ship: 'rookie' as ShipId, faceup: true } as const;
    expect(valuesOf(hit, 'rookie').agility).toBe(2);
    const bent = ordered(hit, { ...turn, key: 'rookie.d2' as CardKey });
    expect(valuesOf({ state: bent.state } as never, 'rookie').agility).toBe(1);
    const broken = ordered(hit, { ...turn, key: 'rookie.d1' as CardKey });
    expect(broken.state.ships[0]!.gone).toBe('destroyed');
  },
);

shows('xw.damage.flip-is-not-deal', 'turning a card faceup does not deal it', () => {
  const rookie = { upgrades: ['determination'], facedown: ['core2-shakenpilot'] };
  const table = duel({ deck: 'core2', rookie });
  const { state, events } = ordered(table, {
    kind: 'flipDamageCard',
    ship: 'rookie' as ShipId,
    key: 'rookie.d1' as CardKey,
    faceup: true,
  });
  expect(state.ships[0]!.damage).toMatchObject([{ card: 'core2-shakenpilot', faceup: true }]);
  expect(events.filter(({ kind }) => kind === 'damageDealt' || kind === 'damageDiscarded')).toEqual([]);
});

shows(
  ['xw.damage.both-sides-count', 'xw.destroy.condition', 'xw.ship.hull.not-reduced'],
  'faceup and facedown cards count toward a hull value that damage does not lower',
  () => {
    const table = duel({
      deck: 'core2',
      rookie: { hasFought: true, faceup: ['core2-damagedengine'], facedown: ['core2-directhit'] },
    });
    expect(valuesOf(table, 'rookie').hull).toBe(3);
    table.has('rookie', { gone: null });
    table.attack('academy', 'rookie', { attack: ['hit', 'blank'], defense: blanks });
    table.has('rookie', { gone: 'destroyed' }).ends();
    const sturdy = duel({
      deck: 'core2',
      rookie: {
        hasFought: true,
        upgrades: ['hullupgrade'],
        facedown: ['core2-directhit', 'core2-directhit'],
      },
    });
    expect(valuesOf(sturdy, 'rookie').hull).toBe(4);
    sturdy.attack('academy', 'rookie', { attack: ['hit', 'blank'], defense: blanks });
    sturdy.has('rookie', { gone: null }).ends();
  },
);

shows('xw.damage.excess-dealt', 'all cards of an attack are dealt before the ship is destroyed', () => {
  const table = duel({
    deck: 'core2',
    rookie: { at: [450, 400], hasFought: true, facedown: ['core2-directhit', 'core2-directhit'] },
  });
  table.attack('academy', 'rookie', { attack: ['hit', 'hit', 'crit'], defense: blanks });
  expect(course(table)).toEqual(['damageDealt', 'damageDealt', 'damageDealt', 'shipLost']);
  expect(table.state.decks[0]!.discard).toHaveLength(5);
  table.ends();
});

shows(
  'xw.damage.excess-dealt',
  'damage that a dealt card causes also waits for the rest of the attack',
  () => {
    const table = duel({
      deck: 'core2',
      rookie: { at: [450, 400], hasFought: true, facedown: ['core2-directhit', 'core2-directhit'] },
      cards: ['core2-majorexplosion', 'core2-damagedengine', 'core2-damagedengine'],
    });
    table.attack('academy', 'rookie', { attack: ['blank', 'crit', 'crit', 'hit'], defense: blanks });
    expect(course(table)).toEqual(['damageDealt', 'damageDealt', 'damageDealt', 'shipLost']);
    table.ends();
  },
);

shows('xw.damage.sources', 'damage from obstacles, cards and bombs takes shields first, then cards', () => {
  const obstacles = [{ kind: 'asteroid', outline: 0, at: [450, 400] }] as const;
  const flight = { deck: 'core2', obstacles, academy: { at: [800, 800] }, attackDice: ['crit'] } as const;
  flown(4, 'straight', { ...flight, rookie: { shields: 1 } })
    .has('rookie', { shields: 0, damage: [] })
    .ends();
  const rock = flown(4, 'straight', { ...flight, cards: ['core2-damagedengine'] });
  expect(damageOn(rock, 'rookie')).toEqual(['core2-damagedengine']);
  const fire = { faceup: ['core2-consolefire'] };
  duel({ deck: 'core2', rookie: { ...fire, shields: 1 }, attackDice: ['hit'] })
    .has('rookie', { shields: 0 })
    .ends();
  expect(damageOn(duel({ deck: 'core2', rookie: fire, attackDice: ['hit'] }), 'rookie')).toHaveLength(2);
  const bombs = [{ bomb: 'bomb:seismiccharges', droppedBy: 'academy', at: [450, 220] as const }];
  const near = { deck: 'core2', phase: 'activation', bombs, academy: { at: [800, 800] } } as const;
  duel({ ...near, rookie: { shields: 1, activated: true } })
    .has('rookie', { shields: 0, damage: [] })
    .ends();
  expect(damageOn(duel({ ...near, rookie: { activated: true } }), 'rookie')).toEqual(['facedown']);
});

shows('xw.ship.shield.cap', 'a ship at its shield value regains none', () => {
  const flying = (shields: number) => {
    const luke = { pilot: 'rebel:xwing:lukeskywalker', upgrades: ['amd:r2d2'], shields };
    return flown(1, 'straight', { deck: 'core2', rookie: luke });
  };
  flying(1).uses('r2d2').has('rookie', { shields: 2 }).asks('performAction').ends();
  const table = flying(2).asks('performAction');
  const recover = { kind: 'recoverShield', ship: 'rookie' as ShipId } as const;
  expect(ordered(table, recover).state.ships[0]!.shields).toBe(2);
});

shows('xw.ship.shield.cap', 'a ship that loses a Shield Upgrade loses the shield above its value', () => {
  const table = duel({ deck: 'core2', rookie: { shields: 3, upgrades: ['shieldupgrade'] } });
  const { state } = ordered(table, {
    kind: 'discardUpgrade',
    ship: 'rookie' as ShipId,
    key: 'rookie.u1' as CardKey,
  });
  expect(state.ships[0]!.shields).toBe(2);
});
