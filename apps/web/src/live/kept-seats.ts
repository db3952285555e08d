import type { SeenDice } from '@sortie/kernel';
import type { CreateGame, Force } from '@sortie/protocol';
import { keep, readKept } from '../app/kept.ts';
import { store, useStore } from '../app/store.ts';
import type { Ending } from './ending/ending.ts';

/** A game that this browser has a seat in, or looks on. */
export interface KeptGame {
  readonly id: string;
  readonly game: string;
  /** In words of the player's own making: what is shown in the list of games. */
  readonly title: string;
  /** Tokens by seat; `spectator` for one who looks on, `judge` for who judges, none for one who came without a link. Two seats are two people at one screen. */
  readonly tokens: Readonly<Record<string, string>>;
  /** What this browser saw of the dice before they fell, and the seeds of its own seats. */
  readonly dice?: SeenDice;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly isOver: boolean;
  /** How it ended, once it is over. */
  readonly ending?: Ending;
  /** The place in a replay where it began. */
  readonly from?: string;
  /** The name to judge by. */
  readonly judge?: string;
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

const MOST = 200;

const games = store<readonly KeptGame[]>(latest([]));

window.addEventListener('storage', ({ key }) => {
  if (key === null || key === 'sortie.games') games.set(latest(games.get()));
});

/** Another tab may have kept games since this page was loaded; a seat that is overwritten is lost for good. */
function latest(usual: readonly KeptGame[]): readonly KeptGame[] {
  return readKept('games', usual, Array.isArray).filter(isSound);
}

function isSound(game: Partial<KeptGame> | null): boolean {
  return typeof game?.id === 'string' && typeof game.tokens === 'object' && game.tokens !== null;
}

export function keepGame(game: KeptGame): void {
  change((kept) => [game, ...kept.filter(({ id }) => id !== game.id)].slice(0, MOST));
}

export function changeKeptGame(id: string, changes: Partial<KeptGame>): void {
  change((kept) => kept.map((game) => (game.id === id ? { ...game, ...changes } : game)));
}

export function forgetGame(id: string): void {
  change((kept) => kept.filter((game) => game.id !== id));
}

function change(how: (kept: readonly KeptGame[]) => readonly KeptGame[]): void {
  const next = how(latest(games.get()));
  keep('games', next);
  games.set(next);
}

export function keptGame(id: string): KeptGame | undefined {
  return games.get().find((game) => game.id === id);
}

/** What this browser saw of the dice of a game that it knows by their commitment alone. */
export function seenDice(commitment: string): SeenDice | undefined {
  return games.get().find(({ dice }) => dice?.commitment === commitment)?.dice;
}

export function useKeptGames(): readonly KeptGame[] {
  return useStore(games);
}
