// What `npm start` is asked to do, from its arguments, its environment and the machine's network addresses.

const OPTIONS = ['--no-open', '--share'];

/**
 * @typedef {object} StartPlan
 * @property {string} host what the server listens on
 * @property {string} port
 * @property {string} address where this machine opens the page
 * @property {string | null} shareAddress where others in the network open it; null without `--share`
 * @property {boolean} wantsBrowser
 * @property {string | null} problem why nothing is started
 */

/**
 * @param {readonly string[]} args
 * @param {Readonly<Record<string, string | undefined>>} environment
 * @param {Readonly<Record<string, readonly { address: string, family: string, internal: boolean }[] | undefined>>} interfaces
 * @returns {StartPlan}
 */
export function planStart(args, environment, interfaces) {
  const port = environment.PORT || '7717';
  const isShared = args.includes('--share');
  const host = environment.HOST || (isShared ? '0.0.0.0' : '127.0.0.1');
  const basePath = (environment.BASE_PATH ?? '').replace(/\/$/, '');
  const network = isShared ? networkHost(host, interfaces) : undefined;
  return {
    host,
    port,
    address: `http://${isEverywhere(host) ? 'localhost' : host}:${port}${basePath}/`,
    shareAddress: network === undefined ? null : `http://${network}:${port}/`,
    wantsBrowser: !args.includes('--no-open') && !environment.CI,
    problem: problemWith(args, isShared, network),
  };
}

function problemWith(args, isShared, network) {
  const unknown = args.find((arg) => !OPTIONS.includes(arg));
  if (unknown !== undefined) return `There is no option ${unknown}; there are ${OPTIONS.join(' and ')}.`;
  if (isShared && network === undefined) {
    return 'This machine has no address in a network, so nobody else could reach it: connect it, or start without --share.';
  }
  return null;
}

/** The address that others reach: the one that is listened on, or the likeliest of all. */
function networkHost(host, interfaces) {
  if (isLoopback(host)) return undefined;
  if (!isEverywhere(host)) return host;
  const addresses = Object.values(interfaces)
    .flatMap((each) => each ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
  return addresses.find(isHomeNetwork) ?? addresses.find((address) => !isLinkLocal(address)) ?? addresses[0];
}

function isEverywhere(host) {
  return host === '0.0.0.0' || host === '::';
}

function isLoopback(host) {
  return host === 'localhost' || host === '::1' || host.startsWith('127.');
}

/** Routers at home give these; programs that run other machines within this one mostly use 172. */
function isHomeNetwork(address) {
  return address.startsWith('192.168.') || address.startsWith('10.');
}

function isLinkLocal(address) {
  return address.startsWith('169.254.');
}
