import { innermost } from '@sortie/kernel';
import type { AttackEffect, AttackPool, Detonating, TokenId } from '../model/index.ts';
import { beginDetonationPool, beginPool } from './begin-pool.ts';
import { unitsCaught } from './detonation.ts';
import { rollDefenseDice } from './dice.ts';
import { isOnBattlefield, unitOf } from './in-play.ts';
import { dicePerformers } from './perform-dice.ts';
import { woundPerformers } from './perform-wounds.ts';
import type { More, Performers, Tools } from './performer.ts';
import { attackOf } from './pool-under-way.ts';
import { tableOf } from './table.ts';
import { findToken, tokenOf } from './token-weapon.ts';
import { needsReadyCard, weaponsAtHand } from './weapons.ts';
import { run } from './words.ts';

function startPool(pool: AttackPool, { emit }: Pick<Tools, 'emit'>): More {
  const { number, attack, attacker, token, defender, type, range, weapons } = pool;
  emit({ kind: 'poolBegun', number, attack, attacker, token, defender, type, range, weapons });
  return [run('attackPool', pool)];
}

export const attackPerformers: Pick<Performers, AttackEffect['kind']> = {
  ...dicePerformers,
  ...woundPerformers,
  orderAttack: (state, { attack }) => [
    run('attack', { ...attack, number: state.attacks + 1, pools: [], resolved: [] }),
  ],
  orderAttacks: (_state, { attack, count }) => [run('attacksInTurn', { attack, left: count })],
  joinPool: (state, { defender, of, miniature, weapon: name }, { emit }) => {
    const { weapon, card } = weaponsAtHand(tableOf(state), unitOf(state, of)).find(
      (each) => each.weapon.name === name,
    )!;
    const joining = { weapon: name, card, of, miniatures: [miniature], dice: weapon.dice };
    emit({ kind: 'poolJoined', defender, weapon: joining });
  },
  formPool: (state, { pool }, { emit }) => {
    const { unit, number } = attackOf(state);
    emit({ kind: 'poolFormed', unit, attack: number, pool });
    // A weapon with the icon is exhausted when it is added. lg.weapon.exhausted
    return pool.weapons.flatMap(({ card }) =>
      card !== null && needsReadyCard(unitOf(state, unit), card)
        ? [{ kind: 'exhaustUpgrade' as const, unit, key: card }]
        : [],
    );
  },
  resolvePool: (state, { defender }, tools) => {
    const attack = attackOf(state);
    const formed = attack.pools.find((each) => each.defender === defender)!;
    return startPool(beginPool(state, attack, formed), tools);
  },
  attackFromToken: (state, { defender }, tools) => {
    const detonating = innermost<Detonating>(state, 'detonate')!;
    return startPool(beginDetonationPool(state, detonating, defender), tools);
  },
  armCharges: (_state, { unit, card, count }) => [run('arm', { unit, card, left: count })],
  placeCharge: (state, { unit: id, card: key, at }, { emit }) => {
    const unit = unitOf(state, id);
    const upgrade = unit.upgrades.find((each) => each.key === key)!;
    emit({
      kind: 'chargePlaced',
      unit: id,
      token: {
        id: `charge${state.nextId}` as TokenId,
        kind: 'charge',
        at,
        // lg.area-weapon.charge.owner-colour
        side: unit.side,
        // lg.area-weapon.charge.token-types
        card: upgrade.card,
        unit: null,
        terrain: null,
        wounds: 0,
      },
    });
  },
  // A block sets it off, a surge twice. lg.battle-card.condition.tokens-from-card
  rollMine: (state, { token, unit: id }, { emit, luck }) => {
    const unit = unitOf(state, id);
    if (!isOnBattlefield(unit) || !findToken(state, token)) return;
    const [face] = rollDefenseDice(luck, 'red', 1);
    emit({ kind: 'mineRolled', token, unit: id, face: face! });
    if (face === 'blank') return;
    return [{ kind: 'detonate', token, unit: id, by: unit.seat, times: face === 'surge' ? 2 : 1 }];
  },
  detonate: (state, { token, unit, by, times = 1 }, { emit }) => {
    tokenOf(state, token);
    emit({ kind: 'tokenDetonated', token, unit, by });
    return [run('detonate', { token, unit, by, left: unitsCaught(state, token), times })];
  },
  removeToken: (_state, { token }, { emit }) => {
    emit({ kind: 'tokenRemoved', token });
  },
};
