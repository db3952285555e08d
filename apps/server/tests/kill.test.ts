import { afterAll, describe, expect, test } from 'vitest';
import { againstComputer, dice, seated, twoPeople } from './client.ts';
import { bench, databases } from './databases.ts';
import { Evening, lostFrom, moment, storedLog } from './evening.ts';
import { ServerProcess } from './server-process.ts';

const KILLS = Number(process.env.KILLS ?? 6);
const GAMES = 5;

describe.each(databases)('a server on %s that is killed in the middle of games', (kind) => {
  const { newPlace, end } = bench(kind);
  afterAll(end);

  test(
    'has every answer that it acknowledged, and every game goes on to its end',
    async () => {
      const place = await newPlace();
      const below = dice(KILLS);
      let server = await ServerProcess.start(place);
      const begin = async (count: number): Promise<Evening[]> => {
        const wanted = { ...twoPeople, options: { points: 100, roundLimit: 8 } };
        const made = Array.from({ length: count }, (_, index) =>
          seated(server.url, index === 0 ? againstComputer : wanted),
        );
        return (await Promise.all(made)).map((seating, index) => new Evening(seating, index));
      };
      const evenings = await begin(GAMES);
      for (let kill = 0; kill < KILLS; kill++) {
        const played = Promise.all(
          evenings.filter(({ isOver }) => !isOver).map((each) => each.play(server.url)),
        );
        await moment(evenings, 5 + below(60), below(30));
        await server.end('SIGKILL');
        await played;
        for (const { seating, acknowledged } of evenings) {
          expect(lostFrom(await storedLog(place, seating.id), acknowledged)).toBe(0);
        }
        server = await ServerProcess.start(place);
        const going = evenings.filter(({ isOver }) => !isOver).length;
        if (going < GAMES) evenings.push(...(await begin(GAMES - going)));
      }
      // Whose machine was too busy to give a sign of life is cut off, and comes back.
      await Promise.all(
        evenings.map(async (each) => {
          while (!each.isOver) await each.play(server.url);
        }),
      );
      const acknowledged = evenings.reduce((sum, each) => sum + each.acknowledged.length, 0);
      const finished = evenings.filter(({ isOver }) => isOver).length;
      expect(await server.end('SIGTERM')).toBe(0);
      let lost = 0;
      for (const each of evenings)
        lost += lostFrom(await storedLog(place, each.seating.id), each.acknowledged);
      console.log(
        `${kind}: kills ${KILLS}, acknowledged ${acknowledged}, lost ${lost}, games finished ${finished} of ${evenings.length}`,
      );
      expect({ lost, finished }).toEqual({ lost: 0, finished: evenings.length });
      expect(acknowledged).toBeGreaterThan(5 * KILLS);
    },
    120_000 + KILLS * 30_000,
  );
});
