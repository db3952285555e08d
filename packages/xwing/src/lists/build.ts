import {
  type ActionIcon,
  type CardValue,
  type Pilot,
  pilot,
  type Upgrade,
  upgrade,
} from '../catalogue/index.ts';
import type { SquadShip } from './squad.ts';

/** A ship of a squad with its cards at hand. */
export interface Build {
  readonly pilot: Pilot;
  readonly upgrades: readonly Upgrade[];
}

export function buildOf(ship: SquadShip): Build {
  return { pilot: pilot(ship.pilot), upgrades: ship.upgrades.map(upgrade) };
}

/** The value as the ship's own cards change it; a dual card changes none, since its face is chosen later. */
export function equippedValue({ pilot, upgrades }: Build, value: CardValue): number {
  const printed = value === 'pilotSkill' ? pilot.skill : (pilot[value] ?? 0);
  return upgrades
    .filter((card) => card.otherFace === undefined)
    .flatMap((card) => card.grants)
    .reduce(
      (sum, grant) => (grant.kind === 'value' && grant.value === value ? sum + grant.change : sum),
      printed,
    );
}

export function actionBarOf({ pilot, upgrades }: Build): readonly ActionIcon[] {
  const gained = upgrades
    .flatMap(bothFaces)
    .flatMap((card) => card.grants)
    .flatMap((grant) => (grant.kind === 'action' ? [grant.action] : []));
  return [...new Set([...pilot.actions, ...gained])];
}

/** A dual card may be turned over in play, so an icon on either face is one its ship can have. */
function bothFaces(card: Upgrade): readonly Upgrade[] {
  return card.otherFace === undefined ? [card] : [card, upgrade(card.otherFace)];
}
