import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { isRefusal, type Refusal } from '@sortie/kernel';
import { readEventFile, whereJsonBreaks, writeEventFile } from '@sortie/tournaments/files';
import type { TournamentLog } from '@sortie/tournaments/model';
import { UsageError } from '../usage-error.ts';

/** The text of a file that somebody named. */
export function readTextFile(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new UsageError(`The file ${path} cannot be read.`);
  }
}

/** The event in a file; a damaged or foreign one is refused with the place of the damage. */
export function readEvent(path: string): TournamentLog {
  const text = readTextFile(path);
  jsonIn(text, path);
  const log = readEventFile(text);
  if (isRefusal(log)) throw new UsageError(`The file ${path} is not a sound event: ${damageText(log)}.`);
  return log;
}

/** What is wrong with a file, and where. */
export function damageText({ rule, about }: Refusal): string {
  const { field, problem, line } = about as {
    readonly field: string;
    readonly problem: string;
    readonly line: number;
  };
  return `line ${line}, ${field} is ${PROBLEMS[problem] ?? problem} (${rule})`;
}

/** What a file holds, or where it stops being JSON. */
export function jsonIn(text: string, path: string): unknown {
  const broken = whereJsonBreaks(text);
  if (!broken) return JSON.parse(text) as unknown;
  const { line, column } = broken;
  throw new UsageError(
    `The file ${path} does not hold JSON: it is damaged at line ${line}, column ${column}.`,
  );
}

const PROBLEMS: Readonly<Record<string, string>> = {
  notAnObject: 'not an object',
  notAList: 'not a list',
  notText: 'not text',
  notANumber: 'not a number',
  notNumbered: 'not numbered in turn',
  otherFormat: 'of another format',
  unknownPlayer: 'nobody of its players',
  tooLong: 'too long',
  tooFew: 'too short',
  missing: 'missing',
  notAllowed: 'not allowed',
  twice: 'there twice',
};

/** A new event never overwrites a file. */
export function refuseExisting(path: string): void {
  if (existsSync(path)) throw new UsageError(`The file ${path} is there already: name another one.`);
}

export function writeEvent(path: string, log: TournamentLog): void {
  writeTextFile(path, writeEventFile(log));
}

/** The whole file or the old one, also when the power fails: it is on the disk before it takes the name. */
export function writeTextFile(path: string, text: string): void {
  const partial = `${path}.${process.pid}.partial`;
  try {
    const file = openSync(partial, 'w');
    writeSync(file, text);
    fsyncSync(file);
    closeSync(file);
    renameSync(partial, path);
    const folder = openSync(dirname(path), 'r');
    fsyncSync(folder);
    closeSync(folder);
  } catch (error) {
    throw new UsageError(`The file ${path} cannot be written: ${(error as Error).message}`);
  }
}
