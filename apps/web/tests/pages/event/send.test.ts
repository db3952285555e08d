import { expect, test } from 'vitest';
import type { EventReply } from '../../../src/live/event-line.ts';
import { sendAsking } from '../../../src/pages/event/parts/send-asking.ts';

const done: EventReply = { kind: 'done', result: null };
const refused = (rule: string, asks = false): EventReply => ({ kind: 'refused', rule, about: null, asks });

/** Sends to somebody who replies in this order; notes what was confirmed and what was shown. */
function sending(replies: readonly EventReply[], answers: readonly boolean[] = [], inline = false) {
  const sent: (readonly string[])[] = [];
  const shown: string[] = [];
  const reply = sendAsking(
    async (confirmed) => {
      sent.push([...confirmed]);
      return replies[sent.length - 1] ?? done;
    },
    {
      inline,
      show: async (trouble) => {
        shown.push(trouble.kind === 'refused' ? trouble.rule : trouble.problem);
        return answers[shown.length - 1] ?? false;
      },
    },
  );
  return reply.then((last) => ({ last, sent, shown }));
}

test('what is done is not talked about', async () => {
  expect(await sending([done])).toEqual({ last: done, sent: [[]], shown: [] });
});

test('a refusal is shown, unless the form that sent it shows it', async () => {
  expect((await sending([refused('desk.over')])).shown).toEqual(['desk.over']);
  expect((await sending([refused('desk.over')], [], true)).shown).toEqual([]);
});

test('a question is answered with yes and sent again with every rule confirmed so far', async () => {
  const { last, sent, shown } = await sending(
    [refused('ev.cut.4-16', true), refused('ev.pairing.no-rematch-in-stage', true), done],
    [true, true],
    true,
  );
  expect(last).toEqual(done);
  expect(shown).toEqual(['ev.cut.4-16', 'ev.pairing.no-rematch-in-stage']);
  expect(sent).toEqual([[], ['ev.cut.4-16'], ['ev.cut.4-16', 'ev.pairing.no-rematch-in-stage']]);
});

test('a question that is answered with no is not sent again', async () => {
  const { last, sent } = await sending([refused('ev.cut.4-16', true)], [false]);
  expect(last).toEqual(refused('ev.cut.4-16', true));
  expect(sent).toEqual([[]]);
});

test('a question that comes back in spite of its answer ends there', async () => {
  const asks = refused('ev.game-end.win', true);
  const { sent, shown } = await sending([asks, asks], [true, true]);
  expect(sent).toEqual([[], ['ev.game-end.win']]);
  expect(shown).toEqual(['ev.game-end.win', 'ev.game-end.win']);
});

test('a stale command is always shown: the form may stand on what has changed', async () => {
  expect((await sending([refused('desk.stale')], [], true)).shown).toEqual(['desk.stale']);
});
