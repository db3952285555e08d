import { pointAt, pointAtPart } from '@sortie/scene';
import { activations } from './activations.ts';
import { answers, asksUnit } from './answers.ts';

/** Who is who, a command card, orders. */
const command = [
  {
    id: 'welcome',
    pointsAt: [pointAt('officer'), pointAt('scouts'), pointAt('line')],
    rules: ['lg.unit.leader.exactly-one', 'lg.round.three-phases'],
  },
  { id: 'enemies', pointsAt: [pointAt('storm'), pointAt('captain')], rules: ['lg.cover.check.from-leader'] },
  {
    id: 'objective',
    pointsAt: [pointAt('crate')],
    rules: ['lg.battle-card.objective.content', 'lg.victory.after-six-rounds'],
  },
  {
    id: 'card',
    pointsAt: [{ kind: 'answer', answer: { card: 'push' } }],
    rules: ['lg.command-phase.select.secret'],
    asks: { question: 'selectCommandCard', goesOn: [{ card: 'push' }] },
    others: [answers('selectCommandCard', { card: 'assault' }), answers('readyCommandCard', { ready: true })],
  },
  {
    id: 'ready',
    pointsAt: [pointAtPart('question')],
    rules: ['lg.command-phase.priority.fewest-pips'],
    asks: { question: 'readyCommandCard', goesOn: [{ ready: true }] },
    brings: [{ kind: 'commandCardsRevealed' }, { kind: 'prioritySettled', seat: 'p1' }],
  },
  {
    id: 'order',
    ...asksUnit('issueOrder', 'scouts'),
    rules: ['lg.orders.sequential', 'lg.orders.eligible.range'],
    brings: [{ kind: 'orderIssued', unit: 'scouts' }],
  },
  {
    id: 'secondOrder',
    ...asksUnit('issueOrder', 'line'),
    rules: ['lg.orders.pool.random-draw'],
    others: [answers('issueOrder', { unit: 'captain' })],
    brings: [
      { kind: 'orderIssued', unit: 'line' },
      { kind: 'orderIssued', unit: 'storm' },
    ],
  },
] as const;

/** One round: orders, a move to an objective, fire from both sides, and a steady word. */
export const steps = [...command, ...activations] as const;

type Step = (typeof steps)[number];

/** Steps that ask something can be answered otherwise, and say why that is not as good. */
export type AskingStep = Extract<Step, { readonly asks: object }>['id'];

export type ReadStep = Exclude<Step['id'], AskingStep>;
