import type { ServerOptions } from '../server.ts';
import { StartProblem } from '../start-problem.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** The server's options as far as its environment gives them. */
export function readEnvironment(environment: Environment): Omit<ServerOptions, 'games' | 'thinker'> {
  const { HOST, DATA, DATABASE_URL, WEB, ORIGINS, SHARE_ADDRESS, ORGANISER_OF } = environment;
  return {
    host: HOST || '127.0.0.1',
    port: readWholeNumber(environment, 'PORT', 7717, 65_535),
    data: DATA || './data',
    ...(DATABASE_URL ? { databaseUrl: DATABASE_URL } : {}),
    ...(WEB ? { web: WEB } : {}),
    ...(ORIGINS ? { origins: ORIGINS.split(',').map((each) => each.trim()) } : {}),
    ...(SHARE_ADDRESS ? { shareAddress: readOrigin(SHARE_ADDRESS) } : {}),
    ...(ORGANISER_OF ? { organiserOf: ORGANISER_OF } : {}),
    proxies: readWholeNumber(environment, 'TRUST_PROXY', 0, 9),
    workers: readWholeNumber(environment, 'WORKERS', 1, 64),
    pause: readWholeNumber(environment, 'COMPUTER_PAUSE', 400, 60_000),
  };
}

function readWholeNumber(environment: Environment, name: string, usual: number, most: number): number {
  const given = environment[name];
  if (given === undefined || given === '') return usual;
  const number = Number(given);
  if (Number.isInteger(number) && number >= 0 && number <= most) return number;
  throw new StartProblem(`${name} must be a whole number up to ${most}, not ${JSON.stringify(given)}.`);
}

/** `http://192.168.1.5:7717`, without a path: what the addresses of the page begin with. */
function readOrigin(given: string): string {
  const url = URL.canParse(given) ? new URL(given) : undefined;
  if (url?.protocol === 'http:' || url?.protocol === 'https:') return url.origin;
  throw new StartProblem(`SHARE_ADDRESS must be an address of the web, not ${JSON.stringify(given)}.`);
}

const levels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];

export function readLogLevel({ LOG_LEVEL }: Environment): string {
  const level = LOG_LEVEL || 'info';
  if (levels.includes(level)) return level;
  throw new StartProblem(`LOG_LEVEL must be one of ${levels.join(', ')}, not ${JSON.stringify(level)}.`);
}
