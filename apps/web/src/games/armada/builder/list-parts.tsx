import '../texts.ts';
import { findShip, findSquadron } from '@sortie/armada/catalogue';
import { type Fleet, judgeFleet } from '@sortie/armada/lists';
import { shipShapes, squadronShapes } from '@sortie/armada/scene';
import type { ListFault, Preset } from '@sortie/games';
import type { Plain } from '@sortie/kernel';
import { lazyPart } from '../../../app/lazy-part.ts';
import { addKeys } from '../../../lists/add-keys.ts';
import { PieceFigure } from '../../../table/piece-figure.tsx';
import type { ListParts } from '../../list-parts.ts';
import { knownPart, readAgreed, rulesOf, usualAgreed } from './agreed.ts';
import { FactionMark } from './faction-mark.tsx';
import { FaultList } from './fault-list.tsx';
import { useWords } from './text/words.ts';

/** A page that only shows fleets does not load what builds them. */
const Builder = lazyPart(() => import('./builder.tsx').then((bench) => bench.Builder));
const PrintView = lazyPart(() => import('./print/print-view.tsx').then((print) => print.PrintView));

/** Fleets as lists of the page. */
export const fleetParts: ListParts<Fleet> = {
  Figures: FleetFigures,
  KindMark: FactionMark,
  Builder,
  Print: PrintView,
  Purpose,
  Faults: ({ list }) => <FaultList faults={judgeFleet(list, rulesOf(usualAgreed))} fleet={list} />,
  knownPart,
  faultsOf: (fleet, agreed): readonly ListFault[] =>
    judgeFleet(fleet, rulesOf(readAgreed(agreed))).map(({ rule }) => ({ rule })),
  isPlayable: (fleet) =>
    judgeFleet(fleet, rulesOf(usualAgreed)).every(({ reason }) => reason.kind !== 'laterWave'),
  agreedOf: ({ points }: Preset<Fleet>) => ({ points }),
};

/** The ships and squadrons of a fleet from above; one that is not known has no picture. */
function FleetFigures({ list }: { readonly list: Fleet }) {
  const side = list.faction === 'rebel' ? 0 : 1;
  return (
    <>
      {addKeys(list.ships, ({ ship }) => ship).map(({ key, item }) => {
        const card = findShip(item.ship);
        return card && <PieceFigure key={key} shapes={shipShapes(card.class)} side={side} size={44} />;
      })}
      {addKeys([...new Set(list.squadrons)], (id) => id).map(({ key, item }) => {
        const card = findSquadron(item);
        return card && <PieceFigure key={key} shapes={squadronShapes(card.type)} side={side} size={26} />;
      })}
    </>
  );
}

function Purpose({ agreed }: { readonly agreed: Plain | undefined }) {
  const say = useWords();
  return say('forPoints', { points: readAgreed(agreed).points });
}
