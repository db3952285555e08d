import { type Language, matches, type Pointer, type Tutorial, TutorialRun } from '@sortie/games';
import type { Decision, Plain, SeatId } from '@sortie/kernel';
import { describe, expect, test } from 'vitest';
import { testGames } from './test-games/registry.ts';

const languages: readonly Language[] = ['en', 'es', 'pt'];

type Beginning = Parameters<typeof TutorialRun.begin>[0];

const tutorials = testGames.kits.flatMap((kit) => (kit.tutorial ? [{ kit, load: kit.tutorial }] : []));

test('the games that people play have a tutorial, and so has the smallest game', () => {
  expect(tutorials.map(({ kit }) => kit.name)).toEqual(testGames.kits.map(({ name }) => name));
});

/** Nothing falls but what is written: a die or card that the script lacks is an error. */
function strictly(tutorial: Tutorial): Tutorial {
  const { script } = tutorial.opening;
  return { ...tutorial, opening: { ...tutorial.opening, script: { ...(script as object), strict: true } } };
}

/** Does the step that is told, as it suggests. */
function doStep(run: TutorialRun): void {
  const { id, asks } = run.step;
  const { suggested } = run;
  if (asks && suggested === undefined) throw new Error(`${id} does not come to its question`);
  const done = asks ? run.answer(suggested!) : run.goOn();
  if (done !== true && done !== 'goesOn') throw new Error(`${id} does not go on: ${JSON.stringify(done)}`);
}

/** What is looked at before each step, the last one included. */
function atEachStep<Found>(run: TutorialRun, look: () => readonly Found[]): readonly Found[] {
  const found = [...look()];
  while (!run.isAtEnd) {
    doStep(run);
    found.push(...look());
  }
  return found;
}

function questionOf(run: TutorialRun): Decision | undefined {
  const id = run.asked?.id;
  return run.referee.decisions(run.tutorial.seat as SeatId).find((each) => each.id === id);
}

function legalAnswers(run: TutorialRun): readonly Plain[] {
  const answers = questionOf(run)?.answers;
  if (!answers) return [];
  return answers.kind === 'offers' ? answers.offers : answers.suggestions;
}

/** What a step promises and does not bring, each thing after the one before it. */
function missingEvents(wanted: readonly Plain[], happened: readonly Plain[]): readonly Plain[] {
  let at = 0;
  return wanted.filter((pattern) => {
    const found = happened.findIndex((event, place) => place >= at && matches(pattern, event));
    at = found < 0 ? at : found + 1;
    return found < 0;
  });
}

interface Place {
  readonly x: number;
  readonly y: number;
}

/** Whether a step that asks for a place takes this one for the place it suggests. */
function isNearEnough(within: number | undefined, wanted: Plain, answer: Plain): boolean {
  const [one, other] = [wanted as unknown as Place, answer as unknown as Place];
  return within !== undefined && Math.hypot(one.x - other.x, one.y - other.y) <= within;
}

/** Whether the fields of an answer that may differ do so by no more than they may, and all other words are the same. */
function isLikeEnough(roughly: Readonly<Record<string, number>>, wanted: Plain, answer: Plain): boolean {
  const given = answer as { readonly [field: string]: Plain };
  const scalars = Object.entries(wanted as object).filter(([, value]) => typeof value !== 'object');
  return scalars.every(([field, value]: [string, Plain]) => {
    const apart = Math.abs(Number(value) - Number(given[field]));
    return field in roughly ? Math.min(apart, 360 - apart) <= roughly[field]! : value === given[field];
  });
}

/** Answers that should change nothing and are taken, or change the game. */
function takenWrongly(run: TutorialRun): readonly Plain[] {
  const { goesOn = [], within, roughly } = run.step.asks ?? {};
  const hash = run.referee.hash();
  return legalAnswers(run)
    .filter(
      (answer) =>
        !goesOn.some(
          (wanted) =>
            matches(wanted, answer) ||
            isNearEnough(within, wanted, answer) ||
            (roughly !== undefined && isLikeEnough(roughly, wanted, answer)),
        ),
    )
    .filter((answer) => run.answer(answer) !== 'instead' || run.referee.hash() !== hash);
}

