import type { CliDependencies, ServerOperations } from '../dependencies.ts';
import { DONE, type ExitCode, NEGATIVE } from '../exit-code.ts';
import { UsageError } from '../usage-error.ts';

/** Does something with the database of a server and tells what came of it, or why it cannot be done. */
export async function operate(
  { loadOperations }: CliDependencies,
  act: (operations: ServerOperations) => Promise<string> | string,
): Promise<ExitCode> {
  if (!loadOperations) throw new UsageError('There is no server here.');
  const operations = await loadOperations();
  try {
    process.stdout.write(`${await act(operations)}\n`);
    return DONE;
  } catch (error) {
    const complaint = operations.complaintOf(error);
    if (complaint === undefined) throw error;
    process.stderr.write(`${complaint}\n`);
    return NEGATIVE;
  }
}
