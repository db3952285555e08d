import type { Kinded, Side } from '@sortie/kernel';
import { unitCard } from '../catalogue/index.ts';
import type { LegionView, UnitView } from '../view/legion-view.ts';

/** How a replay of Legion is read. */
export const legionReplay = {
  round: ({ round }: LegionView) => round,
  read: (view: LegionView) =>
    [
      { key: 'victory', values: view.victoryTokens, shape: 'gain' },
      { key: 'wounds', values: [woundsLeft(view, 0), woundsLeft(view, 1)], shape: 'level' },
    ] as const,
  isHighlight: ({ kind }: Kinded) => kind === 'poolBegun',
} as const;

/** What must still be shot away: the wounds that every miniature can take. */
function woundsLeft({ units }: LegionView, side: Side): number {
  return units.filter((unit) => unit.side === side).reduce((sum, unit) => sum + woundsOf(unit), 0);
}

function woundsOf({ card, miniatures, whereabouts }: UnitView): number {
  if (whereabouts === 'defeated') return 0;
  const { wounds: most } = unitCard(card);
  return miniatures
    .filter(({ defeatedIn }) => defeatedIn === null)
    .reduce((sum, { wounds }) => sum + Math.max(0, most - wounds), 0);
}
