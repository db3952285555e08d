import { games } from '@sortie/games';
import { serveJobs } from './serve-jobs.ts';

serveJobs(games);
