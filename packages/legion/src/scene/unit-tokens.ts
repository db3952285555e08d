import type { TokenMark } from '@sortie/scene';
import { facedownIcons } from '@sortie/scene';
import { markIcons } from '../icons/mark-icons.ts';
import { damageIcons, tokenIcons } from '../icons/token-icons.ts';
import type { TokenKind } from '../model/index.ts';
import type { LegionView, UnitView } from '../view/legion-view.ts';
import type { SceneWords } from './scene-words.ts';

const tones: Readonly<Record<TokenKind, string>> = {
  aim: 'good',
  dodge: 'good',
  standby: 'accent',
  suppression: 'warn',
  immobilize: 'warn',
  ion: 'bad',
};

/** In the order in which they lie beside a unit. */
const kinds: readonly TokenKind[] = ['suppression', 'aim', 'dodge', 'standby', 'immobilize', 'ion'];

function mark(icon: string, tone: string, name: string, count = 1): TokenMark {
  return { icon, tone, count, name };
}

/** Where its order token lies: faceup, or in the pool with its back up. lg.orders.token.faces */
function orderMarks({ order, activated }: UnitView, { words }: SceneWords): readonly TokenMark[] {
  if (order === 'faceup') return [mark(markIcons.order, 'accent', words.ordered)];
  if (activated) return [mark(facedownIcons.dial, 'neutral', words.activated)];
  return [];
}

function stateMarks(unit: UnitView, { words }: SceneWords): readonly TokenMark[] {
  return [
    ...(unit.panicked ? [mark(markIcons.panic, 'bad', words.panicked)] : []),
    ...(unit.isEngaged ? [mark(markIcons.engaged, 'bad', words.engaged)] : []),
    ...unit.damage.map(({ kind }) => mark(damageIcons[kind], 'bad', words.damage(kind))),
  ];
}

/** Wounds lie with the miniature that took them. lg.wound.wounded-mini */
export function woundMarks(wounds: number, words: SceneWords['words']): readonly TokenMark[] {
  return wounds > 0 ? [mark(markIcons.wound, 'bad', words.wounds(wounds), wounds)] : [];
}

/** Everything that lies beside a unit's leader for all to see, but for wounds. */
export function unitTokens(unit: UnitView, { tokens }: LegionView, scene: SceneWords): readonly TokenMark[] {
  const { words, names } = scene;
  return [
    ...orderMarks(unit, scene),
    ...kinds.flatMap((kind) => {
      const count = unit.tokens[kind];
      // A unit shaken by its courage or more stands out. lg.suppression.suppressed
      const tone = kind === 'suppression' && unit.values.isSuppressed ? 'bad' : tones[kind];
      return count > 0 ? [mark(tokenIcons[kind], tone, words.tokens(kind, count), count)] : [];
    }),
    ...stateMarks(unit, scene),
    ...(unit.marks > 0 ? [mark(markIcons.bounty, 'warn', words.bounties(unit.marks), unit.marks)] : []),
    ...tokens
      .filter((token) => token.unit === unit.id)
      .map(({ id }) => mark(markIcons.objective, 'warn', names.token(id))),
  ];
}
