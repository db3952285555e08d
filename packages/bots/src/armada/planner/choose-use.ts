import { type DieFace, faceIcons, type HullZone } from '@sortie/armada/catalogue';
import type { AttackDie, RedirectSplit } from '@sortie/armada/model';
import {
  type AskedWindow,
  assumedAnswer,
  assumedColour,
  assumedReroll,
  assumedSplit,
} from '@sortie/armada/odds';
import type { AttackView } from '@sortie/armada/view';
import { equal, type Plain } from '@sortie/kernel';
import { type Fields, fieldsOf, isDeclining, lookUp } from '../../planning/answers.ts';
import { chooseNavigation } from './choose-course.ts';
import { fireAt, sceneWith } from './fire.ts';
import { type Fleets, vesselOf, wingOf } from './fleets.ts';
import { bestAnswer, type Thinking } from './thinking.ts';
import { worthOfCard, worthOfHits, worthOfSuffered } from './worth.ts';

/** Whether a command, a token or a card is used when it may be, and how. */
export function chooseUse(thinking: Thinking): Plain {
  const { about, answers } = thinking;
  if (about.window === 'determineCourse' && answers.some(isNavigation)) return chooseNavigation(thinking);
  const exact = chooseByOdds(thinking);
  if (exact !== undefined) return exact;
  return bestAnswer(thinking, (answer) => {
    if (isDeclining(answer)) return 0;
    const fields = fieldsOf(answer);
    switch (about.window) {
      case 'dialRevealed':
        return worthAtReveal(thinking, fields);
      case 'attackEffects':
        return worthOfEffect(thinking, fields);
      case 'spendDefenseTokens':
        return worthOfToken(thinking, fields);
      default:
        return 1;
    }
  });
}

/** In an attack, what the odds say is best; undefined where this level does not work them out, or they do not know. */
function chooseByOdds({ about, answers, decision, depth, view }: Thinking): Plain | undefined {
  if (depth.exactShots === 0 || !view.attack || typeof about.window !== 'string') return undefined;
  const asked = { ...(about as unknown as Omit<AskedWindow, 'seat'>), seat: decision.seat };
  const best = assumedAnswer(view, asked);
  if (best === undefined) return undefined;
  if (best === null) return answers.find(isDeclining);
  return answers.find((answer) => equal(answer, best as unknown as Plain));
}

function isNavigation(answer: Plain): boolean {
  const { choice } = fieldsOf(answer);
  const { speed, yaw } = fieldsOf(choice ?? null);
  return typeof speed === 'number' && typeof yaw === 'number';
}

/** The name of a command's or rule's own card in the key of its copy. */
function isUseOf(use: Plain | undefined, card: string): boolean {
  return typeof use === 'string' && use.split(/[.:/ ]/).includes(card);
}

/** How many squadrons that are not activated yet stand around the ship. */
function squadronsToLead({ ownWings, table }: Fleets, ship: string): number {
  return ownWings.filter(
    ({ squadron }) => !squadron.activated && table.distance(squadron.id, ship as typeof squadron.id) <= 2,
  ).length;
}

/** What a dial is worth: as it lies, or as the token that it may be turned into. */
function worthAtReveal({ fleets, view }: Thinking, { use, choice }: Fields): number {
  const vessel = vesselOf(fleets, view.shipActivation?.ship);
  if (!vessel) return 0;
  const { ship, card } = vessel;
  const price = choice === 'dial' ? 0 : 1.5;
  if (isUseOf(use, 'squadron')) return 3 * squadronsToLead(fleets, vessel.id) - price;
  const lost =
    ship.damage.length * 3 +
    Object.entries(ship.shields).reduce(
      (sum, [zone, count]) => sum + card.shields[zone as HullZone] - count,
      0,
    ) *
      2;
  if (isUseOf(use, 'repair')) return Math.min(lost, ship.values.engineering) - price;
  if (isUseOf(use, 'convertDial')) return worthOfConverting(fleets, vessel.id, lost);
  return 1;
}

