import type { Plain } from '@sortie/kernel';
import { cardOfKey } from '@sortie/legion/odds';
import { type Fields, fieldsOf, wordOf } from '../../planning/answers.ts';
import { TOKEN } from '../objectives/goal.ts';
import { findSquad, type Squad } from './field.ts';
import {
  bestPlace,
  isAtGoal,
  type Outlook,
  shotNow,
  worthOfDodge,
  worthOfStandby,
  worthOfStaying,
  worthOfWithdrawing,
} from './plans.ts';
import { bestAnswer, type Thinking } from './thinking.ts';

/** What actions of cards are worth: those of the objective first. */
const CARD_ACTIONS: Readonly<Record<string, number>> = {
  'recover-the-supplies': TOKEN,
  sabotageRepair: 0.7 * TOKEN,
  treat: 9,
  repair: 9,
  spotter: 5,
  takeCover: 4,
  arm: 6,
  'force-push': 4,
  'force-choke': 10,
  'saber-throw': 5,
  'jedi-mind-trick': 8,
  'battle-meditation': 5,
};
const OTHER_CARD = 3;

/** Everything that the choice of an action is weighed by, each looked into once. */
class Prospects {
  private known = new Map<string, number | Outlook>();

  constructor(
    private readonly thinking: Thinking,
    private readonly squad: Squad,
    readonly actions: number,
    readonly open: ReadonlySet<string>,
  ) {}

  private once<Value extends number | Outlook>(key: string, find: () => Value): Value {
    const found = this.known.get(key);
    if (found !== undefined) return found as Value;
    const value = find();
    this.known.set(key, value);
    return value;
  }

  get staying(): number {
    return this.once('staying', () => worthOfStaying(this.thinking, this.squad));
  }

  get shot(): number {
    return this.open.has('attack') ? this.once('shot', () => shotNow(this.thinking, this.squad)) : 0;
  }

  get aimedShot(): number {
    return this.open.has('attack') ? this.once('aimed', () => shotNow(this.thinking, this.squad, 1)) : 0;
  }

  get near(): Outlook {
    return this.once('near', () => bestPlace(this.thinking, this.squad, 1));
  }

  get far(): Outlook {
    return this.once('far', () => bestPlace(this.thinking, this.squad, 2));
  }

  get dodge(): number {
    return this.open.has('dodge') ? this.once('dodge', () => worthOfDodge(this.thinking, this.squad)) : 0;
  }

  get standby(): number {
    return this.open.has('standby')
      ? this.once('standby', () => worthOfStandby(this.thinking, this.squad))
      : 0;
  }

  get canFireLater(): boolean {
    const { activation } = this.thinking.view;
    return this.actions >= 2 && activation?.hasAttacked !== true;
  }
}

/** The best that follows once one action is done, the unit where it stands. */
function afterwards(prospects: Prospects, done: 'attack' | 'aim' | 'dodge' | 'other'): number {
  const { actions, staying } = prospects;
  if (actions < 2) return staying;
  const moved = prospects.open.has('move') ? prospects.near.quiet : staying;
  const fired = done === 'attack' ? 0 : done === 'aim' ? prospects.aimedShot : prospects.shot;
  const safe = done === 'dodge' ? 0 : prospects.dodge;
  return Math.max(moved, staying + fired, staying + safe);
}

function worthOfMove(prospects: Prospects, { thinking, squad, move }: MoveChoice): number {
  const { field } = thinking;
  switch (move) {
    case 'standard':
    case 'jump': {
      const { quiet, firing } = prospects.near;
      const farther = prospects.actions >= 2 ? prospects.far.quiet : -1000;
      const best = Math.max(quiet, prospects.canFireLater ? firing : -1000, farther);
      return best - (move === 'jump' ? 1 : 0);
    }
    case 'disembark':
      return prospects.staying + 15;
    case 'withdraw':
      return prospects.staying + worthOfWithdrawing(field, squad);
    case 'pivot':
      return prospects.staying + (squad.isNotched && prospects.shot === 0 ? 2 : -3);
    case 'reverse':
      return prospects.staying - 2;
    default:
      return prospects.staying - 12;
  }
}

interface MoveChoice {
  readonly thinking: Thinking;
  readonly squad: Squad;
  readonly move: Plain | undefined;
}

function worthOfRecover({ unit }: Squad): number {
  const exhausted = unit.upgrades.filter((each) => each.exhausted && !each.discarded).length;
  return 3 * exhausted + 2.5 * unit.tokens.suppression;
}

/** Whether staying on the goal is all that is wanted, so that nothing is lost by doing something else. */
const HOLDING = 2;

function worthOf(thinking: Thinking, squad: Squad, prospects: Prospects, answer: Fields): number {
  const { action, move } = answer;
  const { staying } = prospects;
  switch (action) {
    case 'move':
      return worthOfMove(prospects, { thinking, squad, move });
    case 'attack':
      return prospects.shot + afterwards(prospects, 'attack');
    case 'aim':
      return prospects.canFireLater ? afterwards(prospects, 'aim') : staying + 0.4 * prospects.standby;
    case 'dodge':
      return prospects.dodge + afterwards(prospects, 'dodge');
    case 'standby':
      return staying + prospects.standby + (isAtGoal(thinking.field, squad) ? HOLDING : 0);
    case 'recover':
      return worthOfRecover(squad) + afterwards(prospects, 'other');
    case 'card': {
      const card = cardOfKey(thinking.view, wordOf(answer.card));
      if (card === 'jump') return worthOfMove(prospects, { thinking, squad, move: card });
      return (CARD_ACTIONS[card] ?? OTHER_CARD) + afterwards(prospects, 'other');
    }
    default:
      return staying;
  }
}

/** Aboard a vehicle the only choice is when to leave it. */
function chooseAboard(thinking: Thinking): Plain {
  return bestAnswer(thinking, (answer) => (fieldsOf(answer).action === 'move' ? 1 : 0));
}

/** What a unit does next in its activation: the first step of the best it can do with the actions it has left. */
export function chooseAction(thinking: Thinking): Plain {
  const { field, about, answers } = thinking;
  const squad = findSquad(field, about.unit);
  if (!squad) return chooseAboard(thinking);
  const actions = typeof about.actions === 'number' ? about.actions : 1;
  const open = new Set(answers.map((answer) => wordOf(fieldsOf(answer).action)));
  const prospects = new Prospects(thinking, squad, actions, open);
  return bestAnswer(thinking, (answer) => worthOf(thinking, squad, prospects, fieldsOf(answer)));
}
