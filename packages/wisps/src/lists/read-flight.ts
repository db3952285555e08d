import type { Plain, Refusal } from '@sortie/kernel';
import { refused } from '@sortie/kernel';
import type { Talent } from '../model/model.ts';
import { type Flight, type FlightWisp, folks, talents } from './flight.ts';

type Fields = { readonly [key: string]: Plain };

/** Whether a document looks like a flight, sound or not. */
export function looksLikeFlight(document: Plain): document is Fields {
  return isFields(document) && 'folk' in document && 'wisps' in document;
}

/** The flight in a document from outside. wi.flight.written */
export function readFlight(document: Plain): Flight | Refusal {
  if (!looksLikeFlight(document)) return refused('wi.flight.written');
  const folk = folks.find((each) => each === document.folk);
  if (folk === undefined) return refused('wi.flight.written', { field: 'folk' });
  const { name } = document;
  if (name !== undefined && typeof name !== 'string') return refused('wi.flight.written', { field: 'name' });
  const wisps = readWisps(document.wisps);
  if (!wisps) return refused('wi.flight.written', { field: 'wisps' });
  return { folk, ...(name === undefined ? {} : { name }), wisps };
}

function readWisps(given: Plain | undefined): readonly FlightWisp[] | undefined {
  if (!Array.isArray(given)) return undefined;
  const read = given.map(readWisp);
  return read.every((each) => each !== undefined) ? read : undefined;
}

function readWisp(given: Plain): FlightWisp | undefined {
  if (!isFields(given) || !Array.isArray(given.talents)) return undefined;
  const { isFollower = false } = given;
  if (typeof isFollower !== 'boolean' || !given.talents.every(isTalent)) return undefined;
  const distinct = new Set<Talent>(given.talents);
  return distinct.size === given.talents.length ? { talents: [...distinct], isFollower } : undefined;
}

function isTalent(given: Plain): given is Talent {
  return talents.some((each) => each === given);
}

function isFields(value: Plain): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
