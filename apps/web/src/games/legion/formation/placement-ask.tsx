import type { Plain } from '@sortie/kernel';
import type { Placement, PlacementRegion } from '@sortie/legion/model';
import type { LegionView, UnitView } from '@sortie/legion/view';
import { useState } from 'react';
import { SpotLine } from '../../../table/spot-line.tsx';
import { type AskProps, anySeen } from '../../../table/table-game.ts';
import { useWords } from '../text/words.ts';
import { standOf, unitOf } from '../units.ts';
import type { Formation } from './formation.ts';
import './placing.css';
import { usePlacing } from './use-placing.ts';

/** Miniatures that are put back around their leader: displaced, regrouped, left by a vehicle. */
export function PlacementAsk(props: AskProps<LegionView>) {
  const { answers } = props.decision;
  if (answers.kind !== 'region') return null;
  const region = answers.region as unknown as PlacementRegion;
  const unit = unitOf(props.seen.table, region.unit);
  return unit ? <Placed {...props} region={region} unit={unit} suggestions={answers.suggestions} /> : null;
}

interface Props extends AskProps<LegionView> {
  readonly region: PlacementRegion;
  readonly unit: UnitView;
  readonly suggestions: readonly Plain[];
}

function Placed({ region, unit, suggestions, ...props }: Props) {
  const say = useWords();
  const [count, setCount] = useState(0);
  const placesLeader = region.miniatures.includes(unit.leader);
  const { spot, sent, busy, put, hold } = usePlacing(props, {
    first: suggestions[0] ?? { placements: [] },
    read: (answer) => {
      const formation = formationIn(answer, unit, placesLeader);
      return formation && { unit, formation };
    },
    write: (_, formation) => written(unit, formation, placesLeader),
    isLeaderFixed: !placesLeader,
    marks: [],
  });
  const suggest = () => {
    const next = suggestions[(count + 1) % Math.max(1, suggestions.length)];
    setCount(count + 1);
    if (next !== undefined) hold(next, true);
  };
  return (
    <div className="lg-placing">
      <SpotLine spot={spot} text={anySeen(props.seen).text} />
      <div className="lg-placing-doing">
        <button
          type="button"
          className="primary"
          aria-disabled={busy || sent === undefined || undefined}
          data-commit="placement"
          onClick={put}
        >
          {say(spot.standing === 'illegal' && sent !== undefined ? 'placeNearest' : 'placeHere')}
        </button>
        {suggestions.length > 1 && (
          <button type="button" onClick={suggest}>
            {say('suggestPlace')}
          </button>
        )}
      </div>
      <p className="lg-placing-hint soft">{say('placementHint')}</p>
    </div>
  );
}

function formationIn(answer: Plain, unit: UnitView, placesLeader: boolean): Formation | undefined {
  const { placements } = answer as unknown as { readonly placements: readonly Placement[] };
  const leader = placesLeader
    ? placements.find(({ miniature }) => miniature === unit.leader)?.stand
    : standOf(unit);
  return leader
    ? { leader, others: placements.filter(({ miniature }) => miniature !== unit.leader) }
    : undefined;
}

function written({ leader: id }: UnitView, { leader, others }: Formation, placesLeader: boolean): Plain {
  const placements = placesLeader ? [{ miniature: id, stand: leader }, ...others] : others;
  return { placements } as unknown as Plain;
}
