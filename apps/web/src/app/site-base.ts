/** The scripts of the built page are in `assets` of the site's folder, which may be a path of another site. */
const at = import.meta.url.lastIndexOf('/assets/');
const isBuilt = import.meta.url.startsWith('http') && at >= 0;

/** What every path of this site begins with: nothing on a host of its own, `/sortie` below a path of another site. */
const basePath = isBuilt ? new URL(import.meta.url.slice(0, at)).pathname.replace(/\/$/, '') : '';

/** The path on the host of an address of this site. */
export function pathOf(address: string): string {
  return address.startsWith('/') ? basePath + address : address;
}

/** The address within this site of a path on the host. */
export function addressOf(path: string): string {
  return path === basePath || path.startsWith(`${basePath}/`) ? path.slice(basePath.length) || '/' : path;
}

/** What links to this site begin with. */
export function siteOrigin(): string {
  return window.location.origin + basePath;
}
