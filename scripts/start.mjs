// What `npm start` runs: builds the page when it is not up to date, starts the server, opens the browser.
// `npm start -- --no-open` leaves the browser alone; PORT, HOST, DATA and DATABASE_URL are the server's.
import { spawn } from 'node:child_process';
import { buildWeb } from './build-web.mjs';
import { ROOT } from './run.mjs';

const PORT = process.env.PORT ?? '7717';
const HOST = process.env.HOST ?? '127.0.0.1';
const opens = !process.argv.includes('--no-open') && !process.env.CI && canOpen();

const built = await buildWeb();
if (built !== 0) process.exit(built);

const server = spawn(process.execPath, [`${ROOT}apps/server/bin/server.mjs`], {
  cwd: ROOT,
  stdio: 'inherit',
  env: {
    DATA: `${ROOT}sortie-data`,
    WEB: `${ROOT}apps/web/dist`,
    LOG_LEVEL: 'warn',
    ...process.env,
    PORT,
    HOST,
  },
});
server.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 0 : 1)));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));

const address = `http://${HOST === '0.0.0.0' ? 'localhost' : HOST}:${PORT}/`;
if (await isServing(`${address}api/health`)) {
  console.log(
    `Sortie is at ${address}  (Ctrl+C ends it; games are kept in ${process.env.DATA ?? 'sortie-data/'})`,
  );
  if (opens) openBrowser(address);
}

async function isServing(health) {
  for (let tries = 0; tries < 120 && server.exitCode === null; tries++) {
    const response = await fetch(health).catch(() => undefined);
    if (response?.ok) return true;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  return false;
}

function canOpen() {
  if (process.platform !== 'linux') return true;
  return Boolean(process.env.DISPLAY ?? process.env.WAYLAND_DISPLAY);
}

function openBrowser(url) {
  const [command, ...args] =
    process.platform === 'darwin'
      ? ['open', url]
      : process.platform === 'win32'
        ? ['cmd', '/c', 'start', '', url]
        : ['xdg-open', url];
  const opener = spawn(command, args, { stdio: 'ignore', detached: true });
  opener.on('error', () => {});
  opener.unref();
}
