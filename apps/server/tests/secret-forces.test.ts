import type { Created, Force, Seated } from '@sortie/protocol';
import { shows } from '@sortie/testkit';
import { afterAll, beforeAll, expect } from 'vitest';
import type { RunningServer } from '../src/server.ts';
import { asked, Client, forces, twoPeople } from './client.ts';
import { bench } from './databases.ts';

const { start, end } = bench('embedded');
let server: RunningServer;
beforeAll(async () => {
  server = await start();
});
afterAll(end);

/** Every card that the force names. */
function cardsOf(force: Force): readonly string[] {
  return [...JSON.stringify(force).matchAll(/"(\w+:[\w:]+)"/g)].map(([, card]) => card!);
}

const namedIn = (texts: readonly string[], force: Force) =>
  cardsOf(force).filter((card) => texts.some((text) => text.includes(card)));

shows(
  'xw.squad.build.secret-simultaneous',
  'a squad that was handed in is shown to nobody before the other one is, and then both are shown to all',
  async () => {
    const { url } = server;
    const created = await asked<Created>(201, `${url}/api/games`, twoPeople);
    const at = `${url}/api/games/${created.id}`;
    const sits = (seat: 'a' | 'b') => {
      const { invite } = created.seats.find((each) => each.seat === seat)!;
      const body = { invite, name: `Player ${seat}`, seed: `seed of ${seat}`, force: forces[seat] };
      return asked<Seated>(200, `${at}/seats/${seat}`, body);
    };
    expect(cardsOf(forces.a).length).toBeGreaterThan(0);

    const first = await sits('a');
    const spectator = await Client.join(url, created.id, created.spectator!);
    const own = await Client.join(url, created.id, first.token);
    const summary = JSON.stringify(await asked(200, at));
    expect(spectator.now).toMatchObject({ view: null, people: [{ sat: true }, { sat: false }] });
    expect(namedIn([summary, JSON.stringify(first), ...spectator.heard, ...own.heard], forces.a)).toEqual([]);

    const second = await sits('b');
    const other = await Client.join(url, created.id, second.token);
    for (const client of [spectator, own, other]) {
      const { view } = await client.until((update) => update.view !== null);
      const shown = JSON.stringify(view);
      expect(namedIn([shown], forces.a)).toEqual(cardsOf(forces.a));
      expect(namedIn([shown], forces.b)).toEqual(cardsOf(forces.b));
    }
    for (const client of [spectator, own, other]) client.close();
  },
);
