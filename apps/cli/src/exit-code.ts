/** What a command tells the shell: done, a negative result, or called wrongly. */
export type ExitCode = 0 | 1 | 2;

export const DONE = 0;
export const NEGATIVE = 1;
export const WRONGLY_CALLED = 2;
