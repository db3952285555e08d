import type { Plain } from '@sortie/kernel';
import type { XwingView } from '@sortie/xwing/view';
import { fieldsOf, isDeclining } from '../../planning/answers.ts';
import { cardOfKey } from './card-of-key.ts';
import { isChased } from './choose-action.ts';
import { chooseInAttack } from './choose-in-attack.ts';
import { shotWorth } from './duel.ts';
import { isLaunch, worthOfLaunch } from './launch-worth.ts';
import { piecesOf } from './piece.ts';
import { measure, swapBases } from './stand.ts';
import { bestAnswer, prospectOf, type Thinking } from './thinking.ts';

const EMPEROR = 'crew:emperorpalpatine';

/** Whether a token or card is used when it may be, and how. */
export function chooseUse(thinking: Thinking): Plain {
  const { attack } = thinking.view;
  const worth = (answer: Plain) => (isDeclining(answer) ? 0 : worthOfUse(thinking, answer));
  const inAttack = attack && !isNaming(thinking) ? chooseInAttack(thinking, attack, worth) : undefined;
  return inAttack ?? bestAnswer(thinking, worth);
}

/** A face is named for a friend: the odds take a hit for as good as a critical. */
function isNaming({ view, answers }: Thinking): boolean {
  return answers.some((answer) => {
    const { use } = fieldsOf(answer);
    return typeof use === 'string' && cardOfKey(view, use) === EMPEROR;
  });
}

/** Cards whose use costs more than it brings unless one plans for it. */
const SPARED: ReadonlySet<string> = new Set([
  'imperial:firespray31:bobafett',
  'imperial:tieadvanced:junoeclipse',
  'rebel:sheathipedeclassshuttle:ap5',
  'amd:r5x3',
  'ept:elusiveness',
  'ept:lightningreflexes',
  'ept:stayontarget',
  'illicit:inertialdampeners',
  'scum:aggressor:ig88d',
  'scum:m3ainterceptor:quinnjast',
  'scum:starviper:dalanoberos',
  'system:targetingscrambler',
  'title:adaptiveailerons',
]);

/** Cards that drop bombs of others. */
const DROPPING: ReadonlySet<string> = new Set(['samd:genius', 'scum:quadjumper:constablezuvio']);

/** Faces to name for a friend's roll, the best first; rolls outside attacks mostly do harm. */
const NAMED: Readonly<Record<string, readonly string[]>> = {
  beforeAttackDice: ['crit', 'hit', 'focus'],
  beforeDefenseDice: ['evade', 'focus'],
  beforeThrow: ['blank', 'focus'],
};

const WORST_FIRST = ['blank', 'focus', 'hit', 'evade', 'crit'];

/** The best face, and then the worst die to show it. */
function worthOfNaming({ view, about }: Thinking, choice: Plain): number {
  const window = `${about.window as string}`;
  const faces = NAMED[window];
  if (faces)
    return 1 - (faces.includes(`${choice as string}`) ? faces.indexOf(`${choice as string}`) : 9) / 10;
  const dice = window === 'defenseDiceRolled' ? view.attack?.defenseDice : view.attack?.attackDice;
  const face = dice?.[Number(choice)]?.face ?? 'blank';
  return 1 - WORST_FIRST.indexOf(face) / 10;
}

/** Cards that are used up and help only who shoots or is shot at. */
const FOR_A_FIGHT: ReadonlySet<string> = new Set(['illicit:glitterstim']);

/** The ship of a card has an enemy to shoot at, or an enemy has it. */
function isInFight(view: XwingView, key: string): boolean {
  const pieces = piecesOf(view);
  const owner = pieces.find(({ id }) => key.startsWith(`${id}.`));
  const hands = { attacker: 0, defender: 0, obstructed: false };
  return pieces.some((foe) => {
    if (!owner || foe.side === owner.side) return false;
    const measured = measure(owner.stand, foe.stand);
    return (
      shotWorth(owner, foe, measured, hands) > 0 || shotWorth(foe, owner, swapBases(measured), hands) > 0
    );
  });
}

/** Outside the dice windows a card is used unless it has a price. */
function worthOfUse(thinking: Thinking, answer: Plain): number {
  const { view, side } = thinking;
  const { use, choice } = fieldsOf(answer);
  const card = typeof use === 'string' ? cardOfKey(view, use) : null;
  if (card !== null && SPARED.has(card)) return -1;
  if (card !== null && FOR_A_FIGHT.has(card)) return isInFight(view, `${use as string}`) ? 1 : -1;
  if (isLaunch(card, choice)) return worthOfLaunch(thinking, `${use as string}`, choice!);
  if (card === EMPEROR) return worthOfNaming(thinking, choice ?? null);
  // A friend flies as planned.
  if (card === 'crew:boshek' && view.ships.some(({ id, side: of }) => id === view.activeShip && of === side))
    return -1;
  if (card?.startsWith('bomb:') || DROPPING.has(card ?? '')) {
    const prospect = prospectOf(thinking);
    const owner = prospect.outlook.own.find(({ piece }) => `${use as string}`.startsWith(`${piece.id}.`));
    return owner && isChased(prospect, owner.piece) ? 1 : -1;
  }
  const named = typeof choice === 'string' ? choice : fieldsOf(choice ?? null).ship;
  const chosen = view.ships.find(({ id }) => id === named);
  if (!chosen) return 1;
  // Given to a friend, best to one that can still use it.
  const fresh = (chosen.hasFought ? 0 : 0.5) + (chosen.tokens.focus > 0 ? 0 : 0.3);
  return chosen.side === side ? 1 + fresh - chosen.values.pilotSkill / 100 : 1;
}
