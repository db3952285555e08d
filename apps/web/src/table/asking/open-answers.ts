import { arrowKeys, type Direction } from '../neighbour.ts';

const OPEN = ':not(:disabled):not([aria-disabled="true"])';
const ANSWER = [
  '[data-answer]',
  '[data-action]',
  '[data-place]',
  '[data-dial]',
  '[aria-expanded]',
  '.primary',
]
  .map((kind) => `button${kind}${OPEN}`)
  .join(',');

/** The answers that have a key of their own: what is chosen from a table is reached by arrows. */
export function keyedAnswers(panel: HTMLElement): readonly HTMLElement[] {
  return [...panel.querySelectorAll<HTMLElement>(ANSWER)].filter(
    (each) => each.closest('table, [data-pass]') === null && isShown(each),
  );
}

/** The answer that lets it be, which has a place of its own. */
export function passIn(panel: HTMLElement): HTMLElement | null {
  return panel.querySelector<HTMLElement>(`[data-pass] button${OPEN}`);
}

/** The one answer that is marked before the others. */
export function mainAnswer(panel: HTMLElement): HTMLElement | undefined {
  const answers = [...keyedAnswers(panel), ...(passIn(panel) ? [passIn(panel)!] : [])];
  const marked = answers.filter((each) => each.classList.contains('primary'));
  return marked.length === 1 ? marked[0] : answers.length === 1 ? answers[0] : undefined;
}

/** Where a new question is taken up: what it is about first, or its first answer. */
export function firstAnswer(panel: HTMLElement): HTMLElement | undefined {
  const first = panel.querySelector<HTMLElement>('[data-first]');
  return first ?? keyedAnswers(panel)[0] ?? passIn(panel) ?? undefined;
}

/** Writes on each answer the key that gives it. */
export function writeKeys(panel: HTMLElement): void {
  const answers = keyedAnswers(panel).slice(0, 9);
  for (const each of panel.querySelectorAll('[data-key]')) {
    if (!answers.includes(each as HTMLElement) && each !== passIn(panel)) each.removeAttribute('data-key');
  }
  for (const [place, each] of answers.entries()) mark(each, String(place + 1));
  const pass = passIn(panel);
  if (pass) mark(pass, '0');
}

function mark(element: HTMLElement, key: string): void {
  if (element.getAttribute('data-key') !== key) element.setAttribute('data-key', key);
}

function isShown(element: HTMLElement): boolean {
  return element.getClientRects().length > 0;
}

/** The next button of the panel in the direction of an arrow; undefined for another key. */
export function nextByArrow(panel: HTMLElement, from: Element, key: string): HTMLElement | undefined {
  const direction = arrowKeys[key];
  if (direction === undefined) return undefined;
  const here = middleOf(from);
  let best: { readonly element: HTMLElement; readonly cost: number } | undefined;
  for (const element of panel.querySelectorAll<HTMLElement>('button:not(:disabled), [role="slider"]')) {
    if (element === from || !isShown(element)) continue;
    const cost = costTo(here, middleOf(element), direction);
    if (cost !== undefined && (!best || cost < best.cost)) best = { element, cost };
  }
  return best?.element;
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

function middleOf(element: Element): Spot {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** The nearer the better, and what lies aside counts double; undefined for what lies elsewhere. */
function costTo(from: Spot, to: Spot, direction: Direction): number | undefined {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const along = { left: -x, right: x, up: -y, down: y }[direction];
  const aside = Math.abs(direction === 'left' || direction === 'right' ? y : x);
  return along > 4 && (direction === 'up' || direction === 'down' || aside <= along * 2)
    ? along + 2 * aside
    : undefined;
}
