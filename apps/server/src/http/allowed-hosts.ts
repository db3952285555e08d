import { isIP } from 'node:net';

/** Names that no stranger can own: those of one's own network. */
const OWN_ENDINGS = ['localhost', 'local', 'lan', 'home', 'internal', 'home.arpa'];

/**
 * The names under which the server answers. A stranger who lets a name of theirs lead to this machine would
 * otherwise make a browser take their page for one of ours. Addresses in numbers lead only where they say.
 */
export class AllowedHosts {
  static readonly refusal = 'The server does not answer under this name: set HOSTS to the names it has.';

  /** With null every name is answered: a proxy stands before the server and knows its names. */
  constructor(private readonly names: readonly string[] | null) {}

  allows(host: string | undefined): boolean {
    if (this.names === null || host === undefined || host === '') return true;
    const name = nameOf(host);
    if (name === undefined) return false;
    return isIP(name) !== 0 || this.names.includes(name) || isOfOwnNetwork(name);
  }
}

/** The name in a Host header, without its port; undefined when there is none. */
export function nameOf(host: string): string | undefined {
  const address = `http://${host}`;
  if (!URL.canParse(address)) return undefined;
  const { hostname, pathname, username } = new URL(address);
  if (pathname !== '/' || username !== '') return undefined;
  return hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
}

function isOfOwnNetwork(name: string): boolean {
  return !name.includes('.') || OWN_ENDINGS.some((ending) => name.endsWith(`.${ending}`));
}
