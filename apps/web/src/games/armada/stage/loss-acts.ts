import { markIcons } from '@sortie/armada/icons';
import { cardName, cardText, texts } from '@sortie/armada/text';
import type { Act, Bar, Loss } from '../../../table/stage/act.ts';
import { type EventOf, fightOf, frameOf, placeOf, reachOf, type Telling } from './telling.ts';

export type Damage = EventOf<'shieldsLost' | 'damageDealt' | 'hullLost'>;

export function unitOfDamage(event: Damage): string {
  return event.kind === 'hullLost' ? event.squadron : event.ship;
}

/** What is taken off shields and hull, and then the cards that lie faceup. */
export function damageActs(telling: Telling, damage: readonly [Damage, ...Damage[]]): readonly Act[] {
  const unit = unitOfDamage(damage[0]);
  const at = placeOf(telling, unit);
  const fight = fightOf(telling);
  if (!at) return [];
  const losses = lossesOf(telling, damage);
  const loss: Act = {
    ...frameOf(telling, unit, { words: damageWords(telling, damage, losses), lasts: 1300 }),
    kind: 'loss',
    sound: losses.some(({ tone }) => tone === 'hull') ? 'hull' : 'shield',
    at,
    losses,
    bars: barsOf(telling, unit),
    ...(fight ? { marks: fight.marks } : {}),
  };
  const faceup = damage.flatMap((event) => (event.kind === 'damageDealt' && event.faceup ? [event] : []));
  return [loss, ...faceup.flatMap((event) => cardActs(telling, event))];
}

/** Points of damage come one by one: several are told together. ar.damage.cards-one-at-a-time */
function damageWords(
  telling: Telling,
  damage: readonly [Damage, ...Damage[]],
  losses: readonly Loss[],
): string {
  const { seen, names, say } = telling;
  const [only, ...others] = damage;
  if (others.length === 0) return telling.tell(only) ?? '';
  const what = new Intl.ListFormat(seen.language).format(losses.map(({ label }) => label));
  const cards = damage.filter((event) => event.kind === 'damageDealt' && event.faceup);
  return [
    say('loses', { unit: names.unit(unitOfDamage(only)), what }),
    ...cards.flatMap((event) => telling.tell(event) ?? []),
  ].join(' ');
}

function lossesOf({ say }: Telling, damage: readonly Damage[]): readonly Loss[] {
  const shields = damage.reduce((sum, event) => sum + (event.kind === 'shieldsLost' ? event.count : 0), 0);
  const hull = damage.filter(({ kind }) => kind !== 'shieldsLost').length;
  return [
    ...(shields > 0
      ? [{ tone: 'shield' as const, count: shields, label: say('lostShields', { count: shields }) }]
      : []),
    ...(hull > 0 ? [{ tone: 'hull' as const, count: hull, label: say('lostHull', { count: hull }) }] : []),
  ];
}

/** The zones that lost shields, and the hull. */
function barsOf({ before, after, seen, say }: Telling, unit: string): readonly Bar[] {
  const [was, is] = [before.conditions.get(unit), after.conditions.get(unit)];
  if (!was || !is) return [];
  const { zones } = texts(seen.language).pieceWords.names;
  const changed = (['front', 'left', 'right', 'rear'] as const).flatMap((zone): readonly Bar[] => {
    const [one, other] = [was.shields[zone], is.shields[zone]];
    if (!one || !other || one.left === other.left) return [];
    return [{ label: zones[zone], tone: 'shield', all: one.all, before: one.left, after: other.left }];
  });
  return [
    ...changed,
    { label: say('hull'), tone: 'hull', all: was.hull.all, before: was.hull.left, after: is.hull.left },
  ];
}

/** A damage card that everybody may read. */
export function cardActs(telling: Telling, event: EventOf<'damageDealt' | 'damageFlipped'>): readonly Act[] {
  const { ship, card, faceup, key } = event;
  if (!faceup || card === null) return [];
  const { language } = telling.seen;
  const text = cardText(card, language);
  return [
    {
      ...frameOf(telling, ship, { words: telling.tell(event) ?? '', lasts: 2200 }),
      key: `${telling.key} ${key}`,
      kind: 'shown',
      sound: 'click',
      title: cardName(card, language) ?? card,
      ...(text === undefined ? {} : { text }),
      icon: markIcons.faceupDamage,
      tone: 'bad',
    },
  ];
}

export function destroyedActs(telling: Telling, event: EventOf<'unitDestroyed'>): readonly Act[] {
  const at = placeOf(telling, event.unit);
  if (!at) return [];
  return [
    {
      ...frameOf(telling, event.unit, {
        words: telling.tell(event) ?? '',
        lasts: 1500,
        focus: { pieces: [event.unit], points: [at] },
      }),
      kind: 'destroyed',
      sound: 'blast',
      piece: event.unit,
      at,
      reach: reachOf(telling.seen, event.unit),
    },
  ];
}
