import type { Decision, Plain } from '@sortie/kernel';
import { commands, hullZones, obstacles } from '../catalogue/index.ts';
import type { Names } from '../text/index.ts';

interface Typed {
  readonly words: readonly string[];
  /** The numbers among the words, in their order. */
  readonly numbers: readonly number[];
  /** The first unit that is named. */
  readonly unit: string | undefined;
  readonly isShip: boolean;
  readonly decision: Decision;
}

type Reader = (typed: Typed) => Plain | undefined;

/** What somebody means who types an answer in words; undefined when it cannot be made out. */
export function answerFromWords(
  decision: Decision,
  text: string,
  names: Names,
  labels: Readonly<Record<string, string>> = {},
): Plain | undefined {
  const words = text.trim().split(/[\s,]+/);
  const found = words.map((word) => unitLabelled(labels, word) ?? unitNamed(names, word)).find(Boolean);
  const unit = found ?? onlyUnit(decision);
  const numbers = words.filter((word) => /^-?\d+(\.\d+)?$/.test(word)).map(Number);
  const read: Reader | undefined = Object.hasOwn(readers, decision.kind) ? readers[decision.kind] : undefined;
  return read?.({ words, numbers, unit, isShip: unit !== undefined && names.isShip(unit), decision });
}

const ship: Reader = ({ unit }) => (unit === undefined ? undefined : { ship: unit });
const squadron: Reader = ({ unit }) => (unit === undefined ? undefined : { squadron: unit });

const readers: Readonly<Record<string, Reader>> = {
  assignDials: ({ words }) => {
    const meant = words.flatMap((word) => commands.filter((each) => isBeginning(word, each)));
    return meant.length === words.length ? { commands: meant } : undefined;
  },
  chooseShip: ship,
  chooseNearest: ship,
  chooseObjectiveShip: ship,
  chooseSquadron: squadron,
  commandSquadron: squadron,
  declareTarget: targetIn,
  additionalSquadron: targetIn,
  chooseZone: ({ words }) => fieldOf('zone', zonesIn(words)[0]),
  chooseCourse: courseIn,
  placeObstacle: ({ words, numbers: [x, y, heading = 0] }) => {
    const obstacle = obstacles.find(({ id }) => words.includes(id))?.id;
    return x === undefined || y === undefined || obstacle === undefined
      ? undefined
      : { obstacle, x, y, heading };
  },
  deploy: ({ numbers: [x, y, heading = 0, speed = 1], unit, isShip }) => {
    if (x === undefined || y === undefined || unit === undefined) return undefined;
    return isShip ? { ship: unit, x, y, heading, speed } : { squadron: unit, x, y };
  },
  placeDisplaced: ({ numbers: [x, y], unit }) =>
    x === undefined || y === undefined || unit === undefined ? undefined : { squadron: unit, x, y },
  moveSquadron: placeIn,
  placeObjectiveToken: placeIn,
  moveObjectiveToken: (typed) => {
    const token = typed.words.find((word) => /^t\d+$/.test(word));
    const place = placeIn(typed);
    return token === undefined || place === undefined ? undefined : { token, ...place };
  },
};

function placeIn({ numbers: [x, y] }: Typed): { readonly x: number; readonly y: number } | undefined {
  return x === undefined || y === undefined ? undefined : { x, y };
}

function fieldOf(field: string, value: string | undefined): Plain | undefined {
  return value === undefined ? undefined : { [field]: value };
}

function zonesIn(words: readonly string[]): readonly string[] {
  return words.filter((word) => hullZones.some((zone) => zone === word));
}

/** The target, then its hull zone, then the one that attacks; a squadron has none. */
function targetIn({ words, unit, isShip, decision }: Typed): Plain | undefined {
  if (unit === undefined) return undefined;
  const zones = [...zonesIn(words)];
  const defendingZone = isShip ? zones.shift() : undefined;
  const zone = zones.shift();
  const { shots } = (decision.about ?? {}) as {
    readonly shots?: readonly { readonly zone: string | null }[];
  };
  const attacksByZone = zone !== undefined && (shots ?? []).every((shot) => shot.zone !== null);
  return {
    target: unit,
    ...(attacksByZone ? { zone } : {}),
    ...(defendingZone === undefined ? {} : { defendingZone }),
  };
}

/** `0 r1 l2 right`: the clicks of each joint, and at last the side of the base that the tool lies on. */
function courseIn({ words }: Typed): Plain | undefined {
  const side = words.find((word) => word === 'left' || word === 'right') ?? 'left';
  const joints = words.filter((word) => word !== 'left' && word !== 'right');
  const clicks = joints.map((joint) => {
    const [, letter, count] = /^([lr]?)(\d)$/.exec(joint) ?? [];
    return count === undefined ? undefined : (letter === 'l' ? -1 : 1) * Number(count) + 0;
  });
  return clicks.includes(undefined) ? undefined : { clicks: clicks as number[], side };
}

function isBeginning(typed: string, word: string): boolean {
  return typed !== '' && word.toLowerCase().startsWith(typed.toLowerCase());
}

function unitLabelled(labels: Readonly<Record<string, string>>, label: string): string | undefined {
  return Object.entries(labels).find(([, each]) => each === label)?.[0];
}

/** The squadron that is asked for, where nobody names another. */
function onlyUnit({ about }: Decision): string | undefined {
  const { squadrons } = (about ?? {}) as { readonly squadrons?: readonly string[] };
  return squadrons?.[0];
}

function unitNamed(names: Names, word: string): string | undefined {
  const squeeze = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  const typed = squeeze(word);
  if (typed.length < 3 || hullZones.some((zone) => zone === word)) return undefined;
  const { ships, squadrons } = names.table;
  const meant = [...ships, ...squadrons].filter(({ id }) => squeeze(names.unit(id)).includes(typed));
  return meant.length === 1 ? meant[0]!.id : undefined;
}
