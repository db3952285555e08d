import type { Pose } from '@sortie/geometry';
import { applyUpdateDifference, type Update, type UpdateDifference } from '@sortie/protocol';
import type { XwingView } from '@sortie/xwing/view';
import type { Locator, Page } from 'playwright-core';
import type { Person } from './open-page.ts';

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export function ghost(page: Page): Locator {
  return page.locator('[data-ghost]');
}

/** Where the piece in the hand is drawn, in millimetres of the table. */
export async function heldAt(page: Page): Promise<Pose> {
  return ghost(page).evaluate((piece) => {
    const numbers = (element: Element | null) =>
      (element?.getAttribute('transform') ?? '').match(/-?[\d.]+(?:e-?\d+)?/g)?.map(Number) ?? [];
    const [x = Number.NaN, y = Number.NaN] = numbers(piece);
    const [heading = 0] = numbers(piece.firstElementChild);
    return { x, y: -y, heading: ((heading % 360) + 360) % 360 };
  });
}

/** The point of the screen over a place of the table. */
export async function onScreen(page: Page, { x, y }: Spot): Promise<Spot> {
  return ghost(page).evaluate(
    (piece, at) => {
      const { a, b, c, d, e, f } = (piece.parentElement as unknown as SVGGElement).getScreenCTM()!;
      return { x: a * at.x - c * at.y + e, y: b * at.x - d * at.y + f };
    },
    { x, y },
  );
}

/** The knob by which the piece in the hand is turned. */
export async function knobOnScreen(page: Page): Promise<Spot> {
  const box = (await ghost(page).locator('[data-hand="turn"] .board-ghost-knob').boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

interface SentView {
  readonly table: XwingView;
  readonly decisions: readonly { readonly answers: { readonly suggestions?: readonly Spot[] } }[];
}

/** The table as the server last sent it to this person. */
export function tableOf(person: Person): XwingView {
  return sentView(person).table;
}

/** Places that the referee suggests for what is asked now. */
export function suggestionsOf(person: Person): readonly Spot[] {
  return sentView(person).decisions.flatMap(({ answers }) => answers.suggestions ?? []);
}

type Message =
  | Update
  | UpdateDifference
  | { readonly kind: 'result'; readonly result: { readonly update?: Update } | null };

/** The server sends a whole update at first and then what differs. */
function sentView({ frames }: Person): SentView {
  let latest: Update | undefined;
  for (const frame of frames) {
    const message = JSON.parse(frame) as Message;
    if (message.kind === 'update') latest = message;
    else if (message.kind === 'result') latest = message.result?.update ?? latest;
    else if (message.kind === 'difference' && latest) latest = applyUpdateDifference(latest, message);
  }
  const view = latest?.view;
  if (!view) throw new Error('the server has sent no table');
  return view as unknown as SentView;
}
