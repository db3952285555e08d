import { askReach } from '../lobby.ts';

/** Who can open a link that is made here. */
export type Reach =
  | { readonly kind: 'machine' }
  /** `origin` is what the links begin with. */
  | { readonly kind: 'network'; readonly origin: string };

type Page = Pick<Location, 'hostname' | 'origin'>;

/** A page that was opened by a name or an address of the network has one that others can open. */
export async function findReach({ hostname, origin }: Page, ask: typeof askReach = askReach): Promise<Reach> {
  if (!isOwnMachine(hostname)) return { kind: 'network', origin };
  const told = await ask().catch(() => ({ address: null }));
  return told.address === null ? { kind: 'machine' } : { kind: 'network', origin: told.address };
}

function isOwnMachine(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.');
}
