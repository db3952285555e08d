import type { Luck } from '@sortie/kernel';
import { innermost } from '@sortie/kernel';
import { type DieColour, dicePool, dieColours, dieFaces, faceIcons } from '../catalogue/index.ts';
import type { ArmadaEffect, ArmadaState, Attack, RolledDie } from '../model/index.ts';
import { shotOf } from './begin-attack.ts';
import { damageOf } from './criticals.ts';
import { shipOf, unitOf } from './in-play.ts';
import type { Performers } from './performer.ts';
import { tableOf } from './table.ts';
import { diceFor } from './values.ts';
import { run } from './words.ts';

function attackOf(state: ArmadaState): Attack {
  return innermost<Attack>(state, 'attack')!;
}

function roll(luck: Luck, colour: DieColour, count: number): RolledDie[] {
  return luck.roll(colour, dieFaces[colour], count).map((face) => ({ colour, face }));
}

/** A readied token is exhausted, an exhausted one discarded. ar.defense.spend-readied-exhausts, ar.defense.spend-exhausted-discards */
function turnedTo(
  state: 'readied' | 'exhausted' | 'discarded',
  isMarked: boolean,
): 'exhausted' | 'discarded' {
  return state === 'readied' && !isMarked ? 'exhausted' : 'discarded';
}

/** A card for each hit and critical, the first faceup if a critical came up. */
function cardsFor(
  ship: Attack['defender'],
  dice: readonly RolledDie[],
  source: string,
): readonly ArmadaEffect[] {
  const icons = dice.map(({ face }) => faceIcons[face]);
  const count = icons.reduce((sum, { hits, criticals }) => sum + hits + criticals, 0);
  const isCritical = icons.some(({ criticals }) => criticals > 0);
  return Array.from({ length: count }, (_, index) => ({
    kind: 'dealDamageCard',
    ship: ship as Extract<ArmadaEffect, { kind: 'dealDamageCard' }>['ship'],
    faceup: index === 0 && isCritical,
    source,
  }));
}

/** Attacks, dice and defense tokens. */
export const attackPerformers = {
  offerAttack: (_state, { chance }) => [run('attackChance', chance)],
  declareTarget: (state, _effect, { emit }) => {
    const { attacker, zone, defender, defendingZone, range, obstructed, counter, squadrons } =
      attackOf(state);
    emit({
      kind: 'targetDeclared',
      attacker,
      zone,
      defender,
      defendingZone,
      range,
      obstructed,
      counter: counter !== null,
      additional: squadrons.length > 1,
    });
  },
  gatherDice: (state, _effect, { emit }) => {
    const attack = attackOf(state);
    // ar.keyword.counter
    const dice =
      attack.counter === null
        ? diceFor(tableOf(state), shotOf(state, attack))
        : dicePool({ blue: attack.counter });
    emit({ kind: 'diceGathered', dice });
  },
  removeDie: (state, { colour, source }, { emit }) => {
    if (attackOf(state).gathered[colour] > 0) emit({ kind: 'gatheredDieRemoved', colour, source });
  },
  rollAttackDice: (state, _effect, { emit, luck }) => {
    const { gathered } = attackOf(state);
    emit({
      kind: 'attackDiceRolled',
      dice: dieColours.flatMap((colour) => roll(luck, colour, gathered[colour])),
    });
  },
  addDice: (_state, { colour, count, source }, { emit, luck }) => {
    for (const { face } of roll(luck, colour, count)) emit({ kind: 'dieAdded', colour, face, source });
  },
  rerollDice: (state, { dice, source }, { emit, luck }) => {
    for (const die of dice) {
      const [rolled] = roll(luck, attackOf(state).dice[die]!.colour, 1);
      emit({ kind: 'dieRerolled', die, to: rolled!.face, source });
    }
  },
  // A die that is the only one needs no naming.
  chooseRerolls: (_state, { unit, from, source }) =>
    from.length > 1
      ? [run('chooseRerolls', { unit, from, named: [], source })]
      : [{ kind: 'rerollDice', dice: from, source }],
  changeDice: (state, { dice, to, source }, { emit }) => {
    for (const die of dice) {
      const { colour } = attackOf(state).dice[die]!;
      // ar.dice.modify.change
      if (dieFaces[colour].includes(to)) emit({ kind: 'dieChanged', die, to, source });
    }
  },
  // ar.dice.modify.spend
  spendDice: (_state, { dice, source }, { emit }) => {
    for (const die of dice) emit({ kind: 'dieRemoved', die, spent: true, source });
  },
  // ar.dice.modify.cancel
  cancelDice: (_state, { dice, source }, { emit }) => {
    for (const die of dice) emit({ kind: 'dieRemoved', die, spent: false, source });
  },
  lockToken: (_state, { place, source }, { emit }) => {
    emit({ kind: 'tokenLocked', place, source });
  },
  unlockToken: (_state, { place, source }, { emit }) => {
    emit({ kind: 'tokenUnlocked', place, source });
  },
  markToken: (_state, { place, source }, { emit }) => {
    emit({ kind: 'tokenMarked', place, source });
  },
  spendDefenseToken: (state, { unit, place }, { emit }) => {
    const token = unitOf(state, unit).defenseTokens[place]!;
    const attack = innermost<Attack>(state, 'attack');
    const isMarked = attack?.defender === unit && attack.marked.includes(place);
    emit({ kind: 'defenseTokenSpent', unit, place, token: token.token, to: turnedTo(token.state, isMarked) });
  },
  chooseRedirect: (_state, { zones }, { emit }) => {
    emit({ kind: 'redirectChosen', zones });
  },
  brace: (_state, _effect, { emit }) => {
    emit({ kind: 'braced' });
  },
  exhaustTokens: (state, { unit, places }, { emit }) => {
    for (const place of places) {
      // ar.state.exhausted-cannot-exhaust-again
      if (unitOf(state, unit).defenseTokens[place]?.state !== 'readied') continue;
      emit({ kind: 'defenseTokenTurned', unit, place, to: 'exhausted' });
    }
  },
  discardDefenseToken: (state, { unit, place }, { emit }) => {
    const token = unitOf(state, unit).defenseTokens[place];
    if (token && token.state !== 'discarded')
      emit({ kind: 'defenseTokenTurned', unit, place, to: 'discarded' });
  },
  resolveCritical: (_state, { key }, { emit }) => {
    emit({ kind: 'criticalResolved', key });
  },
  dealNextFaceup: (_state, { count }, { emit }) => {
    emit({ kind: 'faceupDue', count });
  },
  fixTotal: (state, _effect, { emit }) => {
    emit({ kind: 'totalFixed', total: damageOf(tableOf(state), attackOf(state)) });
  },
  rollFor: (state, { unit, source, colour, count }, { emit, luck }) => {
    const dice = roll(luck, colour, count);
    emit({ kind: 'rolledFor', unit, source, dice });
    return cardsFor(shipOf(state, unit).id, dice, source);
  },
} satisfies Partial<Performers>;
