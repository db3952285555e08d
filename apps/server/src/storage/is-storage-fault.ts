/** Codes of SQLite, of PostgreSQL and of what carries them: connections, files, names of hosts. */
const CODES =
  /^(?:SQLITE_\w+|E(?:CONN\w+|PIPE|TIMEDOUT|NOTFOUND|AI_AGAIN|HOSTUNREACH|NETUNREACH|NOENT|NOSPC|IO|ROFS|MFILE|DQUOT|BUSY|ACCES|PERM)|[0-9][0-9A-Z]{4}|(?:HV|P0|XX|F0)[0-9A-Z]{3})$/;

/** What the driver of PostgreSQL, its pool and the embedded database say without a code. */
const WORDS =
  /timeout|terminated unexpectedly|not queryable|driver has already been destroyed|Client was closed|Connection terminated|connection is not open|Cannot use a pool/i;

/** Whether it was storage that failed, so that trying again may help; everything else is a fault of ours. */
export function isStorageFault(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { readonly code?: unknown };
  return (typeof code === 'string' && CODES.test(code)) || WORDS.test(error.message);
}
