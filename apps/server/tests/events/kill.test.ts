import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, describe, expect, test } from 'vitest';
import { dice } from '../client.ts';
import { bench } from '../databases.ts';
import { ServerProcess } from '../server-process.ts';
import { Campaign } from './campaign.ts';
import { faultsIn, faultsInGames } from './faults.ts';

/** `EVENT_KILLS=50` for the long form. */
const KILLS = Number(process.env.EVENT_KILLS ?? 5);

/** Everything that was acknowledged: commands of events, and answers in their games. */
const count = ({ acknowledged, tables }: Campaign) =>
  tables.reduce((sum, { evening }) => sum + evening.acknowledged.length, acknowledged.length);

const kinds = [
  { name: 'embedded', database: 'embedded', processes: 1 },
  { name: 'PostgreSQL with two processes', database: 'postgresql', processes: 2 },
] as const;

describe.each(kinds)('a server of events on $name', ({ database, processes, name }) => {
  const { newPlace, end } = bench(database);
  afterAll(end);

  test(
    'that is killed at random moments has every command that it acknowledged, once',
    async () => {
      const place = await newPlace();
      const below = dice(KILLS + processes);
      const servers: ServerProcess[] = [];
      for (let count = 0; count < processes; count++) servers.push(await ServerProcess.start(place));
      let turn = 0;
      const campaign = new Campaign(() => servers[turn++ % servers.length]!.url);
      const played = campaign.run();
      // A fault of the campaign is told at the end, and must not be missed before.
      played.catch(() => undefined);
      for (let kill = 0; kill < KILLS; kill++) {
        const enough = count(campaign) + 3 + below(25);
        await expect
          .poll(() => count(campaign), { timeout: 120_000, interval: 2 })
          .toBeGreaterThanOrEqual(enough);
        await wait(below(15));
        const which = below(processes);
        const before = [...campaign.acknowledged];
        await servers[which]!.end('SIGKILL');
        expect(await faultsIn(place, before)).toEqual([]);
        expect(await faultsInGames(place, campaign.tables)).toEqual([]);
        servers[which] = await ServerProcess.start(place);
      }
      campaign.isStopping = true;
      await played;
      const { acknowledged, finished, events, tables } = campaign;
      for (const server of servers) expect(await server.end('SIGTERM')).toBe(0);
      const faults = [...(await faultsIn(place, acknowledged)), ...(await faultsInGames(place, tables))];
      const answers = tables.reduce((sum, { evening }) => sum + evening.acknowledged.length, 0);
      const deeds = tables.reduce((sum, table) => sum + table.deeds.length, 0);
      console.log(
        `events on ${name}: kills ${KILLS}, acknowledged ${acknowledged.length} commands, ${answers} answers and ${deeds} judges' deeds in ${tables.length} games, lost or doubled ${faults.length}, events finished ${finished} of ${events.length}`,
      );
      expect(faults).toEqual([]);
      expect(finished).toBe(events.length);
      expect(acknowledged.length).toBeGreaterThanOrEqual(3 * KILLS);
    },
    240_000 + KILLS * 30_000,
  );
});
