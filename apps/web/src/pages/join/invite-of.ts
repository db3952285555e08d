/** What an invitation brings in its fragment: the key to the seat, and what is left to choose for whoever sits there. */
export interface Invite {
  readonly invite: string;
  /** By the fields of the game's options. */
  readonly left: Readonly<Record<string, string>>;
}

export function inviteOf(fragment: string): Invite | undefined {
  const read = /^([\w-]+)((?:&[\w-]+=[\w-]+)*)$/.exec(fragment);
  if (!read) return undefined;
  return { invite: read[1]!, left: Object.fromEntries(new URLSearchParams(read[2])) };
}
