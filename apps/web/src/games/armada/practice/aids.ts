import { type DicePool, dieColours, rangeBands } from '@sortie/armada/catalogue';
import type { Course } from '@sortie/armada/measuring';
import type { CourseRegion } from '@sortie/armada/model';
import { batteryReach, type ForeseenShot, foreseeCourse, foreseeFire } from '@sortie/armada/practice';
import { texts } from '@sortie/armada/text';
import type { ArmadaView } from '@sortie/armada/view';
import type { Language } from '@sortie/games';
import type { Mark } from '@sortie/scene';
import type { Practice, Seen } from '../../../table/table-game.ts';
import { namesFor } from '../names-for.ts';
import { sayIn } from './text/words.ts';

/** Which enemy batteries a course leads into, and what a ship's own throw at each range. */
export const aids: Practice<ArmadaView> = {
  foresee(seen, { kind, answers }, answer) {
    if (kind !== 'chooseCourse' || answers.kind !== 'region') return null;
    const { ship } = answers.region as unknown as CourseRegion;
    const course = foreseeCourse(seen.table, ship, answer as unknown as Course);
    if (!course || course.leaves) return null;
    const fire = strongestOfEach(foreseeFire(seen.table, ship, course.end));
    return { marks: fire.map(lineOfFire), warnings: fire.map((shot) => tellShot(seen, shot)) };
  },
  reachOf({ table, language }, piece) {
    return batteryReach(table, piece).map(
      ({ zone, band, dice, outline }): Mark => ({
        kind: 'area',
        id: `battery ${zone} ${band}`,
        role: `band-${rangeBands.indexOf(band) + 1}`,
        points: outline,
        label: tellDice(dice, language),
      }),
    );
  },
};

function countDice({ red, blue, black }: DicePool): number {
  return red + blue + black;
}

/** A battery fires once: at the zone where it throws most. */
function strongestOfEach(shots: readonly ForeseenShot[]): readonly ForeseenShot[] {
  const strongest = new Map<string, ForeseenShot>();
  for (const shot of shots) {
    const key = `${shot.attacker} ${shot.zone}`;
    const before = strongest.get(key);
    if (!before || countDice(shot.dice) > countDice(before.dice)) strongest.set(key, shot);
  }
  return [...strongest.values()];
}

function lineOfFire({ attacker, zone, line }: ForeseenShot): Mark {
  return { kind: 'line', id: `fire ${attacker} ${zone}`, role: 'foreseen-bad', points: line };
}

function tellShot(seen: Seen<ArmadaView>, { attacker, zone, range, dice }: ForeseenShot): string {
  const { language } = seen;
  const { names, range: nameRange } = texts(language).pieceWords;
  return sayIn(language)('underFire', {
    ship: namesFor(seen).unit(attacker),
    zone: names.zones[zone],
    range: nameRange(range),
    dice: tellDice(dice, language),
  });
}

function tellDice(dice: DicePool, language: Language): string {
  const { colours } = texts(language).pieceWords.names;
  const say = sayIn(language);
  return dieColours
    .filter((colour) => dice[colour] > 0)
    .map((colour) => say('dice', { count: dice[colour], colour: colours[colour] }))
    .join(', ');
}
