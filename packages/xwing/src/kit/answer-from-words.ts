import type { Decision, Plain } from '@sortie/kernel';
import { bearings } from '../catalogue/index.ts';
import type { Names } from '../text/index.ts';

const ACTIONS = ['focus', 'evade', 'targetLock', 'boost', 'barrelRoll', 'cloak', 'slam', 'protect'] as const;

/** What somebody means who types an answer in words; undefined when it cannot be made out. */
export function answerFromWords(
  decision: Decision,
  text: string,
  names: Names,
  labels: Readonly<Record<string, string>> = {},
): Plain | undefined {
  const words = text.trim().split(/\s+/);
  const ship = words.map((word) => pieceLabelled(labels, word) ?? shipNamed(names, word)).find(Boolean);
  switch (decision.kind) {
    case 'setDial':
    case 'replaceManeuver':
      return maneuver(words);
    case 'performAction':
      return action(words, ship);
    case 'declareTarget':
      return ship === undefined ? undefined : { weapon: weapon(names, decision, words), target: ship };
    case 'deployShip':
      return place(words, 'ship', ship ?? firstOf(decision, 'ships'));
    case 'placeForces':
      return place(words, 'ship', ship ?? firstOf(decision, 'ships'));
    case 'placeBomb':
    case 'callReinforcement':
      return place(words, 'ship', undefined);
    case 'placeShuttle':
      return number(words, 'depth');
    case 'chooseDisabledShip':
      return ship === undefined ? undefined : { ship };
    case 'placeObstacle':
      return place(
        words,
        'obstacle',
        words.find((word) => /^o\d+$/.test(word)) ?? firstOf(decision, 'obstacles'),
      );
    case 'placeBarrelRoll':
    case 'placeDecloak':
    case 'placeDragged':
      return number(words, 'shift');
    case 'placeTallonRoll':
      return number(words, 'offset');
    case 'chooseShip':
      return ship === undefined ? undefined : { ship };
    default:
      return undefined;
  }
}

function pieceLabelled(labels: Readonly<Record<string, string>>, label: string): string | undefined {
  return Object.entries(labels).find(([, each]) => each === label)?.[0];
}

function squeeze(text: string): string {
  return text.toLowerCase().replaceAll(/[^a-z]/g, '');
}

function maneuver(words: readonly string[]): Plain | undefined {
  const speed = words.find((word) => /^\d$/.test(word));
  const name = squeeze(words.filter((word) => word !== speed).join(''));
  const meant = name === 'k' || name === 'kturn' ? 'koiogranturn' : name;
  const bearing = bearings.find((each) => squeeze(each) === meant);
  return bearing === undefined ? undefined : { speed: Number(speed ?? 0), bearing };
}

function action(words: readonly string[], ship: string | undefined): Plain | undefined {
  const typed = squeeze(words.join(''));
  const meant = ACTIONS.find((each) => typed.startsWith(squeeze(each)));
  if (meant === undefined) return undefined;
  if (meant === 'targetLock') return ship === undefined ? { action: meant } : { action: meant, target: ship };
  const direction = typed.slice(meant.length);
  const named = ['left', 'right', ...bearings].find((each) => squeeze(each) === direction);
  return named === undefined ? { action: meant } : { action: meant, direction: named };
}

/** The primary weapon unless a card of the ship is named. */
function weapon(names: Names, { about }: Decision, words: readonly string[]): string {
  const { ship } = about as { readonly ship?: string };
  const own = names.table.ships.find(({ id }) => id === ship);
  const typed = squeeze(words.join(''));
  const card = own?.upgrades.find(({ key }) => typed.includes(squeeze(names.card(key) ?? '?')));
  return card?.key ?? 'primary';
}

function place(words: readonly string[], field: string, piece: string | undefined): Plain | undefined {
  const [x, y, heading = 0] = words.filter((word) => /^-?\d+(\.\d+)?$/.test(word)).map(Number);
  if (x === undefined || y === undefined) return undefined;
  return piece === undefined ? { x, y, heading } : { [field]: piece, x, y, heading };
}

function number(words: readonly string[], field: string): Plain | undefined {
  const found = words.map(Number).find((each) => Number.isFinite(each));
  return found === undefined ? undefined : { [field]: found };
}

function firstOf({ about }: Decision, field: string): string | undefined {
  const list = (about as Readonly<Record<string, Plain>> | null)?.[field];
  return Array.isArray(list) ? (list[0] as string) : undefined;
}

function shipNamed(names: Names, word: string): string | undefined {
  const typed = squeeze(word);
  if (typed.length < 3) return undefined;
  const meant = names.table.ships.filter(({ id }) => squeeze(names.ship(id)).includes(typed));
  return meant.length === 1 ? meant[0]!.id : undefined;
}
