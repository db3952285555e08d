import type { NamedFault } from '@sortie/cards';
import type { Decision, Plain } from '@sortie/kernel';
import { hullZones, shipCard, squadronCard, upgradeCard } from '../catalogue/index.ts';
import { type Fault, type Fleet, faultSentence, fleetCost } from '../lists/index.ts';
import { refusalText } from '../text/en.ts';
import { type Names, namesOf } from '../text/index.ts';
import type { ArmadaView, ShipView, SquadronView } from '../view/armada-view.ts';
import { answerFromWords } from './answer-from-words.ts';

/** The table, and how its people and units are called. */
interface Subject {
  readonly table: ArmadaView;
  readonly people?: Readonly<Record<string, string>>;
  readonly labels?: Readonly<Record<string, string>>;
}

/** What the command line says and understands of Armada. */
export const armadaTerminal = {
  pieces({ table, people, labels = {} }: Subject) {
    const names = namesOf(table, people);
    const headOf = ({ id }: { readonly id: string }) => `${labels[id] ?? id} ${names.unit(id)}`;
    return [
      ...table.ships.map((ship) => ({
        id: ship.id,
        side: ship.side,
        line: `${headOf(ship)}: ${shipLine(ship, names)}`,
        details: shipDetails(ship, names),
      })),
      ...table.squadrons.map((squadron) => ({
        id: squadron.id,
        side: squadron.side,
        line: `${headOf(squadron)}: ${squadronLine(squadron)}`,
        details: squadronDetails(squadron, names),
      })),
    ];
  },
  standing: ({ ships, squadrons, round, phase }: ArmadaView) =>
    `${ships.length} ships, ${squadrons.length} squadrons, round ${round}, ${phase} phase`,
  list: (fleet: Fleet) =>
    `${fleet.ships.length} ships, ${fleet.squadrons.length} squadrons, ${fleetCost(fleet)} points`,
  fault({ rule, card, about }: NamedFault): string {
    if (about !== undefined) {
      return `${faultSentence(about as unknown as Fault, 'en').replace(/\.$/, '')} (${rule}).`;
    }
    const reason = refusalText({ kind: 'refused', rule, about: null }) ?? rule;
    return card === undefined ? reason : `${card}: ${reason}`;
  },
  answerFromWords: (
    decision: Decision,
    words: string,
    { table, people, labels }: Subject,
  ): Plain | undefined => answerFromWords(decision, words, namesOf(table, people), labels),
  examples: [
    [
      'put A 900 100 0 2',
      'deploy ship A: millimetres from the left, from the bottom, heading in degrees, speed',
    ],
    ['put D 850 150', 'deploy or move squadron D there, or put an obstacle: put station 900 450 0'],
    [
      'put 0 r1 l2 right',
      'a course: the clicks of each joint to the left or right, and the side of the tool',
    ],
    ['why a front left', 'why an answer is not offered: a target, its hull zone, the hull zone that attacks'],
  ],
} as const;

function shipLine(ship: ShipView, names: Names): string {
  if (ship.destroyed !== null) return `destroyed in round ${ship.destroyed}`;
  const { hull, command, squadron, engineering } = ship.values;
  const shields = hullZones.map((zone) => `${zone} ${ship.shields[zone]}`).join(' ');
  return [
    `hull ${hull - ship.damage.length}/${hull}, shields ${shields}, speed ${ship.speed}`,
    `command ${command}, squadron ${squadron}, engineering ${engineering}`,
    ...shipExtras(ship, names),
  ].join('; ');
}

function shipExtras(ship: ShipView, names: Names): readonly string[] {
  const faceup = ship.damage.filter((card) => card.faceup).map(({ key }) => names.card(key) ?? key);
  return [
    ...(ship.dials.length > 0 ? [`dials ${ship.dials.join(', ')}`] : []),
    ...(ship.revealedDial ? [`revealed ${ship.revealedDial}`] : []),
    ...(ship.commandTokens.length > 0 ? [`tokens ${ship.commandTokens.join(', ')}`] : []),
    ...defenseTexts(ship),
    ...(faceup.length > 0 ? [`faceup ${faceup.join(', ')}`] : []),
    ...(ship.activated ? ['activated'] : []),
  ];
}

function defenseTexts({ defenseTokens }: Pick<ShipView | SquadronView, 'defenseTokens'>): readonly string[] {
  const tokens = defenseTokens.map(({ token, state }) =>
    state === 'readied' ? token : `${token} (${state})`,
  );
  return tokens.length > 0 ? [`defense ${tokens.join(', ')}`] : [];
}

function squadronLine(squadron: SquadronView): string {
  if (squadron.destroyed !== null) return `destroyed in round ${squadron.destroyed}`;
  const { hull, speed } = squadronCard(squadron.card);
  return [
    `hull ${squadron.hull}/${hull}, speed ${speed}`,
    ...defenseTexts(squadron),
    ...(squadron.engagedWith.length > 0 ? ['engaged'] : []),
    ...(squadron.activated ? ['activated'] : []),
  ].join('; ');
}

function shipDetails(ship: ShipView, names: Names): string {
  const { speedChart, armament, antiSquadron } = shipCard(ship.card);
  const cards = ship.upgrades.map(({ card, faceup, exhausted }) => {
    const state = faceup ? (exhausted ? ' (exhausted)' : '') : ' (discarded)';
    return `${upgradeCard(card).name}${state}`;
  });
  const chart = Object.entries(speedChart).map(([speed, yaws]) => `${speed}: ${(yaws ?? []).join(' ')}`);
  return [
    names.unit(ship.id),
    `  cards: ${cards.length > 0 ? cards.join(', ') : 'none'}`,
    `  speeds: ${chart.join('; ')}`,
    `  dice: ${hullZones.map((zone) => `${zone} ${poolText(armament[zone])}`).join(', ')}, squadrons ${poolText(antiSquadron)}`,
  ].join('\n');
}

function squadronDetails({ id, card }: SquadronView, names: Names): string {
  const { keywords, antiSquadron, battery } = squadronCard(card);
  const words = keywords.map((keyword) =>
    'value' in keyword ? `${keyword.kind} ${keyword.value}` : keyword.kind,
  );
  return [
    names.unit(id),
    `  keywords: ${words.join(', ') || 'none'}`,
    `  dice: squadrons ${poolText(antiSquadron)}, ships ${poolText(battery)}`,
  ].join('\n');
}

function poolText(pool: Readonly<Record<string, number>>): string {
  const dice = Object.entries(pool).flatMap(([colour, count]) => (count > 0 ? [`${count} ${colour}`] : []));
  return dice.join(' ') || 'none';
}
