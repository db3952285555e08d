import type { Decision, Plain } from '@sortie/kernel';
import type { Names } from '../text/index.ts';

interface Typed {
  readonly words: readonly string[];
  /** The numbers among the words, in their order. */
  readonly numbers: readonly number[];
  /** The first unit that is named. */
  readonly unit: string | undefined;
  readonly decision: Decision;
}

type Reader = (typed: Typed) => Plain | undefined;
type Fields = Readonly<Record<string, Plain>>;

/** What somebody means who types an answer in words; undefined when it cannot be made out. */
export function answerFromWords(
  decision: Decision,
  text: string,
  names: Names,
  labels: Readonly<Record<string, string>> = {},
): Plain | undefined {
  const words = text.trim().split(/[\s,]+/);
  const unit = words.map((word) => unitLabelled(labels, word) ?? unitNamed(names, word)).find(Boolean);
  const numbers = words.filter((word) => /^-?\d+(\.\d+)?$/.test(word)).map(Number);
  const read: Reader | undefined = Object.hasOwn(readers, decision.kind) ? readers[decision.kind] : undefined;
  return read?.({ words, numbers, unit, decision });
}

const unit: Reader = (typed) => (typed.unit === undefined ? undefined : { unit: typed.unit });
const place: Reader = ({ numbers: [x, y, level = 0] }) =>
  x === undefined || y === undefined ? undefined : { x, y, level };

const readers: Readonly<Record<string, Reader>> = {
  nominate: unit,
  issueOrder: unit,
  chooseUnit: unit,
  borrowCourage: unit,
  promote: unit,
  markBounty: unit,
  setAside: unit,
  chooseDetonationTarget: unit,
  choosePool: (typed) => (typed.unit === undefined ? undefined : { defender: typed.unit }),
  formPool: poolIn,
  move: moveIn,
  deploy: deployIn,
  placeToken: place,
  placeCharge: place,
  placeTerrain: ({ words, numbers: [x, y, rotation = 0] }) => {
    const piece = words.find((word) => /^[a-z]+(-[a-z]+)*$/.test(word));
    return x === undefined || y === undefined || piece === undefined ? undefined : { piece, x, y, rotation };
  },
};

/** Every weapon that could join a pool against the unit. */
function poolIn({ unit: defender, decision }: Typed): Plain | undefined {
  const { targets } = (regionOf(decision) ?? {}) as { readonly targets?: readonly Fields[] };
  const found = targets?.find((target) => target.defender === defender);
  return found && { defender: found.defender!, type: found.type!, weapons: found.weapons! };
}

/** `2 90 30`: speed, direction of the tool and bend of its joint in degrees, then how much of the way, in percent. */
function moveIn({
  words,
  numbers: [speed, angle, bend = 0, percent = 100],
  decision,
}: Typed): Plain | undefined {
  const { types } = (regionOf(decision) ?? {}) as { readonly types?: readonly string[] };
  const type = words.find((word) => types?.includes(word)) ?? types?.[0];
  if (type === 'pivot') return speed === undefined ? undefined : { type, heading: speed };
  return type === undefined || speed === undefined || angle === undefined
    ? undefined
    : { type, speed, angle, bend, along: percent / 100, others: [] };
}

/** Where the leader stands; the referee finds places for the others. */
function deployIn({ numbers: [x, y, heading = 0], unit: deployed }: Typed): Plain | undefined {
  if (x === undefined || y === undefined || deployed === undefined) return undefined;
  return {
    unit: deployed,
    placements: [{ miniature: `${deployed}.m1`, stand: { x, y, level: 0, heading } }],
  };
}

function regionOf({ answers }: Decision): Plain | undefined {
  return answers.kind === 'region' ? answers.region : undefined;
}

function unitLabelled(labels: Readonly<Record<string, string>>, label: string): string | undefined {
  return Object.entries(labels).find(([, each]) => each === label)?.[0];
}

function unitNamed(names: Names, word: string): string | undefined {
  const squeeze = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  const typed = squeeze(word);
  if (typed.length < 3) return undefined;
  const meant = names.table.units.filter(({ id }) => squeeze(names.unit(id)).includes(typed));
  return meant.length === 1 ? meant[0]!.id : undefined;
}
