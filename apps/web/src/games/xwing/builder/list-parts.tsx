import '../texts.ts';
import type { ListFault, Preset } from '@sortie/games';
import type { Plain } from '@sortie/kernel';
import { type Faction, findPilot } from '@sortie/xwing/catalogue';
import { unplayableCards } from '@sortie/xwing/coverage';
import { findPreset, judgeSquad, type Squad } from '@sortie/xwing/lists';
import { lazyPart } from '../../../app/lazy-part.ts';
import { addKeys } from '../../../lists/add-keys.ts';
import type { ListParts } from '../../list-parts.ts';
import '../texts.ts';
import { readAgreed, rulesOf, usualAgreed } from './logic/agreed.ts';
import { withKnownCards } from './logic/with-known-cards.ts';
import { FactionMark } from './parts/faction-mark.tsx';
import { FaultList } from './parts/fault-list.tsx';
import { ShipPicture } from './parts/ship-picture.tsx';
import { useWords } from './text/words.ts';

/** A page that only shows squads does not load what builds them. */
const Builder = lazyPart(() => import('./bench/builder.tsx').then((bench) => bench.Builder));
const PrintView = lazyPart(() => import('./print/print-view.tsx').then((print) => print.PrintView));

/** Squads as lists of the page. */
export const squadParts: ListParts<Squad> = {
  Figures: SquadFigures,
  KindMark: ({ kind }) => <FactionMark faction={kind as Faction} />,
  Builder,
  Print: PrintView,
  Purpose,
  Faults: ({ list }) => <FaultList faults={judgeSquad(list, rulesOf(usualAgreed))} named />,
  knownPart: withKnownCards,
  faultsOf: (squad, agreed): readonly ListFault[] =>
    judgeSquad(squad, rulesOf(readAgreed(agreed))).map(({ rule }) => ({ rule })),
  isPlayable: (squad) => unplayableCards(squad).length === 0,
  agreedOf: ({ id, points }: Preset<Squad>) => ({
    play: findPreset(id)?.box ? 'box' : 'standard',
    points,
  }),
};

/** The ships of a squad from above; one whose pilot is not known has no picture. */
function SquadFigures({ list }: { readonly list: Squad }) {
  return addKeys(list.ships, ({ pilot }) => pilot).map(({ key, item: { pilot } }) => {
    const type = findPilot(pilot)?.shipType;
    return type && <ShipPicture key={key} type={type} size={44} />;
  });
}

function Purpose({ agreed }: { readonly agreed: Plain | undefined }) {
  const say = useWords();
  const { play, points } = readAgreed(agreed);
  return `${say(`play-${play}`)}, ${points}`;
}
