import type { Plain } from '@sortie/kernel';
import { isNestedTooDeep, plainCopy } from '@sortie/kernel';
import { Compile, type Validator } from 'typebox/compile';
import { type ErrorReply, errorReply } from './reply.ts';
import { isRequestKind, type Request, type RequestId, type RequestKind, requestSchemas } from './request.ts';

/** A saved game of a long evening has some hundred thousand characters. */
export const LONGEST_LINE = 16_000_000;

/** A request from a line of text, or what is wrong with it. */
export function readRequest(line: string): Request | ErrorReply {
  if (line.length > LONGEST_LINE) {
    return errorReply(null, 'too-long', `A line may have ${LONGEST_LINE} characters.`);
  }
  let parsed: unknown;
  try {
    parsed = JSON.parse(line);
  } catch {
    return errorReply(null, 'not-json', 'The line is not JSON.');
  }
  const value = plainCopy(parsed);
  if (value === undefined) return errorReply(idOf(parsed), 'not-plain', `The line ${whyNotPlain(parsed)}.`);
  return readMessage(value);
}

/** What is wrong with JSON that is no plain data. */
export function whyNotPlain(parsed: unknown): string {
  return isNestedTooDeep(parsed) ? 'is nested too deep' : 'holds a name or a number that is not allowed';
}

function readMessage(value: Plain): Request | ErrorReply {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return errorReply(null, 'malformed', 'A request is an object.');
  }
  const id = idOf(value);
  if (id === null) return errorReply(null, 'no-id', 'A request has an id: text or a whole number.', 'id');
  const { kind } = value as { readonly kind?: Plain };
  if (!isRequestKind(kind)) {
    const known = Object.keys(requestSchemas).join(', ');
    return errorReply(id, 'unknown-kind', `There is no such request. The requests are: ${known}.`, 'kind');
  }
  const validator = validatorOf(kind);
  if (validator.Check(value)) return value as unknown as Request;
  const { field, message } = complaint(validator.Errors(value));
  return errorReply(id, 'malformed', message, field);
}

function idOf(value: unknown): RequestId | null {
  if (typeof value !== 'object' || value === null) return null;
  const { id } = value as { readonly id?: unknown };
  if (typeof id === 'string') return id.length <= 64 ? id : null;
  return typeof id === 'number' && Number.isInteger(id) ? id : null;
}

const validators = new Map<RequestKind, Validator>();

/** Compiled on first use, to keep the start fast. */
function validatorOf(kind: RequestKind): Validator {
  let validator = validators.get(kind);
  if (!validator) {
    validator = Compile(requestSchemas[kind]) as unknown as Validator;
    validators.set(kind, validator);
  }
  return validator;
}

export interface Finding {
  readonly keyword: string;
  readonly instancePath: string;
  readonly params: object;
  readonly message: string;
}

/** The first thing that is wrong, said so that the field can be found. */
export function complaint(findings: readonly Finding[]): {
  readonly field: string;
  readonly message: string;
} {
  const missing = findings.find(({ keyword }) => keyword === 'required');
  if (missing) {
    const [name = ''] =
      (missing.params as { requiredProperties?: readonly string[] }).requiredProperties ?? [];
    return { field: pathOf(missing.instancePath, name), message: `The field ${name} is missing.` };
  }
  const extra = findings.find(({ keyword }) => keyword === 'additionalProperties');
  if (extra) {
    const [name = ''] =
      (extra.params as { additionalProperties?: readonly string[] }).additionalProperties ?? [];
    return { field: pathOf(extra.instancePath, name), message: `There is no field ${name}.` };
  }
  const [first] = findings;
  const field = pathOf(first?.instancePath ?? '', '');
  return { field, message: `The field ${field} ${first?.message ?? 'is wrong'}.` };
}

function pathOf(pointer: string, name: string): string {
  return [...pointer.split('/').filter((each) => each !== ''), ...(name === '' ? [] : [name])].join('.');
}
