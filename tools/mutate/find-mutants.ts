import { type CitedPlace, citedPlaces } from './cited-places.ts';
import { findMutations, mutationMark } from './find-mutations.ts';
import type { Mutation } from './mutation.ts';
import { namedPlace } from './named-place.ts';
import {
  ancestorsOf,
  child,
  isInside,
  nameOf,
  readSyntax,
  type SyntaxNode,
  type SyntaxTree,
  textOfNode,
} from './syntax-tree.ts';

/** A broken piece of program, the rules that are cited there and the card whose file it is. */
export interface Mutant {
  /** Says the same place and change as long as its function and its own text stay. */
  readonly key: string;
  readonly file: string;
  readonly line: number;
  readonly rules: readonly string[];
  readonly card: string | null;
  readonly mutation: Mutation;
}

export interface SourceFile {
  readonly path: string;
  readonly text: string;
  /** The card that the whole file is about. */
  readonly card: string | null;
  /** Rules that are enforced here without being cited: by the name of the place, or the whole file. */
  readonly named?: readonly NamedPlace[];
}

export interface NamedPlace {
  readonly name: string | null;
  readonly rules: readonly string[];
}

/** The mutants of a file: those at cited or named places, and of a card's file all. */
export function findMutants(
  { path, text, card, named: places = [] }: SourceFile,
  rules: ReadonlySet<string>,
): readonly Mutant[] {
  const tree = readSyntax(text);
  const cited = addNamed(tree, shareOut(tree, citedPlaces(tree, rules)), places);
  if (cited.size === 0 && card === null) return [];
  const own = card === null ? [] : findMutations(tree, tree.root);
  const all = new Map<string, Shared>(
    own.map((mutation) => [mutationMark(mutation), { mutation, rules: [] }]),
  );
  for (const [mark, shared] of cited) all.set(mark, shared);
  const inOrder = [...all.values()].sort(
    (a, b) => a.mutation.node.start - b.mutation.node.start || b.mutation.node.end - a.mutation.node.end,
  );
  const named = new Map<string, number>();
  return inOrder.map(({ mutation, rules: ids }) => {
    const words = describe(tree, mutation);
    const before = named.get(words) ?? 0;
    named.set(words, before + 1);
    return {
      key: `${path}: ${words}${before === 0 ? '' : ` (${before + 1})`}`,
      file: path,
      line: text.slice(0, mutation.node.start).split('\n').length,
      rules: ids,
      card,
      mutation,
    };
  });
}

interface Shared {
  readonly mutation: Mutation;
  readonly rules: readonly string[];
}

/** Each mutation belongs to the rules of the innermost place around it; a place left with none takes all inside it. */
function shareOut(tree: SyntaxTree, places: readonly CitedPlace[]): ReadonlyMap<string, Shared> {
  const found = new Map<string, { mutation: Mutation; rules: Set<string> }>();
  const narrowFirst = [...places].sort((a, b) => a.node.end - a.node.start - (b.node.end - b.node.start));
  for (const { node, rules } of narrowFirst) {
    const inside = findMutations(tree, node);
    const fresh = inside.filter((mutation) => !found.has(mutationMark(mutation)));
    for (const mutation of fresh.length > 0 ? fresh : inside) {
      const mark = mutationMark(mutation);
      const entry = found.get(mark) ?? { mutation, rules: new Set<string>() };
      for (const rule of rules) entry.rules.add(rule);
      found.set(mark, entry);
    }
  }
  return new Map(
    [...found].map(([mark, { mutation, rules }]) => [mark, { mutation, rules: [...rules].sort() }]),
  );
}

/** What breaks a named place breaks its rules, besides those that are cited there. */
function addNamed(
  tree: SyntaxTree,
  cited: ReadonlyMap<string, Shared>,
  places: readonly NamedPlace[],
): ReadonlyMap<string, Shared> {
  const all = new Map(cited);
  for (const { name, rules } of places) {
    const node = name === null ? tree.root : namedPlace(tree, name);
    for (const mutation of node === undefined ? [] : findMutations(tree, node)) {
      const mark = mutationMark(mutation);
      const before = all.get(mark)?.rules ?? [];
      all.set(mark, { mutation, rules: [...new Set([...before, ...rules])].sort() });
    }
  }
  return all;
}

/** `whyNoAttack: isCloaked(ship) -> false` */
function describe(tree: SyntaxTree, { node, change }: Mutation): string {
  const owner = ownerOf(tree, node);
  const was = shorten(textOfNode(tree, node));
  switch (change.kind) {
    case 'replaced':
      return `${owner}${was} -> ${shorten(change.by)}`;
    case 'dropped':
      return `${owner}without ${was}`;
    case 'returned':
      return `${owner}returns ${change.value}`;
  }
}

function ownerOf(tree: SyntaxTree, node: SyntaxNode): string {
  const named = ancestorsOf(tree, node).flatMap((each) => {
    const isNamed = /^(?:FunctionDeclaration|VariableDeclarator|Property|MethodDefinition)$/.test(each.type);
    const name = isNamed ? nameOf(child(each, 'id') ?? child(each, 'key')) : undefined;
    return name === undefined || !isInside(node, each) ? [] : [name];
  });
  const [inner, outer] = [named[0], named.at(-1)];
  if (inner === undefined) return '';
  return inner === outer ? `${inner}: ` : `${outer} ${inner}: `;
}

const SHOWN = 70;

function shorten(text: string): string {
  const flat = text.replaceAll(/\s+/g, ' ');
  return flat.length <= SHOWN ? flat : `${flat.slice(0, SHOWN - 20)}...${flat.slice(-17)}`;
}
