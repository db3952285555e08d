import { texts } from '@sortie/xwing/text';
import type { XwingView } from '@sortie/xwing/view';
import type { TableGame } from '../table-game.ts';
import { Result } from './fight/result.tsx';
import { Stage } from './fight/stage.tsx';
import { tellEvent } from './log/tell-event.ts';
import { PiecePanel } from './look/piece-panel.tsx';
import { namesFor } from './names-for.ts';
import { refusalSentence } from './refusal-sentence.ts';
import { seenScene } from './scene.ts';
import './scene.css';
import { suggestedAnswer } from './setup/suggested-answer.ts';
import { Strip } from './strip/strip.tsx';
import { sayIn } from './text/words.ts';
import { XwingAsk } from './xwing-ask.tsx';

/** What a player decides before the others may know it. xw.planning.choose-secret */
const secret: ReadonlySet<string> = new Set(['setDial', 'endPlanning']);

/** X-Wing at the table of the page. */
export const xwingTable: TableGame<XwingView> = {
  name: 'xwing',
  scene: (seen) => seenScene(seen, sayIn(seen.language)),
  tell: tellEvent,
  question: (decision, seen) => texts(seen.language).decisionText(decision, namesFor(seen)),
  answer: (decision, answer, seen) => texts(seen.language).answerText(decision, answer, namesFor(seen)),
  reason: refusalSentence,
  Strip,
  Ask: XwingAsk,
  Stage,
  Piece: PiecePanel,
  Result,
  sitsAcross: ({ as, table }) => {
    const side = table.seats.find(({ id }) => id === as)?.side;
    return side !== undefined && table.edges?.[side] === 'north';
  },
  setUpAnswer: (decision, table) => (table.phase === 'setup' ? suggestedAnswer(decision, table) : undefined),
  isSecret: ({ kind }) => secret.has(kind),
};
