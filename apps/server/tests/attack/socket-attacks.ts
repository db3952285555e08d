import { setTimeout as wait } from 'node:timers/promises';
import { addressOf, ask, crowd, Hand, hold } from './hand.ts';
import type { Attack, Power, Target } from './target.ts';

const MANY = 1_000_000;
/** Sockets of one address. */
const MOST_OF_ADDRESS = 600;

const allSockets: Attack = {
  name: 'every socket there is',
  does: '10,000 sockets opened from one address and held',
  seconds: 10,
  run: async ({ url }, power) => {
    let opened = 0;
    let most = 0;
    const held = new Set<Hand>();
    await crowd(10_000 * power.strength, 200, power, async () => {
      const hand = await Hand.open(url);
      if (!hand) return;
      opened++;
      held.add(hand);
      most = Math.max(most, held.size);
      void hand.closed.then(() => held.delete(hand));
    });
    await hold(power);
    for (const hand of held) hand.close();
    return { opened, 'open at once': most };
  },
  breach: (counts) =>
    (counts['open at once'] ?? 0) <= MOST_OF_ADDRESS + 50
      ? undefined
      : 'more sockets than one address may have',
};

const spectators: Attack = {
  name: 'a crowd comes',
  does: '800 who look on at one game, from as many addresses as it takes',
  seconds: 12,
  run: async ({ url, own }, power) => {
    const hands: Hand[] = [];
    await crowd(Math.min(800 * power.strength, 9000), 50, power, async (number) => {
      const hand = await Hand.join(url, own.id, undefined, addressOf(number));
      if (hand) hands.push(hand);
    });
    const whole = Math.max(0, ...hands.map(({ bytes }) => bytes));
    await hold(power);
    const bytes = hands.reduce((sum, hand) => sum + hand.bytes, 0);
    for (const hand of hands) hand.close();
    return {
      joined: hands.length,
      kilobytes: Math.round(bytes / 1000),
      'kilobytes each': Math.round(bytes / 1000 / Math.max(1, hands.length)),
      'kilobytes of a whole view': Math.round(whole / 1000),
    };
  },
  breach: (counts) =>
    (counts['kilobytes each'] ?? 0) <= 2 * (counts['kilobytes of a whole view'] ?? 0) + 1
      ? undefined
      : 'each who comes is told to everybody',
};

const comeAndGo: Attack = {
  name: 'come and go',
  does: '30 at once who join a long game and leave it, over and over',
  seconds: 8,
  run: async ({ url, long }, power) => {
    let joined = 0;
    let refused = 0;
    await crowd(MANY, Math.min(300, 30 * power.strength), power, async () => {
      const hand = await Hand.join(url, long.id);
      if (hand) joined++;
      else {
        refused++;
        await wait(5);
      }
      hand?.close();
    });
    return { joined, refused };
  },
  breach: (counts, { seconds }) =>
    (counts.joined ?? 0) <= 600 + 20 * (seconds + 3) ? undefined : 'more joins than one address may have',
};

const nobodyReads: Attack = {
  name: 'nobody reads',
  does: '300 who look on at a long game, ask for its log four times and read nothing',
  seconds: 8,
  run: async ({ url, long }, power) => {
    const hands: Hand[] = [];
    let closed = 0;
    await crowd(Math.min(300 * power.strength, 6000), 50, power, async (number) => {
      const hand = await Hand.join(url, long.id, undefined, addressOf(number));
      if (!hand) return;
      hands.push(hand);
      void hand.closed.then(() => closed++);
      hand.socket.pause();
      for (let id = 1; id <= 4; id++) hand.send({ id, kind: 'log', viewer: 'spectator' });
    });
    await hold(power);
    const cutOff = closed;
    for (const hand of hands) hand.close();
    return { joined: hands.length, 'cut off': cutOff };
  },
  breach: () => undefined,
};

const readLog: Attack = {
  name: 'the log over and over',
  does: 'one who looks on and asks for the log of a long game, again and again',
  seconds: 8,
  run: async ({ url, long }, power) => {
    const counts = { answers: 0, bytes: 0, largest: 0 };
    await crowd(Math.min(100, power.strength), 100, power, async () => {
      while (power.goesOn()) {
        const hand = await Hand.join(url, long.id);
        if (!hand) {
          await wait(50);
          continue;
        }
        const before = hand.bytes;
        hand.onText = (text) => {
          counts.largest = Math.max(counts.largest, (text.match(/"kind":/g) ?? []).length);
        };
        for (let id = 1; power.goesOn() && !hand.isGone; id++) {
          hand.send({ id, kind: 'log', viewer: 'spectator' });
          await wait(10);
        }
        counts.answers += hand.count('result') - 1;
        counts.bytes += hand.bytes - before;
        hand.close();
      }
    });
    const { answers, bytes, largest } = counts;
    return { answers, megabytes: Math.round(bytes / 1e6), 'events of the largest': largest };
  },
  breach: (counts) =>
    (counts['events of the largest'] ?? 0) <= 2600
      ? undefined
      : 'an answer holds more of the log than it may',
};

