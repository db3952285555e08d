import { answersOf, type Player, playGame, randomPlayer } from '@sortie/bots';
import { type Decision, isRefusal, type Plain, Referee } from '@sortie/kernel';
import { presets } from '@sortie/xwing/lists';
import { xwing } from '@sortie/xwing/rules';
import { standardOptions } from '@sortie/xwing/setup';
import type { XwingView } from '@sortie/xwing/view';
import { expect, test } from 'vitest';
import { abilityWindow, poolOfWindow } from '../../../../src/games/xwing/fight/ability-uses.ts';
import { latestAttacks } from '../../../../src/games/xwing/fight/attack-reports.ts';
import { declaration } from '../../../../src/games/xwing/fight/declared-shots.ts';
import { diceOffers, offerOfDice, pickableDice } from '../../../../src/table/dice-offers.ts';

type Look = (decision: Decision, view: XwingView) => unknown;

/** A player who looks at every question before answering it; ships fly at each other, since nobody turns. */
function looking(seed: string, look: Look): Player {
  const random = randomPlayer(seed);
  return {
    choose(decisions, view) {
      const { table } = view() as unknown as { readonly table: XwingView };
      for (const decision of decisions) look(decision, table);
      const chosen = random.choose(decisions, view);
      const decision = decisions.find(({ id }) => id === chosen.decision)!;
      const better = answersOf(decision).find((answer) => isBold(decision, answer));
      return better === undefined ? chosen : { ...chosen, answer: better };
    },
  };
}

function isBold({ kind }: Decision, answer: Plain): boolean {
  const given = answer as { readonly [key: string]: Plain };
  if (kind === 'setDial') return given.bearing === 'straight' && given.speed === 2;
  if (kind === 'performAction') return given.action === 'targetLock' || given.action === 'focus';
  return kind === 'declareTarget' && given.target !== undefined;
}

function play(first: number, second: number, look: Look) {
  const setup = {
    options: { ...standardOptions, roundLimit: 7 },
    players: [first, second].map((preset, side) => ({
      seat: `p${side + 1}`,
      side,
      squad: presets[preset]!.squad,
    })),
  };
  const referee = Referee.open(xwing, {
    game: 'xwing',
    rules: xwing.rules,
    setup: setup as unknown as Plain,
    seed: `${first} ${second}`,
  });
  if (isRefusal(referee)) throw new Error(JSON.stringify(referee));
  const players = { p1: looking('one', look), p2: looking('two', look) };
  playGame(referee, players, { limit: 1500 });
  return referee;
}

interface Asked {
  readonly decision: Decision;
  readonly view: XwingView;
}

const asked: Asked[] = [];
const look: Look = (decision, view) => asked.push({ decision, view });
const games = presets.slice(0, 6).map((_, place, all) => play(place, (place + 1) % all.length, look));
const ofKind = (...kinds: readonly string[]) => asked.filter(({ decision }) => kinds.includes(decision.kind));

/** Offers that no widget leads to, and answers that nobody offered. */
function lost(decision: Decision, mapped: readonly (Plain | undefined)[]): readonly Plain[] {
  const offers = answersOf(decision);
  return [
    ...offers.filter((offer) => !mapped.includes(offer)),
    ...mapped.flatMap((answer) => (answer === undefined || offers.includes(answer) ? [] : [answer])),
  ];
}

test('in whole games every target and weapon that is offered is a shot with its odds', () => {
  const declared = ofKind('declareTarget', 'chooseWeapon').map(({ decision, view }) => ({
    decision,
    ...declaration(decision, view),
  }));
  const shots = declared.flatMap((each) => each.shots);
  expect(shots.length).toBeGreaterThan(20);
  expect(shots.filter(({ odds }) => odds === undefined)).toEqual([]);
  expect(
    declared.flatMap(({ decision, shots: aimed, deeds, decline }) =>
      lost(decision, [...aimed.map(({ answer }) => answer), ...deeds, decline]),
    ),
  ).toEqual([]);
});

test('in whole games every use that is offered belongs to a token or a card', () => {
  const open = ofKind('useAbility').map(({ decision, view }) => ({
    decision,
    ...abilityWindow(decision, view),
  }));
  expect(open.map(({ window }) => window)).toEqual(
    expect.arrayContaining(['modifyAttackDice', 'modifyDefenseDice']),
  );
  expect(
    open.flatMap(({ decision, tokens, cards, pass }) =>
      lost(decision, [
        ...[...tokens, ...cards].flatMap(({ offers }) => offers.map(({ answer }) => answer)),
        pass,
      ]),
    ),
  ).toEqual([]);
});

test('in whole games every set of dice that is offered can be tapped', () => {
  const sets = ofKind('useAbility').flatMap(({ decision, view }) => {
    const { window, tokens, cards } = abilityWindow(decision, view);
    const { attack } = view;
    if (!attack) return [];
    const pool = poolOfWindow(window) === 'attack' ? attack.attackDice : attack.defenseDice;
    return [...tokens, ...cards].flatMap(({ offers }) => {
      const dice = diceOffers(offers) ?? [];
      return dice.map((each) => ({ each, dice, pool }));
    });
  });
  expect(sets.length).toBeGreaterThan(20);
  const untappable = sets.filter(({ each, dice, pool }) => {
    const pickable = pickableDice(dice, pool);
    return (
      !each.dice.every((die) => pickable.includes(die)) ||
      offerOfDice(dice, pool, each.dice)?.answer !== each.answer
    );
  });
  expect(untappable).toEqual([]);
});

test('in whole games every attack that is over has an outcome', () => {
  const reports = games.flatMap(({ log }) => latestAttacks(log));
  expect(reports.filter(({ outcome }) => outcome === null)).toEqual([]);
  expect(games).toHaveLength(6);
});
