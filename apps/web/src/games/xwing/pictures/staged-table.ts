import { distanceSquared, lineAt, nearest, type Point, type Pose, polygon } from '@sortie/geometry';
import { type Decision, isRefusal, type Opening, type Plain, Referee } from '@sortie/kernel';
import type { XwingEffect, XwingEvent, XwingState } from '@sortie/xwing/model';
import { xwing } from '@sortie/xwing/rules';
import { arcOutlines, baseOutline, bombOutlines, obstacleOutline } from '@sortie/xwing/scene';
import type { XwingPosition, XwingSetup } from '@sortie/xwing/setup';
import { baseLength, type ShipView, type XwingView } from '@sortie/xwing/view';

/** A situation and what is done in it. */
export interface Staging {
  readonly from: { readonly position: XwingPosition } | { readonly setup: XwingSetup };
  /** Faces laid out beforehand. */
  readonly dice?: { readonly attack?: readonly string[]; readonly defense?: readonly string[] };
  /** What the players do, by the kind of question; a kind alone is left open, and all before it is as suggested. */
  readonly answers?: readonly (readonly [kind: string, answer?: Plain])[];
}

export interface MeasuredShot {
  readonly weapon: string;
  readonly target: string;
  readonly range: number;
  readonly obstructed: boolean;
  readonly inArc: boolean;
  readonly line: readonly [Point, Point];
}

type Of<Kind extends XwingEvent['kind']> = Extract<XwingEvent, { readonly kind: Kind }>;

/** The table of a picture, played by the referee's own rules up to what is shown. */
export class StagedTable {
  private constructor(readonly referee: Referee<XwingState, XwingEffect, XwingEvent>) {}

  static of({ from, dice, answers = [] }: Staging): StagedTable {
    const script = dice ? { script: { dice } } : {};
    const opening = { game: 'xwing', rules: xwing.rules, seed: 'a picture', setup: null, ...from, ...script };
    const referee = Referee.open(xwing, opening as unknown as Opening);
    if (isRefusal(referee)) throw new Error(`a picture is refused: ${JSON.stringify(referee)}`);
    const table = new StagedTable(referee);
    for (const [kind, answer] of answers) {
      if (answer !== undefined) table.answer(table.decision(kind), answer);
      else while (!table.open.some((each) => each.kind === kind)) table.answerAsSuggested();
    }
    return table;
  }

  get open(): readonly Decision[] {
    return this.referee.decisions().filter(({ settled }) => !settled);
  }

  decision(kind: string): Decision {
    const found = this.open.find((each) => each.kind === kind);
    if (found) return found;
    throw new Error(`nobody is asked ${kind} but ${this.open.map((each) => each.kind).join()}`);
  }

  private answer(decision: Decision, answer: Plain): void {
    const { id, version, seat } = decision;
    const done = this.referee.answer(seat, { decision: id, version, answer });
    if (isRefusal(done)) throw new Error(`an answer is refused: ${JSON.stringify(done)}`);
  }

  private answerAsSuggested(): void {
    const [decision] = this.open;
    if (!decision) throw new Error('the game of a picture is over');
    const { answers } = decision;
    this.answer(decision, (answers.kind === 'offers' ? answers.offers : answers.suggestions)[0]!);
  }

  /** The rule that forbids an answer to an open question. */
  whyNot(kind: string, answer: Plain): string | undefined {
    const { id, version, seat } = this.decision(kind);
    return this.referee.whyNot(seat, { decision: id, version, answer })?.rule;
  }

  get view(): XwingView {
    return xwing.view(this.referee.state, 'referee') as unknown as XwingView;
  }

  ship(id: string): ShipView {
    const found = this.view.ships.find((ship) => ship.id === id);
    if (!found) throw new Error(`no ship ${id}`);
    return found;
  }

  events<Kind extends XwingEvent['kind']>(kind: Kind): readonly Of<Kind>[] {
    return this.referee.log.filter((event) => event.kind === kind) as unknown as readonly Of<Kind>[];
  }

  /** What the referee has measured for whoever may attack now. */
  get shots(): readonly MeasuredShot[] {
    const { about } = this.decision('declareTarget');
    return (about as unknown as { readonly shots: readonly MeasuredShot[] }).shots;
  }

  shotAt(target: string): MeasuredShot {
    const found = this.shots.find((shot) => shot.target === target);
    if (!found) throw new Error(`${target} cannot be attacked`);
    return found;
  }

  baseLength(id: string): number {
    return baseLength(this.ship(id));
  }

  /** The base of a ship where it stands, or elsewhere. */
  base(id: string, at: Pose | null = this.ship(id).pose): readonly Point[] {
    return baseOutline(this.ship(id), at!);
  }

  arcs(id: string) {
    const ship = this.ship(id);
    return arcOutlines(ship, ship.pose!).map(({ kind, points }) => ({ kind, outline: points }));
  }

  /** The outlines of the bombs that lie on the table, or that have. */
  bombs(bombs: XwingView['bombs'] = this.view.bombs): readonly (readonly Point[])[] {
    return bombs.flatMap(bombOutlines);
  }

  obstacle(id: string): readonly Point[] {
    return this.obstacleAt(id, this.view.obstacles.find((each) => each.id === id)!.pose!);
  }

  /** An obstacle that is not placed yet, where it might be. */
  obstacleAt(id: string, pose: Pose): readonly Point[] {
    const obstacle = this.view.obstacles.find((each) => each.id === id)!;
    return obstacleOutline(obstacle, pose);
  }
}

/** The shortest line between two outlines, and its length. */
export function shortest(
  one: readonly Point[],
  other: readonly Point[],
): { readonly line: readonly [Point, Point]; readonly millimetres: number } {
  const [from, to] = [polygon(one), polygon(other)];
  const [span] = nearest(from, to).lines;
  if (!span) throw new Error('the outlines overlap');
  const { start, end } = lineAt(span, 0.5);
  return { line: [start, end], millimetres: Math.sqrt(distanceSquared(from, to)) };
}
