import { obstacle } from '@sortie/armada/catalogue';
import { reachMarks } from '@sortie/armada/scene';
import { texts } from '@sortie/armada/text';
import type { ArmadaView } from '@sortie/armada/view';
import { useMemo } from 'react';
import { useLayer } from '../../../table/layers.tsx';
import { useReach } from '../../../table/practice/with-practice.tsx';
import type { PieceProps, SeenProps } from '../../../table/table-game.ts';
import { ObjectiveDetails } from '../setup/objective-ask.tsx';
import { useWords } from '../text/words.ts';
import './piece-panel.css';
import { ShipPanel } from './ship-panel.tsx';
import { SquadronPanel } from './squadron-panel.tsx';

/** A piece looked at more closely, with what it covers. ar.range.premeasure-anytime */
export function PiecePanel({ seen, piece, drawn }: PieceProps<ArmadaView>) {
  const say = useWords();
  const { table } = seen;
  const ship = table.ships.find(({ id }) => id === piece);
  const isPractised = useReach(seen, piece, ship !== undefined);
  useReachLayer(seen, piece, !isPractised);
  if (ship) return <ShipPanel seen={seen} ship={ship} />;
  const squadron = table.squadrons.find(({ id }) => id === piece);
  if (squadron) return <SquadronPanel seen={seen} squadron={squadron} />;
  const found = table.obstacles.find(({ id }) => id === piece);
  if (found) {
    return (
      <div className="ar-panel">
        <h3>{drawn.title ?? drawn.name}</h3>
        <p>{say(`about_${obstacle(found.id).kind}`)}</p>
      </div>
    );
  }
  return (
    <div className="ar-panel">
      <h3>{drawn.name}</h3>
      {table.objective && <ObjectiveDetails id={table.objective.card} language={seen.language} />}
    </div>
  );
}

function useReachLayer(seen: SeenProps<ArmadaView>['seen'], piece: string, isWanted: boolean): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: drawn anew when the table changes.
  const layer = useMemo(
    () => ({ marks: isWanted ? reachMarks(seen.table, piece, texts(seen.language).pieceWords) : [] }),
    [seen.version, piece, isWanted, seen.language],
  );
  useLayer(layer);
}
