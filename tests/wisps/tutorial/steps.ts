import type { TutorialStep } from '@sortie/games';

/** One wisp on each side, one drift, one flash. */
export const steps = [
  {
    id: 'bid',
    pointsAt: [{ kind: 'answer', answer: 3 }],
    rules: ['wi.round.bid'],
    asks: { question: 'bid', goesOn: [3, 2] },
    others: [{ seat: 'p2', question: 'bid', answer: 0 }],
    brings: [{ kind: 'bidsShown', first: 0 }],
  },
  {
    id: 'choose',
    pointsAt: [{ kind: 'piece', piece: 'p1-1' }],
    rules: ['wi.drift.choose'],
    asks: { question: 'chooseWisp', goesOn: ['p1-1'] },
  },
  {
    id: 'move',
    pointsAt: [{ kind: 'part', part: 'table' }],
    rules: ['wi.drift.leader'],
    asks: { question: 'moveLeader', goesOn: [{ x: 3, y: 0 }] },
    brings: [{ kind: 'placed', wisp: 'p1-1', at: { x: 3 } }],
  },
  {
    id: 'flash',
    pointsAt: [{ kind: 'answer', answer: 'p2-1' }],
    rules: ['wi.flash.targets', 'wi.flash.dice'],
    asks: { question: 'chooseTarget', goesOn: ['p2-1'] },
    brings: [
      { kind: 'flashRolled', faces: ['flare', 'dark'] },
      { kind: 'dimmed', wisp: 'p2-1', by: 1 },
    ],
  },
  { id: 'end', pointsAt: [{ kind: 'part', part: 'log' }], rules: ['wi.round.last'] },
] as const satisfies readonly TutorialStep[];
