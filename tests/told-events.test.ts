import { existsSync } from 'node:fs';
import { type GameKit, games, type Subject, usualChoices } from '@sortie/games';
import { isRefusal, type Kinded, type Plain, type TableEvent } from '@sortie/kernel';
import { describe, expect, test } from 'vitest';

const languages = ['en', 'es', 'pt'] as const;

const atEveryTable: readonly TableEvent['kind'][] = ['said', 'conceded', 'readied', 'passedUnasked'];

type Samples = Readonly<Record<string, readonly object[]>>;

/** At least one event of every kind of a game: `Samples` there does not compile while a kind is missing. */
async function samplesOf({ name }: GameKit): Promise<readonly Kinded[]> {
  const file = new URL(`../packages/${name}/tests/text/event-samples.ts`, import.meta.url);
  expect(existsSync(file)).toBe(true);
  const { eventSamples } = (await import(/* @vite-ignore */ file.href)) as { readonly eventSamples: Samples };
  return Object.entries(eventSamples).flatMap(([kind, samples]) =>
    samples.map((sample): Kinded => ({ ...sample, kind })),
  );
}

/** A table of the game at its beginning. */
async function subjectOf(kit: GameKit): Promise<Subject> {
  const [engine, lists, setup] = await Promise.all([kit.engine(), kit.lists(), kit.setup()]);
  const [one, other] = lists.firstGame.map((id) => lists.presets.find((each) => each.id === id)!);
  const options = setup.optionsOf(setup.withCeiling(usualChoices(setup), one!.points));
  const opening = setup.setupOf(options, [
    { seat: 'p1', side: 0, force: setup.forceOf({}, one!.list) },
    { seat: 'p2', side: 1, force: setup.forceOf({}, other!.list) },
  ]);
  const referee = engine!.open({ game: kit.name, rules: kit.rules, setup: opening, seed: 'told' });
  if (isRefusal(referee)) throw new Error(referee.rule);
  const { table } = referee.view('spectator') as { readonly table: Plain };
  return { table, people: { p1: 'Ann', p2: 'Ben' } };
}

describe.each(games.kits)('in a log of $name', (kit) => {
  test.each(languages)('every event has words in %s, or the game says why it has none', async (language) => {
    const [text, subject, samples] = await Promise.all([kit.text(language), subjectOf(kit), samplesOf(kit)]);
    const silent = samples.filter((event) => text.event(event, subject) === undefined);
    expect(new Set(silent.map(({ kind }) => kind))).toEqual(new Set(Object.keys(text.silent)));
    // A kind that is left without words is so in every case.
    const told = samples.filter(({ kind }) => kind in text.silent).map((event) => text.event(event, subject));
    expect(told.filter((words) => words !== undefined)).toEqual([]);
    expect(Object.values(text.silent).filter((reason) => reason.length < 20)).toEqual([]);
  });

  test('what happens at every table is told, and no reason excuses it', async () => {
    const [text, samples] = await Promise.all([kit.text('en'), samplesOf(kit)]);
    const kinds = new Set(samples.map(({ kind }) => kind));
    expect(atEveryTable.filter((kind) => !kinds.has(kind))).toEqual([]);
    expect(atEveryTable.filter((kind) => kind in text.silent)).toEqual([]);
  });
});
