import { type GameKit, games, registryOf } from '@sortie/games';
import { wispsKit } from '../wisps/kit.ts';

/** Games that tests play and people never see. */
export const gamesForTests: readonly GameKit[] = [wispsKit];

/** The games that people play, and those for tests. */
export const testGames = registryOf([...games.kits, ...gamesForTests]);
