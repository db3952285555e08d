import { defenseIcons } from '@sortie/armada/icons';
import { texts } from '@sortie/armada/text';
import { rolled } from '@sortie/kernel';
import type { Act } from '../../../table/stage/act.ts';
import { diceFaces } from '../fight/dice-faces.ts';
import { type EventOf, fightOf, frameOf, placeOf, reachOf, type Telling } from './telling.ts';

/** Who attacks whom, with the line of sight. */
export function declaredActs(telling: Telling, event: EventOf<'targetDeclared'>): readonly Act[] {
  const fight = fightOf(telling);
  const at = placeOf(telling, event.attacker);
  if (!fight) return [];
  return [
    {
      ...frameOf(telling, event.attacker, {
        words: telling.tell(event) ?? '',
        lasts: 1100,
        focus: fight.focus,
      }),
      kind: 'told',
      tone: 'usual',
      sound: 'shot',
      marks: fight.marks,
      ...(at ? { at, reach: reachOf(telling.seen, event.attacker) } : {}),
    },
  ];
}

interface Shown {
  readonly words: string;
  readonly changed: readonly number[];
  readonly isThrown: boolean;
}

/** The dice of the attack as they lie after the deed. */
function diceAct(telling: Telling, { words, changed, isThrown }: Shown): readonly Act[] {
  const { after, names, say, seen } = telling;
  const { attack, dice } = after;
  const fight = fightOf(telling);
  if (!attack || !fight || dice.length === 0) return [];
  return [
    {
      ...frameOf(telling, attack.attacker, { words, lasts: isThrown ? 1400 : 1000, focus: fight.focus }),
      kind: 'dice',
      heading: say('attacks', {
        attacker: names.unit(attack.attacker),
        defender: names.unit(attack.defender),
      }),
      pools: [
        {
          label: say('attackDice'),
          dice: diceFaces(dice, seen.language),
          changed: changed.map(String),
          isThrown,
        },
      ],
      marks: fight.marks,
      ...(isThrown ? { sound: 'dice' as const } : {}),
    },
  ];
}

export function rolledActs(telling: Telling, event: EventOf<'attackDiceRolled'>): readonly Act[] {
  return diceAct(telling, {
    words: telling.tell(event) ?? '',
    changed: event.dice.map((_, die) => die),
    isThrown: true,
  });
}

export type DiceChange = EventOf<'dieRerolled' | 'dieChanged' | 'dieAdded' | 'dieRemoved'>;

/** Dice that are thrown again, turned, added or taken away at once. */
export function modifiedActs(telling: Telling, changes: readonly DiceChange[]): readonly Act[] {
  const added = telling.before.dice.length;
  const words = changes.flatMap((change) => telling.tell(change) ?? []);
  return diceAct(telling, {
    words: [...new Set(words)].join(' '),
    changed: changes.map((change, place) => (change.kind === 'dieAdded' ? added + place : change.die)),
    isThrown: changes.some(({ kind }) => kind === 'dieRerolled' || kind === 'dieAdded'),
  });
}

/** A defense token is spent. */
export function tokenActs(telling: Telling, event: EventOf<'defenseTokenSpent'>): readonly Act[] {
  const { unit, token, to } = event;
  const fight = fightOf(telling);
  return [
    {
      ...frameOf(telling, unit, {
        words: telling.tell(event) ?? '',
        lasts: 1000,
        focus: fight?.focus ?? { pieces: [unit] },
      }),
      kind: 'shown',
      sound: 'click',
      title: texts(telling.seen.language).pieceWords.defenseToken(token, to),
      icon: defenseIcons[token],
      tone: 'good',
      ...(fight ? { marks: fight.marks } : {}),
    },
  ];
}

/** Dice thrown outside an attack. */
export function rolledForActs(telling: Telling, event: EventOf<'rolledFor'>): readonly Act[] {
  const { unit, dice, source } = event;
  const words = telling.tell(event);
  if (words === undefined || dice.length === 0) return [];
  const { names, seen, say } = telling;
  return [
    {
      ...frameOf(telling, unit, { words, lasts: 1500 }),
      kind: 'dice',
      heading: [names.unit(unit), names.card(source)].filter(Boolean).join(' · '),
      pools: [
        {
          label: say('attackDice'),
          dice: diceFaces(
            dice.map(({ colour, face }) => ({ ...rolled(face), colour })),
            seen.language,
          ),
          changed: dice.map((_, die) => String(die)),
          isThrown: true,
        },
      ],
      sound: 'dice',
    },
  ];
}