/** Answers that the step says it goes on with, and does not. */
function refusedWrongly(run: TutorialRun, again: () => TutorialRun): readonly Plain[] {
  const { goesOn = [] } = run.step.asks ?? {};
  const legal = legalAnswers(run);
  return goesOn.filter((wanted) => {
    const answer = legal.find((each) => matches(wanted, each)) ?? wanted;
    return again().answer(answer) !== 'goesOn';
  });
}

function isThere(pointer: Pointer, pieces: readonly string[], answers: readonly Plain[]): boolean {
  switch (pointer.kind) {
    case 'piece':
      return pieces.includes(pointer.piece);
    case 'answer':
      return answers.some((answer) => matches(pointer.answer, answer));
    case 'part':
      return true;
  }
}

async function prepare({ kit, load }: (typeof tutorials)[number]): Promise<Beginning> {
  return {
    kit,
    engine: (await kit.engine())!,
    tutorial: strictly(await load('en')),
    seed: 'a tutorial',
  };
}

/** Whether the step takes a place at the end of its patience for the suggested one, and none beyond. */
function isPatient(again: () => TutorialRun): boolean {
  const { goesOn = [], within = 0 } = again().step.asks ?? {};
  const { x, y } = goesOn[0] as unknown as Place;
  const run = again();
  return (
    run.answer({ x, y: y - within - 1 }) === 'instead' &&
    run.answer({ x: x - within + 1, y }) === 'goesOn' &&
    matches(goesOn[0]!, run.done.at(-1)!.answer)
  );
}

test('a step that asks for a place takes one that is near for the suggested one, and none farther away', async () => {
  const found: boolean[] = [];
  for (const each of tutorials) {
    const beginning = await prepare(each);
    const run = TutorialRun.begin(beginning);
    const again = () => TutorialRun.resume(beginning, run.done);
    found.push(...atEachStep(run, () => (run.step.asks?.within ? [isPatient(again)] : [])));
  }
  expect([...new Set(found)]).toEqual([true]);
});

/** Whether the step takes each field at the end of its patience for the suggested one, and none beyond. */
function isPatientWithFields(again: () => TutorialRun): boolean {
  const { goesOn = [], roughly = {} } = again().step.asks ?? {};
  const suggested = goesOn[0] as { readonly [field: string]: Plain };
  const answer = (field: string, more: number) => {
    const run = again();
    const result = run.answer({ ...suggested, [field]: Number(suggested[field]) + more });
    return { result, taken: run.done.at(-1)?.answer };
  };
  return Object.entries(roughly).every(([field, most]) => {
    const near = answer(field, -0.9 * most);
    return (
      answer(field, 1.1 * most).result === 'instead' &&
      near.result === 'goesOn' &&
      matches(suggested, near.taken ?? null)
    );
  });
}

test('a step that leaves fields some play takes what is near for the suggested answer, and nothing farther away', async () => {
  const found: boolean[] = [];
  for (const each of tutorials) {
    const beginning = await prepare(each);
    const run = TutorialRun.begin(beginning);
    const again = () => TutorialRun.resume(beginning, run.done);
    found.push(...atEachStep(run, () => (run.step.asks?.roughly ? [isPatientWithFields(again)] : [])));
  }
  expect([...new Set(found)]).toEqual([true]);
});

