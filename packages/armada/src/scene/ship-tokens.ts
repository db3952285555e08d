import { facedownIcons, type TokenMark } from '@sortie/scene';
import { type DefenseToken, hullZones, shipCard } from '../catalogue/index.ts';
import { commandIcons } from '../icons/command-icons.ts';
import { defenseIcons } from '../icons/defense-icons.ts';
import { markIcons } from '../icons/mark-icons.ts';
import { shieldIcon, speedIcon } from '../icons/number-icons.ts';
import type { DefenseTokenInPlay } from '../model/index.ts';
import { numeral } from '../text/numeral.ts';
import type { PieceWords } from '../text/piece-words.ts';
import type { ArmadaView, ShipView } from '../view/armada-view.ts';

/** One token, whose icon says how much of it there is. */
export function singleMark(icon: string, tone: string, name: string): TokenMark {
  return { icon, tone, count: 1, name };
}

function countedMark(icon: string, tone: string, count: number, name: string): readonly TokenMark[] {
  return count > 0 ? [{ icon, tone, count, name }] : [];
}

/** A discarded token is gone from the card. ar.defense.spend-exhausted-discards */
export function defenseMarks(tokens: readonly DefenseTokenInPlay[], words: PieceWords): readonly TokenMark[] {
  const states = ['readied', 'exhausted'] as const;
  const kinds: readonly DefenseToken[] = [...new Set(tokens.map(({ token }) => token))];
  return kinds.flatMap((token) =>
    states.flatMap((state) => {
      const count = tokens.filter((each) => each.token === token && each.state === state).length;
      const tone = state === 'readied' ? 'good' : 'warn';
      return countedMark(defenseIcons[token], tone, count, words.defenseToken(token, state));
    }),
  );
}

/** The dials of the stack lie facedown; how many there are is open. ar.dial.hidden-until-revealed */
function dialMarks(
  { dials, revealedDial, commandTokens }: ShipView,
  words: PieceWords,
): readonly TokenMark[] {
  return [
    ...countedMark(facedownIcons.dial, 'neutral', dials.length, words.hiddenDials(dials.length)),
    ...(revealedDial
      ? [singleMark(commandIcons[revealedDial], 'accent', words.revealedDial(revealedDial))]
      : []),
    ...commandTokens.map((command) =>
      singleMark(commandIcons[command], 'neutral', words.commandToken(command)),
    ),
  ];
}

function damageMarks({ damage }: ShipView, words: PieceWords): readonly TokenMark[] {
  const faceup = damage.filter((card) => card.faceup).length;
  const facedown = damage.length - faceup;
  return [
    ...countedMark(markIcons.faceupDamage, 'bad', faceup, words.faceupDamage(faceup)),
    ...countedMark(facedownIcons.card, 'warn', facedown, words.facedownDamage(facedown)),
  ];
}

/** The shield dials of the base. ar.hull-zone.definition */
function shieldMarks({ card, shields }: ShipView, words: PieceWords): readonly TokenMark[] {
  const { shields: printed } = shipCard(card);
  return hullZones.map((zone) =>
    singleMark(
      shieldIcon(zone, shields[zone]),
      shields[zone] > 0 ? 'accent' : 'bad',
      words.shields(zone, shields[zone], printed[zone]),
    ),
  );
}

function speedMark({ speed }: ShipView, words: PieceWords): TokenMark {
  return singleMark(speedIcon(speed), 'neutral', words.speed(speed));
}

/** Everything that lies beside a ship for all to see; its shields are drawn on the base itself. */
export function tokensBeside(ship: ShipView, table: ArmadaView, words: PieceWords): readonly TokenMark[] {
  return [speedMark(ship, words), ...cardMarks(ship, table, words)];
}

/** Everything that lies on and beside a ship for all to see. */
export function shipTokens(ship: ShipView, table: ArmadaView, words: PieceWords): readonly TokenMark[] {
  return [speedMark(ship, words), ...shieldMarks(ship, words), ...cardMarks(ship, table, words)];
}

/** Dials, tokens and damage of the ship card, and tokens of the objective. */
function cardMarks(
  ship: ShipView,
  { objective, objectiveTokens }: ArmadaView,
  words: PieceWords,
): readonly TokenMark[] {
  const isObjective = objective?.ships.includes(ship.id) ?? false;
  const held = objectiveTokens.filter(({ on }) => on === ship.id);
  return [
    ...dialMarks(ship, words),
    ...defenseMarks(ship.defenseTokens, words),
    ...damageMarks(ship, words),
    ...(isObjective ? [singleMark(markIcons.objective, 'warn', words.objectiveShip)] : []),
    ...held.map(({ id }) => singleMark(markIcons.objective, 'neutral', words.objectiveToken(numeral(id)))),
  ];
}
