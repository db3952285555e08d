import type { Plain } from '@sortie/kernel';

/** What the fragment of a game's address brings: a token to look on with, or a seat from another device. */
export function arrivalOf(fragment: string): { readonly seat: string; readonly token: string } | undefined {
  const watch = /^watch=([\w-]+)$/.exec(fragment);
  if (watch) return { seat: 'spectator', token: watch[1]! };
  const seat = /^seat=([\w-]{1,32}):([\w-]+)$/.exec(fragment);
  return seat ? { seat: seat[1]!, token: seat[2]! } : undefined;
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
