import type { Draft } from '@sortie/kernel';
import { added, innermost, rolled } from '@sortie/kernel';
import type { AttackFace } from '../catalogue/index.ts';
import type { AttackPool, Guarding, LegionState } from '../model/index.ts';
import type { Appliers, DraftState } from './applier.ts';

function poolIn(state: DraftState): Draft<AttackPool> {
  return innermost<Draft<AttackPool>>(state as LegionState, 'attackPool')!;
}

function guardingIn(state: DraftState): Draft<Guarding> {
  return innermost<Draft<Guarding>>(state as LegionState, 'guard')!;
}

/** A hit or critical at any moment suppresses, whatever becomes of it. lg.suppression.any-time-in-pool */
function notice(pool: Draft<AttackPool>, face: AttackFace): void {
  if (face === 'hit' || face === 'critical') pool.hasShownHit = true;
}

/** The dice of a pool. */
export const diceAppliers = {
  attackDiceRolled: (state, { dice }) => {
    const pool = poolIn(state);
    pool.dice = dice.map(({ colour, face }) => ({ ...rolled(face), colour }));
    for (const { face } of dice) notice(pool, face);
  },
  attackDieAdded: (state, { colour, face }) => {
    const pool = poolIn(state);
    pool.dice.push({ ...added(face), colour });
    notice(pool, face);
  },
  attackDieRerolled: (state, { die, to }) => {
    const pool = poolIn(state);
    const found = pool.dice[die]!;
    found.face = to;
    found.timesRerolled++;
    notice(pool, to);
  },
  attackDieTurned: (state, { die, to }) => {
    const pool = poolIn(state);
    pool.dice[die]!.face = to;
    notice(pool, to);
  },
  // lg.dice.cancel.remove-die
  attackDieCancelled: (state, { die }) => {
    poolIn(state).dice[die]!.cancelled = true;
  },
  coverFound: (state, { grade }) => {
    poolIn(state).coverFound = grade;
  },
  coverUsed: (state, { count }) => {
    poolIn(state).coverUsed += count;
  },
  dodgeSpent: (state) => {
    poolIn(state).dodgesSpent++;
  },
  defenseDiceRolled: (state, { dice }) => {
    poolIn(state).defenseDice = dice.map(({ colour, face }) => ({ ...rolled(face), colour }));
  },
  defenseDieRerolled: (state, { die, to }) => {
    const found = poolIn(state).defenseDice[die]!;
    found.face = to;
    found.timesRerolled++;
  },
  defenseDieTurned: (state, { die, to }) => {
    poolIn(state).defenseDice[die]!.face = to;
  },
  defenseDieCancelled: (state, { die }) => {
    poolIn(state).defenseDice[die]!.cancelled = true;
  },
  defenseSurgesShown: (state, { count }) => {
    poolIn(state).surgesShown = count;
  },
  guardianDiceRolled: (state, { dice }) => {
    guardingIn(state).dice = dice.map(({ colour, face }) => ({ ...rolled(face), colour }));
  },
  guardianDieTurned: (state, { die, to }) => {
    guardingIn(state).dice[die]!.face = to;
  },
  pierceUsed: (state, { count }) => {
    poolIn(state).pierceUsed += count;
  },
} satisfies Partial<Appliers>;
