import { shipType } from '@sortie/xwing/catalogue';
import { shipShapes } from '@sortie/xwing/scene';
import type { XwingView } from '@sortie/xwing/view';
import { PickPieceAsk } from '../../table/pick-piece-ask.tsx';
import type { PieceChoice } from '../../table/piece-choices.tsx';
import { type AskProps, anySeen } from '../../table/table-game.ts';
import { useWords } from './text/words.ts';
import type { XwingSay } from './text/xwing-say.ts';

/** A ship or a bomb. */
export function ShipPickAsk({ seen, decision, referee }: AskProps<XwingView>) {
  const say = useWords();
  return (
    <PickPieceAsk
      seen={anySeen(seen)}
      decision={decision}
      referee={referee}
      pieceOf={(answer) => {
        const { ship, bomb } = answer as { readonly ship?: string; readonly bomb?: string };
        return ship ?? bomb ?? '';
      }}
      lookOf={(piece) => shipLook(seen.table, piece, say)}
    />
  );
}

/** How a ship is shown among others to choose from. */
export function shipLook(
  table: XwingView,
  id: string,
  say: XwingSay,
): Pick<PieceChoice, 'figure' | 'detail'> {
  const ship = table.ships.find((each) => each.id === id);
  if (!ship) return {};
  return {
    figure: { shapes: shipShapes(ship), side: ship.side },
    detail: `${shipType(ship.type).name} · ${say('pilotSkill')} ${ship.values.pilotSkill}`,
  };
}
