import { findObjective } from '@sortie/armada/catalogue';
import { type Fleet, flagshipOf, fleetCost } from '@sortie/armada/lists';
import { useLanguage } from '../../../../app/settings.ts';
import { addKeys } from '../../../../lists/add-keys.ts';
import type { KeptList } from '../../../../lists/kept-lists.ts';
import { PrintPaper } from '../../../../lists/print/print-paper.tsx';
import { ObjectiveDetails } from '../../setup/objective-ask.tsx';
import { knownPart, readAgreed } from '../agreed.ts';
import { FactionMark } from '../faction-mark.tsx';
import { PrintShip } from './print-ship.tsx';
import { PrintSquadron } from './print-squadron.tsx';
import '../../../../lists/print/print-card.css';
import './print-fleet.css';

/** The fleet on paper: ships with their upgrades, squadrons, and objectives. */
export function PrintView({ kept }: { readonly kept: KeptList<Fleet> }) {
  const language = useLanguage();
  const fleet = knownPart(kept.list);
  const side = fleet.faction === 'rebel' ? 0 : 1;
  return (
    <PrintPaper
      kept={kept}
      mark={<FactionMark kind={fleet.faction} />}
      cost={fleetCost(fleet)}
      ceiling={readAgreed(kept.agreed).points}
    >
      {addKeys(fleet.ships, ({ ship }) => ship).map(({ key, item, at }) => (
        <PrintShip key={key} ship={item} side={side} isFlagship={flagshipOf(fleet) === at} />
      ))}
      {[...new Set(fleet.squadrons)].map((id) => (
        <PrintSquadron
          key={id}
          id={id}
          side={side}
          count={fleet.squadrons.filter((each) => each === id).length}
        />
      ))}
      {fleet.objectives.flatMap((id) => {
        const card = findObjective(id);
        return card ? [<ObjectiveDetails key={id} id={card.id} language={language} />] : [];
      })}
    </PrintPaper>
  );
}
