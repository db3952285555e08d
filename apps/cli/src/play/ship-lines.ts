import { damageCard, shipType, upgrade } from '@sortie/xwing/catalogue';
import type { Names } from '@sortie/xwing/text';
import type { ShipView } from '@sortie/xwing/view';
import type { Labels } from './labels.ts';

/** One line for every ship: what it is, its numbers, and everything that lies beside it. */
export function shipLines(names: Names, labels: Labels): readonly string[] {
  return names.table.ships.map((ship) => {
    const head = `${labels.get(ship.id)} ${names.ship(ship.id)} (${shipType(ship.type).name})`;
    if (ship.gone !== null) return `${head}: ${ship.gone}`;
    const { pilotSkill, primaryWeapon, agility, hull, shields } = ship.values;
    const numbers = `skill ${pilotSkill}, attack ${primaryWeapon}, agility ${agility}, hull ${hull - ship.damage.length}/${hull}, shields ${ship.shields}/${shields}`;
    return [`${head}: ${numbers}`, ...extras(ship, names, labels)].join('; ');
  });
}

function extras(ship: ShipView, names: Names, labels: Labels): readonly string[] {
  const tokens = Object.entries(ship.tokens).flatMap(([token, count]) =>
    count > 0 ? [count === 1 ? token : `${count} ${token}`] : [],
  );
  const faceup = ship.damage.flatMap(({ card, faceup: shown }) =>
    shown && card ? [damageCard(card).name] : [],
  );
  return [
    ...(ship.dial === null ? [] : [`dial ${dialText(ship.dial)}`]),
    ...(tokens.length > 0 ? [`tokens ${tokens.join(', ')}`] : []),
    ...(ship.lock ? [`lock on ${labels.get(ship.lock.target)} ${names.ship(ship.lock.target)}`] : []),
    ...(faceup.length > 0 ? [`faceup ${faceup.join(', ')}`] : []),
  ];
}

function dialText(dial: Exclude<ShipView['dial'], null>): string {
  return dial === 'hidden' ? 'hidden' : `${dial.speed} ${dial.bearing}`;
}

/** A ship with all its cards. */
export function shipDetails(ship: ShipView, names: Names): string {
  const cards = ship.upgrades.map(
    ({ card, faceup }) => `${upgrade(card).name}${faceup ? '' : ' (discarded)'}`,
  );
  const dial = shipType(ship.type).dial.map(
    ({ speed, bearing, difficulty }) => `${speed} ${bearing} ${difficulty}`,
  );
  return [
    `${names.ship(ship.id)}, ${shipType(ship.type).name}`,
    `  cards: ${cards.length > 0 ? cards.join(', ') : 'none'}`,
    `  dial: ${dial.join('; ')}`,
  ].join('\n');
}
