/** What an invitation brings in its fragment: the key to the seat and, in a mission, the side that is left. */
export interface Invite {
  readonly invite: string;
  readonly faction: 'rebel' | 'imperial' | undefined;
}

export function inviteOf(fragment: string): Invite | undefined {
  const read = /^([\w-]+)(?:&side=(rebel|imperial))?$/.exec(fragment);
  if (!read) return undefined;
  return { invite: read[1]!, faction: read[2] as Invite['faction'] };
}
