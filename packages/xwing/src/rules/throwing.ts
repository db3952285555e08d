import type { AttackFace, DefenseFace, Throw, XwingEffect, XwingRun, XwingState } from '../model/index.ts';
import { turnsCriticals } from './damage-deck.ts';
import { seatsByInitiative, shipOf } from './in-play.ts';
import { flow, opens, run, step } from './words.ts';

type Face = AttackFace | DefenseFace;

export function throwOf(effect: Extract<XwingEffect, { kind: 'rollFor' | 'rollDamage' }>): XwingRun {
  const { ship, source, count, bombOf = null } = effect;
  const [pool, outcomes] =
    effect.kind === 'rollFor' ? [effect.pool ?? 'attack', effect.outcomes] : (['attack', null] as const);
  return run('throwing', { ship, source, pool, count, bombOf, outcomes, dice: [] });
}

/** Hits come before criticals, which the older book turns once no card is left. xw.attack.damage.normal-first, xw.damage.deck.core2012-crit-to-hit */
function outcome(state: XwingState, { ship, source, dice, outcomes }: Throw): readonly XwingEffect[] {
  const turned = turnsCriticals(state, shipOf(state, ship));
  const faces = dice.map(({ face }): Face => (turned && face === 'crit' ? 'hit' : face));
  if (outcomes === null) {
    const count = (face: Face) => faces.filter((each) => each === face).length;
    return [{ kind: 'sufferDamage', ship, hits: count('hit'), crits: count('crit'), source }];
  }
  const ordered = [...faces.filter((face) => face !== 'crit'), ...faces.filter((face) => face === 'crit')];
  return ordered.flatMap((face) => outcomes[face] ?? []);
}

const initiativeFirst = { rule: 'xw.timing.simultaneous.initiative-first', order: seatsByInitiative };

/** A roll outside an attack. xw.dice.non-attack-rolls, xw.dice.non-attack-no-token-mods */
export const throwing = flow('throwing', [
  opens('beforeThrow', initiativeFirst),
  step('throw', () => [{ kind: 'throwDice' }]),
  opens('diceThrown', initiativeFirst),
  step('outcome', outcome),
]);
