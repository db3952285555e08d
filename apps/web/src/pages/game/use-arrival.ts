import type { Summary } from '@sortie/protocol';
import { useEffect, useState } from 'react';
import { goTo, usePlace } from '../../app/router.ts';
import { type KeptGame, keepGame, keptGame } from '../../live/kept-seats.ts';
import { arrive, LobbyError, summaryOf } from '../../live/lobby.ts';
import { type Arrival, arrivalOf } from './arrival.ts';

/** What becomes of a seat or a token in the address. */
export type Arriving =
  | {
      readonly kind: 'none';
      /** The token of a link to look on. */
      readonly watch: string | undefined;
    }
  | { readonly kind: 'coming' }
  /** It would take the place of a seat that this browser has. */
  | { readonly kind: 'asks'; readonly onKeep: () => void; readonly onTake: () => void }
  | { readonly kind: 'noGame' | 'badToken' | 'badLink' | 'offline' };

type Trouble = 'noGame' | 'badToken' | 'badLink' | 'offline';

/**
 * A seat or a token in the address is taken out of it, so that nobody reads it off the screen. A seat is kept once the
 * server knows its token, and never in place of another one without being asked for.
 */
export function useArrival(id: string): Arriving {
  const { fragment } = usePlace();
  const [trouble, setTrouble] = useState<{ readonly of: string; readonly kind: Trouble }>();
  const [watched, setWatched] = useState<{ readonly id: string; readonly token: string }>();
  const [allowed, allow] = useState<string>();
  const arrival = arrivalOf(fragment);
  const { seat, token } = arrival ?? {};
  const address = `/game/${encodeURIComponent(id)}`;
  const isAsking = arrival !== undefined && allowed !== token && replacesSeat(keptGame(id), arrival);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the fragment is the arrival
  useEffect(() => {
    if (!arrival || isAsking) return undefined;
    let isGone = false;
    const settle = async () => {
      if (arrival.seat === 'spectator') setWatched({ id, token: arrival.token });
      else {
        const found = await findSeat(id, arrival);
        if (isGone) return;
        if (found === 'spectator') setWatched({ id, token: arrival.token });
        else keepGame(found);
      }
      goTo(address, 'replace');
    };
    settle().catch((error: unknown) => {
      if (!isGone) setTrouble({ of: fragment, kind: troubleOf(error, keptGame(id)) });
    });
    return () => {
      isGone = true;
    };
  }, [id, fragment, isAsking]);
  if (trouble?.of === fragment) return { kind: trouble.kind };
  if (isAsking) {
    return { kind: 'asks', onKeep: () => goTo(address, 'replace'), onTake: () => allow(token) };
  }
  if (arrival && (seat !== 'spectator' || watched?.token !== token)) return { kind: 'coming' };
  return { kind: 'none', watch: watched?.id === id ? watched.token : undefined };
}

/** Whether this browser has other seats at the table than the one that comes. */
function replacesSeat(kept: KeptGame | undefined, { seat, token }: Arrival): boolean {
  const own = Object.values(seatsIn(kept?.tokens));
  return seat !== 'spectator' && own.length > 0 && !own.includes(token);
}

/** A token that the server does not know, or that is another seat's. */
class BadToken extends Error {}

/** The game with the seat that the server says the token opens; or that of one who looks on. */
async function findSeat(id: string, { seat, token, name }: Arrival): Promise<KeptGame | 'spectator'> {
  const [summary, { ownSeed }] = await Promise.all([summaryOf(id), import('../../live/own-seed.ts')]);
  const { seed, brought } = ownSeed();
  const { as, sat } = await arrive(id, { token, promise: brought.promise });
  if (seat !== null && as !== seat) throw new BadToken();
  if (as === 'spectator') return 'spectator';
  const kept = withSeat(summary, as, token, name);
  if (!sat) return kept;
  const { seeds = {}, shown = [] } = kept.dice ?? {};
  return { ...kept, dice: { commitment: summary.commitment, seeds: { ...seeds, [as]: seed }, shown } };
}

function troubleOf(error: unknown, kept: KeptGame | undefined): Trouble {
  const badToken = Object.keys(seatsIn(kept?.tokens)).length > 0 ? 'badLink' : 'badToken';
  if (error instanceof BadToken) return badToken;
  if (!(error instanceof LobbyError)) return 'offline';
  if (error.status === 404) return 'noGame';
  return error.problem === 'bad-token' ? badToken : 'offline';
}

/** A seat that comes from another device or from an event; or a judge's place, which no player has. */
function withSeat(
  { id, game, seats, status }: Summary,
  seat: string,
  token: string,
  name: string | undefined,
): KeptGame {
  const before = keptGame(id);
  const names = seats.map((each) => each.name).filter(Boolean);
  const tokens = seat === 'judge' ? { judge: token } : { ...seatsIn(before?.tokens), [seat]: token };
  const judge = seat === 'judge' ? { judge: name ?? '' } : {};
  const title = before?.title ?? names.join(' – ');
  return { ...before, ...judge, id, game, title, tokens, at: Date.now(), isOver: status === 'over' };
}

function seatsIn(tokens: Readonly<Record<string, string>> = {}): Readonly<Record<string, string>> {
  const { spectator: _spectator, judge: _judge, ...seats } = tokens;
  return seats;
}
