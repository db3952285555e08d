import { facedownIcons, type TokenMark } from '@sortie/scene';
import { lockIcon } from '../icons/lock-icon.ts';
import { type TokenPicture, tokenIcons } from '../icons/token-icons.ts';
import type { Token } from '../model/index.ts';
import type { PieceWords } from '../text/piece-words.ts';
import type { ShipView, XwingView } from '../view/xwing-view.ts';

const counted: readonly Token[] = [
  'focus',
  'evade',
  'reinforceFore',
  'reinforceAft',
  'stress',
  'ion',
  'tractorBeam',
  'jam',
  'weaponsDisabled',
  'cloak',
];

const tones: Readonly<Record<Token, string>> = {
  focus: 'good',
  evade: 'good',
  stress: 'bad',
  ion: 'bad',
  tractorBeam: 'bad',
  jam: 'bad',
  weaponsDisabled: 'bad',
  reinforceFore: 'good',
  reinforceAft: 'good',
  cloak: 'accent',
};

/** Everything that lies beside a ship for all to see. */
export function shipTokens(ship: ShipView, table: XwingView, words: PieceWords): readonly TokenMark[] {
  const mark = (picture: TokenPicture | 'damage', tone: string, count: number, name: string): TokenMark => ({
    icon: picture === 'damage' ? facedownIcons.card : tokenIcons[picture],
    tone,
    count,
    name,
  });
  const faceup = ship.damage.filter((card) => card.faceup).length;
  const facedown = ship.damage.length - faceup;
  return [
    ...(ship.shields > 0 ? [mark('shield', 'accent', ship.shields, words.shields(ship.shields))] : []),
    ...counted.flatMap((token) => {
      const count = ship.tokens[token];
      return count > 0 ? [mark(token, tones[token], count, words.tokens[token](count))] : [];
    }),
    ...[ship.lock, ship.otherLock]
      .flatMap(lettersOf)
      .map((letter) => lockMark(letter, 'accent', words.lockHeld(letter))),
    ...table.ships
      .flatMap(({ lock, otherLock }) => [lock, otherLock])
      .flatMap((each) => (each?.target === ship.id ? lettersOf(each) : []))
      .map((letter) => lockMark(letter, 'bad', words.lockSuffered(letter))),
    ...(faceup > 0 ? [mark('crit', 'bad', faceup, words.faceupDamage(faceup))] : []),
    ...(facedown > 0 ? [mark('damage', 'warn', facedown, words.facedownDamage(facedown))] : []),
  ];
}

/** A card may let a ship have two locks on one target. */
function lettersOf(lock: ShipView['lock'] | undefined): readonly string[] {
  return lock ? [lock.letter, ...(lock.second ? [lock.second] : [])] : [];
}

function lockMark(letter: string, tone: string, name: string): TokenMark {
  return { icon: lockIcon(letter), tone, count: 1, name };
}

/** A dial that is set lies facedown beside its ship, for all to see that it is. xw.planning.enemy-dials-hidden */
export function dialToken({ dial, dialRevealed }: ShipView, words: PieceWords): readonly TokenMark[] {
  if (dial === null || dialRevealed) return [];
  return [{ icon: facedownIcons.dial, tone: 'neutral', count: 1, name: words.hiddenDial }];
}
