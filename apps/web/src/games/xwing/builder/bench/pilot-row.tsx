import { type Pilot, type PilotId, shipType } from '@sortie/xwing/catalogue';
import { useLanguage } from '../../../../app/settings.ts';
import { Shape } from '../../../../lists/bench/shape.tsx';
import { toolShapes } from '../../../../lists/bench/tool-shapes.ts';
import { cardText } from '../../card-text.ts';
import type { Fit } from '../logic/fit.ts';
import { valuesOf } from '../logic/values-of.ts';
import { whyNotPlayable } from '../logic/why-not-playable.ts';
import { ActionBar } from '../parts/action-bar.tsx';
import { CardTitle } from '../parts/card-title.tsx';
import { Points } from '../parts/points.tsx';
import { ShipPicture } from '../parts/ship-picture.tsx';
import { Skill } from '../parts/skill.tsx';
import { SlotBar } from '../parts/slot-bar.tsx';
import { UnplayableNote } from '../parts/unplayable-note.tsx';
import { ValueRow } from '../parts/value-row.tsx';
import { useWords } from '../text/words.ts';
import { FitNote } from './fit-note.tsx';
import './finder-row.css';

interface Props {
  readonly pilot: Pilot;
  /** Not under the heading of its ship. */
  readonly alone: boolean;
  readonly fit: Fit;
  readonly onAdd: (pilot: PilotId) => void;
}

export function PilotRow({ pilot, alone, fit, onAdd }: Props) {
  const say = useWords();
  const language = useLanguage();
  const type = shipType(pilot.shipType);
  const isOther =
    type.hull !== pilot.hull || type.shields !== pilot.shields || type.primaryWeapon !== pilot.primaryWeapon;
  const isGrey = fit.kind === 'unfit' || whyNotPlayable(pilot.uid) !== undefined;
  return (
    <li className="finder-row" data-card={pilot.uid} data-fit={fit.kind} data-grey={isGrey || undefined}>
      <Skill skill={pilot.skill} />
      <div className="finder-row-body">
        <div className="finder-row-title">
          <div className="finder-row-name">
            <CardTitle name={pilot.name} unique={pilot.unique} />
            <SlotBar slots={pilot.slots} />
          </div>
          <Points points={pilot.points} />
        </div>
        {alone && (
          <div className="finder-row-ship">
            <ShipPicture type={type.id} size={28} />
            {type.name}
          </div>
        )}
        {(alone || isOther) && (
          <div className="finder-row-ship">
            <ValueRow values={valuesOf({ pilot, upgrades: [] })} />
            {alone && <ActionBar actions={pilot.actions} />}
          </div>
        )}
        <p className="finder-row-text">{cardText(pilot.uid, language)}</p>
        <UnplayableNote card={pilot.uid} />
        <FitNote fit={fit} />
      </div>
      <button
        type="button"
        data-row
        aria-label={say('addCard', { card: pilot.name })}
        aria-disabled={fit.kind === 'unfit' || undefined}
        onClick={() => fit.kind !== 'unfit' && onAdd(pilot.uid)}
      >
        <Shape path={toolShapes.add} size={16} />
      </button>
    </li>
  );
}
