import type { Draft } from '@sortie/kernel';
import { added, innermost, rolled } from '@sortie/kernel';
import type { ArmadaState, Attack, ShipActivation, UnitId } from '../model/index.ts';
import type { Appliers, DraftState } from './applier.ts';
import { changeNothing, unitIn } from './applier.ts';

export function attackIn(state: DraftState): Draft<Attack> | undefined {
  return innermost<Draft<Attack>>(state as ArmadaState, 'attack');
}

/** A ship's own, although squadrons that it commanded may have been activated since it began. */
function activationOf(state: DraftState, attacker: UnitId): number {
  const activation = innermost<ShipActivation>(state as ArmadaState, 'shipActivation');
  return activation?.ship === attacker ? activation.number : state.activations;
}

/** Attacks, dice and defense tokens. */
export const attackAppliers = {
  targetDeclared: (state, { attacker, zone, defender, defendingZone, additional }) => {
    const { attacks } = unitIn(state, attacker);
    const target = { unit: defender, zone: defendingZone };
    if (additional) attacks.at(-1)?.targets.push(target);
    else {
      state.attacks++;
      attacks.push({ activation: activationOf(state, attacker), zone, targets: [target] });
    }
  },
  diceGathered: (state, { dice }) => {
    attackIn(state)!.gathered = { ...dice };
  },
  gatheredDieRemoved: (state, { colour }) => {
    attackIn(state)!.gathered[colour]--;
  },
  attackDiceRolled: (state, { dice }) => {
    const attack = attackIn(state)!;
    attack.gathered = { red: 0, blue: 0, black: 0 };
    attack.dice = dice.map(({ colour, face }) => ({ ...rolled(face), colour }));
  },
  dieAdded: (state, { colour, face }) => {
    attackIn(state)!.dice.push({ ...added(face), colour });
  },
  dieRerolled: (state, { die, to }) => {
    const found = attackIn(state)!.dice[die]!;
    found.face = to;
    found.timesRerolled++;
  },
  dieChanged: (state, { die, to }) => {
    attackIn(state)!.dice[die]!.face = to;
  },
  dieRemoved: (state, { die }) => {
    attackIn(state)!.dice[die]!.cancelled = true;
  },
  tokenLocked: (state, { place }) => {
    attackIn(state)!.locked.push(place);
  },
  tokenUnlocked: (state, { place }) => {
    const attack = attackIn(state)!;
    attack.locked = attack.locked.filter((each) => each !== place);
  },
  tokenMarked: (state, { place }) => {
    attackIn(state)!.marked.push(place);
  },
  defenseTokenSpent: (state, { unit, place, to }) => {
    unitIn(state, unit).defenseTokens[place]!.state = to;
    const attack = attackIn(state);
    if (attack?.defender === unit) attack.spent.push(place);
  },
  defenseTokenTurned: (state, { unit, place, to }) => {
    unitIn(state, unit).defenseTokens[place]!.state = to;
  },
  redirectChosen: (state, { zones }) => {
    attackIn(state)!.redirectTo = [...zones];
  },
  braced: (state) => {
    attackIn(state)!.braced = true;
  },
  criticalResolved: (state, { key }) => {
    attackIn(state)!.critical = key;
  },
  faceupDue: (state, { count }) => {
    attackIn(state)!.faceupLeft = count;
  },
  totalFixed: (state, { total }) => {
    attackIn(state)!.total = total;
  },
  rolledFor: changeNothing,
} satisfies Partial<Appliers>;
