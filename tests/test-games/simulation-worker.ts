import { serveSimulation } from '../../apps/cli/src/simulation/serve-simulation.ts';
import { testGames } from './registry.ts';

serveSimulation(testGames);
