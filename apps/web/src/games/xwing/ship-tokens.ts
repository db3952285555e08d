import type { ShipView, Token, XwingView } from '@sortie/xwing';
import type { TokenMark } from '../../table/scene.ts';
import { type TokenPicture, tokenIcons } from './icons/token-icons.ts';
import { lockIcon } from './lock-icon.ts';
import type { XwingSay } from './text/xwing-say.ts';

const counted: readonly Token[] = ['focus', 'evade', 'stress', 'ion', 'cloak'];

/** Everything that lies beside a ship for all to see. */
export function shipTokens(ship: ShipView, table: XwingView, say: XwingSay): readonly TokenMark[] {
  const mark = (picture: TokenPicture, tone: string, count: number, name: string): TokenMark => ({
    icon: tokenIcons[picture],
    tone,
    count,
    name,
  });
  const faceup = ship.damage.filter((card) => card.faceup).length;
  const facedown = ship.damage.length - faceup;
  return [
    ...(ship.shields > 0
      ? [mark('shield', 'shield', ship.shields, say('shieldsCount', { count: ship.shields }))]
      : []),
    ...counted.flatMap((token) => {
      const count = ship.tokens[token];
      return count > 0 ? [mark(token, token, count, say(`${token}Tokens`, { count }))] : [];
    }),
    ...(ship.lock ? [lockMark(ship.lock.letter, 'lock', say('lockHeld', { letter: ship.lock.letter }))] : []),
    ...table.ships.flatMap(({ lock }) =>
      lock?.target === ship.id
        ? [lockMark(lock.letter, 'locked', say('lockSuffered', { letter: lock.letter }))]
        : [],
    ),
    ...(faceup > 0 ? [mark('crit', 'crit', faceup, say('critCount', { count: faceup }))] : []),
    ...(facedown > 0 ? [mark('crit', 'damage', facedown, say('damageCount', { count: facedown }))] : []),
  ];
}

function lockMark(letter: string, tone: string, name: string): TokenMark {
  return { icon: lockIcon(letter), tone, count: 1, name };
}
