import type { Plain } from '@sortie/kernel';
import type { AttackFace, DefenseFace } from '@sortie/xwing/model';
import type { AttackSituation } from '@sortie/xwing/odds';
import type { AttackView } from '@sortie/xwing/view';

/** What the use of a token or card makes of an attack, and what it costs. */
export interface DiceUse {
  readonly situation: AttackSituation;
  readonly spends: readonly ('focus' | 'targetLock' | 'evade' | 'stress')[];
}

type Pools = { readonly attack: (AttackFace | null)[]; readonly defense: (DefenseFace | null)[] };

/** Attack dice that a card turns without a choice, and to what. */
const TURNS: Readonly<Record<string, readonly [readonly AttackFace[], AttackFace, number]>> = {
  'imperial:tiefighter:wingedgundark': [['hit'], 'crit', 1],
  'rebel:t70xwing:poedameron': [['focus'], 'hit', 1],
  'imperial:tiefofighter:omegaace': [['hit', 'focus', 'blank'], 'crit', 99],
  'ept:marksmanship': [['focus'], 'hit', 99],
};

/** Cards that turn the chosen attack die to a critical hit; the others turn it to a hit. */
const TO_CRIT: ReadonlySet<string> = new Set(['torpedo:protontorpedoes', 'crew:mercenarycopilot']);

const SPENDS: Readonly<Record<string, DiceUse['spends']>> = {
  'tech:weaponsguidance': ['focus'],
  'imperial:tiefofighter:omegaace': ['focus', 'targetLock'],
  'ept:elusiveness': ['stress'],
};

/** What the dice come to when a token or card is used in a window of an attack. */
export function diceUse(
  attack: AttackView,
  now: AttackSituation,
  { use, card, choice, window }: { use: string; card: string | null; choice: Plain; window: string },
): DiceUse {
  const pools: Pools = {
    attack: attack.attackDice.map((die) => (die.cancelled ? null : die.face)),
    defense: attack.defenseDice.map((die) => (die.cancelled ? null : die.face)),
  };
  const isDefense = window === 'modifyDefenseDice';
  const spends = card === null ? [use.split('.').at(-1) as 'focus'] : (SPENDS[card] ?? []);
  let again = 0;
  let more = 0;
  if (use.endsWith('.focus')) turnAll(pools, isDefense);
  else if (use.endsWith('.evade')) more = 1;
  else if (Array.isArray(choice))
    again = takeUp(isDefense ? pools.defense : pools.attack, choice as number[]);
  else if (card === 'rebel:yt1300:hansolo') again = takeUp(pools.attack, everyFreshDie(attack));
  else if (card === 'ept:elusiveness') again = takeUp(pools.attack, [choice as number]);
  else if (isDefense) turnSome(pools.defense, ['focus'], 'evade', 1);
  else if (typeof choice === 'number') {
    pools.attack[choice] =
      card === 'system:sensorjammer' ? 'focus' : TO_CRIT.has(card ?? '') ? 'crit' : 'hit';
  } else if (card !== null && TURNS[card]) {
    const [from, to, most] = TURNS[card];
    turnSome(pools.attack, from, to, most);
  }
  const spent = (token: 'focus' | 'targetLock' | 'evade') => spends.includes(token);
  const side = isDefense ? now.defender : now.attacker;
  const focus = Math.max(0, side.focus - (spent('focus') ? 1 : 0));
  return {
    spends,
    situation: {
      ...now,
      attack: { faces: dropMissing(pools.attack), toRoll: now.attack.toRoll + (isDefense ? 0 : again) },
      defense: {
        faces: [...dropMissing(pools.defense), ...Array.from({ length: more }, () => 'evade' as const)],
        toRoll: now.defense.toRoll + (isDefense ? again : 0),
      },
      attacker: isDefense
        ? { focus: 0, targetLock: false }
        : { focus, targetLock: now.attacker.targetLock && !spent('targetLock') },
      defender: isDefense ? { focus, evade: now.defender.evade - (spent('evade') ? 1 : 0) } : now.defender,
    },
  };
}

function dropMissing<Face>(pool: readonly (Face | null)[]): Face[] {
  return pool.filter((face): face is Face => face !== null);
}

function everyFreshDie({ attackDice }: AttackView): number[] {
  return attackDice.flatMap((die, place) =>
    die.timesRerolled > 0 || die.cancelled || die.fixed ? [] : [place],
  );
}

/** Takes dice off the table to be rolled anew. */
function takeUp(pool: unknown[], dice: readonly number[]): number {
  for (const die of dice) pool[die] = null;
  return dice.length;
}

function turnAll(pools: Pools, isDefense: boolean): void {
  if (isDefense) turnSome(pools.defense, ['focus'], 'evade', 99);
  else turnSome(pools.attack, ['focus'], 'hit', 99);
}

function turnSome<Face extends string>(
  pool: (Face | null)[],
  from: readonly Face[],
  to: Face,
  most: number,
): void {
  let left = most;
  pool.forEach((face, place) => {
    if (face === null || left === 0 || !from.includes(face)) return;
    pool[place] = to;
    left -= 1;
  });
}
