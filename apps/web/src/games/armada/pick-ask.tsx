import { shipCard, squadronCard } from '@sortie/armada/catalogue';
import { texts } from '@sortie/armada/text';
import type { ArmadaView } from '@sortie/armada/view';
import { capital } from '../../table/capital.ts';
import { PickPieceAsk } from '../../table/pick-piece-ask.tsx';
import type { PieceChoice } from '../../table/piece-choices.tsx';
import { type AskProps, anySeen, type Seen } from '../../table/table-game.ts';
import { hullOf, shapesOf, unitOf } from './units.ts';

/** A ship, a squadron or an obstacle on the table. */
export function PickAsk({ seen, decision, referee }: AskProps<ArmadaView>) {
  return (
    <PickPieceAsk
      seen={anySeen(seen)}
      decision={decision}
      referee={referee}
      pieceOf={(answer) => {
        const { ship, squadron, obstacle } = answer as Readonly<Record<string, string | undefined>>;
        return ship ?? squadron ?? obstacle ?? '';
      }}
      lookOf={(piece) => unitLook(seen, piece)}
    />
  );
}

/** How a unit is shown among others to choose from. */
function unitLook(seen: Seen<ArmadaView>, id: string): Pick<PieceChoice, 'figure' | 'detail'> {
  const unit = unitOf(seen.table, id);
  if (!unit) return {};
  const words = texts(seen.language).pieceWords;
  const { left, all } = hullOf(unit);
  const speed = unit.kind === 'ship' ? unit.speed : squadronCard(unit.card).speed;
  const type = unit.kind === 'ship' ? shipCard(unit.card).name : squadronCard(unit.card).name;
  return {
    figure: { shapes: shapesOf(unit), side: unit.side },
    detail: `${type} · ${words.hull(left, all)} · ${capital(words.speed(speed))}`,
  };
}
