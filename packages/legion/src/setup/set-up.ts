import { goTo, note } from '@sortie/kernel';
import type { LegionOrder, LegionState, Options, OrdersOf, SetUpStep } from '../model/index.ts';
import { flow, run, step } from '../rules/words.ts';

/** lg.setup.step-order */
const STEPS: readonly SetUpStep[] = [
  'establishBattlefield',
  'defineTerrain',
  'placeTerrain',
  'chooseColours',
  'revealBattleCards',
  'defineBattlefield',
  'resolveObjectiveAndCondition',
  'deployUnits',
  'prepareSupply',
];

/** Steps that a game without a limit of rounds leaves out. lg.optional.no-limit.setup */
const BATTLE_STEPS: readonly SetUpStep[] = [
  'revealBattleCards',
  'defineBattlefield',
  'resolveObjectiveAndCondition',
];

function isSkipped({ roundLimit }: Options, begun: SetUpStep): boolean {
  return roundLimit === null && BATTLE_STEPS.includes(begun);
}

/** A deployment card by chance, unless there is none. lg.optional.no-limit.setup, lg.optional.no-limit.with-large-scale */
function drawsDeployment({ roundLimit, battleCards, isLargeScale }: Options): boolean {
  return roundLimit === null && battleCards && !isLargeScale;
}

function ordersOf({ options }: LegionState, begun: SetUpStep): readonly LegionOrder[] {
  switch (begun) {
    case 'placeTerrain':
      return [run('placeTerrain', { turn: null, left: [] })];
    case 'chooseColours':
      return [run('chooseColour', {})];
    case 'revealBattleCards':
      return options.battleCards ? [{ kind: 'revealBattleCards' }] : [];
    case 'defineBattlefield':
      return options.battleCards ? [run('eliminateCards', { turn: null, used: 0 })] : [];
    // lg.setup.resolve-objective-then-condition
    case 'resolveObjectiveAndCondition':
      return [
        run('placeObjectiveTokens', { turn: null, placed: 0 }),
        run('placeConditionTokens', { turn: null, placed: 0 }),
      ];
    case 'deployUnits':
      return [
        ...(drawsDeployment(options) ? [{ kind: 'drawDeploymentCard' } as const] : []),
        // lg.setup.deploy.card-first
        run('setAside', { turn: null, chosen: [] }),
        run('deployment', { turn: null }),
      ];
    // lg.unit-keyword.bounty.mark
    case 'prepareSupply':
      return [run('markBounties', { turn: null, chosen: [] })];
    default:
      return [];
  }
}

/** Set-up, step after step. lg.setup.step-order */
export const setUp = flow('setUp', [
  step('next', (state, { next }): OrdersOf<'setUp'> => {
    const begun = STEPS[next];
    if (begun && isSkipped(state.options, begun)) return [note({ next: next + 1 }), goTo('next')];
    if (!begun) return [{ kind: 'beginSetUpStep', step: null }];
    return [
      note({ next: next + 1 }),
      { kind: 'beginSetUpStep', step: begun },
      goTo('next'),
      ...ordersOf(state, begun),
    ];
  }),
]);