/** A dial that would do nothing now is better kept as a token. */
function worthOfConverting(fleets: Fleets, id: string, lost: number): number {
  const vessel = vesselOf(fleets, id)!;
  const { revealedDial, commandTokens } = vessel.ship;
  if (revealedDial === null || commandTokens.includes(revealedDial)) return -1;
  switch (revealedDial) {
    case 'navigate':
      return -1;
    case 'squadron':
      return squadronsToLead(fleets, id) === 0 ? 1 : -1;
    case 'repair':
      return lost < 2 ? 1 : -1;
    case 'concentrateFire':
      return fireAt(vessel, fleets.enemies, sceneWith(fleets, new Map())) === 0 ? 1 : -1;
  }
}

function damageIn(dice: readonly AttackDie[], areCriticalsCounted: boolean): number {
  return dice
    .filter(({ cancelled }) => !cancelled)
    .reduce((sum, { face }) => sum + damageOfFace(face, areCriticalsCounted), 0);
}

function damageOfFace(face: DieFace, areCriticalsCounted: boolean): number {
  const { hits, criticals } = faceIcons[face];
  return hits + (areCriticalsCounted ? criticals : 0);
}

function areCriticalsCounted({ fleets }: Thinking, { attacker, defender }: AttackView): boolean {
  return (
    vesselOf(fleets, defender) !== undefined &&
    (vesselOf(fleets, attacker) !== undefined || wingOf(fleets, attacker)?.isBomber === true)
  );
}

/** Accuracies against the tokens that would help most, rerolls of dice that show nothing, a die added. */
function worthOfEffect(thinking: Thinking, { choice }: Fields): number {
  const { attack } = thinking.view;
  if (!attack) return 0;
  const counted = areCriticalsCounted(thinking, attack);
  const { die, token, colour } = fieldsOf(choice ?? null);
  const faceOf = (place: number) => attack.dice[place]?.face ?? 'blank';
  if (typeof die === 'number' && typeof token === 'number') return worthOfLock(thinking, attack, token);
  if (typeof colour === 'string') return colour === 'black' ? 3 : 2.5;
  if (typeof die === 'number') return damageOfFace(faceOf(die), counted) === 0 ? 1 : -1;
  if (Array.isArray(choice)) {
    return choice.reduce<number>(
      (sum, each) => sum + (typeof each === 'number' && damageOfFace(faceOf(each), counted) === 0 ? 1 : -2),
      0,
    );
  }
  return 1;
}

const LOCKED: Readonly<Record<string, number>> = { scatter: 5, brace: 3, redirect: 1.5, evade: 1 };

function worthOfLock({ fleets }: Thinking, attack: AttackView, token: number): number {
  const defender = vesselOf(fleets, attack.defender)?.ship ?? wingOf(fleets, attack.defender)?.squadron;
  const held = defender?.defenseTokens[token];
  if (!held) return 0;
  const same = defender.defenseTokens.some(
    (each, place) =>
      place !== token &&
      each.token === held.token &&
      each.state === 'readied' &&
      !attack.locked.includes(place),
  );
  return (LOCKED[held.token] ?? 1) * (held.state === 'readied' ? 1 : 0.5) - (same ? 1 : 0);
}

