import { games } from '@sortie/games';
import { serveVerification } from './pages/replay/film/serve-verification.ts';

serveVerification(games);
