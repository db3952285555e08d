import { playGame } from '@sortie/bots';
import { xwingFighter } from '@sortie/bots/xwing';
import type { Draft, Plain, Viewer } from '@sortie/kernel';
import { isRefusal, Referee } from '@sortie/kernel';
import { compareTwins, type EventSecrets, leaksOfLog, randomTwin, type SecretTwin } from '@sortie/testkit';
import { expect, test } from 'vitest';
import type { DamageCardId, Maneuver } from '../../src/catalogue/index.ts';
import { shipType } from '../../src/catalogue/index.ts';
import { xwing } from '../../src/game.ts';
import type { XwingEffect, XwingEvent, XwingState } from '../../src/model/index.ts';
import { randomSetup } from './random-setup.ts';

type XwingReferee = Referee<XwingState, XwingEffect, XwingEvent>;
type DraftState = Draft<XwingState>;

type Twin = SecretTwin<XwingState>;

const nobody = () => false;

function otherManeuver(ship: XwingState['ships'][number]): Maneuver | undefined {
  const { dial } = ship;
  return shipType(ship.type).dial.find(
    (each) => each.speed !== dial!.speed || each.bearing !== dial!.bearing,
  );
}

/** Whether the viewer may look at the ship's facedown dial. */
function knowsDial(state: XwingState, ship: XwingState['ships'][number], viewer: Viewer): boolean {
  if (viewer === ship.seat) return true;
  const teammate = state.seats.some(({ id, side }) => id === viewer && side === ship.side);
  return teammate && state.options.variant !== 'core2012';
}

function twinsOf(state: XwingState): readonly Twin[] {
  const dials = state.ships.flatMap((ship, place): Twin[] => {
    const other = ship.dial && !ship.dialRevealed ? otherManeuver(ship) : undefined;
    if (!other) return [];
    const change = (twin: DraftState) => {
      twin.ships[place]!.dial = { ...other };
    };
    return [{ secret: 'dial', change, knows: (viewer) => knowsDial(state, ship, viewer) }];
  });
  const facedown = state.ships.flatMap((ship, place): Twin[] => {
    const at = ship.damage.findIndex(({ faceup, card }) => !faceup && card !== null);
    const deck = state.decks.length > 1 ? ship.side : 0;
    const pile = state.decks[deck]!.draw;
    const swap = pile.findIndex((card) => card !== ship.damage[at]?.card);
    if (at < 0 || swap < 0) return [];
    const change = (twin: DraftState) => {
      const held = twin.ships[place]!.damage[at]!;
      const card = twin.decks[deck]!.draw[swap]!;
      twin.decks[deck]!.draw[swap] = held.card as DamageCardId;
      held.card = card;
    };
    return [{ secret: 'facedown card', change, knows: nobody }];
  });
  const isChoosing = state.engine.open.some(({ kind }) => kind === 'chooseForCard');
  const order: Twin = {
    secret: 'order of the deck',
    change: (twin) => {
      for (const deck of twin.decks) deck.draw.reverse();
    },
    // A card may let a player look at the cards that come next.
    knows: (viewer) => isChoosing && state.engine.open.some(({ seat }) => seat === viewer),
  };
  return [...dials, ...facedown, order, randomTwin()];
}

/** An event of the log as it would be with another secret in it; undefined when it holds none. */
function twinOfEvent(event: XwingEvent): XwingEvent | undefined {
  switch (event.kind) {
    case 'dialSet':
      return { ...event, maneuver: { ...event.maneuver, speed: event.maneuver.speed === 2 ? 3 : 2 } };
    case 'damageDealt':
      if (event.card === null) return undefined;
      return event.faceup
        ? { ...event, place: (event.place ?? 0) + 1 }
        : { ...event, card: 'another card' as DamageCardId, place: (event.place ?? 0) + 1 };
    case 'deckShuffled':
      return { ...event, draw: [...event.draw].reverse() };
    case 'damageDrawn':
    case 'countersExchanged':
      return { ...event, card: 'another card' as DamageCardId, place: event.place + 1 };
    default:
      return undefined;
  }
}

function knows({ state }: XwingReferee): EventSecrets<XwingEvent>['knows'] {
  return (event, viewer) => {
    if (event.kind !== 'dialSet') return false;
    return knowsDial(state, state.ships.find(({ id }) => id === event.ship)!, viewer);
  };
}

test('states that differ only in a secret look the same, byte by byte, to everybody who may not know it', () => {
  const counts = new Map<string, number>();
  const kinds = new Set<string>();
  const leaks: string[] = [];
  for (let index = 0; index < 26; index++) {
    const { setup } = randomSetup(index);
    const seed = `secret game ${index}`;
    const referee = Referee.open(xwing, {
      game: 'xwing',
      rules: xwing.rules,
      setup: setup as unknown as Plain,
      seed,
    });
    if (isRefusal(referee)) throw new Error(referee.rule);
    const players = Object.fromEntries(
      referee.state.seats.map(({ id }) => [id, xwingFighter(`${seed} ${id}`)] as const),
    );
    let answers = 0;
    const inspect = () =>
      ++answers % 16 === 0 && !referee.outcome
        ? compareTwins(referee, twinsOf(referee.state), counts)
        : undefined;
    const played = playGame(referee, players, { limit: 700, inspect });
    if (played.kind === 'broken') leaks.push(`game ${index}: ${played.fault}`);
    leaks.push(...leaksOfLog(referee, { twinOf: twinOfEvent, knows: knows(referee) }, kinds));
  }
  expect(leaks).toEqual([]);
  expect([...counts.keys()].sort()).toEqual(['dial', 'facedown card', 'order of the deck', 'random state']);
  for (const count of counts.values()) expect(count).toBeGreaterThan(100);
  expect([...kinds].sort()).toEqual(expect.arrayContaining(['damageDealt', 'dialSet']));
});
