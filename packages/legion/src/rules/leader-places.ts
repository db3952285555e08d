import { disc, TOLERANCE } from '@sortie/geometry';
import type { Side } from '@sortie/kernel';
import { featuresNear, isInZone, reliefOf, touchesShape } from '../measuring/index.ts';
import type { BattlefieldToken, TableTop, Unit } from '../model/index.ts';
import { deploymentZones } from '../setup/deployment-zones.ts';
import { figureOf } from './figures.ts';
import { isPlaced, leaderOf } from './in-play.ts';
import { tokenRadius } from './token-places.ts';

/** Objectives ask where leaders stand; one aboard a vehicle stands nowhere. lg.transport.no-objectives */
function leaderFigureOf(unit: Unit) {
  const leader = leaderOf(unit);
  return isPlaced(leader) ? figureOf(unit, leader) : undefined;
}

/** On the same level, which tokens and bases share. lg.base.contact.definition */
export function leaderTouches(unit: Unit, token: BattlefieldToken | undefined): boolean {
  const figure = leaderFigureOf(unit);
  if (!figure || !token?.at || Math.abs(token.at.level - figure.stand.level) > TOLERANCE) return false;
  return touchesShape(figure, disc(token.at, tokenRadius(token.kind)));
}

/** lg.base.contact.definition */
export function terrainTouched(
  { battlefield }: Pick<TableTop, 'battlefield'>,
  unit: Unit,
): readonly string[] {
  const figure = leaderFigureOf(unit);
  if (!figure) return [];
  return featuresNear(reliefOf(battlefield), figure.stand)
    .filter(({ outline }) => touchesShape(figure, outline))
    .map(({ id }) => id);
}

export function isLeaderInZone(top: TableTop, unit: Unit, of: Side): boolean {
  const figure = leaderFigureOf(unit);
  return figure !== undefined && deploymentZones(top, of).some((zone) => isInZone(figure, zone));
}
