import { existsSync } from 'node:fs';
import { isIP } from 'node:net';
import { join } from 'node:path';
import { nameOf } from '../http/allowed-hosts.ts';
import type { ServerOptions } from '../server.ts';
import { StartProblem } from '../start-problem.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** The server's options as far as its environment gives them. */
export function readEnvironment(environment: Environment): Omit<ServerOptions, 'games' | 'thinker'> {
  const { HOST, WEB, SHARE_ADDRESS, ORGANISER_OF, BASE_PATH } = environment;
  const origins = readList(environment, 'ORIGINS', readOrigin);
  const share = SHARE_ADDRESS ? readAddress('SHARE_ADDRESS', SHARE_ADDRESS) : undefined;
  const proxies = readWholeNumber(environment, 'TRUST_PROXY', 0, { most: 9 });
  return {
    host: readHost(HOST || '127.0.0.1'),
    port: readWholeNumber(environment, 'PORT', 7717, { most: 65_535 }),
    ...readPlace(environment),
    ...(WEB ? { web: readWeb(WEB) } : {}),
    ...(BASE_PATH ? { basePath: readBasePath(BASE_PATH) } : {}),
    ...(origins.length > 0 ? { origins } : {}),
    ...hostsOf(environment, { proxies, addresses: share === undefined ? origins : [...origins, share] }),
    ...(share === undefined ? {} : { shareAddress: share }),
    ...(ORGANISER_OF ? { organiserOf: ORGANISER_OF } : {}),
    proxies,
    workers: readWholeNumber(environment, 'WORKERS', 1, { least: 1, most: 64 }),
    pause: readWholeNumber(environment, 'COMPUTER_PAUSE', 400, { most: 60_000 }),
    retention: readRetention(environment),
  };
}

/** Where games are kept. */
export function readPlace({ DATA, DATABASE_URL }: Environment): Pick<ServerOptions, 'data' | 'databaseUrl'> {
  const data = DATA || './data';
  if (!DATABASE_URL) return { data };
  if (/^postgres(?:ql)?:\/\//.test(DATABASE_URL)) return { data, databaseUrl: DATABASE_URL };
  throw new StartProblem(
    'DATABASE_URL must be the address of a PostgreSQL, such as postgresql://user@host/name.',
  );
}

export function readRetention(environment: Environment): NonNullable<ServerOptions['retention']> {
  const days = (name: string, usual: number) => readWholeNumber(environment, name, usual, { most: 36_500 });
  return { waitingDays: days('KEEP_WAITING', 7), gameDays: days('KEEP_GAMES', 365) };
}

const levels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];

export function readLogLevel({ LOG_LEVEL }: Environment): string {
  const level = LOG_LEVEL || 'info';
  if (levels.includes(level)) return level;
  throw new StartProblem(`LOG_LEVEL must be one of ${levels.join(', ')}, not ${JSON.stringify(level)}.`);
}

function readWholeNumber(
  environment: Environment,
  name: string,
  usual: number,
  { least = 0, most }: { readonly least?: number; readonly most: number },
): number {
  const given = environment[name];
  if (given === undefined || given === '') return usual;
  const number = Number(given);
  if (Number.isInteger(number) && number >= least && number <= most) return number;
  throw new StartProblem(
    `${name} must be a whole number ${least === 0 ? '' : `from ${least} `}up to ${most}, not ${JSON.stringify(given)}.`,
  );
}

/** `/sortie` or `/sortie/`; `/` is a host of its own. */
function readBasePath(given: string): string {
  const path = given.replace(/\/$/, '');
  const parts = path.split('/').slice(1);
  const isDotted = parts.some((part) => /^\.+$/.test(part));
  if (path === '' || (/^(?:\/[\w.~-]+)+$/.test(path) && !isDotted)) return path;
  throw new StartProblem(
    `BASE_PATH must be a path such as /sortie, of letters, digits and -._~, not ${JSON.stringify(given)}.`,
  );
}

function readList(
  environment: Environment,
  name: string,
  read: (name: string, given: string) => string,
): readonly string[] {
  const parts = (environment[name] ?? '').split(',').map((each) => each.trim());
  return parts.filter((each) => each !== '').map((each) => read(name, each));
}

function readHost(given: string): string {
  if (isIP(given) !== 0 || /^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/i.test(given)) return given;
  throw new StartProblem(
    `HOST must be an address to listen on, such as 0.0.0.0, not ${JSON.stringify(given)}.`,
  );
}

/** `http://192.168.1.5:7717`, without a path: what the addresses of the page begin with. */
function readAddress(name: string, given: string): string {
  const url = URL.canParse(given) ? new URL(given) : undefined;
  if (url?.protocol === 'http:' || url?.protocol === 'https:') return url.origin;
  throw new StartProblem(`${name} must be an address of the web, not ${JSON.stringify(given)}.`);
}

/** A browser names the page that asks so, and in no other way. */
function readOrigin(name: string, given: string): string {
  const origin = readAddress(name, given);
  if (given === origin || given === `${origin}/`) return origin;
  throw new StartProblem(
    `${name} must be addresses without a path, such as https://example.org, not ${JSON.stringify(given)}.`,
  );
}

function readName(name: string, given: string): string {
  const read = nameOf(given);
  if (read !== undefined && read === given.toLowerCase()) return read;
  throw new StartProblem(
    `${name} must be names such as sortie.example.org, without port and path, not ${JSON.stringify(given)}.`,
  );
}

/** A proxy answers only for names that it was told; without one the server itself has to know them. */
function hostsOf(
  environment: Environment,
  { proxies, addresses }: { readonly proxies: number; readonly addresses: readonly string[] },
): Pick<ServerOptions, 'hosts'> {
  const named = readList(environment, 'HOSTS', readName);
  if (named.length === 0 && proxies > 0) return {};
  return { hosts: [...named, ...addresses.map((each) => new URL(each).hostname)] };
}

function readWeb(folder: string): string {
  if (existsSync(join(folder, 'index.html'))) return folder;
  throw new StartProblem(`WEB must be the folder of the built table: there is no index.html in ${folder}.`);
}
