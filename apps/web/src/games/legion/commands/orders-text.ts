import type { Language } from '@sortie/games';
import type { UnitCardId } from '@sortie/legion/catalogue';
import { type CommandCard, type OrderEntry, unitCard } from '@sortie/legion/catalogue';
import { texts } from '@sortie/legion/text';
import type { Say } from '../../../app/words.ts';
import type { en } from './text/en.ts';

/** Whom a command card orders: `2 corps units, Darth Vader`. lg.orders.count */
export function ordersText({ orders }: CommandCard, language: Language, say: Say<typeof en>): string {
  return orders.map((entry) => entryText(entry, language, say)).join(', ');
}

function entryText(entry: OrderEntry, language: Language, say: Say<typeof en>): string {
  if (entry.kind === 'named') return unitCard(entry.unit as UnitCardId).name;
  const { count, ranks = [], type } = entry;
  const { ranks: names } = texts(language).terms;
  const kinds = [...ranks.map((rank) => names[rank]), ...(type ? [say(type)] : [])];
  const kind = kinds.reduce((one, other) => (one === '' ? other : say('orTo', { one, other })), '');
  if (count === 'each') return kind === '' ? say('everySingle') : say('everyUnit', { kind });
  return kind === '' ? say('anyUnits', { count }) : say('units', { count, kind });
}
