import type { XwingView } from '@sortie/xwing/view';
import { Suspense } from 'react';
import { lazyPart } from '../../app/lazy-part.ts';
import { wordsLoaded } from '../../app/readers-language.ts';
import { settings } from '../../app/settings.ts';
import { Waiting } from '../../app/waiting.tsx';
import type { TableGame } from '../../table/table-game.ts';
import { toneOf } from './log/tone-of.ts';
import { sayIn as sayRosterIn } from './roster/text/words.ts';
import { xwingRoster } from './roster/xwing-roster.ts';
import { seenScene } from './scene.ts';
import { focusOf } from './scene-focus.ts';
import { suggestedAnswer } from './setup/suggested-answer.ts';
import { Strip } from './strip/strip.tsx';
import { sayIn } from './text/words.ts';
import './texts.ts';
import { caseOf } from './why/case-of.ts';
import { stepName } from './why/step-name.ts';
import { sayIn as sayWhy } from './why/text/words.ts';
import { XwingAsk } from './xwing-ask.tsx';

const PiecePanel = lazyPart(async () => (await import('./look/piece-panel.tsx')).PiecePanel);
const FightStage = lazyPart(async () => (await import('./fight/stage.tsx')).Stage);
const Result = lazyPart(async () => (await import('./fight/result.tsx')).Result);

/** What a player decides before the others may know it. xw.planning.choose-secret */
const secret: ReadonlySet<string> = new Set(['setDial', 'endPlanning']);

/** Nobody attacks before the first ships move. */
function mayHaveFought({ phase, round }: XwingView): boolean {
  return round > 1 || (phase !== 'setup' && phase !== 'planning');
}

/** X-Wing at the table of the page. */
export const xwingTable: TableGame<XwingView> = {
  scene: (seen) => seenScene(seen, sayIn(seen.language)),
  focusOf,
  toneOf,
  Strip,
  Ask: XwingAsk,
  Stage: (props) =>
    mayHaveFought(props.seen.table) ? (
      <Suspense fallback={null}>
        <FightStage {...props} />
      </Suspense>
    ) : null,
  Piece: (props) => (
    <Suspense fallback={<Waiting />}>
      <PiecePanel {...props} />
    </Suspense>
  ),
  Result: (props) => (
    <Suspense fallback={null}>
      <Result {...props} />
    </Suspense>
  ),
  roster: (seen, textOf) => xwingRoster(seen, sayRosterIn(seen.language), textOf),
  cardTexts: async () => {
    const { cardText } = await import('./card-text.ts');
    await wordsLoaded();
    return cardText;
  },
  sitsAcross: ({ as, table }) => {
    const side = table.seats.find(({ id }) => id === as)?.side;
    return side !== undefined && table.edges?.[side] === 'north';
  },
  setUpAnswer: suggestedAnswer,
  staging: async () => {
    const { staging } = await import('./stage/staging.ts');
    await wordsLoaded();
    return staging;
  },
  roundOf: ({ round }) => round,
  stepName: (question) => stepName(question, sayWhy(settings.get().language)),
  caseOf: (refusal, seen) => caseOf(refusal, seen, sayWhy(seen.language)),
  practice: async () => {
    const { aids } = await import('./practice/aids.ts');
    await wordsLoaded();
    return aids;
  },
  isSecret: ({ kind }) => secret.has(kind),
};
