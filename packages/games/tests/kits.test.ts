import { acceptedChoices, games, type Language, type SetupChoices, usualChoices } from '@sortie/games';
import { isRefusal } from '@sortie/kernel';
import { describe, expect, test } from 'vitest';

const languages: readonly Language[] = ['en', 'es', 'pt'];

/** Every choice that can be made from the usual ones by changing one option. */
async function singleChanges(kit: (typeof games.kits)[number]): Promise<readonly SetupChoices[]> {
  const setup = await kit.setup();
  const usual = usualChoices(setup);
  return setup.options.flatMap(({ field, values }) =>
    values(usual).map((value) => setup.choose(usual, field, value)),
  );
}

describe.each(games.kits)('the kit of $name', (kit) => {
  test('its presets can be brought to a game of their points', async () => {
    const lists = await kit.lists();
    for (const { id, points, list } of lists.presets) {
      expect([id, lists.judge(list, { points })]).toEqual([id, []]);
    }
    for (const id of lists.firstGame) expect(lists.presets.map((each) => each.id)).toContain(id);
  });

  test('a list survives being written and read', async () => {
    const lists = await kit.lists();
    for (const { list } of lists.presets) {
      const written = JSON.parse(JSON.stringify(lists.write(list)));
      expect(lists.recognises(written)).toBe(true);
      const read = lists.read(written);
      if (isRefusal(read)) throw new Error(read.rule);
      expect(lists.write(read)).toEqual(written);
      expect([lists.cost(read), lists.summary(read)]).toEqual([lists.cost(list), lists.summary(list)]);
    }
    for (const kind of lists.kinds) expect(lists.isBlank(lists.blank(kind))).toBe(true);
  });

  test('every choice that the options suggest opens a game, and can be read back from it', async () => {
    const [setup, lists, engine] = await Promise.all([kit.setup(), kit.lists(), kit.engine()]);
    const all = await singleChanges(kit);
    expect(all.length).toBeGreaterThan(1);
    for (const choices of all) {
      const options = setup.optionsOf(choices);
      const fitting = (own: SetupChoices, kinds: readonly string[]) =>
        lists.presets.find(
          ({ list }) =>
            kinds.includes(lists.kindOf(list)) &&
            setup.suits(list, own) &&
            lists.judge(list, options).length === 0,
        )!.list;
      const list = fitting(choices, lists.kinds);
      const other = fitting(
        setup.across(choices),
        lists.kinds.filter((kind) => kind !== lists.kindOf(list)),
      );
      const mine = setup.forceOf(choices, list);
      const others = setup.forceOf(setup.across(choices), other);
      const opening = setup.setupOf(options, [
        { seat: 'p1', side: 0, force: mine },
        { seat: 'p2', side: 1, force: others },
      ]);
      const opened = engine!.open({ game: kit.name, rules: kit.rules, setup: opening, seed: 'a kit' });
      expect([choices, isRefusal(opened) ? opened : 'opened']).toEqual([choices, 'opened']);
      expect(setup.optionsIn(opening)).toEqual(options);
      expect(setup.optionsOf({ ...setup.choicesOf(options), minutes: choices.minutes ?? null })).toEqual(
        options,
      );
    }
  });

  test('what was kept of choices counts only as far as it may be chosen', async () => {
    const setup = await kit.setup();
    const nonsense = Object.fromEntries(setup.options.map(({ field }) => [field, { field }]));
    expect(acceptedChoices(setup, nonsense)).toEqual(usualChoices(setup));
    for (const choices of await singleChanges(kit)) expect(acceptedChoices(setup, choices)).toEqual(choices);
  });

  test.each(languages)(
    'every option, value, preset and kind has a name of its own in %s',
    async (language) => {
      const [setup, lists, text] = await Promise.all([kit.setup(), kit.lists(), kit.text(language)]);
      for (const { field, values } of setup.options) {
        expect(text.option(field)).not.toBe(field);
        for (const value of values(usualChoices(setup))) {
          expect([field, value, text.value(field, value)]).not.toEqual([field, value, value]);
        }
      }
      for (const { id } of lists.presets) expect([id, text.preset(id)]).toEqual([id, expect.any(String)]);
      for (const kind of lists.kinds) expect(text.kind(kind)).not.toBe(kind);
    },
  );

  test.each(languages)('the rules that options cite are in the rulebook, in %s too', async (language) => {
    const [setup, book] = await Promise.all([kit.setup(), kit.rulebook(language)]);
    const cited = setup.options.flatMap(({ values, explains }) =>
      values(usualChoices(setup)).flatMap((value) => explains(value)),
    );
    for (const id of cited) expect([id, book.find(id)?.rule]).toEqual([id, expect.any(String)]);
    expect(book.rules.every(({ id }) => id.startsWith(`${kit.prefix}.`))).toBe(true);
    expect(book.find('no.such.rule')).toBeUndefined();
  });

  test('rules that nobody kept have no engine', async () => {
    expect(await kit.engine(`${kit.name}-none`)).toBeUndefined();
    expect((await kit.engine(kit.rules))?.game.name).toBe(kit.name);
  });

  test('a computer of every level answers the first question', async () => {
    const [setup, lists, engine, bots] = await Promise.all([
      kit.setup(),
      kit.lists(),
      kit.engine(),
      kit.bots(),
    ]);
    const [first, second] = lists.presets;
    const opening = setup.setupOf({}, [
      { seat: 'p1', side: 0, force: setup.forceOf(usualChoices(setup), first!.list) },
      { seat: 'p2', side: 1, force: setup.forceOf(usualChoices(setup), second!.list) },
    ]);
    for (const level of kit.levels) {
      const referee = engine!.open({ game: kit.name, rules: kit.rules, setup: opening, seed: 'a bot' });
      if (isRefusal(referee)) throw new Error(referee.rule);
      const { seat } = referee.requests().find(({ request }) => !request.settled)!.request;
      const { version } = referee;
      const chosen = bots.player(level, 'a seed').choose(referee.decisions(seat), () => referee.view(seat));
      expect(isRefusal(referee.answer(seat, { ...chosen, version }))).toBe(false);
    }
  });
});

test('a game that is not in the registry is not found', () => {
  expect(games.find('no-such-game')).toBeUndefined();
  expect(games.kits.map(({ name }) => games.find(name)?.name)).toEqual(games.kits.map(({ name }) => name));
});
