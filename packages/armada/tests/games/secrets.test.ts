import type { DamageCardId, ObjectiveCardId } from '@sortie/armada/catalogue';
import type { ArmadaEvent, ArmadaState, Ship } from '@sortie/armada/model';
import { playGame } from '@sortie/bots';
import type { Draft, SeatId, Side } from '@sortie/kernel';
import { compareTwins, type EventSecrets, leaksOfLog, randomTwin, type SecretTwin } from '@sortie/testkit';
import { expect } from 'vitest';
import { shows } from '../shows.ts';
import { type ArmadaReferee, openGame, randomPlayers } from './open-game.ts';

type DraftState = Draft<ArmadaState>;

type Twin = SecretTwin<ArmadaState>;

const nobody = () => false;

function dialTwins(state: ArmadaState): Twin[] {
  return state.ships.flatMap((ship, place) =>
    ship.dials.map((dial, at): Twin => {
      const command = dial.command === 'repair' ? 'navigate' : 'repair';
      return {
        secret: 'dial',
        change: (twin) => {
          twin.ships[place]!.dials[at]!.command = command;
        },
        knows: (viewer) => viewer === ship.seat || dial.knownTo.includes(viewer as SeatId),
      };
    }),
  );
}

function damageTwins({ ships, deck }: ArmadaState): Twin[] {
  return ships.flatMap((ship, place): Twin[] => {
    const at = ship.damage.findIndex(({ faceup, card }) => !faceup && card !== null);
    const swap = deck.draw.findIndex((card) => card !== ship.damage[at]?.card);
    if (at < 0 || swap < 0) return [];
    const change = (twin: DraftState) => {
      const held = twin.ships[place]!.damage[at]!;
      const card = twin.deck.draw[swap]!;
      twin.deck.draw[swap] = held.card as DamageCardId;
      held.card = card;
    };
    return [{ secret: 'facedown card', change, knows: nobody }];
  });
}

/** The second player's are shown to the first player, who chooses among them; the first player's to nobody. */
function objectiveTwins(state: ArmadaState): Twin[] {
  return ([0, 1] as const).map((side: Side): Twin => {
    const isShown = state.initiative !== null && side !== state.initiative;
    return {
      secret: 'objectives',
      change: (twin) => {
        twin.objectives[side] = [...twin.objectives[side]].reverse() as ObjectiveCardId[];
      },
      knows: (viewer) => state.seats.some((seat) => seat.id === viewer && (isShown || seat.side === side)),
    };
  });
}

function twinsOf(state: ArmadaState): readonly Twin[] {
  return [
    ...dialTwins(state),
    ...damageTwins(state),
    ...objectiveTwins(state),
    {
      secret: 'order of the deck',
      change: (twin) => {
        twin.deck.draw.reverse();
      },
      knows: (viewer) =>
        state.engine.open.some(({ kind, seat }) => kind === 'chooseForCard' && seat === viewer),
    },
    randomTwin(),
  ];
}

/** An event of the log as it would be with another secret in it; undefined when it holds none. */
function twinOfEvent(event: ArmadaEvent): ArmadaEvent | undefined {
  switch (event.kind) {
    case 'dialsAssigned':
      return {
        ...event,
        commands: event.commands.map((each) => (each === 'repair' ? 'navigate' : 'repair')),
      };
    case 'damageDealt':
      if (event.card === null) return undefined;
      return event.faceup
        ? { ...event, place: (event.place ?? 0) + 1 }
        : { ...event, card: 'comm-noise', place: (event.place ?? 0) + 1 };
    case 'deckShuffled':
      return { ...event, draw: [...event.draw].reverse() };
    default:
      return undefined;
  }
}

function ownerOf(state: ArmadaState, event: ArmadaEvent): Ship | undefined {
  return 'ship' in event ? state.ships.find(({ id }) => id === event.ship) : undefined;
}

/** Only the owner of the ship knows what dials it was given. */
function knows({ state }: ArmadaReferee): EventSecrets<ArmadaEvent>['knows'] {
  return (event, viewer) => event.kind === 'dialsAssigned' && ownerOf(state, event)?.seat === viewer;
}

shows(
  [
    'ar.dial.hidden-until-revealed',
    'ar.phase.command.simultaneous-secret',
    'ar.objective.first-player-chooses',
  ],
  'states that differ only in a secret look the same, byte by byte, to everybody who may not know it',
  () => {
    const counts = new Map<string, number>();
    const kinds = new Set<string>();
    const leaks: string[] = [];
    for (let index = 0; index < 10; index++) {
      const referee = openGame(index);
      let answers = 0;
      const inspect = () =>
        ++answers % 12 === 0 && !referee.outcome
          ? compareTwins(referee, twinsOf(referee.state), counts)
          : undefined;
      const played = playGame(referee, randomPlayers(index), { limit: 5000, inspect });
      if (played.kind === 'broken') leaks.push(`game ${index}: ${played.fault}`);
      leaks.push(...leaksOfLog(referee, { twinOf: twinOfEvent, knows: knows(referee) }, kinds));
    }
    expect(leaks).toEqual([]);
    expect([...counts.keys()].sort()).toEqual([
      'dial',
      'facedown card',
      'objectives',
      'order of the deck',
      'random state',
    ]);
    for (const count of counts.values()) expect(count).toBeGreaterThan(100);
    expect([...kinds].sort()).toEqual(['damageDealt', 'deckShuffled', 'dialsAssigned']);
  },
);
