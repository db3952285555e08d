import { useEffect, useState } from 'react';
import type { KeptGame } from '../../../live/kept-seats.ts';
import { LobbyError, summaryOf } from '../../../live/lobby.ts';

/** Somebody without a seat at a game: nothing of it is kept in this browser. */
export type Visit =
  | { readonly kind: 'coming' }
  | { readonly kind: 'visitor'; readonly game: KeptGame }
  | { readonly kind: 'noGame' | 'notWatched' | 'offline' };

interface Wanted {
  readonly id: string;
  /** Of a link to look on; whoever has none looks on at the game's address. */
  readonly token: string | undefined;
}

/** What somebody without a seat finds at a game's address; asked for only while it is wanted. */
export function useVisit(wanted: Wanted | null): Visit {
  const [found, setFound] = useState<{ readonly of: string; readonly visit: Visit }>();
  const { id, token } = wanted ?? {};
  const of = `${id} ${token}`;
  useEffect(() => {
    if (id === undefined) return undefined;
    let isGone = false;
    void visitTo({ id, token }).then((visit) => {
      if (!isGone) setFound({ of: `${id} ${token}`, visit });
    });
    return () => {
      isGone = true;
    };
  }, [id, token]);
  return found?.of === of ? found.visit : { kind: 'coming' };
}

/** Whether a game can be looked on, as far as everybody may know. */
export async function visitTo({ id, token }: Wanted, ask: typeof summaryOf = summaryOf): Promise<Visit> {
  try {
    const { game, spectators, status } = await ask(id);
    if (!spectators) return { kind: 'notWatched' };
    const tokens: Readonly<Record<string, string>> = token === undefined ? {} : { spectator: token };
    return {
      kind: 'visitor',
      game: { id, game, title: '', tokens, at: Date.now(), isOver: status === 'over' },
    };
  } catch (error) {
    return { kind: error instanceof LobbyError && error.status === 404 ? 'noGame' : 'offline' };
  }
}
