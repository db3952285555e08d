import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { releasedEngines } from './released-engines.ts';

const SERVER = process.env.SERVER ?? 'http://127.0.0.1:7717';

export default defineConfig({
  plugins: [react(), releasedEngines()],
  build: { target: 'es2022', assetsInlineLimit: 0, chunkSizeWarningLimit: 1500 },
  // While the page is developed the server of games runs beside it.
  server: { proxy: { '/api': { target: SERVER, ws: true } } },
});
