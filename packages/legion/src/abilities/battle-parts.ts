import type { Table } from '../model/index.ts';

/** Tokens that the players place in turn, blue first. */
export interface TokenPlacing {
  /** By both players together. */
  readonly count: number;
  /** Beyond which range of which deployment zones. */
  readonly fromZones: { readonly of: 'both' | 'enemy'; readonly range: number };
  /** Beyond which range of every other token of the card. */
  readonly fromTokens: number;
  /** In the placer's half of the table; the token is the placer's. */
  readonly isOwn: boolean;
}

/** When a card is asked what it is worth. */
export interface Scoring {
  readonly table: Table;
  /** The last round is over. */
  readonly isOver: boolean;
}

/** Victory tokens of the two sides. */
export type Scored = readonly [number, number];

/** What a battle card says of set-up and of victory. lg.battle-card.objective.content */
export interface BattleParts {
  readonly placing?: TokenPlacing;
  /** Terrain is marked: the piece nearest the centre, then one by each player. */
  readonly marksTerrain?: true;
  /** Each side deploys a unit in each of its zones. */
  readonly fillsZones?: true;
  /** So many units of each player are set aside, the least and the most. */
  readonly setsAside?: readonly [number, number];
  /** Asked once at the end of every round. */
  readonly scores?: (scoring: Scoring) => Scored;
}
