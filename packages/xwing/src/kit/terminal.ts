import type { NamedFault } from '@sortie/cards';
import type { Decision, Plain } from '@sortie/kernel';
import { damageCard, shipType, upgrade } from '../catalogue/index.ts';
import type { Fault, Squad } from '../lists/index.ts';
import { faultText, squadCost } from '../lists/index.ts';
import { refusalText } from '../text/en.ts';
import { type Names, namesOf } from '../text/index.ts';
import type { ShipView, XwingView } from '../view/xwing-view.ts';
import { answerFromWords } from './answer-from-words.ts';
import type { Subject } from './subject.ts';

/** What the command line says and understands of X-Wing. */
export const xwingTerminal = {
  pieces({ table, people, labels = {} }: Subject) {
    const names = namesOf(table, people);
    return table.ships.map((ship) => ({
      id: ship.id,
      side: ship.side,
      line: shipLine(ship, names, labels),
      details: shipDetails(ship, names),
    }));
  },
  standing: ({ ships, round, phase }: XwingView) => `${ships.length} ships, round ${round}, ${phase} phase`,
  list: (squad: Squad) => `${squad.ships.length} ships, ${squadCost(squad)} points`,
  fault({ rule, card, about }: NamedFault): string {
    if (about !== undefined) return faultText(about as unknown as Fault);
    const reason = refusalText({ kind: 'refused', rule, about: null }) ?? rule;
    return card === undefined ? reason : `${card}: ${reason}`;
  },
  answerFromWords: (
    decision: Decision,
    words: string,
    { table, people, labels }: Subject,
  ): Plain | undefined => answerFromWords(decision, words, namesOf(table, people), labels),
  examples: [
    ['put 300 60 0', 'place a piece: millimetres from the left, from the bottom, heading in degrees'],
    ['put B 300 60 0', 'the same for ship B, or for obstacle o2'],
    ['why 5 straight', 'why an answer is not offered: a maneuver, an action (why evade), a target (why b)'],
  ],
} as const;

function shipLine(ship: ShipView, names: Names, labels: Readonly<Record<string, string>>): string {
  const head = `${labels[ship.id] ?? ship.id} ${names.ship(ship.id)} (${shipType(ship.type).name})`;
  if (ship.gone !== null) return `${head}: ${ship.gone}`;
  const { pilotSkill, primaryWeapon, agility, hull, shields } = ship.values;
  const numbers = `skill ${pilotSkill}, attack ${primaryWeapon}, agility ${agility}, hull ${hull - ship.damage.length}/${hull}, shields ${ship.shields}/${shields}`;
  return [`${head}: ${numbers}`, ...extras(ship, names, labels)].join('; ');
}

function extras(ship: ShipView, names: Names, labels: Readonly<Record<string, string>>): readonly string[] {
  const tokens = Object.entries(ship.tokens).flatMap(([token, count]) =>
    count > 0 ? [count === 1 ? token : `${count} ${token}`] : [],
  );
  const faceup = ship.damage.flatMap(({ card, faceup: shown }) =>
    shown && card ? [damageCard(card).name] : [],
  );
  return [
    ...(ship.dial === null ? [] : [`dial ${dialText(ship.dial)}`]),
    ...(tokens.length > 0 ? [`tokens ${tokens.join(', ')}`] : []),
    ...[ship.lock, ship.otherLock].flatMap((each) =>
      each ? [`lock on ${labels[each.target]} ${names.ship(each.target)}`] : [],
    ),
    ...(faceup.length > 0 ? [`faceup ${faceup.join(', ')}`] : []),
  ];
}

function dialText(dial: Exclude<ShipView['dial'], null>): string {
  return dial === 'hidden' ? 'hidden' : `${dial.speed} ${dial.bearing}`;
}

function shipDetails(ship: ShipView, names: Names): string {
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
