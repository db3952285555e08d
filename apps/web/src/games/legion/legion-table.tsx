import type { LegionView } from '@sortie/legion/view';
import { Suspense } from 'react';
import { lazyPart } from '../../app/lazy-part.ts';
import { wordsLoaded } from '../../app/readers-language.ts';
import type { TableGame } from '../../table/table-game.ts';
import { PieceWithEye } from './eye/eye-of-piece.tsx';
import { AttackStage } from './fight/attack-stage.tsx';
import { LegionAsk } from './legion-ask.tsx';
import { legionRoster } from './roster/legion-roster.ts';
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

/** What a player decides before the others may know it. lg.command-phase.select.secret */
const secret: ReadonlySet<string> = new Set(['selectCommandCard', 'readyCommandCard']);

/** Legion at the table of the page. */
export const legionTable: TableGame<LegionView> = {
  scene: seenScene,
  focusOf,
  toneOf,
  Strip,
  Ask: LegionAsk,
  Stage: AttackStage,
  Piece: PieceWithEye,
  Result: (props) => (
    <Suspense fallback={null}>
      <Result {...props} />
    </Suspense>
  ),
  roster: (seen) => legionRoster(seen, sayIn(seen.language)),
  sitsAcross: ({ as, table }) => {
    const side = ownSide(table, as);
    return side !== undefined && edgeOf(table, side) === 'north';
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

/** Red has the edge that blue did not choose; null before edges are chosen. lg.setup.choose-edge */
function edgeOf({ blue, blueEdge }: LegionView, side: 0 | 1): 'south' | 'north' | null {
  if (blue === null || blueEdge === null) return null;
  if (side === blue) return blueEdge;
  return blueEdge === 'south' ? 'north' : 'south';
}
