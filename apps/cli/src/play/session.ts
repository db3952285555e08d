import { answersOf, type Player } from '@sortie/bots';
import type { PieceLine, Subject } from '@sortie/games';
import type { AnyReferee, Decision, Plain, SeatId, Side } from '@sortie/kernel';
import { isRefusal } from '@sortie/kernel';
import { tableSeenBy } from '../table-seen-by.ts';
import { boardText } from './board.ts';
import type { GameParts } from './game-parts.ts';
import { type Labels, labelsOf } from './labels.ts';
import { optionLines, optionsFor, type PlayOption, questionFor } from './options.ts';
import { Teller } from './teller.ts';

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
  /** The table as this seat sees it, with the letters of the board. */
  readonly subject: Subject;
  readonly labels: Labels;
}

/** A game at one keyboard: bots answer by themselves, people are shown numbered options. */
export class PlaySession {
  private readonly teller: Teller;
  private reopened: number | null = null;
  private drawn = '';

  constructor(
    readonly referee: AnyReferee,
    readonly parts: GameParts,
    private readonly seating: Seating,
    private readonly colours: boolean,
  ) {
    this.teller = new Teller(parts.text);
    this.news();
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
    const question = questionFor(decisions, this.reopened)!;
    const plain = this.subjectFor(seat);
    const labels = labelsOf(this.parts.terminal.pieces(plain));
    const subject = { ...plain, labels: Object.fromEntries(labels) };
    const options = optionsFor(question, decisions, { text: this.parts.text, subject });
    return { seat, question, options, subject, labels };
  }

  /** Answers the question; a sentence when that is refused. */
  answer({ seat, question }: Turn, answer: Plain): string | undefined {
    const { version } = this.referee;
    const result = this.referee.answer(seat, { decision: question.id, version, answer });
    this.reopened = null;
    return isRefusal(result) ? this.parts.voice.refusal(result) : undefined;
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

  isSettingUp({ subject }: Turn): boolean {
    return this.parts.setup.isSettingUp(subject.table);
  }

  /** What happened since the last time this was asked, a sentence for each deed. */
  news(): readonly string[] {
    return this.teller.tellNews(this.referee.logFor(this.viewer), this.subjectFor(this.viewer));
  }

  wholeLog(): readonly string[] {
    return this.teller.tellAll(this.referee.logFor(this.viewer), this.subjectFor(this.viewer));
  }

  /** Taking back is free until something was revealed, then a matter of consent; a bot always agrees. */
  async undo(seat: SeatId, agrees: (title: string) => Promise<boolean>): Promise<string> {
    const result = this.referee.undo(seat);
    this.reopened = null;
    if (isRefusal(result)) return this.parts.voice.refusal(result);
    for (const needed of this.referee.undoRequest?.needs ?? []) {
      const consent = this.referee.consent(
        needed,
        this.isBot(needed) || (await agrees(this.titleOf(needed))),
      );
      if (consent === 'kept') return 'The other player does not agree: the answer stands.';
    }
    this.news();
    this.drawn = '';
    return 'Taken back.';
  }

  /** The board when it has changed since it was last shown. */
  newBoard(): string | undefined {
    const { pieces } = this.parts.drawing.draw(this.subjectFor(this.viewer).table);
    const places = JSON.stringify(pieces.map(({ id, pose }) => [id, pose]));
    if (places === this.drawn || pieces.length === 0) return undefined;
    this.drawn = places;
    return this.board();
  }

  board(): string {
    const { table } = this.subjectFor(this.viewer);
    const scene = this.parts.drawing.draw(table, this.seating.titles);
    return `${boardText(scene, this.labels(), this.colours)}\n${this.pieceLines()}`;
  }

  pieceLines(): string {
    return this.pieces()
      .map(({ line }) => line)
      .join('\n');
  }

  /** Every piece with the letter by which the board shows it. */
  pieces(): readonly PieceLine[] {
    const labels = Object.fromEntries(this.labels());
    return this.parts.terminal.pieces({ ...this.subjectFor(this.viewer), labels });
  }

  questionText({ seat, question, options, subject }: Turn, width: number): string {
    const who = this.seating.people.length > 1 ? `${this.titleOf(seat)}: ` : '';
    return [`${who}${this.parts.text.question(question, subject)}`, ...optionLines(options, width)].join(
      '\n',
    );
  }

  outcomeText(): string {
    const { outcome } = this.referee;
    if (!outcome) return '';
    const { table } = this.subjectFor(this.viewer);
    const who =
      outcome.winner === null ? 'Nobody wins: a draw.' : `${this.titleOfSide(outcome.winner)} wins.`;
    const numbers = this.parts.reading
      .read(table)
      .map(({ key, values }) => `${this.parts.text.series(key)}: ${values.join(' to ')}`);
    return `${capital(who)} (${[outcome.rule, ...numbers].join('; ')})`;
  }

  titleOf(seat: string): string {
    return this.seating.titles[seat] ?? seat;
  }

  private titleOfSide(side: Side): string {
    const first = this.referee.state.seats.find((each) => each.side === side);
    return first ? this.titleOf(first.id) : String(side);
  }

  private labels(): Labels {
    return labelsOf(this.parts.terminal.pieces(this.subjectFor(this.viewer)));
  }

  private isBot(seat: SeatId): boolean {
    return Object.hasOwn(this.seating.bots, seat);
  }

  private subjectFor(viewer: SeatId | 'spectator'): Subject {
    return { table: tableSeenBy(this.referee, viewer), people: this.seating.titles };
  }
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
