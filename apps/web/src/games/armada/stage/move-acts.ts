import { commandIcons } from '@sortie/armada/icons';
import { layTool, posesAlong } from '@sortie/armada/measuring';
import { texts } from '@sortie/armada/text';
import { pose } from '@sortie/geometry';
import type { Mark } from '@sortie/scene';
import type { Act } from '../../../table/stage/act.ts';
import { placeAt } from '../units.ts';
import { type EventOf, frameOf, placeOf, reachOf, type Telling } from './telling.ts';

/** A command dial is turned up. */
export function dialActs(telling: Telling, event: EventOf<'dialRevealed'>): readonly Act[] {
  const { ship, command } = event;
  return [
    {
      ...frameOf(telling, ship, { words: telling.tell(event) ?? '', lasts: 900 }),
      kind: 'shown',
      sound: 'click',
      title: texts(telling.seen.language).pieceWords.names.commands[command],
      icon: commandIcons[command],
      tone: 'neutral',
    },
  ];
}

/** The flight along the tool, and what stopped it. */
export function flightActs(telling: Telling, event: EventOf<'shipMoved'>): readonly Act[] {
  const { ship: id, from, to, course, reached } = event;
  const ship = telling.seen.table.ships.find((each) => each.id === id);
  if (!ship) return [];
  const place = placeAt(ship, from);
  const path = course ? posesAlong(place, course).slice(0, reached + 1) : [];
  const tool: readonly Mark[] = course
    ? layTool(place, course).segments.map((segment, index) => ({
        kind: 'area',
        id: `tool ${index}`,
        role: 'template',
        points: segment.points,
      }))
    : [];
  const move: Act = {
    ...frameOf(telling, id, {
      words: telling.tell(event) ?? '',
      lasts: 1200,
      focus: { pieces: [id], points: [from, to] },
    }),
    kind: 'move',
    sound: 'move',
    piece: id,
    to,
    ...(path.length > 1 ? { path } : {}),
    marks: tool,
  };
  return [move, ...bumpActs(telling, event)];
}

/** A ship that would overlap others stops short. ar.overlap.ship-reduce-speed */
function bumpActs(telling: Telling, { ship, overlapped, to }: EventOf<'shipMoved'>): readonly Act[] {
  const { names, say, seen, key } = telling;
  if (overlapped.length === 0) return [];
  const others = new Intl.ListFormat(seen.language).format(overlapped.map((each) => names.unit(each)));
  const words = say('bump', { ship: names.unit(ship), others });
  return [
    {
      ...frameOf(telling, ship, { words, lasts: 1600, focus: { pieces: [ship, ...overlapped] } }),
      key: `${key} bump`,
      kind: 'told',
      tone: 'warn',
      sound: 'bump',
      at: to,
      reach: reachOf(seen, ship),
      brief: words,
    },
  ];
}

export function squadronActs(telling: Telling, event: EventOf<'squadronMoved'>): readonly Act[] {
  const { squadron, from, to } = event;
  if (event.cause === 'deployment' || !from) return [];
  const table = telling.seen.table;
  const side = table.squadrons.find(({ id }) => id === squadron)?.side ?? 0;
  const heading = table.edges[side] === 'north' ? 180 : 0;
  return [
    {
      ...frameOf(telling, squadron, {
        words: telling.tell(event) ?? '',
        lasts: 800,
        focus: { pieces: [squadron], points: [from, to] },
      }),
      kind: 'move',
      sound: 'move',
      piece: squadron,
      to: pose(to.x, to.y, heading),
    },
  ];
}

/** Only what is said, beside the unit that it is about. */
export function toldActs(
  telling: Telling,
  unit: string,
  { words, lasts, isWarning = false }: { words: string | undefined; lasts: number; isWarning?: boolean },
): readonly Act[] {
  const at = placeOf(telling, unit);
  if (words === undefined) return [];
  return [
    {
      ...frameOf(telling, unit, { words, lasts }),
      kind: 'told',
      tone: isWarning ? 'warn' : 'usual',
      ...(at ? { at, reach: reachOf(telling.seen, unit) } : {}),
    },
  ];
}
