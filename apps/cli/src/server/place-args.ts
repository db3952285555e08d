/** Where the server keeps its games; without them the environment says it, as it does to the server. */
export const placeArgs = {
  data: { type: 'string', description: 'the folder of the embedded database (DATA)', valueHint: 'folder' },
  database: {
    type: 'string',
    description: 'the address of a PostgreSQL (DATABASE_URL)',
    valueHint: 'address',
  },
} as const;

/** The environment with what was given on the command line in its place. */
export function environmentWith(
  given: Readonly<Record<string, string | undefined>>,
): Readonly<Record<string, string | undefined>> {
  const set = Object.entries(given).filter(([, value]) => value !== undefined && value !== '');
  return { ...process.env, ...Object.fromEntries(set) };
}
