import { terrainPiece } from '@sortie/legion/catalogue';
import type { BattlefieldToken, Terrain } from '@sortie/legion/model';
import { reachMarks } from '@sortie/legion/scene';
import { cardText, texts } from '@sortie/legion/text';
import type { LegionView } from '@sortie/legion/view';
import { useMemo } from 'react';
import { capital } from '../../../table/capital.ts';
import { Card } from '../../../table/card.tsx';
import { useLayer } from '../../../table/layers.tsx';
import { useReach } from '../../../table/practice/with-practice.tsx';
import type { PieceProps, Seen } from '../../../table/table-game.ts';
import { BattleCardDetails } from '../setup/battle-cards-ask.tsx';
import { useWords } from '../text/words.ts';
import { unitOfPiece } from '../units.ts';
import './panel.css';
import { UnitPanel } from './unit-panel.tsx';

/** A piece looked at more closely, with what it reaches. lg.range.premeasure */
export function PiecePanel({ seen, piece, drawn }: PieceProps<LegionView>) {
  const { table } = seen;
  const unit = unitOfPiece(table, piece);
  const isPractised = useReach(seen, unit?.id ?? piece, unit !== undefined);
  useReachLayer(seen, unit?.id, !isPractised);
  if (unit) return <UnitPanel seen={seen} unit={unit} />;
  const terrain = table.battlefield.terrain.find(({ id }) => id === piece);
  const title = drawn.title ?? drawn.name;
  if (terrain) return <TerrainPanel seen={seen} terrain={terrain} title={title} />;
  const token = table.tokens.find(({ id }) => id === piece);
  return <TokenPanel seen={seen} token={token} title={title} />;
}

function useReachLayer(seen: Seen<LegionView>, unit: string | undefined, isWanted: boolean): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: drawn anew when the table changes.
  const layer = useMemo(
    () => ({
      marks: isWanted && unit ? reachMarks(seen.table, unit, texts(seen.language).pieceWords) : [],
    }),
    [seen.version, unit, isWanted, seen.language],
  );
  useLayer(layer);
}

interface TerrainProps {
  readonly seen: Seen<LegionView>;
  readonly terrain: Terrain;
  readonly title: string;
}

/** How high it is, what cover it gives, and how it is moved through. lg.terrain.tables-are-defaults */
function TerrainPanel({ seen, terrain, title }: TerrainProps) {
  const say = useWords();
  const { cover: covers, movement: ratings } = texts(seen.language).pieceWords.names;
  const { height, depth, rating, blocks, group } = terrainPiece(terrain.piece);
  const { cover, covers: whom, movement, hasHandholds } = { ...rating, ...terrain.declared };
  const holds = blocks.some((each) => each.holds);
  return (
    <div className="lg-panel" data-look={terrain.id}>
      <Card
        title={title}
        subtitle={say(`terrain_${group}`)}
        size="large"
        facts={[
          ...(height > 0 ? [{ label: say('height'), value: `${Math.round(height)} mm` }] : []),
          ...(depth > 0 ? [{ label: say('depth'), value: `${Math.round(depth)} mm` }] : []),
        ]}
      />
      <dl className="lg-panel-facts">
        <dt>{say('coverGiven')}</dt>
        <dd>
          {covers[cover]}
          {cover !== 'none' && whom === 'troopers' && ` (${say('troopersOnly')})`}
        </dd>
        <dt>{say('forTroopers')}</dt>
        <dd>{ratings[movement.trooper]}</dd>
        <dt>{say('forGroundVehicles')}</dt>
        <dd>{ratings[movement.groundVehicle]}</dd>
        <dt>{say('forRepulsors')}</dt>
        <dd>{ratings[movement.repulsorVehicle]}</dd>
      </dl>
      <ul className="lg-panel-notes">
        {holds && <li>{say('mayStand')}</li>}
        {hasHandholds && <li>{say('hasHandholds')}</li>}
      </ul>
    </div>
  );
}

interface TokenProps {
  readonly seen: Seen<LegionView>;
  readonly token: BattlefieldToken | undefined;
  readonly title: string;
}

/** A token with what its card says of it. */
function TokenPanel({ seen, token, title }: TokenProps) {
  const { objective, condition } = seen.table.battleCards.used;
  const card = token?.kind === 'objective' ? objective : token?.kind === 'condition' ? condition : null;
  const words = texts(seen.language).pieceWords;
  const own = token?.card ? cardText(token.card, seen.language) : undefined;
  return (
    <div className="lg-panel" data-look={token?.id}>
      <h3>{capital(title)}</h3>
      {token && token.wounds > 0 && <p>{words.wounds(token.wounds)}</p>}
      {own && <p>{own}</p>}
      {card && <BattleCardDetails card={card} seen={seen} />}
    </div>
  );
}
