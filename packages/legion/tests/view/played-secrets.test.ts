import type { Viewer } from '@sortie/kernel';
import type { LegionEvent, LegionState } from '@sortie/legion/model';
import { compareTwins, type EventSecrets, leaksOfLog, randomTwin, type SecretTwin } from '@sortie/testkit';
import { expect } from 'vitest';
import { shows } from '../shows.ts';
import { playStill } from './still-game.ts';

type Twin = SecretTwin<LegionState>;

const nobody = () => false;

function twinsOf({ players }: LegionState): readonly Twin[] {
  const ofPlayers = players.flatMap(({ seat }, place): Twin[] => {
    const knows = (viewer: Viewer) => viewer === seat;
    return [
      { secret: 'hand', change: (twin) => void twin.players[place]!.hand.reverse(), knows },
      {
        secret: 'selected card',
        change: ({ players: twins }) => {
          const player = twins[place]!;
          if (player.selected) player.selected = player.selected === 'ambush' ? 'push' : 'ambush';
        },
        knows,
      },
      {
        secret: 'order of a pool',
        change: (twin) => void twin.players[place]!.pool.reverse(),
        knows: nobody,
      },
    ];
  });
  const deck = (twin: Parameters<Twin['change']>[0]) => void twin.battleCards.decks.condition.reverse();
  return [...ofPlayers, { secret: 'battle cards', change: deck, knows: nobody }, randomTwin()];
}

const secretsOfLog: EventSecrets<LegionEvent> = {
  twinOf(event) {
    if (event.kind === 'commandCardSelected')
      return { ...event, card: event.card === 'ambush' ? 'push' : 'ambush' };
    if (event.kind === 'orderPoolsCreated')
      return { ...event, pools: event.pools.map(({ seat, pool }) => ({ seat, pool: [...pool].reverse() })) };
    return undefined;
  },
  knows: (event, viewer) => event.kind === 'commandCardSelected' && event.seat === viewer,
};

shows(
  ['lg.command-phase.select.secret', 'lg.orders.pool.hidden'],
  'a game whose hands, committed cards, pools or decks were others looks the same to everybody else',
  () => {
    const counts = new Map<string, number>();
    const kinds = new Set<string>();
    for (const seed of ['one', 'two']) {
      let turn = 0;
      const referee = playStill(seed, (now) => {
        // Every twin is a game resumed: all of a Command Phase, and some of the rest.
        if (now.state.phase !== 'command' && turn++ % 4 !== 0) return;
        expect(compareTwins(now, twinsOf(now.state), counts)).toBeUndefined();
        expect(now.game.faults(now.state)).toEqual([]);
      });
      expect(leaksOfLog(referee, secretsOfLog, kinds)).toEqual([]);
    }
    const secrets = ['hand', 'selected card', 'order of a pool', 'battle cards'];
    expect(secrets.filter((secret) => (counts.get(secret) ?? 0) <= 5)).toEqual([]);
    expect([...kinds].sort()).toEqual(['commandCardSelected', 'orderPoolsCreated']);
  },
);
