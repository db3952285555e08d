import { type Pips, type Rank, ranks } from '../catalogue/index.ts';
import { findAnyCommandCard } from './any-card.ts';
import type { Army } from './army.ts';
import { armyCost, buildCost } from './army-cost.ts';
import { type ArmyBuild, armyBuildOf, type UnitBuild } from './build.ts';
import { commandHandOf } from './command-hand.ts';

/** The two forms of Legion HQ: a line for each card, or units under their ranks. */
export type TextForm = 'tournament' | 'ranks';

const headings: Readonly<Record<Rank, string>> = {
  commander: 'Commanders',
  operative: 'Operative',
  corps: 'Corps',
  specialForces: 'Special Forces',
  support: 'Support',
  heavy: 'Heavy',
};

/** Every id must name a card. */
export function armyToText(army: Army, limit: number, form: TextForm = 'tournament'): string {
  const build = armyBuildOf(army);
  const count = army.units.length;
  return [
    army.name ?? 'Untitled',
    `${armyCost(army)}/${limit} (${count} activation${count === 1 ? '' : 's'})`,
    ...(form === 'tournament' ? build.units.flatMap(linesOfUnit) : linesByRank(build)),
    '',
    ...linesOfHand(army, form),
    '',
  ].join('\n');
}

function linesOfUnit(build: UnitBuild): readonly string[] {
  return [
    `${build.unit.name} (${buildCost(build)})`,
    ...build.upgrades.map(({ name, points }) => ` - ${name} (${points})`),
  ];
}

function linesByRank({ units }: ArmyBuild): readonly string[] {
  return ranks.flatMap((rank) => {
    const lines = units.filter(({ unit }) => unit.rank === rank).map(lineOfUnit);
    const distinct = [...new Set(lines.map(({ text }) => text))];
    if (distinct.length === 0) return [];
    return [
      `${headings[rank]}:`,
      ...distinct.map((text) => {
        const copies = lines.filter((each) => each.text === text);
        const cost = copies.reduce((sum, each) => sum + each.cost, 0);
        return ` - ${copies.length > 1 ? `${copies.length}× ` : ''}${text} = ${cost}`;
      }),
    ];
  });
}

function lineOfUnit(build: UnitBuild): { readonly text: string; readonly cost: number } {
  const { unit, upgrades } = build;
  const listed = upgrades.map(({ name, points }) => `${name} (${points})`).join(', ');
  const text = upgrades.length === 0 ? unit.name : `${unit.name} (${unit.points}): ${listed}`;
  return { text, cost: buildCost(build) };
}

function linesOfHand(army: Army, form: TextForm): readonly string[] {
  const hand = commandHandOf(army).flatMap((id) => findAnyCommandCard(id) ?? []);
  const dots = (pips: Pips) => '•'.repeat(pips);
  if (form === 'tournament')
    return ['Commands:', ...hand.map(({ name, pipsInHand }) => `${dots(pipsInHand)}${name}`)];
  return [`Commands: ${hand.map(({ name, pipsInHand }) => `${dots(pipsInHand)} ${name}`).join(', ')}`];
}
