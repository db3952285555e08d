/** At how many games with a computer each address looks: every one of them keeps a thread thinking. */
export class WatchedComputers {
  private readonly games = new Map<string, Map<string, number>>();

  constructor(private readonly most: number) {}

  /** False when the address looks at as many others already. */
  come(address: string, game: string): boolean {
    const watched = this.games.get(address) ?? new Map<string, number>();
    const sockets = watched.get(game) ?? 0;
    if (sockets === 0 && watched.size >= this.most) return false;
    watched.set(game, sockets + 1);
    this.games.set(address, watched);
    return true;
  }

  go(address: string, game: string): void {
    const watched = this.games.get(address);
    const sockets = (watched?.get(game) ?? 0) - 1;
    if (sockets > 0) watched!.set(game, sockets);
    else watched?.delete(game);
    if (watched?.size === 0) this.games.delete(address);
  }
}
