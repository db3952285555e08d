import { answersOf, randomPlayer } from '@sortie/bots';
import { isRefusal, type Kinded, type Plain } from '@sortie/kernel';
import { describe, expect, test } from 'vitest';
import { wispsKit } from './kit.ts';

const languages = ['en', 'es', 'pt'] as const;
const people = { p1: 'Ann', p2: 'Ben' };

/** What is asked and what happens in some random games with every talent in them. */
async function someGames() {
  const [engine, lists, setup] = await Promise.all([wispsKit.engine(), wispsKit.lists(), wispsKit.setup()]);
  const [one, other] = lists.presets.map(({ list }) => setup.forceOf({}, list));
  const opened = ['1', '2', '3', '4', '5', '6'].map((seed) => {
    const players = [
      { seat: 'p1', side: 0, force: one! },
      { seat: 'p2', side: 1, force: other! },
    ] as const;
    const referee = engine!.open({
      game: wispsKit.name,
      rules: wispsKit.rules,
      setup: setup.setupOf({ light: 1 }, players),
      seed,
    });
    if (isRefusal(referee)) throw new Error(referee.rule);
    const player = randomPlayer(seed);
    const asked = [];
    while (!referee.outcome) {
      const open = referee.decisions().filter(({ settled }) => !settled);
      asked.push(...open);
      const { decision, answer } = player.choose(open, () => null);
      const { seat } = open.find(({ id }) => id === decision)!;
      const result = referee.answer(seat, { decision, version: referee.version, answer });
      if (isRefusal(result)) throw new Error(result.rule);
    }
    const { table } = referee.view('spectator') as { readonly table: Plain };
    return { asked, table, events: referee.logFor('spectator'), outcome: referee.outcome };
  });
  return {
    table: opened[0]!.table,
    asked: opened.flatMap((each) => each.asked),
    events: opened.flatMap((each) => each.events),
  };
}

const { table, asked, events } = await someGames();
const subject = { table, people };

describe.each(languages)('in %s', (language) => {
  test('everything that happens is told, in words of that language', async () => {
    const [text, english] = await Promise.all([wispsKit.text(language), wispsKit.text('en')]);
    const silent = events.filter((event) => text.event(event, subject) === undefined).map(({ kind }) => kind);
    expect([...new Set(silent)]).toEqual(['drifted']);
    const said: readonly Kinded[] = [{ kind: 'conceded', seat: 'p1' } as Kinded];
    const told = [...events, ...said].flatMap((event) => text.event(event, subject) ?? []);
    expect(told.filter((sentence) => !/^[\p{Lu}¿].*[.?]$/su.test(sentence))).toEqual([]);
    if (language === 'en') return;
    const inEnglish = new Set([...events, ...said].map((event) => english.event(event, subject)));
    expect(told.filter((sentence) => inEnglish.has(sentence))).toEqual([]);
  });

  test('every question and every answer has words', async () => {
    const text = await wispsKit.text(language);
    expect(new Set(asked.map(({ kind }) => kind)).size).toBe(7);
    const questions = asked.map((decision) => text.question(decision, subject));
    expect(questions.filter((question) => !question.endsWith('?'))).toEqual([]);
    const answers = asked.flatMap((decision) =>
      answersOf(decision).map((answer) => text.answer(decision, answer, subject)),
    );
    expect(answers.filter((answer) => answer === '' || answer.includes('undefined'))).toEqual([]);
  });

  test('every rule that asks or stands beside an event is in the rulebook, and in its chapter', async () => {
    const [text, book] = await Promise.all([wispsKit.text(language), wispsKit.rulebook(language)]);
    const cited = new Set([
      ...asked.map(({ rule }) => rule),
      ...events.flatMap((event) => text.rulesOf(event)),
    ]);
    expect([...cited].filter((rule) => !book.find(rule))).toEqual([]);
    for (const rule of cited) {
      expect((await wispsKit.chapterWith(rule, language))?.find(rule)).toEqual(book.find(rule));
    }
    expect(await wispsKit.chapterWith('wi.elsewhere.rule', language)).toBeUndefined();
  });

  test('every wisp on the marsh is drawn with a name and the reach of its flash', async () => {
    const scene = await wispsKit.scene(language);
    const { pieces, area } = scene.draw(table, people);
    expect(pieces.length).toBeGreaterThan(0);
    for (const { id, name, pose } of pieces) {
      expect(name).toMatch(/Ann|Ben/);
      expect(pose.x > 0 && pose.x < area.width && pose.y > 0 && pose.y < area.depth).toBe(true);
      expect(scene.reachOf(table, id)).toHaveLength(1);
    }
  });
});

test('a replay is read as light and wisps put out, with flashes to jump to', async () => {
  const reading = await wispsKit.replay();
  expect(reading.round(table)).toBe(2);
  expect(reading.read(table).map(({ key }) => key)).toEqual(['light', 'putOut']);
  expect(
    events.filter((event) => reading.isHighlight(event)).every(({ kind }) => kind === 'flashRolled'),
  ).toBe(true);
});

test('what is chosen before a game comes back from its options', async () => {
  const setup = await wispsKit.setup();
  const chosen = setup.choose(setup.choose({}, 'lastRound', 3), 'minutes', 5);
  expect(setup.optionsOf(chosen)).toEqual({ lastRound: 3, timeLimit: true });
  expect(setup.hasClock(setup.optionsOf(chosen))).toBe(true);
  expect(setup.choicesOf({ lastRound: 3 })).toEqual({ points: 12, lastRound: 3, light: 3, minutes: null });
});
