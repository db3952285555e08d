import type { Pilot, Upgrade } from '../catalogue/index.ts';
import type { Build } from './build.ts';
import type { Fault } from './fault.ts';

interface NamedCard {
  readonly card: Pilot | Upgrade;
  readonly type: string;
  readonly squad: number;
  readonly ship: number;
}

/**
 * No two cards of a player share a unique name, whatever their types; in team play, no two of a team.
 * xw.squad.unique.no-duplicate-name, xw.squad.unique.cross-type, xw.squad.unique.team-scope
 */
export function judgeUniqueNames(squads: readonly (readonly Build[])[]): readonly Fault[] {
  const first = new Map<string, NamedCard>();
  return squads
    .flatMap((builds, squad) => builds.flatMap((build, ship) => namedCards(build, squad, ship)))
    .flatMap((named): Fault[] => {
      const name = uniqueName(named.card);
      const before = first.get(name);
      if (before === undefined) {
        first.set(name, named);
        return [];
      }
      return [
        {
          rule: duplicateRule(before, named),
          squad: named.squad,
          ship: named.ship,
          card: named.card.uid,
          reason: { kind: 'secondUnique', name: named.card.name, first: before.card.uid },
        },
      ];
    });
}

function namedCards({ pilot, upgrades }: Build, squad: number, ship: number): readonly NamedCard[] {
  return [
    { card: pilot, type: 'ship', squad, ship },
    ...upgrades.map((card) => ({ card, type: card.slot, squad, ship })),
  ].filter(({ card }) => card.unique);
}

/** Two printings of one name differ in their XWS id by the product after a hyphen. */
function uniqueName(card: Pilot | Upgrade): string {
  return card.xws.replace(/-swx\d+$/, '');
}

function duplicateRule(before: NamedCard, after: NamedCard): string {
  if (before.squad !== after.squad) return 'xw.squad.unique.team-scope';
  return before.type === after.type ? 'xw.squad.unique.no-duplicate-name' : 'xw.squad.unique.cross-type';
}
