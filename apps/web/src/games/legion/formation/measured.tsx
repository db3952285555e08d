import type { Placement } from '@sortie/legion/model';
import { type ForeseenSight, foreseeSight } from '@sortie/legion/practice';
import { texts } from '@sortie/legion/text';
import { type LegionView, topOfView, type UnitView } from '@sortie/legion/view';
import type { Mark } from '@sortie/scene';
import { useEffect, useMemo, useState } from 'react';
import { store, useStore } from '../../../app/store.ts';
import { useLayer } from '../../../table/layers.tsx';
import type { Seen } from '../../../table/table-game.ts';
import { namesFor } from '../names-for.ts';
import { useWords } from '../text/words.ts';
import './measured.css';
import { type Formation, placementsOf } from './formation.ts';
import { rangeMarks } from './range-marks.ts';

/** Whoever measures goes on measuring until they have enough of it. */
const isMeasuring = store(false);

/** Milliseconds for which a hand holds still before sight and cover are worked out. */
const STILL = 160;

interface Props {
  readonly seen: Seen<LegionView>;
  readonly unit: UnitView;
  readonly formation: Formation;
}

/** What a place is worth, for whoever wants to know: ranges, who would see whom, and in which cover. lg.range.premeasure */
export function Measured(props: Props) {
  const say = useWords();
  const isOn = useStore(isMeasuring);
  return (
    <div className="lg-measured">
      <label>
        <input
          type="checkbox"
          checked={isOn}
          onChange={({ currentTarget }) => isMeasuring.set(currentTarget.checked)}
        />
        {say('measure')}
      </label>
      {isOn && <Measures {...props} />}
    </div>
  );
}

function Measures({ seen, unit, formation }: Props) {
  const say = useWords();
  const { language } = seen;
  const words = texts(language).pieceWords;
  const names = namesFor(seen);
  const placements = useStill(placementsOf(unit, formation));
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured anew when the table changes or the hand rests elsewhere.
  const sights = useMemo(
    () => foreseeSight(topOfView(seen.table), unit.id, placements),
    [seen.version, unit.id, placements],
  );
  const layer = useMemo(
    () => ({
      marks: [...rangeMarks(unit, formation, words), ...sights.filter(({ isSeen }) => isSeen).map(sightMark)],
    }),
    [unit, formation, words, sights],
  );
  useLayer(layer);
  if (sights.length === 0) return <p className="soft">{say('nobodyNear')}</p>;
  return (
    <ul>
      {sights.map(({ enemy, range, isSeen, ownCover, enemyCover }) => (
        <li key={enemy} data-sight={isSeen} data-enemy={enemy}>
          <span className="lg-measured-who">{names.unit(enemy)}</span>
          <span>{words.range(range)}</span>
          <span className="soft">
            {isSeen
              ? say('covers', { own: words.names.cover[ownCover], theirs: words.names.cover[enemyCover] })
              : say('outOfSight')}
          </span>
        </li>
      ))}
    </ul>
  );
}

function sightMark({ enemy, line }: ForeseenSight): Mark {
  return { kind: 'line', id: `sight ${enemy}`, role: 'sight', points: line };
}

/** What was held last, once the hand has rested on it. */
function useStill(placements: readonly Placement[]): readonly Placement[] {
  const [still, setStill] = useState(placements);
  const key = JSON.stringify(placements);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the placements
  useEffect(() => {
    const timer = setTimeout(() => setStill(placements), STILL);
    return () => clearTimeout(timer);
  }, [key]);
  return still;
}
