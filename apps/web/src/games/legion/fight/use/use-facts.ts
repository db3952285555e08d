import { findCommandCard, upgradeCard } from '@sortie/legion/catalogue';
import { markIcons, tokenIcons } from '@sortie/legion/icons';
import { cardText, keywordText, texts } from '@sortie/legion/text';
import type { LegionView } from '@sortie/legion/view';
import type { Say } from '../../../../app/words.ts';
import { capital } from '../../../../table/capital.ts';
import type { Seen } from '../../../../table/table-game.ts';
import { namesFor } from '../../names-for.ts';
import type { en } from '../text/en.ts';

/** What may be used: by what it is called, what it does and what it costs. */
export interface UseFacts {
  readonly title: string;
  readonly text: string | undefined;
  readonly price: string | undefined;
  readonly icon: string;
  /** Whose it is; undefined for what belongs to the pool or a player. */
  readonly owner: string | undefined;
}

const CARD = 'M4 1H20V23H4ZM6 3V21H18V3ZM8 6H16V8H8ZM8 11H16V13H8ZM8 16H13V18H8Z';

/** What the rules let every unit do, each with a sentence of its own. */
const rulesOfAll = {
  aim: { icon: tokenIcons.aim, does: 'aimDoes', price: 'aim' },
  dodge: { icon: tokenIcons.dodge, does: 'dodgeDoes', price: 'dodge' },
  useCover: { icon: markIcons.objective, does: 'coverDoes', price: undefined },
  standbyToken: { icon: tokenIcons.standby, does: 'standbyDoes', price: 'standby' },
  detonate: { icon: markIcons.wound, does: 'detonateDoes', price: undefined },
} as const;

/** `u1.aim`, `u1.c2.treat`, `p1.ambush`, `pool.pierce`: the last part says what it is. */
export function partOfUse(key: string): string {
  return key.split('#')[0]?.split('.').at(-1) ?? '';
}

export function factsOfUse(key: string, seen: Seen<LegionView>, say: Say<typeof en>): UseFacts {
  const { table, language } = seen;
  const plain = key.split('#')[0] ?? '';
  const part = partOfUse(key);
  const names = namesFor(seen);
  const { wording, terms } = texts(language);
  const owner = table.units.find(({ id }) => plain.startsWith(`${id}.`))?.id;
  const upgrade = table.units
    .flatMap(({ upgrades }) => upgrades)
    .find((each) => plain === each.key || plain.startsWith(`${each.key}.`));
  const rule = isOfAll(part) ? rulesOfAll[part] : undefined;
  const title = capital(upgrade ? (names.card(plain) ?? part) : (names.card(part) ?? wording.word(part)));
  if (rule) {
    const price = rule.price && texts(language).pieceWords.tokens(rule.price, 1);
    return { title, text: say(rule.does), price, icon: rule.icon, owner };
  }
  if (upgrade && plain === upgrade.key) {
    const price = upgradeCard(upgrade.card).exhaustible ? say('exhaustsCard') : undefined;
    return { title, text: cardText(upgrade.card, language), price, icon: CARD, owner };
  }
  const isKeyword = Object.hasOwn(terms.keywords, part);
  const text = isKeyword
    ? keywordText(part as Parameters<typeof keywordText>[0], language)
    : findCommandCard(part) && cardText(part, language);
  return { title, text, price: undefined, icon: CARD, owner };
}

function isOfAll(part: string): part is keyof typeof rulesOfAll {
  return Object.hasOwn(rulesOfAll, part);
}
