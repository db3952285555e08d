import { serveJobs } from '../../apps/server/src/computer/serve-jobs.ts';
import { testGames } from './registry.ts';

serveJobs(testGames);
