import type { NamedFault } from '@sortie/cards';
import type { Decision, Plain } from '@sortie/kernel';
import { type AttackDice, attackColours, unitCard, upgradeCard, type Weapon } from '../catalogue/index.ts';
import { type Army, armyCost, type Fault, faultSentence } from '../lists/index.ts';
import { pieceWords, refusalText, terms } from '../text/en.ts';
import { type Names, namesOf } from '../text/index.ts';
import { labelOfKeyword } from '../text/keyword-label.ts';
import type { LegionView, UnitView } from '../view/legion-view.ts';
import { answerFromWords } from './answer-from-words.ts';

/** The table, and how its people and units are called. */
interface Subject {
  readonly table: LegionView;
  readonly people?: Readonly<Record<string, string>>;
  readonly labels?: Readonly<Record<string, string>>;
}

/** What the command line says and understands of Legion. */
export const legionTerminal = {
  pieces({ table, people, labels = {} }: Subject) {
    const names = namesOf(table, people);
    return table.units.map((unit) => ({
      id: unit.id,
      side: unit.side,
      line: `${labels[unit.id] ?? unit.id} ${names.unit(unit.id)}: ${unitLine(unit, names)}`,
      details: unitDetails(unit, names),
    }));
  },
  standing: ({ units, round, phase, victoryTokens }: LegionView) =>
    `${units.length} units, round ${round}, ${phase} phase, victory tokens ${victoryTokens.join(':')}`,
  list: (army: Army) => `${army.units.length} units, ${armyCost(army)} points`,
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
      'put A 900 80 0',
      'deploy unit A with its leader there: millimetres from the left, from the bottom, facing',
    ],
    [
      'put 2 0 30',
      'a move: speed, direction of the tool and bend of its joint in degrees, percent of the way',
    ],
    ['put a', 'attack unit a with every weapon that may join the pool'],
    ['why a', 'why an answer is not offered'],
  ],
} as const;

function unitLine(unit: UnitView, names: Names): string {
  const { whereabouts, miniatures, vehicle } = unit;
  if (whereabouts === 'defeated') return 'defeated';
  const left = miniatures.filter(({ defeatedIn }) => defeatedIn === null);
  const wounds = left.reduce((sum, miniature) => sum + miniature.wounds, 0);
  const { wounds: most } = unitCard(unit.card);
  return [
    `${left.length} of ${miniatures.length} miniatures`,
    `${wounds} wounds of ${left.length * most}`,
    ...(vehicle === null ? [] : [`aboard ${names.unit(vehicle)}`]),
    ...(whereabouts === 'reserve' || whereabouts === 'aside' ? ['not on the battlefield'] : []),
    ...stateTexts(unit),
  ].join('; ');
}

function stateTexts({ tokens, order, values, ...unit }: UnitView): readonly string[] {
  const held = (Object.entries(tokens) as [keyof typeof tokens, number][]).filter(([, count]) => count > 0);
  return [
    ...held.map(([token, count]) => pieceWords.tokens(token, count)),
    ...(values.isSuppressed ? [pieceWords.suppressed] : []),
    ...(unit.panicked ? [pieceWords.panicked] : []),
    ...(unit.isEngaged ? [pieceWords.engaged] : []),
    ...unit.damage.map(({ kind }) => pieceWords.damage(kind)),
    ...(order === 'faceup' ? [pieceWords.ordered] : []),
    ...(unit.activated ? [pieceWords.activated] : []),
  ];
}

function unitDetails({ id, card, rank, points, values, upgrades }: UnitView, names: Names): string {
  const { keywords, weapons, defenseDie } = unitCard(card);
  const cards = upgrades.map(({ card: each, exhausted, discarded }) => {
    const state = discarded ? ' (discarded)' : exhausted ? ' (exhausted)' : '';
    return `${upgradeCard(each).name}${state}`;
  });
  const own = upgrades.flatMap(({ card: each, discarded }) => {
    const { weapon } = upgradeCard(each);
    return weapon === null || discarded ? [] : [weapon];
  });
  return [
    names.unit(id),
    `  ${terms.ranks[rank]}, ${points} points, speed ${values.maxSpeed}, courage ${values.courage ?? '-'}, ${defenseDie} defense die`,
    `  keywords: ${keywords.map((use) => labelOfKeyword(use, terms)).join(', ') || 'none'}`,
    `  cards: ${cards.join(', ') || 'none'}`,
    ...[...weapons, ...own].map((weapon) => `  ${weaponText(weapon)}`),
  ].join('\n');
}

function weaponText({ name, dice, keywords, ...weapon }: Weapon): string {
  const words = keywords.map((use) => labelOfKeyword(use, terms));
  return [`${name}: ${rangeText(weapon)}`, diceText(dice), ...words].join(', ');
}

function rangeText({ range, isMelee }: Pick<Weapon, 'range' | 'isMelee'>): string {
  const bands = range === null ? [] : [`range ${range.min}-${range.max === 5 ? 'beyond' : range.max}`];
  return [...(isMelee ? ['melee'] : []), ...bands].join(' or ');
}

function diceText(dice: AttackDice): string {
  return attackColours.flatMap((colour) => (dice[colour] > 0 ? [`${dice[colour]} ${colour}`] : [])).join(' ');
}