const wideMessages: Attack = {
  name: 'messages of many fields',
  does: '10 sockets that send 60 KB of fields over and over',
  seconds: 8,
  run: async ({ url }, power) => {
    const counts = { sent: 0, refused: 0 };
    const wide = `{"id":1,"kind":"hello",${Array.from({ length: 5500 }, (_, at) => `"k${at}":1`).join()}}`;
    await crowd(MANY, Math.min(10 * power.strength, 200), power, async () => {
      const hand = await Hand.open(url);
      if (!hand) {
        counts.refused++;
        await wait(20);
        return;
      }
      for (let number = 0; number < 8; number++) hand.send(wide);
      counts.sent += 8;
      await Promise.race([hand.closed, wait(1000)]);
      hand.close();
    });
    return counts;
  },
  breach: () => undefined,
};

const hello: Attack = {
  name: 'messages as fast as they go',
  does: '40 sockets of one address that ask for views as fast as they are let',
  seconds: 8,
  run: async ({ url, own }, power) => {
    let answers = 0;
    await crowd(MANY, Math.min(40 * power.strength, 500), power, async () => {
      const hand = await Hand.join(url, own.id, own.tokens.a);
      if (!hand) {
        await wait(50);
        return;
      }
      for (let id = 1; id < 55; id++) hand.send({ id, kind: 'view', viewer: 'a' });
      for (let id = 1; power.goesOn() && !hand.isGone; id++) {
        hand.send({ id, kind: 'decisions', seat: 'a' });
        await wait(35);
      }
      answers += hand.count('result');
      hand.close();
    });
    return { answers };
  },
  breach: () => undefined,
};

const watchedComputers: Attack = {
  name: 'computers play for one address',
  does: '20 games of hard computers, watched from one address',
  seconds: 20,
  run: async (target, power) => {
    const ids: string[] = [];
    await crowd(Math.min(200, 20 * power.strength), 10, power, async (number) => {
      const id = await computerGame(target, ['hard', 'hard'], addressOf(number, 100));
      if (id !== undefined) ids.push(id);
    });
    const hands = await Promise.all(ids.map((id) => Hand.join(target.url, id)));
    const watched = hands.filter((hand) => hand !== undefined);
    const longest = await honestComputer(target, power);
    for (const hand of watched) hand.close();
    return { games: ids.length, watched: watched.length, 'longest wait for a computer, ms': longest };
  },
  breach: (counts) => {
    if ((counts.watched ?? 0) > 60) return 'more games of computers than one address may watch';
    return (counts['longest wait for a computer, ms'] ?? 0) <= 15_000
      ? undefined
      : 'another’s computer waits for those of one address';
  },
};

/** How a whole view or a difference tells the end of a game. */
const OVER = /"status":(?:\{"to":)?"over"/;

/** The most milliseconds between two moves of computers that somebody else watches, one game after the other. */
async function honestComputer(target: Target, power: Pick<Power, 'goesOn'>): Promise<number> {
  let longest = 0;
  while (power.goesOn()) longest = Math.max(longest, await longestWait(target, power));
  return Math.round(longest);
}

async function longestWait(target: Target, power: Pick<Power, 'goesOn'>): Promise<number> {
  const id = await computerGame(target, ['easy', 'easy'], '7.7.7.7');
  const hand = id === undefined ? undefined : await Hand.join(target.url, id, undefined, '7.7.7.7');
  if (!hand) return Number.POSITIVE_INFINITY;
  let longest = 0;
  let last = performance.now();
  let isOver = false;
  hand.onText = (text) => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
    // Nobody moves any more when the game is over.
    if (OVER.test(text)) isOver = true;
  };
  await hold({ goesOn: () => power.goesOn() && !isOver });
  hand.close();
  return isOver ? longest : Math.max(longest, performance.now() - last);
}

async function computerGame(
  { url, game, forces }: Target,
  levels: readonly string[],
  from: string,
): Promise<string | undefined> {
  const seats = levels.map((level, side) => ({
    seat: 'ab'[side],
    side,
    who: 'computer',
    level,
    force: side === 0 ? forces.a : forces.b,
  }));
  const body = JSON.stringify({ game, options: { points: 100 }, spectators: true, seats });
  const { status, text } = await ask(`${url}/api/games`, { body, from });
  return status === 201 ? (JSON.parse(text) as { id: string }).id : undefined;
}

export const socketAttacks: readonly Attack[] = [
  allSockets,
  spectators,
  comeAndGo,
  nobodyReads,
  readLog,
  wideMessages,
  hello,
  watchedComputers,
];
