import { shipType } from '../catalogue/index.ts';
import type { Build } from './build.ts';
import type { Fault } from './fault.ts';
import type { Squad } from './squad.ts';

/** A huge ship of two Ship cards is fielded whole: a fore section for every aft section. xw.squad.format.epic */
export function judgeSections(squad: Squad, builds: readonly Build[]): readonly Fault[] {
  const sections = builds.map(({ pilot }) => sectionOf(shipType(pilot.shipType).id));
  return builds.flatMap(({ pilot }, ship) => {
    const own = sections[ship];
    if (own === undefined) return [];
    const number = squad.ships[ship]?.section;
    const countOf = (end: 'fore' | 'aft') =>
      sections.filter(
        (each, at) => each?.ship === own.ship && each.end === end && squad.ships[at]?.section === number,
      ).length;
    if (countOf('fore') === countOf('aft')) return [];
    return [
      { rule: 'xw.squad.format.epic', ship, card: pilot.uid, reason: { kind: 'sectionMissing' } as const },
    ];
  });
}

/** `cr90corvettefore` is the fore end of `cr90corvette`. */
export function sectionOf(
  shipTypeId: string,
): { readonly ship: string; readonly end: 'fore' | 'aft' } | undefined {
  const match = /^(.+corvette)(fore|aft)$/.exec(shipTypeId);
  if (match === null) return undefined;
  const [, ship = '', end] = match;
  return { ship, end: end === 'fore' ? 'fore' : 'aft' };
}
