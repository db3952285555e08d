/** Names that people would take for the same: letters' case and spaces make no difference. */
export function sameName(one: string, other: string): boolean {
  return plainName(one) === plainName(other);
}

export function plainName(name: string): string {
  return name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();
}
