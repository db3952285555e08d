import type { Player } from '@sortie/bots';
import { playGame } from '@sortie/bots';
import { xwingFighter } from '@sortie/bots/xwing';
import type { Decision, Plain, Replay, SeatId } from '@sortie/kernel';
import { isRefusal, Referee } from '@sortie/kernel';
import { Chance } from '@sortie/testkit/exhaustive';
import { xwing } from '@sortie/xwing/rules';
import type { XwingSetup } from '@sortie/xwing/setup';
import { randomSquad } from '../../packages/xwing/tests/exhaustive/random-squad.ts';
import { presetMission, squadMission, squadOf } from '../../packages/xwing/tests/missions/mission-setup.ts';

/** A game as far as somebody is asked something. */
export interface AskedMoment {
  readonly kind: string;
  readonly seat: SeatId;
  readonly replay: Replay;
}

const MOST_GAMES = 120;

/** Plays games between computers until every one of these questions was asked, and keeps the moment of each. */
export function askedMoments(kinds: readonly string[]): ReadonlyMap<string, AskedMoment> {
  const found = new Map<string, AskedMoment>();
  for (let index = 0; index < MOST_GAMES && kinds.some((kind) => !found.has(kind)); index++) {
    const setup = setups[index % setups.length]!(index);
    const opening = { game: 'xwing', rules: xwing.rules, setup: setup as unknown as Plain };
    const referee = Referee.open(xwing, { ...opening, seed: `asked ${index}` });
    if (isRefusal(referee)) throw new Error(`${referee.rule} ${JSON.stringify(referee.about)}`);
    const look = () => {
      for (const decision of referee.decisions()) {
        const { kind, seat, settled } = decision;
        if (settled || found.has(kind) || !kinds.includes(kind) || goesBy(decision)) continue;
        found.set(kind, { kind, seat, replay: referee.replay() });
      }
      return undefined;
    };
    look();
    const players = Object.fromEntries(setup.players.map(({ seat }) => [seat, bomber(`${index} ${seat}`)]));
    playGame(referee, players, { limit: 2500, inspect: look });
  }
  return found;
}

/** The page lets windows go by in which nothing can change; a target lock is asked for while a die can be rerolled. */
function goesBy({ kind, answers }: Decision): boolean {
  if (kind !== 'useAbility') return false;
  const offers = answers.kind === 'offers' ? (answers.offers as readonly { readonly use?: string }[]) : [];
  return !offers.some(({ use }) => use?.endsWith('.targetLock'));
}

/** Fights, and drops every bomb it has. */
function bomber(seed: string): Player {
  const fighter = xwingFighter(seed);
  return {
    choose: (decisions, view) => {
      const reveal = decisions.find(
        ({ kind, about }) =>
          kind === 'useAbility' && (about as { readonly window?: string }).window === 'dialRevealed',
      );
      if (reveal?.answers.kind !== 'offers') return fighter.choose(decisions, view);
      return { decision: reveal.id, answer: reveal.answers.offers[0]! };
    },
  };
}

type MakeSetup = (index: number) => XwingSetup;

/** The cards behind questions that squads seldom lead to. */
const RARE = /autoblaster|tiephantom|protonbombs|seismiccharges|proximitymines|squadleader|experthandling/;

const withRareCards =
  (options: XwingSetup['options']): MakeSetup =>
  (index) => ({
    options: { roundLimit: 8, ...options },
    players: (['rebel', 'imperial'] as const).map((faction, side) => ({
      seat: `p${side + 1}` as SeatId,
      side: side as 0 | 1,
      squad: randomSquad(faction, new Chance(`asked ${index} ${side}`), (card) => RARE.test(card)),
    })),
  });

const rookies = squadOf('rebel', ['rebel:xwing:rookiepilot'], ['rebel:xwing:rookiepilot']);
const withBomb = ['imperial:tiebomber:scimitarsquadronpilot', 'bomb:seismiccharges'] as const;
const bombers = squadOf('imperial', withBomb, withBomb, withBomb);
const withAutoblaster = ['rebel:bwing:bluesquadronpilot', 'cannon:autoblaster'] as const;
const blasters = squadOf('rebel', withAutoblaster, withAutoblaster, withAutoblaster);

const setups: readonly MakeSetup[] = [
  withRareCards({}),
  () => presetMission('mission1'),
  withRareCards({ variant: 'core2012' }),
  () => presetMission('mission2'),
  withRareCards({}),
  () => presetMission('mission3'),
  () => squadMission('mission2', { rebel: rookies, imperial: bombers }),
  () => ({
    options: { roundLimit: 8 },
    players: [
      { seat: 'p1' as SeatId, side: 0, squad: rookies },
      { seat: 'p2' as SeatId, side: 1, squad: bombers },
    ],
  }),
  // Hits of an autoblaster resist dice: its defender may choose to cancel criticals first.
  () => ({
    options: { roundLimit: 8 },
    players: [
      { seat: 'p1' as SeatId, side: 0, squad: blasters },
      { seat: 'p2' as SeatId, side: 1, squad: bombers },
    ],
  }),
];
