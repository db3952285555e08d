import { damageCard } from '@sortie/xwing/catalogue';
import { tokenIcons } from '@sortie/xwing/icons';
import type { XwingEvent } from '@sortie/xwing/model';
import { cardText } from '@sortie/xwing/text';
import type { Act, Bar, Loss } from '../../../table/stage/act.ts';
import { attackOf, fireLine, frameOf, placeOf, reachOf, type Telling } from './telling.ts';

type Event<Kind extends XwingEvent['kind']> = Extract<XwingEvent, { readonly kind: Kind }>;
type Damage = Event<'shieldLost' | 'damageDealt'>;

const BOMB_REACH = 14;

/** What is taken off shields and hull, and then the cards that lie faceup. */
export function damageActs(telling: Telling, damage: readonly Damage[]): readonly Act[] {
  const { say, names } = telling;
  const [{ ship }] = damage as readonly [Damage, ...Damage[]];
  const at = placeOf(telling, ship);
  const losses = lossesOf(telling, damage);
  const attack = attackOf(telling);
  if (!at) return [];
  const words = say('loses', {
    ship: names.ship(ship),
    losses: losses.map(({ label }) => label).join(', '),
  });
  const loss: Act = {
    ...frameOf(telling, ship, { words, lasts: 1300 }),
    kind: 'loss',
    sound: losses.some(({ tone }) => tone === 'hull') ? 'hull' : 'shield',
    at,
    losses,
    bars: barsOf(telling, ship),
    ...(attack ? { marks: fireLine(telling, attack) } : {}),
  };
  const faceup = damage.filter((event) => event.kind === 'damageDealt' && event.faceup);
  return [loss, ...faceup.flatMap((event) => cardActs(telling, event as Event<'damageDealt'>))];
}

function lossesOf({ say }: Telling, damage: readonly Damage[]): readonly Loss[] {
  const counts = { shield: 0, hull: 0 };
  for (const { kind } of damage) counts[kind === 'shieldLost' ? 'shield' : 'hull']++;
  return (['shield', 'hull'] as const).flatMap((tone) => {
    const count = counts[tone];
    return count > 0 ? [{ tone, count, label: say(tone === 'shield' ? 'shields' : 'cards', { count }) }] : [];
  });
}

function barsOf({ course, after, say }: Telling, ship: string): readonly Bar[] {
  const [before, now] = [course.conditions.get(ship), after.conditions.get(ship)];
  if (!before || !now) return [];
  return (['shields', 'hull'] as const).flatMap((part) =>
    before[part].all > 0
      ? [
          {
            label: say(part === 'shields' ? 'shieldBar' : 'hullBar'),
            tone: part === 'shields' ? ('shield' as const) : ('hull' as const),
            all: before[part].all,
            before: before[part].left,
            after: now[part].left,
          },
        ]
      : [],
  );
}

/** A Damage card that everybody may read. */
export function cardActs(telling: Telling, event: Event<'damageDealt' | 'damageFlipped'>): readonly Act[] {
  const { ship, card, faceup, key } = event;
  const words = telling.tell(event);
  if (!faceup || card === null || words === undefined) return [];
  const text = cardText(card, telling.seen.language);
  return [
    {
      ...frameOf(telling, ship, { words, lasts: 2200 }),
      key: `${telling.key} ${key}`,
      kind: 'shown',
      sound: 'click',
      title: damageCard(card).name,
      ...(text === undefined ? {} : { text }),
      icon: tokenIcons.crit,
      tone: 'bad',
    },
  ];
}

export function lostActs(telling: Telling, event: Event<'shipLost'>): readonly Act[] {
  const { ship, how } = event;
  const at = telling.course.poses.get(ship);
  const words = telling.tell(event);
  if (!at || words === undefined) return [];
  const frame = frameOf(telling, ship, { words, lasts: 1500, focus: { pieces: [ship], points: [at] } });
  const reach = reachOf(telling.seen, ship);
  if (how === 'destroyed') return [{ ...frame, kind: 'destroyed', sound: 'blast', piece: ship, at, reach }];
  return [{ ...frame, kind: 'told', tone: 'warn', at, reach }];
}

export function bombActs(telling: Telling, event: Event<'bombDropped' | 'bombDetonated'>): readonly Act[] {
  const words = telling.tell(event);
  const isDropped = event.kind === 'bombDropped';
  const id = isDropped ? event.bomb.id : event.bomb;
  const at = telling.after.poses.get(id);
  if (!at || words === undefined) return [];
  const by = isDropped ? event.bomb.droppedBy : (event.by ?? '');
  const frame = frameOf(telling, by, { words, lasts: 1200, focus: { pieces: [id], points: [at] } });
  if (isDropped) return [{ ...frame, kind: 'told', tone: 'usual', sound: 'click', at, reach: BOMB_REACH }];
  return [{ ...frame, kind: 'destroyed', sound: 'blast', piece: id, at, reach: BOMB_REACH * 3 }];
}
