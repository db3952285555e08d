import type { Language } from '@sortie/games';
import { type AttackDice, attackColours, unitCard, type Weapon } from '@sortie/legion/catalogue';
import { RANGE_LIMITS, radiusOf } from '@sortie/legion/measuring';
import type { MoveRegion, Placement } from '@sortie/legion/model';
import { foreseeSight } from '@sortie/legion/practice';
import { texts } from '@sortie/legion/text';
import { type LegionView, tableOfView, topOfView, type UnitView } from '@sortie/legion/view';
import { circle, type Mark } from '@sortie/scene';
import type { Foresight, Practice, Seen } from '../../../table/table-game.ts';
import { formationNow, placementsOf } from '../formation/formation.ts';
import { formationAfter, type Moved } from '../movement/held-move.ts';
import { namesFor } from '../names-for.ts';
import { miniaturesLeft, standOf, unitOf } from '../units.ts';
import { sayIn } from './text/words.ts';

/** Which enemies a move leads before the guns of, and what a unit throws at each range. */
export const aids: Practice<LegionView> = {
  foresee(seen, { kind, answers }, answer) {
    if (kind !== 'move' || answers.kind !== 'region') return null;
    const { unit: id, maxSpeed, from } = answers.region as unknown as MoveRegion;
    const unit = unitOf(seen.table, id);
    const now = unit && formationNow(unit);
    const move = answer as unknown as Moved | { readonly decline: true };
    if (!unit || !now || !('type' in move)) return null;
    const mover = { table: seen.table, unit, type: move.type, from, maxSpeed };
    return foreseeFire(seen, unit, placementsOf(unit, formationAfter(mover, now, move)));
  },
  reachOf({ table, language }, piece) {
    const unit = unitOf(table, piece);
    const stand = unit && standOf(unit);
    if (!unit || !stand) return [];
    const radius = radiusOf(unitCard(unit.card).base);
    const { range } = texts(language).pieceWords;
    return RANGE_LIMITS.flatMap((limit, index): readonly Mark[] => {
      const dice = tellDice(diceAt(table, unit, index + 1), language);
      const mark = { kind: 'area', id: `reach ${index + 1}`, role: `band-${index + 1}` } as const;
      const points = circle(radius + limit, stand, 72);
      return dice === '' ? [] : [{ ...mark, points, label: `${range(index + 1)}: ${dice}` }];
    }).reverse();
  },
};

/** Enemies that would see the unit there and reach it. */
function foreseeFire(seen: Seen<LegionView>, unit: UnitView, placements: readonly Placement[]): Foresight {
  const { table, language } = seen;
  const { names: words, range: nameRange } = texts(language).pieceWords;
  const shots = foreseeSight(topOfView(table), unit.id, placements).flatMap((sight) => {
    const enemy = unitOf(table, sight.enemy);
    const dice = enemy && sight.isSeen ? tellDice(diceAt(table, enemy, sight.range), language) : '';
    return dice === '' ? [] : [{ ...sight, dice }];
  });
  return {
    marks: shots.map(
      ({ enemy, line }): Mark => ({ kind: 'line', id: `fire ${enemy}`, role: 'foreseen-bad', points: line }),
    ),
    warnings: shots.map(({ enemy, range, ownCover, dice }) =>
      sayIn(language)('underFire', {
        unit: namesFor(seen).unit(enemy),
        range: nameRange(range),
        dice,
        cover: words.cover[ownCover],
      }),
    ),
  };
}

function isInReach({ range }: Weapon, at: number): boolean {
  return range !== null && range.min <= at && (at <= range.max || range.max === 5);
}

function countDice({ red, black, white }: AttackDice): number {
  return red + black + white;
}

/** What all miniatures of a unit throw together with the best weapon of each. lg.attack.2.one-weapon-each */
function diceAt(view: LegionView, unit: UnitView, range: number): AttackDice {
  const table = tableOfView(view);
  const thrown = { red: 0, black: 0, white: 0 };
  for (const { id, stand } of miniaturesLeft(unit)) {
    const [best] = (stand ? table.weaponsOf(unit.id, id) : [])
      .filter((weapon) => isInReach(weapon, range))
      .toSorted((one, other) => countDice(other.dice) - countDice(one.dice));
    for (const colour of attackColours) thrown[colour] += best?.dice[colour] ?? 0;
  }
  return thrown;
}

function tellDice(dice: AttackDice, language: Language): string {
  const { colours } = texts(language).pieceWords.names;
  return attackColours
    .filter((colour) => dice[colour] > 0)
    .map((colour) => `${dice[colour]} ${colours[colour]}`)
    .join(', ');
}
