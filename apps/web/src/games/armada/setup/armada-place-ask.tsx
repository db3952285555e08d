import { texts } from '@sortie/armada/text';
import type { ArmadaView, ShipView } from '@sortie/armada/view';
import { useState } from 'react';
import { isPass } from '../../../table/asking/pass.tsx';
import { capital } from '../../../table/capital.ts';
import { PlaceAsk, type Placeable } from '../../../table/place-ask.tsx';
import { type AskProps, anySeen } from '../../../table/table-game.ts';
import { namesFor } from '../names-for.ts';
import { useWords } from '../text/words.ts';
import { useCase } from '../why/use-case.ts';
import { heldPiece, placedIn, placesFor, placingAnswer, reachMarksOf, suggestedSpeed } from './placing.ts';
import './speed-choice.css';

/** Obstacles, ships with their speed, squadrons and tokens are held over the table and put down. */
export function ArmadaPlaceAsk({ seen, decision, referee }: AskProps<ArmadaView>) {
  const caseOf = useCase(seen);
  const [speeds, setSpeeds] = useState<Readonly<Record<string, number>>>({});
  const speedOf = (ship: string) => speeds[ship] ?? suggestedSpeed(decision, ship);
  const pieces = placedIn(decision).map(
    (piece): Placeable => ({
      id: piece.id,
      turns: piece.kind === 'ship' || piece.kind === 'obstacle',
      drawAt: (pose) => heldPiece(piece, pose, seen),
      places: () => placesFor(decision, piece),
      answerAt: (pose) => placingAnswer(decision, piece, pose, speedOf(piece.id)),
      marks: reachMarksOf(decision, seen.table),
      snaps: decision.kind === 'placeDisplaced',
    }),
  );
  const suggestions = decision.answers.kind === 'region' ? decision.answers.suggestions : [];
  const decline = suggestions.find(isPass);
  return (
    <PlaceAsk
      seen={anySeen(seen)}
      decision={decision}
      referee={referee}
      pieces={pieces}
      caseOf={caseOf}
      choicesFor={(id) => {
        const ship = decision.kind === 'deploy' && seen.table.ships.find((each) => each.id === id);
        return ship ? (
          <SpeedChoice
            ship={ship}
            speed={speedOf(id)}
            onSpeed={(speed) => setSpeeds({ ...speeds, [id]: speed })}
          />
        ) : null;
      }}
      decline={
        decline === undefined
          ? undefined
          : {
              answer: decline,
              label: capital(texts(seen.language).answerText(decision, decline, namesFor(seen))),
            }
      }
    />
  );
}

interface SpeedChoiceProps {
  readonly ship: ShipView;
  readonly speed: number;
  readonly onSpeed: (speed: number) => void;
}

/** The speed dial that a ship begins with. ar.setup.deploy-ship-speed */
function SpeedChoice({ ship, speed, onSpeed }: SpeedChoiceProps) {
  const say = useWords();
  const speeds = Array.from({ length: ship.values.maxSpeed + 1 }, (_, each) => each);
  return (
    <fieldset className="ar-speed">
      <legend>{say('speedDial')}</legend>
      {speeds.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === speed}
          data-speed={each}
          onClick={() => onSpeed(each)}
        >
          {each}
        </button>
      ))}
    </fieldset>
  );
}
