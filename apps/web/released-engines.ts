import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const FOLDER = fileURLToPath(new URL('../../engines/', import.meta.url));

/** Puts the engines of released rules beside the page, as they are. The page fetches one when a replay names it. */
export function releasedEngines(): Plugin {
  return {
    name: 'released-engines',
    generateBundle() {
      for (const file of scripts()) {
        this.emitFile({ type: 'asset', fileName: `engines/${file}`, source: readFileSync(FOLDER + file) });
      }
    },
    configureServer(server) {
      server.middlewares.use('/engines', (request, response, next) => {
        const file = (request.url ?? '').slice(1);
        if (!scripts().includes(file)) {
          next();
          return;
        }
        response.setHeader('content-type', 'text/javascript');
        response.end(readFileSync(FOLDER + file));
      });
    },
  };
}

function scripts(): readonly string[] {
  return readdirSync(FOLDER).filter((file) => file.endsWith('.js'));
}
