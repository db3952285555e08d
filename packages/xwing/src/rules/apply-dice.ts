import type { Draft } from '@sortie/kernel';
import { added, innermost, rolled } from '@sortie/kernel';
import type { Attack, AttackFace, DefenseFace, Pool, XwingState } from '../model/index.ts';
import type { Appliers, DraftState } from './applier.ts';
import { changeNothing } from './applier.ts';

type DraftDie = { face: AttackFace | DefenseFace; fixed?: true; final?: true };

function attackIn(state: DraftState): Draft<Attack> {
  return innermost<Draft<Attack>>(state as XwingState, 'attack')!;
}

function poolIn(state: DraftState, pool: Pool) {
  const attack = attackIn(state);
  return pool === 'attack' ? attack.attackDice : attack.defenseDice;
}

/** Attacks and dice. */
export const diceAppliers = {
  attackDeclared: (state) => {
    state.attacks++;
  },
  attackDiceRolled: (state, event) => {
    attackIn(state).attackDice = event.faces.map(rolled);
  },
  defenseDiceRolled: (state, event) => {
    attackIn(state).defenseDice = event.faces.map(rolled);
  },
  dieRerolled: (state, event) => {
    const die = poolIn(state, event.pool)[event.die]!;
    die.face = event.to as typeof die.face;
    die.timesRerolled++;
  },
  dieChanged: (state, event) => {
    const die: DraftDie = poolIn(state, event.pool)[event.die]!;
    die.face = event.to;
    if (event.fixed) die.fixed = true;
    if (event.final) die.final = true;
  },
  dieAdded: (state, event) => {
    (poolIn(state, event.pool) as unknown[]).push(added(event.face));
  },
  dieSetAside: (state, event) => {
    attackIn(state).attackDice[event.die]!.setAside = true;
  },
  dieCancelled: (state, event) => {
    poolIn(state, event.pool)[event.die]!.cancelled = true;
  },
  resultsCompared: (state, event) => {
    attackIn(state).outcome = event.outcome;
  },
  rolledFor: changeNothing,
  thrownDieTurned: changeNothing,
} satisfies Partial<Appliers>;
