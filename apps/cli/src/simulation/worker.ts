import { games } from '@sortie/games';
import { serveSimulation } from './serve-simulation.ts';

serveSimulation(games);
