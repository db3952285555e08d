import { innermost } from '@sortie/kernel';
import type { AttackEvent, Attacking, LegionState } from '../model/index.ts';
import type { Appliers, DraftState } from './applier.ts';
import { changeNothing } from './applier.ts';
import { diceAppliers } from './apply-dice.ts';
import { woundAppliers } from './apply-wounds.ts';

function attackIn(state: DraftState) {
  return innermost<{ -readonly [Key in keyof Attacking]: Attacking[Key] }>(state as LegionState, 'attack');
}

export const attackAppliers: Pick<Appliers, AttackEvent['kind']> = {
  ...diceAppliers,
  ...woundAppliers,
  poolFormed: (state, { attack, pool }) => {
    const under = attackIn(state)!;
    under.pools = [...under.pools, pool];
    state.attacks = attack;
  },
  poolJoined: (state, { defender, weapon }) => {
    const under = attackIn(state)!;
    under.pools = under.pools.map((pool) =>
      pool.defender === defender ? { ...pool, weapons: [...pool.weapons, weapon] } : pool,
    );
  },
  poolBegun: (state, { number, attack, token, defender }) => {
    state.pools = number;
    state.attacks = attack;
    const under = attackIn(state);
    if (token === null && under) under.resolved = [...under.resolved, defender];
  },
  resultsCompared: changeNothing,
  chargePlaced: (state, { token }) => {
    state.tokens.push({ ...token });
    state.nextId++;
    state.serial++;
  },
  mineRolled: changeNothing,
  tokenDetonated: (state, { token }) => {
    state.detonating = token;
  },
  tokenRemoved: (state, { token }) => {
    state.tokens = state.tokens.filter(({ id }) => id !== token);
    state.detonating = null;
    state.serial++;
  },
};
