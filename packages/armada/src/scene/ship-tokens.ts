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

/** Everything that lies on and beside a ship for all to see. */
export function shipTokens(
  ship: ShipView,
  { objective, objectiveTokens }: ArmadaView,
  words: PieceWords,
): readonly TokenMark[] {
  const { shields: printed } = shipCard(ship.card);
  const isObjective = objective?.ships.includes(ship.id) ?? false;
  const held = objectiveTokens.filter(({ on }) => on === ship.id);
  return [
    singleMark(speedIcon(ship.speed), 'neutral', words.speed(ship.speed)),
    ...hullZones.map((zone) =>
      singleMark(
        shieldIcon(zone, ship.shields[zone]),
        ship.shields[zone] > 0 ? 'accent' : 'bad',
        words.shields(zone, ship.shields[zone], printed[zone]),
      ),
    ),
    ...dialMarks(ship, words),
    ...defenseMarks(ship.defenseTokens, words),
    ...damageMarks(ship, words),
    ...(isObjective ? [singleMark(markIcons.objective, 'warn', words.objectiveShip)] : []),
    ...held.map(({ id }) => singleMark(markIcons.objective, 'neutral', words.objectiveToken(numeral(id)))),
  ];
}
