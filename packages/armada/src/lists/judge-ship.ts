import { type AnyUpgrade, typesOf } from './any-card.ts';
import type { ShipBuild } from './build.ts';
import type { Fault, FaultReason } from './fault.ts';
import { seatCards } from './upgrade-bar.ts';

/** The faults of one ship and its cards, whatever else the fleet has; commanders are counted for the whole fleet. */
export function judgeShip(build: ShipBuild): readonly Fault[] {
  return [...judgeIcons(build), ...judgeTitles(build), ...judgeModifications(build)];
}

function judgeIcons(build: ShipBuild): readonly Fault[] {
  const { icons, without } = seatCards(build);
  return without.flatMap((place) => {
    const card = build.upgrades[place];
    if (card === undefined) return [];
    const [type] = typesOf(card);
    if (type === undefined || type === 'commander') return [];
    // One title a ship: not in the first printing of the book, but how the game is played.
    if (type === 'title') return [faultOf(card, 'ar.upgrade.title-icon-match', { kind: 'secondTitle' })];
    const count = icons.filter((icon) => icon === type).length;
    return [faultOf(card, 'ar.upgrade.one-per-icon', { kind: 'noFreeIcon', type, icons: count })];
  });
}

/** ar.upgrade.title-icon-match */
function judgeTitles({ ship, upgrades }: ShipBuild): readonly Fault[] {
  return upgrades.flatMap((card) => {
    if (!('type' in card) || card.class === undefined || card.class === ship.class) return [];
    return [faultOf(card, 'ar.upgrade.title-icon-match', { kind: 'otherClass', class: card.class })];
  });
}

/** ar.upgrade.one-modification */
function judgeModifications({ upgrades }: ShipBuild): readonly Fault[] {
  const [first, ...others] = upgrades.filter(({ modification }) => modification);
  if (first === undefined) return [];
  return others.map((card) =>
    faultOf(card, 'ar.upgrade.one-modification', { kind: 'secondModification', first: first.id }),
  );
}

function faultOf({ id }: AnyUpgrade, rule: string, reason: FaultReason): Fault {
  return { rule, card: { kind: 'upgrade', id }, reason };
}
