import type { Decision, Plain, Viewer } from '@sortie/kernel';
import { isRefusal, Referee } from '@sortie/kernel';
import type { XwingEffect, XwingEvent, XwingState } from '@sortie/xwing/model';
import { xwing } from '@sortie/xwing/rules';
import type { XwingPosition } from '@sortie/xwing/setup';
import type { XwingView } from '@sortie/xwing/view';

interface Laid {
  readonly attack?: readonly string[];
  readonly defense?: readonly string[];
  readonly cards?: readonly string[];
}

/** A referee in the middle of a fight, with the dice laid out. */
export class FightTable {
  private constructor(readonly referee: Referee<XwingState, XwingEffect, XwingEvent>) {}

  static opened(
    ships: XwingPosition['ships'],
    laid: Laid = {},
    rest: Partial<XwingPosition> = {},
  ): FightTable {
    const position: XwingPosition = { phase: 'combat', ...rest, ships };
    const { attack = [], defense = [], cards = [] } = laid;
    const opened = Referee.open(xwing, {
      game: 'xwing',
      rules: xwing.rules,
      setup: null,
      position: position as unknown as Plain,
      seed: 'a fight',
      script: { dice: { attack, defense }, cards: { damage: cards }, strict: 'dice' } as Plain,
    });
    if (isRefusal(opened)) throw new Error(`refused: ${JSON.stringify(opened)}`);
    return new FightTable(opened);
  }

  view(viewer: Viewer = 'spectator'): XwingView {
    const { table } = this.referee.view(viewer) as unknown as { readonly table: XwingView };
    return structuredClone(table);
  }

  /** The question that is waited for. */
  get decision(): Decision {
    const found = this.referee.decisions().find(({ settled }) => !settled);
    if (!found) throw new Error('nobody is asked');
    return found;
  }

  answer(answer: Plain): this {
    const { id, seat } = this.decision;
    const result = this.referee.answer(seat, { decision: id, version: this.referee.version, answer });
    if (isRefusal(result)) throw new Error(`refused: ${JSON.stringify(result)}`);
    return this;
  }
}

/** Luke, with a focus token, a lock and torpedoes, faces an academy pilot who focuses and evades. */
export function duel(laid: Laid = {}, rest: Partial<XwingPosition> = {}): FightTable {
  return FightTable.opened(
    [
      {
        id: 'luke',
        pilot: 'rebel:xwing:lukeskywalker',
        side: 0,
        at: [400, 300, 0],
        upgrades: ['torpedo:protontorpedoes', 'ept:marksmanship', 'amd:r2d2'],
        tokens: { focus: 1 },
        lock: 'tie',
        activated: true,
      },
      {
        id: 'tie',
        pilot: 'imperial:tiefighter:academypilot',
        side: 1,
        at: [400, 480, 180],
        tokens: { focus: 1, evade: 1 },
        activated: true,
      },
      { id: 'far', pilot: 'imperial:tiefighter:academypilot', side: 1, at: [800, 850, 180], activated: true },
    ] as unknown as XwingPosition['ships'],
    laid,
    rest,
  );
}
