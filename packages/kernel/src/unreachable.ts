/** Closes an exhaustive switch; reaching it is a bug, never a refusal. */
export function unreachable(value: never): never {
  throw new Error(`unreachable: ${JSON.stringify(value)}`);
}
