import { setTimeout as wait } from 'node:timers/promises';
import { addressOf, ask, crowd, Hand } from './hand.ts';
import type { Attack, Target } from './target.ts';

const MANY = 1_000_000;

const say = (id: number, text: string, more: object = {}) => ({
  id,
  kind: 'command',
  from: 'a',
  command: { kind: 'say', text, ...more },
});

/** So many sockets of the first seat of the attacker's own game. */
async function seats({ url, own }: Target, count: number, seat: 'a' | 'b' = 'a'): Promise<readonly Hand[]> {
  const hands: Hand[] = [];
  for (let number = 0; number < count; number++) {
    const hand = await Hand.join(url, own.id, own.tokens[seat]);
    if (hand) hands.push(hand);
  }
  return hands;
}

const talk: Attack = {
  name: 'a seat that does not stop talking',
  does: '20 sockets of one seat that speak as fast as they are let, so that the other cannot concede',
  seconds: 8,
  run: async (target, power) => {
    const hands = await seats(target, Math.min(20 * power.strength, 200));
    let sent = 0;
    while (power.goesOn()) {
      for (const hand of hands) hand.send(say(++sent, 'again and again'));
      await wait(40);
    }
    const taken = hands.reduce((sum, hand) => sum + hand.count('result'), -hands.length);
    for (const hand of hands) hand.close();
    const [other] = await seats(target, 1, 'b');
    other?.send({ id: 1, kind: 'command', from: 'b', command: { kind: 'concede' } });
    const isConceded = await until(() => (other?.count('result') ?? 0) > 1);
    other?.close();
    return { sent, taken, conceded: isConceded ? 1 : 0 };
  },
  breach: (counts, { seconds }) => {
    if (counts.conceded !== 1) return 'the other seat cannot concede';
    return (counts.taken ?? 0) <= 5 + seconds * 0.5 + 3 ? undefined : 'more was said than a seat may say';
  },
};

const undoTalk: Attack = {
  name: 'words written again by undo',
  does: '10 undos of a question behind as many words as there may be',
  seconds: 10,
  run: async (target, power) => {
    const [hand] = await seats(target, 1);
    const [other] = await seats(target, 1, 'b');
    let undone = 0;
    for (let id = 1; power.goesOn() && undone < 10 * power.strength; id++) {
      hand?.send(say(id * 10, 'x'.repeat(450)));
      hand?.send({
        id: id * 10 + 1,
        kind: 'command',
        from: 'a',
        command: { kind: 'passWindows', window: `w${id}` },
      });
      hand?.send({ id: id * 10 + 2, kind: 'undo', by: 'a' });
      undone++;
      await wait(120);
    }
    other?.send({ id: 1, kind: 'command', from: 'b', command: { kind: 'concede' } });
    await until(() => (other?.count('result') ?? 0) > 1);
    const { bytes } = await ask(`${target.url}/api/games/${target.own.id}/replay`, { from: '6.6.7.7' });
    for (const each of [hand, other]) each?.close();
    return { asked: undone, 'kilobytes of the replay': Math.round(bytes / 1000) };
  },
  breach: (counts) =>
    (counts['kilobytes of the replay'] ?? 0) <= 200 ? undefined : 'words are written again by undos',
};

const junk: Attack = {
  name: 'junk in commands',
  does: '20 sockets of one seat whose words and answers carry 7 KB that no rule reads',
  seconds: 8,
  run: async (target, power) => {
    const hands = await seats(target, Math.min(20 * power.strength, 200));
    const padding = 'j'.repeat(7000);
    let sent = 0;
    while (power.goesOn()) {
      for (const hand of hands) {
        hand.send(say(++sent, 'hello', { padding }));
        hand.send({
          id: sent,
          kind: 'answer',
          seat: 'a',
          decision: 1,
          version: 0,
          answer: { side: 0, padding },
        });
      }
      await wait(100);
    }
    const taken = hands.reduce((sum, hand) => sum + hand.count('result'), -hands.length);
    for (const hand of hands) hand.close();
    return { sent, taken };
  },
  breach: (counts) => ((counts.taken ?? 0) === 0 ? undefined : 'something that no rule reads was taken'),
};

const whyNot: Attack = {
  name: 'why not, over and over',
  does: '10 sockets of one seat that ask why not as fast as they are let',
  seconds: 8,
  run: async (target, power) => {
    const hands = await seats(target, Math.min(10 * power.strength, 100));
    let sent = 0;
    while (power.goesOn()) {
      for (const hand of hands) {
        const answer = { obstacle: 'o1', x: 300 + (sent % 300), y: 400, heading: sent % 360 };
        hand.send({ id: ++sent, kind: 'whyNot', seat: 'a', decision: 1, version: 0, answer });
      }
      await wait(25);
    }
    const answers = hands.reduce((sum, hand) => sum + hand.messages, 0);
    for (const hand of hands) hand.close();
    return { sent, answers };
  },
  breach: () => undefined,
};

const deafSpectators: Attack = {
  name: 'a crowd that does not read',
  does: '400 who look on and read nothing while a seat talks and moves',
  seconds: 10,
  run: async (target, power) => {
    const { url, own } = target;
    const hands: Hand[] = [];
    await crowd(Math.min(400 * power.strength, 4000), 50, power, async (number) => {
      const hand = await Hand.join(url, own.id, undefined, addressOf(number));
      if (!hand) return;
      hand.socket.pause();
      hands.push(hand);
    });
    const speakers = await seats(target, 2);
    for (let id = 1; power.goesOn(); id++) {
      for (const hand of speakers) hand.send(say(id, 'x'.repeat(490)));
      await wait(200);
    }
    for (const hand of [...hands, ...speakers]) hand.close();
    return { joined: hands.length };
  },
  breach: () => undefined,
};

const fromReplays: Attack = {
  name: 'games from replays',
  does: '20 games that go on from the replay of a long game',
  seconds: 8,
  run: async ({ url, game, long }, power) => {
    const whole = await fetch(`${url}/api/replays/${long.replay}`, {
      headers: { 'x-forwarded-for': '6.6.8.8' },
    });
    const replay: unknown = await whole.json();
    const seats = [0, 1].map((side) => ({ seat: 'ab'[side], side, who: 'person' }));
    const from = { replay, entries: 10 };
    const body = JSON.stringify({ game, options: {}, spectators: true, seats, from });
    const counts: Record<string, number> = {};
    await crowd(MANY, Math.min(20 * power.strength, 200), power, async () => {
      const { status } = await ask(`${url}/api/games`, { body });
      counts[`status ${status}`] = (counts[`status ${status}`] ?? 0) + 1;
      if (status !== 201) await wait(20);
    });
    return counts;
  },
  breach: (counts) =>
    (counts['status 201'] ?? 0) <= 100 ? undefined : 'more games than could be played again',
};

async function until(isSo: () => boolean): Promise<boolean> {
  const end = performance.now() + 10_000;
  while (!isSo() && performance.now() < end) await wait(20);
  return isSo();
}

export const playerAttacks: readonly Attack[] = [talk, undoTalk, junk, whyNot, deafSpectators, fromReplays];
