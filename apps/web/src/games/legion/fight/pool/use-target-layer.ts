import type { PoolRegion } from '@sortie/legion/model';
import type { ShotInDetail } from '@sortie/legion/odds';
import { texts } from '@sortie/legion/text';
import type { LegionView } from '@sortie/legion/view';
import type { Mark } from '@sortie/scene';
import { useMemo } from 'react';
import { useLayer } from '../../../../table/layers.tsx';
import type { Seen } from '../../../../table/table-game.ts';
import { namesFor } from '../../names-for.ts';
import { standOf, unitOf } from '../../units.ts';
import { useWords } from '../text/words.ts';
import { sightMarks } from './sight-marks.ts';

interface Shown {
  readonly targets: PoolRegion['targets'];
  readonly shots: readonly (ShotInDetail | null)[] | undefined;
  /** The one whose pool is made up: its editor draws. */
  readonly target: string | null;
  readonly looked: string | null;
  readonly onPick: (target: string) => void;
}

/** A line to each unit that may be attacked; to the one looked at, everything that was measured. */
export function useTargetLayer(
  seen: Seen<LegionView>,
  { targets, shots, target, looked, onPick }: Shown,
): void {
  const say = useWords();
  const names = namesFor(seen);
  const { range, names: words } = texts(seen.language).pieceWords;
  const key = JSON.stringify([targets, shots !== undefined, target, looked, seen.language]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every view brings the same targets as new objects.
  const layer = useMemo(() => {
    const marksTo = (each: PoolRegion['targets'][number], place: number): readonly Mark[] => {
      const shot = shots?.[place];
      if (looked === each.defender && shot) {
        return sightMarks(seen.table, shot, { cover: words.cover, hidden: say('notSeen') });
      }
      return looked === null ? lineTo(seen.table, each, range(each.range)) : [];
    };
    return {
      marks: target === null ? targets.flatMap(marksTo) : [],
      picks: targets.map(({ defender }) => ({
        piece: defender,
        label: say('chooseWeaponsAgainst', { unit: names.unit(defender) }),
        chosen: defender === target,
      })),
      onPick,
    };
  }, [key]);
  useLayer(layer);
}

function lineTo(
  table: LegionView,
  { defender }: PoolRegion['targets'][number],
  label: string,
): readonly Mark[] {
  const [attacker, unit] = [unitOf(table, table.attack?.unit ?? null), unitOf(table, defender)];
  const from = attacker && standOf(attacker);
  const to = unit && standOf(unit);
  return from && to
    ? [{ kind: 'line', id: `shot ${defender}`, role: 'attack', points: [from, to], label }]
    : [];
}
