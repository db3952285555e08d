import type { Plain } from './plain.ts';
import type { Refusal } from './refusal.ts';
import { refused } from './refusal.ts';

/** Whether a value is one that the option can have. */
export type OptionChecks<Options> = { readonly [Key in keyof Options]-?: (value: unknown) => boolean };

/** Some of a game's options as players agreed on them: none where nothing was said; what is unknown or ill-formed is named. */
export function readAgreed<Options extends object>(
  given: Plain | undefined,
  checks: OptionChecks<Options>,
): Partial<Options> | Refusal {
  if (given === undefined || given === null) return {};
  if (typeof given !== 'object' || Array.isArray(given)) return refuseOption('options');
  for (const [name, value] of Object.entries(given)) {
    const check = (checks as Readonly<Record<string, (value: unknown) => boolean>>)[name];
    if (!Object.hasOwn(checks, name) || !check?.(value)) return refuseOption(`options.${name}`);
  }
  return given as Partial<Options>;
}

export function refuseOption(field: string): Refusal {
  return refused('table.malformed-setup', { field });
}

/** A whole number from 1 to so many. */
export function isWhole(value: unknown, most = 10_000): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= most;
}

export function isBoolean(value: unknown): boolean {
  return typeof value === 'boolean';
}

/** The width and depth of a table in millimetres. */
export function isTableArea(value: unknown): boolean {
  const { width, depth } = (value ?? {}) as { readonly width?: unknown; readonly depth?: unknown };
  return isTableSide(width) && isTableSide(depth);
}

export function isTableSide(value: unknown): boolean {
  return typeof value === 'number' && value >= 500 && value <= 3000;
}
