import { serveVerification } from '../../../apps/web/src/pages/replay/film/serve-verification.ts';
import { testGames } from '../registry.ts';

serveVerification(testGames);
