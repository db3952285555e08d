import type { Page } from 'playwright-core';

/** What is wrong with the board as it is drawn now, measured on the screen. */
export interface BoardFaults {
  /** Captions and tokens that cover each other, the middle of a piece, a button or the edge. */
  readonly covered: readonly string[];
  /** How wide the bases of the pieces in the fight are, in pixels. */
  readonly widths: readonly number[];
  /** Pieces in the fight that are cut by the edge, lie under a button or have no caption. */
  readonly cut: readonly string[];
  /** How many captions and tokens there are. */
  readonly labels: number;
}

/** Once no flight is under way and the labels have been laid out. */
export async function boardFaults(page: Page, fighters: readonly string[]): Promise<BoardFaults> {
  await page.locator('.board-view:not([data-flying])').waitFor();
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  return page.evaluate((wanted) => {
    interface Named {
      readonly name: string;
      readonly box: DOMRect;
    }
    const view = document.querySelector('.board-view')!;
    const frame = view.getBoundingClientRect();
    const found = (selector: string): readonly Named[] =>
      [...view.querySelectorAll(selector)].flatMap((element) => {
        const box = element.getBoundingClientRect();
        const isSeen =
          box.right > frame.left &&
          box.left < frame.right &&
          box.bottom > frame.top &&
          box.top < frame.bottom;
        const owner = element.closest('[data-label]')?.getAttribute('data-label') ?? 'mark';
        const text = element.parentElement?.textContent ?? '';
        return isSeen ? [{ name: `${owner} ${text}`.trim(), box }] : [];
      });
    const areOver = (one: DOMRect, other: DOMRect) =>
      one.left < other.right - 0.5 &&
      other.left < one.right - 0.5 &&
      one.top < other.bottom - 0.5 &&
      other.top < one.bottom - 0.5;
    const labels = [...found('[data-caption] rect'), ...found('.board-token circle')];
    const bases = [...view.querySelectorAll<SVGGElement>('[data-piece]')].map((piece) => {
      const path = piece.querySelector<SVGPathElement>('.board-shape')!;
      const matrix = path.getScreenCTM()!;
      const box = path.getBoundingClientRect();
      return {
        id: piece.getAttribute('data-piece')!,
        width: path.getBBox().width * Math.hypot(matrix.a, matrix.b),
        box,
        core: new DOMRect(
          box.x + box.width * 0.3,
          box.y + box.height * 0.3,
          box.width * 0.4,
          box.height * 0.4,
        ),
      };
    });
    const buttons = [...document.querySelectorAll('[data-over-board] :is(button, a)')].map((button) =>
      button.getBoundingClientRect(),
    );
    const covered = labels.flatMap(({ name, box }, index) => [
      ...labels
        .slice(index + 1)
        .flatMap((other) => (areOver(box, other.box) ? [`${name} on ${other.name}`] : [])),
      ...bases.flatMap(({ id, core }) => (areOver(box, core) ? [`${name} on the middle of ${id}`] : [])),
      ...buttons.flatMap((button) => (areOver(box, button) ? [`${name} under a button`] : [])),
    ]);
    const fighting = bases.filter(({ id }) => wanted.includes(id));
    const cut = fighting.flatMap(({ id, box }) => {
      const isCut =
        box.left < frame.left || box.right > frame.right || box.top < frame.top || box.bottom > frame.bottom;
      const isHidden = buttons.some((button) => areOver(box, button));
      const isNamed = view.querySelector(`[data-label="${id}"] [data-caption]`) !== null;
      return [
        ...(isCut ? [`${id} is cut`] : []),
        ...(isHidden ? [`${id} is under a button`] : []),
        ...(isNamed ? [] : [`${id} has no caption`]),
      ];
    });
    return { covered, cut, widths: fighting.map(({ width }) => width), labels: labels.length };
  }, fighters);
}
