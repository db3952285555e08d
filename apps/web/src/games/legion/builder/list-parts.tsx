import '../texts.ts';
import type { ListFault, Preset } from '@sortie/games';
import type { Plain } from '@sortie/kernel';
import { type Army, judgeArmy } from '@sortie/legion/lists';
import { lazyPart } from '../../../app/lazy-part.ts';
import type { ListParts } from '../../list-parts.ts';
import { knownPart, readAgreed, rulesOf, usualAgreed } from './agreed.ts';
import { FaultList } from './fault-list.tsx';
import { useWords } from './text/words.ts';

/** A page that only shows armies does not load what builds them. */
const Builder = lazyPart(() => import('./builder.tsx').then((bench) => bench.Builder));

/** Armies as lists of the page. */
export const armyParts: ListParts<Army> = {
  Builder,
  Purpose,
  Faults: ({ list }) => <FaultList faults={judgeArmy(list, rulesOf(usualAgreed))} army={list} />,
  knownPart,
  faultsOf: (army, agreed): readonly ListFault[] =>
    judgeArmy(army, rulesOf(readAgreed(agreed))).map(({ rule }) => ({ rule })),
  isPlayable: (army) => judgeArmy(army, {}).every(({ reason }) => reason.kind !== 'laterCard'),
  agreedOf: ({ points }: Preset<Army>) => ({ points }),
};

function Purpose({ agreed }: { readonly agreed: Plain | undefined }) {
  const say = useWords();
  return say('forPoints', { points: readAgreed(agreed).points });
}