describe.each(tutorials)('the tutorial of $kit.name', ({ kit, load }) => {
  test('comes to every question, takes every suggested answer, and its dice fall as written', async () => {
    const run = TutorialRun.begin(await prepare({ kit, load }));
    const missing: Plain[] = [];
    while (!run.isAtEnd) {
      const { brings = [] } = run.step;
      const from = run.referee.log.length;
      doStep(run);
      missing.push(...missingEvents(brings, run.referee.log.slice(from) as unknown as readonly Plain[]));
    }
    expect(missing).toEqual([]);
    const { dice, cards } = run.referee.state.engine.script;
    expect([...Object.values(dice), ...Object.values(cards)].flat()).toEqual([]);
    expect(run.referee.bugs).toEqual([]);
  });

  test('leaves the learner with something to do at its end', async () => {
    const run = TutorialRun.begin(await prepare({ kit, load }));
    while (!run.isAtEnd) doStep(run);
    expect(run.step.asks).toBeUndefined();
    expect(run.goOn()).toBe(false);
    expect(run.referee.outcome).toBeNull();
    expect(run.referee.state.seats.map(({ id }) => id)).toContain(run.tutorial.seat);
  });

  test('gives a replay that plays to the same end again', async () => {
    const beginning = await prepare({ kit, load });
    const run = TutorialRun.begin(beginning);
    while (!run.isAtEnd) doStep(run);
    expect(beginning.engine.verifyReplay(run.replay())).toMatchObject({ kind: 'verified' });
  });

  test('goes on with every answer that a step names, and no other one changes anything', async () => {
    const beginning = await prepare({ kit, load });
    const run = TutorialRun.begin(beginning);
    const others = atEachStep(run, () => takenWrongly(run));
    expect(others).toEqual([]);
    const second = TutorialRun.begin(beginning);
    const again = () => TutorialRun.resume(beginning, second.done);
    expect(atEachStep(second, () => refusedWrongly(second, again))).toEqual([]);
  });

  test('points at pieces that are on the table and at answers that can be given', async () => {
    const run = TutorialRun.begin(await prepare({ kit, load }));
    const scene = await kit.scene('en');
    const astray = atEachStep(run, () => {
      const { table } = run.referee.view(run.tutorial.seat as SeatId) as { readonly table: Plain };
      const pieces = scene.draw(table).pieces.map(({ id }) => id);
      const { id, pointsAt } = run.step;
      if (pointsAt.length === 0) return [{ id }];
      const lost = pointsAt.filter((pointer) => !isThere(pointer, pieces, legalAnswers(run)));
      return lost.map((pointer) => ({ id, pointer }));
    });
    expect(astray).toEqual([]);
  });

  test('goes on where it was left, as far as its steps are still the same', async () => {
    const beginning = await prepare({ kit, load });
    const run = TutorialRun.begin(beginning);
    const differing = atEachStep(run, () => {
      const again = TutorialRun.resume(beginning, run.done);
      const isSame = again.step.id === run.step.id && again.referee.hash() === run.referee.hash();
      return isSame ? [] : [run.step.id];
    });
    expect(differing).toEqual([]);
    const changed = run.done.map((each, place) => (place === 2 ? { ...each, step: 'no such step' } : each));
    expect(TutorialRun.resume(beginning, changed).done).toEqual(run.done.slice(0, 2));
  });

  test.each(languages)('says every step in whole sentences, in %s', async (language) => {
    const { steps, words, seat } = await load(language);
    expect(new Set(steps.map(({ id }) => id)).size).toBe(steps.length);
    expect(Object.keys(words.steps).toSorted()).toEqual(steps.map(({ id }) => id).toSorted());
    expect(Object.keys(words.people)).toContain(seat);
    const asking = steps.filter(({ asks }) => asks).map(({ id }) => id);
    const told = Object.entries(words.steps);
    expect(told.filter(([, { instead }]) => instead !== undefined).map(([id]) => id)).toEqual(
      told.map(([id]) => id).filter((id) => asking.includes(id)),
    );
    const sentences = told.flatMap(([, { text, instead }]) => [text, instead ?? text]);
    expect(sentences.filter((each) => !/^[\p{Lu}¿¡].*[.!?]$/u.test(each) || each.length > 260)).toEqual([]);
    expect(told.filter(([, { title }]) => title === '' || title.length > 40)).toEqual([]);
  });

  test.each(['es', 'pt'] as const)('leaves nothing in English, in %s', async (language) => {
    const [{ words }, english] = await Promise.all([load(language), load('en')]);
    const same = Object.entries(words.steps).filter(([id, { title, text, instead }]) => {
      const inEnglish = english.words.steps[id]!;
      return (
        title === inEnglish.title || text === inEnglish.text || (instead && instead === inEnglish.instead)
      );
    });
    expect(same).toEqual([]);
  });

  test.each(languages)('cites rules that the rulebook knows at every step, in %s', async (language) => {
    const [{ steps }, book] = await Promise.all([load(language), kit.rulebook(language)]);
    expect(steps.filter(({ rules }) => rules.length === 0)).toEqual([]);
    expect(steps.flatMap(({ rules }) => rules).filter((rule) => !book.find(rule)?.rule)).toEqual([]);
  });
});
