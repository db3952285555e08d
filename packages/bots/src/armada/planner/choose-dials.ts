import type { Command } from '@sortie/armada/catalogue';
import type { Plain } from '@sortie/kernel';
import { fieldsOf } from '../../planning/answers.ts';
import { type Fleets, type Vessel, vesselOf } from './fleets.ts';
import { isCramped } from './stay-inside.ts';
import { bestAnswer, type Thinking } from './thinking.ts';

/** How far apart ships are when fire begins. */
const CONTACT = 400;

function distanceBetween(one: Vessel, other: Vessel): number {
  const [dx, dy] = [one.place.pose.x - other.place.pose.x, one.place.pose.y - other.place.pose.y];
  return Math.sqrt(dx * dx + dy * dy);
}

/** How many rounds from now the ship is likely to be in a fight. */
function roundsToContact({ enemies }: Fleets, vessel: Vessel): number {
  const nearest = Math.min(...enemies.map((enemy) => distanceBetween(vessel, enemy)), 2000);
  const closing = 75 * (vessel.ship.speed + 2);
  return Math.max(0, (nearest - CONTACT) / closing);
}

function shieldsLost({ card, ship }: Vessel): number {
  const sum = (shields: Readonly<Record<string, number>>) =>
    Object.values(shields).reduce((all, count) => all + count, 0);
  return sum(card.shields) - sum(ship.shields);
}

/** What a command is likely to be worth so many rounds from now. */
function worthOfCommand(fleets: Fleets, vessel: Vessel, command: Command, ahead: number): number {
  const contact = roundsToContact(fleets, vessel);
  const isFighting = ahead + 1 >= contact;
  const { ship, card, cost } = vessel;
  switch (command) {
    case 'navigate':
      return (isCramped(fleets, vessel) ? (0.15 * cost) / (1 + ahead) : 0) + (isFighting ? 3 : 5);
    case 'squadron': {
      const led = Math.min(ship.values.squadron, fleets.ownWings.length / Math.max(1, fleets.own.length));
      return led * (isFighting || ahead + 2 >= contact ? 3 : 0.5);
    }
    case 'repair': {
      const lost = ship.damage.length * 2 + shieldsLost(vessel);
      const perPoint = (0.2 * cost) / (card.hull + 6);
      return perPoint * ship.values.engineering * Math.min(2, lost / 2 + (isFighting ? 0.4 : 0) * ahead);
    }
    case 'concentrateFire':
      return isFighting ? 5 : 1;
  }
}

/** The stack of commands: each dial for the round in which it will be revealed. */
export function chooseDials(thinking: Thinking): Plain {
  const { fleets, about } = thinking;
  const vessel = vesselOf(fleets, about.ship);
  if (!vessel) return thinking.answers[0]!;
  const { ship } = vessel;
  const count = typeof about.count === 'number' ? about.count : 1;
  const before = Math.max(0, ship.values.command - count);
  const known = new Map<string, number>();
  const worthOf = (command: Command, ahead: number) => {
    const key = `${command} ${ahead}`;
    let worth = known.get(key);
    if (worth === undefined) {
      worth = worthOfCommand(fleets, vessel, command, ahead);
      known.set(key, worth);
    }
    return worth;
  };
  return bestAnswer(thinking, (answer) => {
    const commands = fieldsOf(answer).commands as unknown as readonly Command[];
    return commands.reduce((sum, command, place) => {
      // The same command twice in a row is worth a little less: a token could do for the second.
      const again = place > 0 && commands[place - 1] === command ? 1 : 0;
      return sum + worthOf(command, before + place) - again;
    }, 0);
  });
}
