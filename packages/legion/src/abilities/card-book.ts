import type { CardRules } from './card-rules.ts';

/** What cards do, by their ids in the catalogue; undefined for one without an ability. */
export interface CardBook {
  readonly upgrade: (id: string) => CardRules | undefined;
  readonly commandCard: (id: string) => CardRules | undefined;
  readonly battleCard: (id: string) => CardRules | undefined;
  /** Of a keyword that a unit or one of its upgrades has. */
  readonly keyword: (id: string) => CardRules | undefined;
  /** Of every weapon keyword; which of them a pool has, its own values say. */
  readonly weaponKeywords: readonly CardRules[];
  /** What the rules themselves let every unit do. */
  readonly ofEveryUnit: readonly CardRules[];
}

type Rules = readonly CardRules[];

/** The rules of all cards, by kind. */
export interface WrittenRules {
  readonly upgrades?: Rules;
  readonly commandCards?: Rules;
  readonly battleCards?: Rules;
  readonly keywords?: Rules;
  readonly weaponKeywords?: Rules;
  readonly ofEveryUnit?: Rules;
}

function finder(rules: Rules = []): (id: string) => CardRules | undefined {
  const byCard = new Map(rules.map((each) => [each.card, each]));
  return (id) => byCard.get(id);
}

export function cardBook(written: WrittenRules): CardBook {
  return {
    upgrade: finder(written.upgrades),
    commandCard: finder(written.commandCards),
    battleCard: finder(written.battleCards),
    keyword: finder(written.keywords),
    weaponKeywords: written.weaponKeywords ?? [],
    ofEveryUnit: written.ofEveryUnit ?? [],
  };
}
