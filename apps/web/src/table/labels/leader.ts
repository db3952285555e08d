import type { LabelPlace } from './label.ts';

/** How near to the piece and to the label a line between them ends. */
const ENDS = { piece: 0.25, label: 0.86 } as const;

/** The thin line from a piece to a label that stands off. */
export function leaderPath({ x, y }: Pick<LabelPlace, 'x' | 'y'>): string {
  const at = (share: number) => `${Math.round(x * share * 10) / 10} ${Math.round(y * share * 10) / 10}`;
  return `M${at(ENDS.piece)}L${at(ENDS.label)}`;
}
