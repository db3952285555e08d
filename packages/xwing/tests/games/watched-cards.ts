import type { EngineEvent } from '@sortie/kernel';
import type { CardRules, WindowAbility } from '../../src/abilities/card-rules.ts';
import { damageCardRules } from '../../src/abilities/damage/index.ts';
import { pilotRules } from '../../src/abilities/pilots/index.ts';
import { upgradeRules } from '../../src/abilities/upgrades/index.ts';
import type { XwingEvent, XwingState } from '../../src/model/index.ts';

type Loose = { [part: string]: unknown };
type Asked = (...given: readonly unknown[]) => unknown;

const NUMBERS = [
  'agility',
  'primaryWeapon',
  'attackDice',
  'defenseDice',
  'defenderAgility',
  'drawsForFaceup',
];
const ANSWERS = ['dealtFaceup', 'hitsResistDice'];

/** A pilot skill of 0 is one, 0 more dice are none. */
function makesDifference(part: string, answer: unknown): boolean {
  return answer !== undefined && answer !== false && !(NUMBERS.includes(part) && answer === 0);
}

/** Watches every part of every written card: whether it was ever used, or made a difference when it was asked. */
export class WatchedCards {
  private readonly waiting = new Map<string, Set<string>>();

  constructor() {
    for (const rules of [...pilotRules, ...upgradeRules, ...damageCardRules]) this.watch(rules);
  }

  /** The parts that nothing has used yet, as `card: part`. */
  unused(): string[] {
    return [...this.waiting].flatMap(([card, parts]) => [...parts].map((part) => `${card}: ${part}`));
  }

  isWaiting(card: string): boolean {
    return (this.waiting.get(card)?.size ?? 0) > 0;
  }

  /** Parts that are facts show in what happened at the table. */
  learnFrom(state: XwingState, log: readonly (XwingEvent | EngineEvent)[]): void {
    for (const ship of state.ships) {
      this.done(ship.pilot, 'facts');
      for (const { card } of ship.upgrades) this.done(card, 'facts');
    }
    const cardsOf = (id: string) => {
      const ship = state.ships.find((each) => each.id === id);
      return ship ? [ship.pilot, ...ship.upgrades.map(({ card }) => card)] : [];
    };
    let acted: string[] = [];
    for (const event of log) {
      if (event.kind === 'attackDeclared') {
        const attacker = state.ships.find(({ id }) => id === event.attacker)!;
        const fired = attacker.upgrades.find(({ key }) => key === event.weapon);
        if (fired) this.done(fired.card, 'weapon');
      } else if (event.kind === 'damageDealt' && event.faceup && event.card) {
        this.done(event.card, 'facts');
      } else if (event.kind === 'shipMoved') {
        for (const card of cardsOf(event.ship)) this.done(card, `${event.cause} ${event.how}`);
      } else if (event.kind === 'roundStarted') {
        acted = [];
      } else if (event.kind === 'actionPerformed' && event.source === null) {
        if (acted.includes(event.ship))
          for (const card of cardsOf(event.ship)) this.done(card, 'second action');
        acted.push(event.ship);
      }
    }
  }

  private done(card: string, part: string): void {
    this.waiting.get(card)?.delete(part);
  }

  private await(card: string, part: string): void {
    this.waiting.set(card, (this.waiting.get(card) ?? new Set()).add(part));
  }

  private watch(rules: CardRules): void {
    const { card } = rules;
    this.waiting.set(card, new Set());
    const loose = rules as unknown as Loose;
    for (const part of [...NUMBERS, ...ANSWERS]) {
      if (typeof loose[part] === 'function') this.wrap(loose, part, card, part);
    }
    for (const part of ['adds', 'sets', 'forbids', 'permits'] as const) {
      const answers = (loose[part] ?? {}) as Loose;
      for (const kind of Object.keys(answers)) {
        if (typeof answers[kind] === 'function') this.wrap(answers, kind, card, `${part} ${kind}`);
      }
    }
    for (const [index, ability] of (rules.abilities ?? []).entries()) {
      this.wrapAbility(ability, card, `${ability.window} ${index}`);
    }
    if (rules.action) this.wrapAbility(rules.action as unknown as WindowAbility, card, 'action', 'perform');
    if (rules.bomb) this.wrapAbility(rules.bomb as unknown as WindowAbility, card, 'bomb', 'effect');
    if (rules.weapon) this.await(card, 'weapon');
    for (const [templates, cause] of [
      [rules.boostTemplates, 'boost'],
      [rules.rollTemplates, 'barrelRoll'],
      [rules.decloakTemplates, 'decloak'],
    ] as const) {
      for (const how of templates ?? []) this.await(card, `${cause} ${how}`);
    }
    if (rules.actionsInStep !== undefined) this.await(card, 'second action');
    if (this.waiting.get(card)!.size === 0) this.await(card, 'facts');
  }

  /** Counts answers that make a difference. */
  private wrap(holder: Loose, part: string, card: string, name: string): void {
    this.await(card, name);
    const asked = holder[part] as Asked;
    holder[part] = (...given: readonly unknown[]) => {
      const answer = asked(...given);
      if (makesDifference(part, answer)) this.done(card, name);
      return answer;
    };
  }

  /** Counts uses. */
  private wrapAbility(
    ability: WindowAbility,
    card: string,
    name: string,
    part: 'resolve' | 'perform' | 'effect' = 'resolve',
  ): void {
    this.await(card, name);
    const holder = ability as unknown as Loose;
    const used = holder[part] as Asked;
    holder[part] = (...given: readonly unknown[]) => {
      this.done(card, name);
      return used(...given);
    };
  }
}
