import { afterAll, expect, test } from 'vitest';
import type { Storage } from '../src/storage/stored-game.ts';
import { answersOf, Client, dice, openQuestion, play, seated } from './client.ts';
import { bench } from './databases.ts';

const { start, end } = bench('embedded');
afterAll(end);

/** Storage whose writes wait until they are let through. */
function holding(kept: Storage, gate: { open: Promise<void> }): Storage {
  return new Proxy(kept, {
    get(target, name, self) {
      const member: unknown = Reflect.get(target, name, self);
      if (name !== 'append') {
        return typeof member === 'function' ? (member.bind(target) as unknown) : member;
      }
      return async (write: Parameters<Storage['append']>[0]) => {
        await gate.open;
        return target.append(write);
      };
    },
  });
}

test('whether an answer is legal is told while another answer is being stored', async () => {
  const gate = { open: Promise.resolve() };
  const { url } = await start({ storage: (kept) => holding(kept, gate) });
  const { id, tokens } = await seated(url);
  const a = await Client.join(url, id, tokens.a!);
  const b = await Client.join(url, id, tokens.b!);
  const areBothAsked = () => [a, b].every((client) => openQuestion(client) !== undefined);
  for (let answers = 0; answers < 60 && !areBothAsked(); answers++) {
    const client = openQuestion(a) ? a : b;
    await play(client, dice(answers), 1);
    await Promise.all([a, b].map((each) => each.until(({ version }) => version >= client.now.version)));
  }
  expect(areBothAsked()).toBe(true);
  let letThrough: () => void = () => undefined;
  gate.open = new Promise((resolve) => {
    letThrough = resolve;
  });
  const [mine, theirs] = [openQuestion(a)!, openQuestion(b)!];
  let isStored = false;
  const stored = a.answer(mine, answersOf(mine)[0]!).then((reply) => {
    isStored = true;
    return reply;
  });
  const { id: decision, version, seat } = theirs;
  const ask = (answer: unknown) => b.ask('whyNot', { seat, decision, version, answer });
  expect(await ask(answersOf(theirs)[0]!)).toMatchObject({ result: { legal: true } });
  expect(await ask({ nonsense: true })).toMatchObject({ result: { legal: false } });
  expect(isStored).toBe(false);
  expect(b.now.version).toBe(version);
  // What the answer that is not stored yet led to is nobody's to ask about.
  let isTold = false;
  const unseen = 1 + Math.max(...[a, b].flatMap(({ view }) => view.decisions.map((each) => each.id)));
  const next = a.ask('whyNot', { seat: 'a', decision: unseen, version, answer: null }).then(() => {
    isTold = true;
  });
  await ask(answersOf(theirs)[0]!);
  expect(isTold).toBe(false);
  letThrough();
  expect((await stored).kind).toBe('result');
  await next;
  for (const client of [a, b]) client.close();
});
