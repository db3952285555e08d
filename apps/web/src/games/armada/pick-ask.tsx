import { shipCard, squadronCard } from '@sortie/armada/catalogue';
import { texts } from '@sortie/armada/text';
import type { ArmadaView } from '@sortie/armada/view';
import type { Decision, Plain } from '@sortie/kernel';
import { capital } from '../../table/capital.ts';
import type { Missing } from '../../table/not-offered.tsx';
import { PickPieceAsk } from '../../table/pick-piece-ask.tsx';
import type { PieceChoice } from '../../table/piece-choices.tsx';
import { type AskProps, anySeen, type Seen } from '../../table/table-game.ts';
import { namesFor } from './names-for.ts';
import { hullOf, isOnTable, ownSide, shapesOf, unitOf } from './units.ts';
import { MissingAnswers } from './why/missing-answers.tsx';

/** A ship, a squadron or an obstacle on the table. */
export function PickAsk(props: AskProps<ArmadaView>) {
  const { seen, decision, referee } = props;
  return (
    <>
      <PickPieceAsk
        seen={anySeen(seen)}
        decision={decision}
        referee={referee}
        pieceOf={pieceOf}
        lookOf={(piece) => unitLook(seen, piece)}
      />
      <MissingAnswers {...props} title="cannotBeChosen" missing={missingUnits(seen, decision)} />
    </>
  );
}

function pieceOf(answer: Plain): string {
  const { ship, squadron, obstacle } = answer as Readonly<Record<string, string | undefined>>;
  return ship ?? squadron ?? obstacle ?? '';
}

/** The questions for the next unit to act, and what their answers name it. */
const acting: Readonly<Record<string, 'ship' | 'squadron'>> = {
  chooseShip: 'ship',
  chooseSquadron: 'squadron',
  commandSquadron: 'squadron',
};

/** Own units that might be expected to act now. */
function missingUnits(seen: Seen<ArmadaView>, { kind, seat, answers }: Decision): readonly Missing[] {
  const field = acting[kind];
  const offered = new Set(answers.kind === 'offers' ? answers.offers.map(pieceOf) : []);
  const units = field === 'ship' ? seen.table.ships : field === 'squadron' ? seen.table.squadrons : [];
  const side = ownSide(seen.table, seat);
  const names = namesFor(seen);
  return units
    .filter((unit) => unit.side === side && isOnTable(unit) && !offered.has(unit.id))
    .map(({ id }) => ({ key: id, label: names.unit(id), answer: { [field!]: id } }));
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