/** What spending a token saves, less its price: nothing much when it is readied, a token when it is exhausted. */
function worthOfToken(thinking: Thinking, { choice }: Fields): number {
  const { fleets, view } = thinking;
  const { attack } = view;
  const { token, die, zones } = fieldsOf(choice ?? null);
  if (!attack || typeof token !== 'number') return 1;
  const counted = areCriticalsCounted(thinking, attack);
  const damage = damageIn(attack.dice, counted);
  const after = (left: number) => (attack.braced ? Math.ceil(left / 2) : left);
  const vessel = vesselOf(fleets, attack.defender);
  const wing = wingOf(fleets, attack.defender);
  const held = (vessel?.ship ?? wing?.squadron)?.defenseTokens[token];
  if (!held) return 0;
  const worth = (points: number) =>
    vessel ? worthOfSuffered(vessel, attack.defendingZone!, points) : wing ? worthOfHits(wing, points) : 0;
  const price = held.state === 'readied' ? 0.5 : 4 + 0.04 * (vessel?.cost ?? 0);
  switch (held.token) {
    case 'scatter':
      return worth(after(damage)) - price;
    case 'brace':
      return worth(damage) - worth(Math.ceil(damage / 2)) - price;
    case 'evade': {
      const gone = typeof die === 'number' ? damageOfFace(attack.dice[die]?.face ?? 'blank', counted) : 0;
      const saved = attack.range === 'long' ? gone : Math.max(0, gone - 0.75);
      return worth(after(damage)) - worth(after(damage - saved)) - price;
    }
    case 'redirect': {
      if (!vessel || !Array.isArray(zones)) return 0;
      const left = after(damage) - vessel.ship.shields[attack.defendingZone!];
      const room = (zones as readonly HullZone[]).reduce((sum, zone) => sum + vessel.ship.shields[zone], 0);
      return Math.max(0, Math.min(left, room)) * worthOfCard(vessel) * 0.8 - price;
    }
  }
}

/** As much as the shields of the zones take, where it spares damage cards. */
export function chooseRedirect(thinking: Thinking): Plain {
  const { fleets, about, view, answers, depth } = thinking;
  const split =
    depth.exactShots > 0 ? assumedSplit(view, answers as unknown as readonly RedirectSplit[]) : undefined;
  if (split) return split as unknown as Plain;
  const vessel = vesselOf(fleets, about.ship);
  const zone = view.attack?.defendingZone;
  const total = typeof about.total === 'number' ? about.total : 0;
  if (!vessel || !zone) return thinking.answers[0]!;
  return bestAnswer(thinking, (answer) => {
    const moved = Object.values(fieldsOf(answer)).reduce<number>((sum, each) => sum + Number(each), 0);
    const cards = Math.max(0, total - moved - vessel.ship.shields[zone]);
    return -10 * cards - 0.1 * moved;
  });
}

/** The die of an obstructed attack that is worth least. */
export function chooseRemovedDie(thinking: Thinking): Plain {
  const { about, answers, depth, view } = thinking;
  // Other cards remove dice too: the odds know what obstruction does.
  const isExact = depth.exactShots > 0 && about.source === 'obstruction';
  const best = isExact ? assumedColour(view) : undefined;
  const exact = answers.find((answer) => fieldsOf(answer).colour === best);
  if (best !== undefined && exact !== undefined) return exact;
  const worths: Readonly<Record<string, number>> = { red: 1, blue: 0.9, black: 0 };
  return bestAnswer(thinking, (answer) => lookUp(worths, fieldsOf(answer).colour));
}

/** What the odds roll again; undefined where this level does not work them out. */
function rerollByOdds({ about, answers, depth, view }: Thinking): Plain | undefined {
  if (depth.exactShots === 0 || !view.attack || typeof about.source !== 'string') return undefined;
  const dice = answers.flatMap((answer) => {
    const { die } = fieldsOf(answer);
    return typeof die === 'number' ? [die] : [];
  });
  const best = assumedReroll(view, { source: about.source, dice, named: [] });
  return answers.find((answer) => (best === undefined ? isDeclining(answer) : fieldsOf(answer).die === best));
}

/** Dice that show nothing are rolled again. */
export function chooseReroll(thinking: Thinking): Plain {
  const exact = rerollByOdds(thinking);
  if (exact !== undefined) return exact;
  const { attack } = thinking.view;
  return bestAnswer(thinking, (answer) => {
    const { die } = fieldsOf(answer);
    if (typeof die !== 'number' || !attack) return 0;
    return damageOfFace(attack.dice[die]?.face ?? 'hit', areCriticalsCounted(thinking, attack)) === 0
      ? 1
      : -1;
  });
}
