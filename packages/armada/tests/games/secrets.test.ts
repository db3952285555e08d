import type { DamageCardId, ObjectiveCardId } from '@sortie/armada/catalogue';
import type { ArmadaEvent, ArmadaState, Ship } from '@sortie/armada/model';
import { armada } from '@sortie/armada/rules';
import { playGame } from '@sortie/bots';
import type { Draft, Plain, SavedGame, SeatId, Side, Viewer } from '@sortie/kernel';
import { copy, hash, isEngineEvent, isRefusal, Referee } from '@sortie/kernel';
import { expect } from 'vitest';
import { shows } from '../shows.ts';
import { type ArmadaReferee, openGame, randomPlayers } from './open-game.ts';

type DraftState = Draft<ArmadaState>;

/** The same game in a state that differs in a secret only, and who may tell the two apart. */
interface Twin {
  readonly secret: string;
  readonly change: (state: DraftState) => void;
  readonly knows: (viewer: Viewer) => boolean;
}

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
    {
      secret: 'random state',
      change: (twin) => {
        twin.engine.random = twin.engine.random.map((each) => each ^ 5) as DraftState['engine']['random'];
      },
      knows: nobody,
    },
  ];
}

function resumed(saved: SavedGame, change: (state: DraftState) => void): ArmadaReferee {
  const state = copy(saved.state) as unknown as DraftState;
  change(state);
  const referee = Referee.resume(armada, { ...saved, state: state as unknown as Plain, hash: hash(state) });
  if (isRefusal(referee)) throw new Error(`the twin is refused: ${referee.rule}`);
  return referee;
}

const seen = (referee: ArmadaReferee, viewer: Viewer) => JSON.stringify(referee.view(viewer));

/** Compares the views of this state and of all its twins. */
function compare(referee: ArmadaReferee, counts: Map<string, number>): string | undefined {
  const saved = referee.save();
  const same = resumed(saved, () => undefined);
  const viewers: Viewer[] = [...referee.state.seats.map(({ id }) => id), 'spectator'];
  for (const { secret, change, knows } of twinsOf(referee.state)) {
    const twin = resumed(saved, change);
    if (hash(twin.state) === hash(same.state)) continue;
    counts.set(secret, (counts.get(secret) ?? 0) + 1);
    if (seen(twin, 'referee') === seen(same, 'referee') && secret !== 'random state') {
      return `not even the referee sees the ${secret}`;
    }
    for (const viewer of viewers) {
      const isTold = seen(twin, viewer) !== seen(same, viewer);
      if (isTold && !knows(viewer)) return `${viewer} can see the ${secret}`;
    }
  }
  return undefined;
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

function leaksOfLog(referee: ArmadaReferee, kinds: Set<string>): string[] {
  const { state, log } = referee;
  const viewers: Viewer[] = [...state.seats.map(({ id }) => id), 'spectator'];
  return log.flatMap((event) => {
    const twin = isEngineEvent(event) ? undefined : twinOfEvent(event);
    if (!twin || isEngineEvent(event)) return [];
    kinds.add(event.kind);
    return viewers.flatMap((viewer) => {
      if (event.kind === 'dialsAssigned' && ownerOf(state, event)?.seat === viewer) return [];
      const told = JSON.stringify(armada.see(event, viewer, state) ?? null);
      return told === JSON.stringify(armada.see(twin, viewer, state) ?? null)
        ? []
        : [`${viewer} is told ${event.kind}`];
    });
  });
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
      const inspect = () => (++answers % 12 === 0 && !referee.outcome ? compare(referee, counts) : undefined);
      const played = playGame(referee, randomPlayers(index), { limit: 5000, inspect });
      if (played.kind === 'broken') leaks.push(`game ${index}: ${played.fault}`);
      leaks.push(...leaksOfLog(referee, kinds));
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
