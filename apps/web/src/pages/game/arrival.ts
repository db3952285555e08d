import type { Plain } from '@sortie/kernel';

export interface Arrival {
  /** Null where the token alone is known: that of somebody at a judged game. */
  readonly seat: string | null;
  readonly token: string;
  /** Whoever judges, by name. */
  readonly name?: string;
}

/** What the fragment of a game's address brings: a token to look on with, a seat from another device, or a key. */
export function arrivalOf(fragment: string): Arrival | undefined {
  const key = /^key=([\w-]+)(?:&name=(.*))?$/.exec(fragment);
  if (key) return { seat: null, token: key[1]!, ...(key[2] === undefined ? {} : { name: readName(key[2]) }) };
  const watch = /^watch=([\w-]+)$/.exec(fragment);
  if (watch) return { seat: 'spectator', token: watch[1]! };
  const seat = /^seat=([\w-]{1,32}):([\w-]+)$/.exec(fragment);
  return seat ? { seat: seat[1]!, token: seat[2]! } : undefined;
}

const LONGEST_NAME = 40;

/** An address that was cut off has no name. */
function readName(written: string): string {
  try {
    return decodeURIComponent(written).slice(0, LONGEST_NAME);
  } catch {
    return '';
  }
}

export function watchAddress(origin: string, game: string, token: string): string {
  return `${origin}/game/${encodeURIComponent(game)}#watch=${token}`;
}

export function seatAddress(origin: string, game: string, seat: string, token: string): string {
  return `${origin}/game/${encodeURIComponent(game)}#seat=${seat}:${token}`;
}

/** The invitation says what is left to choose, by the fields of the game's options: the side of a mission. */
export function inviteAddress(
  origin: string,
  game: string,
  {
    seat,
    invite,
    left = {},
  }: {
    readonly seat: string;
    readonly invite: string;
    readonly left?: Readonly<Record<string, Plain>>;
  },
): string {
  const address = `${origin}/join/${encodeURIComponent(game)}/${encodeURIComponent(seat)}#${invite}`;
  const fields = Object.entries(left).flatMap(([field, value]) =>
    typeof value === 'string' ? [`&${field}=${value}`] : [],
  );
  return address + fields.join('');
}
