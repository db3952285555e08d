import { games, matches, type Tutorial, type TutorialStep } from '@sortie/games';
import type { Plain } from '@sortie/kernel';
import type { Locator, Page } from 'playwright-core';

/** How somebody presses something on the page, and how many milliseconds they wait until they can. */
export type Press = (target: Locator, patience?: number) => Promise<void>;

const PATIENCE = 60_000;

export const byMouse: Press = (target, timeout = PATIENCE) => target.click({ timeout });

export const byTouch: Press = (target, timeout = PATIENCE) => target.tap({ timeout });

/** With the tabulator and Enter alone. */
export const byKeys: Press = async (target, timeout = PATIENCE) => {
  const { keyboard } = target.page();
  await target.waitFor({ timeout });
  for (let presses = 0; presses < 150; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) {
      await keyboard.press('Enter');
      return;
    }
    await keyboard.press('Tab');
  }
  throw new Error('the tabulator does not lead there');
};

export async function tutorialOf(game: string, language: 'en' | 'es' | 'pt' = 'en'): Promise<Tutorial> {
  const tutorial = await games.find(game)?.tutorial?.(language);
  if (!tutorial) throw new Error(`${game} has no tutorial`);
  return tutorial;
}

const OPEN = ':not([disabled]):not([aria-disabled="true"])';
/** Milliseconds after which one looks again at what is to be done. */
const SOON = 5_000;

/** Somebody who does what the coach says, with what can be seen and pressed on the page. */
export class Learner {
  constructor(
    readonly page: Page,
    private readonly press: Press,
    private readonly tutorial: Tutorial,
  ) {}

  get coach(): Locator {
    return this.page.locator('.coach');
  }

  at(step: string): Locator {
    return this.page.locator(`.coach[data-step="${step}"]`);
  }

  /** Follows the coach from where the page is up to a step, or to the last one. */
  async learnUpTo(
    last = this.tutorial.steps.at(-1)!.id,
    look?: (step: string) => Promise<void>,
  ): Promise<void> {
    await this.coach.waitFor();
    const ids = this.tutorial.steps.map(({ id }) => id);
    const here = ids.indexOf((await this.coach.getAttribute('data-step'))!);
    for (const step of this.tutorial.steps.slice(here, ids.indexOf(last))) {
      await this.at(step.id).waitFor();
      await look?.(step.id);
      await this.doStep(step);
    }
    await this.at(last).waitFor();
    await look?.(last);
  }

  /**
   * Presses until the coach goes on: what has just appeared may take no press yet, and on a slow page the lesson may
   * go on while the hand is still looking for what it wants to press.
   */
  async doStep({ id, asks }: TutorialStep): Promise<void> {
    const here = this.at(id);
    const until = Date.now() + PATIENCE;
    let cause: unknown;
    while (Date.now() < until) {
      if ((await here.count()) === 0) return;
      const pressed = asks ? this.answer(asks.goesOn[0]!) : this.press(here.locator('button.primary'), SOON);
      await pressed.catch((error: unknown) => {
        cause = error;
      });
      await here.waitFor({ state: 'detached', timeout: 1_500 }).catch(() => undefined);
    }
    throw new Error(`the coach does not go on from ${id}`, { cause });
  }

  /** The answer itself, or what leads to it. */
  private async answer(wanted: Plain): Promise<void> {
    const ask = this.page.locator('#play-ask [data-decision]').first();
    await ask.waitFor({ timeout: SOON });
    const dial = ask.getByRole('slider');
    const isReady = matches({ ready: true }, wanted);
    if (isReady) return this.press(ask.locator(`button.primary${OPEN}`), SOON);
    const suggest = ask.locator('[data-action="suggest"], [data-suggest]');
    if (await suggest.isVisible()) return this.takeSuggestion(ask, suggest);
    if (await dial.isVisible()) return this.turnDial(dial, wanted);
    const answers = ask.locator(`[data-answer]${OPEN}:visible`);
    const given = await answers.evaluateAll((found) =>
      found.map((each) => each.getAttribute('data-answer')!),
    );
    const place = given.findIndex((each) => matches(wanted, JSON.parse(each) as Plain));
    if (place >= 0) return this.press(answers.nth(place), SOON);
    const { action } = wanted as { readonly action?: string };
    await this.press(
      ask.locator(action ? `[data-action="${action}"]` : `[aria-expanded="false"]${OPEN}`).first(),
      SOON,
    );
  }

  /** What a question of places suggests first, then made so. */
  private async takeSuggestion(ask: Locator, suggest: Locator): Promise<void> {
    await this.press(suggest, SOON);
    await this.press(ask.locator(`[data-commit]${OPEN}`), SOON);
  }

  private async turnDial(dial: Locator, wanted: Plain): Promise<void> {
    const part = dial.locator(`[data-answer='${JSON.stringify(wanted)}']`);
    if (this.press !== byKeys) return this.press(part.first(), SOON);
    await byKeys(dial, SOON);
    const { keyboard } = this.page;
    const places = await dial
      .locator('[data-answer]')
      .evaluateAll((found) => found.map((each) => each.getAttribute('data-answer')!));
    const place = places.indexOf(JSON.stringify(wanted));
    for (let turns = 0; turns < places.length; turns++) {
      if (Number(await dial.getAttribute('aria-valuenow')) === place + 1) break;
      await keyboard.press('ArrowRight');
    }
    await keyboard.press('Enter');
  }
}
