import { answersOf, type Player } from '@sortie/bots';
import type { Decision, Plain, Referee, SeatId } from '@sortie/kernel';
import { isRefusal } from '@sortie/kernel';
import type { Scene } from '@sortie/scene';
import type { XwingEffect, XwingEvent, XwingState } from '@sortie/xwing/model';
import { sceneOf } from '@sortie/xwing/scene';
import type { Names } from '@sortie/xwing/text';
import { decisionText, eventText, namesOf, texts } from '@sortie/xwing/text';
import type { XwingView } from '@sortie/xwing/view';
import { refusalSentence } from '../refusal-sentence.ts';
import { boardText } from './board.ts';
import { labelled } from './labelled-names.ts';
import { type Labels, labelsOf } from './labels.ts';
import { optionLines, optionsFor, type PlayOption, questionFor } from './options.ts';
import { shipLines } from './ship-lines.ts';

export type XwingReferee = Referee<XwingState, XwingEffect, XwingEvent>;

export interface Seating {
  /** Seats answered from the keyboard. */
  readonly people: readonly SeatId[];
  readonly bots: Readonly<Record<string, Player>>;
  readonly titles: Readonly<Record<string, string>>;
}

/** What a person has before them. */
export interface Turn {
  readonly seat: SeatId;
  readonly question: Decision;
  readonly options: readonly PlayOption[];
  readonly names: Names;
  readonly labels: Labels;
}

/** A game at one keyboard: bots answer by themselves, people are shown numbered options. */
export class PlaySession {
  private logSeen: number;
  private reopened: number | null = null;
  private drawn = '';

  constructor(
    readonly referee: XwingReferee,
    private readonly seating: Seating,
    private readonly colours: boolean,
  ) {
    this.logSeen = referee.log.length;
  }

  get isOver(): boolean {
    return this.referee.outcome !== null;
  }

  /** Whose eyes look at the screen: two people at one keyboard see what both may see. */
  get viewer(): SeatId | 'spectator' {
    return this.seating.people.length === 1 ? this.seating.people[0]! : 'spectator';
  }

  /** Bots answer until a person must, or the game is over. */
  letBotsPlay(): void {
    for (;;) {
      const asked = this.referee
        .requests()
        .find(({ request }) => !request.settled && this.isBot(request.seat));
      if (this.isOver || !asked) return;
      const { seat } = asked.request;
      const { decision, answer } = this.seating.bots[seat]!.choose(this.referee.decisions(seat), () =>
        this.referee.view(seat),
      );
      const result = this.referee.answer(seat, { decision, version: this.referee.version, answer });
      if (isRefusal(result)) throw new Error(`the bot gave an answer that is refused: ${result.rule}`);
    }
  }

  turn(): Turn | undefined {
    const asked = this.referee.requests().find(({ request }) => !request.settled);
    if (this.isOver || !asked) return undefined;
    const { seat } = asked.request;
    const decisions = this.referee.decisions(seat);
    const names = this.namesFor(seat);
    const question = questionFor(decisions, this.reopened)!;
    const labels = labelsOf(names.table);
    const options = optionsFor(question, decisions, labelled(names, labels));
    return { seat, question, options, names, labels };
  }

  /** Answers the question; a sentence when that is refused. */
  answer({ seat, question }: Turn, answer: Plain): string | undefined {
    const { version } = this.referee;
    const result = this.referee.answer(seat, { decision: question.id, version, answer });
    this.reopened = null;
    return isRefusal(result) ? refusalSentence(result) : undefined;
  }

  choose(turn: Turn, option: PlayOption): string | undefined {
    if (option.kind === 'answer') return this.answer(turn, option.answer);
    this.reopened = option.decision.id;
    return undefined;
  }

  /** Takes any listed answer for the person, in the middle of the list where pieces are placed. */
  answerForThem(turn: Turn): string | undefined {
    const answers = answersOf(turn.question);
    const place = turn.question.answers.kind === 'region' ? Math.floor(answers.length / 2) : 0;
    return this.answer(turn, answers[place]!);
  }

  /** What happened since the last time this was asked, a sentence each. */
  news(): readonly string[] {
    const { viewer } = this;
    const names = this.namesFor(viewer);
    const events = this.referee.logFor(viewer, Math.min(this.logSeen, this.referee.log.length));
    this.logSeen = this.referee.log.length;
    return events.flatMap((event) => eventText(event, names) ?? []);
  }

  wholeLog(): readonly string[] {
    const names = this.namesFor(this.viewer);
    return this.referee.logFor(this.viewer).flatMap((event) => eventText(event, names) ?? []);
  }

  /** Taking back is free until something was revealed, then a matter of consent; a bot always agrees. */
  async undo(seat: SeatId, agrees: (title: string) => Promise<boolean>): Promise<string> {
    const result = this.referee.undo(seat);
    this.reopened = null;
    if (isRefusal(result)) return refusalSentence(result);
    for (const needed of this.referee.undoRequest?.needs ?? []) {
      const title = this.seating.titles[needed] ?? needed;
      const consent = this.referee.consent(needed, this.isBot(needed) || (await agrees(title)));
      if (consent === 'kept') return 'The other player does not agree: the answer stands.';
    }
    this.logSeen = this.referee.log.length;
    this.drawn = '';
    return 'Taken back.';
  }

  /** The board when it has changed since it was last shown. */
  newBoard(): string | undefined {
    const { pieces } = this.scene();
    const places = JSON.stringify(pieces.map(({ id, pose }) => [id, pose]));
    if (places === this.drawn || pieces.length === 0) return undefined;
    this.drawn = places;
    return this.board();
  }

  board(): string {
    const { table } = this.namesFor(this.viewer);
    return `${boardText(this.scene(), labelsOf(table), this.colours)}\n${this.ships()}`;
  }

  private scene(): Scene {
    const names = this.namesFor(this.viewer);
    return sceneOf(names.table, { names, words: texts('en').pieceWords });
  }

  ships(): string {
    const names = this.namesFor(this.viewer);
    return shipLines(names, labelsOf(names.table)).join('\n');
  }

  questionText({ seat, question, options, names, labels }: Turn, width: number): string {
    const who = this.seating.people.length > 1 ? `${names.seat(seat)}: ` : '';
    const asked = decisionText(question, labelled(names, labels));
    return [`${who}${asked}`, ...optionLines(options, width)].join('\n');
  }

  outcomeText(): string {
    const { outcome } = this.referee;
    if (!outcome) return '';
    const names = this.namesFor(this.viewer);
    const who = outcome.winner === null ? 'Nobody wins: a draw.' : `${names.side(outcome.winner)} wins.`;
    const [first, second] = names.table.scores;
    return `${capital(who)} (${outcome.rule}; points destroyed ${first} to ${second})`;
  }

  private isBot(seat: SeatId): boolean {
    return Object.hasOwn(this.seating.bots, seat);
  }

  private namesFor(viewer: SeatId | 'spectator'): Names {
    const { table } = this.referee.view(viewer) as unknown as { readonly table: XwingView };
    return namesOf(table, this.seating.titles);
  }
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
