/** Where the lists of a game are: all of them, one on the bench, one on paper, one from a link. */
export function listsAddress(game: string): string {
  return `/lists/${encodeURIComponent(game)}`;
}

export function editAddress(game: string, id: string, kind?: string): string {
  const address = `${listsAddress(game)}/edit/${encodeURIComponent(id)}`;
  return kind === undefined ? address : `${address}?new=${encodeURIComponent(kind)}`;
}

export function printAddress(game: string, id: string): string {
  return `${listsAddress(game)}/print/${encodeURIComponent(id)}`;
}

/** Starts a game with a list that is kept. */
export function playAddress(game: string, id: string): string {
  return `/start/${encodeURIComponent(game)}?list=${encodeURIComponent(id)}`;
}
