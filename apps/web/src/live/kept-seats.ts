import type { CreateGame, Force } from '@sortie/protocol';
import { keep, readKept } from '../app/kept.ts';
import { store, useStore } from '../app/store.ts';

/** A game that this browser has a seat in, or looks on. */
export interface KeptGame {
  readonly id: string;
  readonly game: string;
  /** In words of the player's own making: what is shown in the list of games. */
  readonly title: string;
  /** Tokens by seat; `spectator` for one who looks on. Two seats are two people at one screen. */
  readonly tokens: Readonly<Record<string, string>>;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly isOver: boolean;
  /** Invites of seats that others will take. */
  readonly invites?: Readonly<Record<string, string>>;
  /** The token to give to those who look on. */
  readonly watch?: string;
  /** Set-up questions are answered with the referee's suggestions. */
  readonly quick?: boolean;
  /** What this game was made of, for another one like it. */
  readonly plan?: GamePlan;
}

/** Everything needed to make a game and to sit down at it. */
export interface GamePlan {
  readonly create: CreateGame;
  /** The seats taken on this device. */
  readonly own: readonly { readonly seat: string; readonly name: string; readonly force: Force }[];
  readonly title: string;
  readonly quick: boolean;
}

const MOST = 50;

const games = store<readonly KeptGame[]>(readKept('games', [], Array.isArray));

export function keepGame(game: KeptGame): void {
  const others = games.get().filter(({ id }) => id !== game.id);
  change([game, ...others].slice(0, MOST));
}

export function changeKeptGame(id: string, changes: Partial<KeptGame>): void {
  change(games.get().map((game) => (game.id === id ? { ...game, ...changes } : game)));
}

export function forgetGame(id: string): void {
  change(games.get().filter((game) => game.id !== id));
}

function change(next: readonly KeptGame[]): void {
  keep('games', next);
  games.set(next);
}

export function keptGame(id: string): KeptGame | undefined {
  return games.get().find((game) => game.id === id);
}

export function useKeptGames(): readonly KeptGame[] {
  return useStore(games);
}
