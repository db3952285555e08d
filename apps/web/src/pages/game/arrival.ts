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

/** In a mission the invitation says which side is left. */
export function inviteAddress(
  origin: string,
  game: string,
  {
    seat,
    invite,
    side,
  }: { readonly seat: string; readonly invite: string; readonly side?: string | undefined },
): string {
  const address = `${origin}/join/${encodeURIComponent(game)}/${encodeURIComponent(seat)}#${invite}`;
  return side === undefined ? address : `${address}&side=${side}`;
}
