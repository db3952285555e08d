import type { Course } from '@sortie/armada/measuring';
import { batteryReach, foreseeCourse, foreseeFire } from '@sortie/armada/practice';
import { reachMarks } from '@sortie/armada/scene';
import { texts } from '@sortie/armada/text';
import type { ArmadaView } from '@sortie/armada/view';
import type { Mark } from '@sortie/scene';
import type { Foresight, Practice, Seen } from '../../../table/table-game.ts';
import { namesFor } from '../names-for.ts';
import { sayIn } from '../text/words.ts';

/** What fire a ship would be under at the end of its course, and how far its batteries reach. */
export const aids: Practice<ArmadaView> = {
  foresee(seen, { kind, about }, answer) {
    if (kind !== 'chooseCourse') return null;
    const { ship } = about as { readonly ship: string };
    const course = foreseeCourse(seen.table, ship, answer as unknown as Course);
    return course ? fireAt(seen, ship, course.end) : null;
  },
  reachOf({ table, language }, piece) {
    const words = texts(language).pieceWords;
    const batteries = batteryReach(table, piece);
    if (batteries.length === 0) return reachMarks(table, piece, words);
    return batteries.map(
      ({ zone, band, outline }): Mark => ({
        kind: 'area',
        id: `battery ${zone} ${band}`,
        role: `band-${{ close: 1, medium: 2, long: 3 }[band]}`,
        points: outline,
      }),
    );
  },
};

function fireAt(seen: Seen<ArmadaView>, ship: string, there: Parameters<typeof foreseeFire>[2]): Foresight {
  const names = namesFor(seen);
  const say = sayIn(seen.language);
  const { wording } = texts(seen.language);
  const shots = foreseeFire(seen.table, ship, there);
  return {
    marks: shots.map(({ attacker, zone, defendingZone, line, obstructed }) => ({
      kind: 'line',
      id: `fire ${attacker} ${zone} ${defendingZone}`,
      role: obstructed ? 'obstructed' : 'attack',
      points: line,
    })),
    warnings: shots.map(({ attacker, zone, defendingZone, range }) =>
      say('underFire', {
        attacker: names.unit(attacker),
        zone: wording.zone(zone),
        at: wording.zone(defendingZone),
        range: wording.range(range),
      }),
    ),
  };
}
