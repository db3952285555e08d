import type { ArmadaView } from '@sortie/armada/view';
import { Suspense } from 'react';
import { lazyPart } from '../../app/lazy-part.ts';
import { wordsLoaded } from '../../app/readers-language.ts';
import type { TableGame } from '../../table/table-game.ts';
import { ArmadaAsk } from './armada-ask.tsx';
import { AttackStage } from './fight/attack-panel.tsx';
import { PiecePanel } from './look/piece-panel.tsx';
import { armadaRoster } from './roster/armada-roster.ts';
import { seenScene } from './scene.ts';
import { focusOf } from './scene-focus.ts';
import { suggestedAnswer } from './setup/suggested-answer.ts';
import { Strip } from './strip/strip.tsx';
import { sayIn } from './text/words.ts';
import './texts.ts';
import { toneOf } from './tone-of.ts';
import { ownSide } from './units.ts';
import { caseOf } from './why/case-of.ts';
import { sayIn as sayWhy } from './why/text/words.ts';

const Result = lazyPart(async () => (await import('./result/result.tsx')).Result);

/** What a player decides before the others may know it. ar.phase.command.simultaneous-secret */
const secret: ReadonlySet<string> = new Set(['assignDials', 'endCommandPhase']);

/** Armada at the table of the page. */
export const armadaTable: TableGame<ArmadaView> = {
  scene: seenScene,
  focusOf,
  toneOf,
  Strip,
  Ask: ArmadaAsk,
  Stage: AttackStage,
  Piece: PiecePanel,
  Result: (props) => (
    <Suspense fallback={null}>
      <Result {...props} />
    </Suspense>
  ),
  roster: (seen) => armadaRoster(seen, sayIn(seen.language)),
  sitsAcross: ({ as, table }) => {
    const side = ownSide(table, as);
    return side !== undefined && table.edges[side] === 'north';
  },
  setUpAnswer: suggestedAnswer,
  staging: async () => {
    const { staging } = await import('./stage/staging.ts');
    await wordsLoaded();
    return staging;
  },
  roundOf: ({ round }) => round,
  practice: async () => {
    const { aids } = await import('./practice/aids.ts');
    await wordsLoaded();
    return aids;
  },
  caseOf: (refusal, seen) => caseOf(refusal, seen, sayWhy(seen.language)),
  isSecret: ({ kind }) => secret.has(kind),
};
