import type { BugBundle } from '@sortie/kernel';
import type { GameDependencies } from './game-dependencies.ts';

/** Keeps what is needed to find out why a game was rolled back. */
export function bugKeeper(
  game: string,
  { metrics, log, storage }: GameDependencies,
): (bundle: BugBundle) => void {
  return (bundle) => {
    metrics.bugs.add();
    log.error({ game, attempted: bundle.attempted.kind }, 'a bug bundle was kept');
    storage
      .keepBug(game, JSON.stringify(bundle))
      .catch((error: unknown) => log.error({ err: error, game }, 'a bug bundle is lost'));
  };
}
