import type { Locator, Page } from 'playwright-core';

/** Always the same way through what is offered, so that a test that fails fails again. */
export function choices(seed: number): (count: number) => number {
  let state = seed;
  return (count) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * count);
  };
}

export type Turn =
  /** The game is over and the page says how. */
  | 'over'
  /** Nothing is asked: the other side thinks. */
  | 'waiting'
  /** A question is there and not yet answered. */
  | 'asked'
  /** The kind of question that was answered. */
  | (string & {});

/** What a person would rather answer: the first of these that the page offers. */
export type Wishes = Readonly<Record<string, readonly RegExp[]>>;

export interface Player {
  readonly pick: (count: number) => number;
  /** By the kind of question; for dials `setDial`. Matched with what the button would answer. */
  readonly wishes?: Wishes;
  /** Sees every question before it is answered, and says whether it has done something about it. */
  readonly actFirst?: (page: Page) => Promise<boolean>;
}

/** Towards the enemy, with a token for the fight. */
export const forward: Wishes = {
  setDial: [/"speed":2,"bearing":"straight"/, /"speed":3,"bearing":"straight"/],
  performAction: [/"focus"/],
  declareTarget: [/"target"/],
};

const OPEN = ':not([disabled]):not([aria-disabled="true"])';

/** Answers one question with what can be seen and pressed on the page, as a person would. */
export async function answerOne(page: Page, player: Player): Promise<Turn> {
  const result = page.locator('[data-winner]');
  const ask = page.locator('[data-decision]').first();
  await result
    .or(ask)
    .first()
    .waitFor({ timeout: 5_000 })
    .catch(() => undefined);
  if (await result.first().isVisible()) return 'over';
  if (!(await ask.isVisible())) return 'waiting';
  // It may go again while it is looked at.
  const kind = await ask.getAttribute('data-decision', { timeout: 2_000 }).catch(() => null);
  if (kind === null) return 'waiting';
  if (await player.actFirst?.(page)) return kind;
  if (kind === 'setDial' || kind === 'endPlanning') return plan(page, player);
  await press(ask, kind, player);
  return kind;
}

/** A press that falls on a question in its first moment is not taken: whoever meant it presses again. */
const TRIES = 5;
const SOON = 5_000;

/** Presses until it is seen to have been taken. */
export async function pressUntil(button: Locator, isTaken: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < TRIES; tries++) {
    await button.click({ timeout: tries === 0 ? 60_000 : SOON }).catch((error: unknown) => {
      if (tries === 0) throw error;
    });
    const until = Date.now() + SOON;
    while (Date.now() < until) {
      if (await isTaken()) return;
      await button.page().waitForTimeout(100);
    }
  }
  throw new Error('nothing came of a press');
}

/** A question that has just come takes no press yet; buttons wait for it by themselves. */
export async function untilOpen(page: Page): Promise<void> {
  await page.locator('[data-decision][aria-disabled="true"]').waitFor({ state: 'detached' });
}

/** Goes on until the game is over, or `until` says that it is enough. */
export async function playOn(
  page: Page,
  player: Player,
  until: (turn: Turn) => boolean | Promise<boolean> = () => false,
): Promise<readonly Turn[]> {
  const turns: Turn[] = [];
  let idle = 0;
  let isEnough = false;
  // What is waited for may go with the answer, so it is looked for before every answer too.
  const actFirst = async () => {
    isEnough = await until('asked');
    return isEnough || ((await player.actFirst?.(page)) ?? false);
  };
  while (idle < 12) {
    const turn = await answerOne(page, { ...player, actFirst });
    if (isEnough) return turns;
    turns.push(turn);
    if (turn === 'over' || (await until(turn))) return turns;
    idle = turn === 'waiting' ? idle + 1 : 0;
  }
  throw new Error(
    `the game does not go on after ${turns.filter((turn) => turn !== 'waiting').length} answers`,
  );
}

async function plan(page: Page, player: Player): Promise<Turn> {
  const ask = page.locator('[data-decision]').first();
  if (!(await ask.locator('[data-dial]').first().isVisible())) return othersPlan(page);
  const grid = ask.locator('.planning-ask-views button').last();
  // On a shared screen the question may give way to the privacy screen at any moment.
  const isShown = await grid.isVisible();
  const isClicked =
    !isShown ||
    (await grid.click({ timeout: 3_000 }).then(
      () => true,
      () => false,
    ));
  if (!isClicked) return 'waiting';
  const isOpen = await ask
    .locator('.maneuver-grid')
    .waitFor({ timeout: SOON })
    .then(
      () => true,
      () => false,
    );
  // The press fell on the question in its first moment: the next turn presses again.
  if (!isOpen) return 'waiting';
  for (;;) {
    const unset = ask.locator('[data-dial][data-set="false"]').first();
    if (!(await unset.isVisible())) break;
    const ship = await unset.getAttribute('data-dial');
    await unset.click();
    const isSet = await choose(ask.locator(`.maneuver-grid [data-answer]${OPEN}`), player, 'setDial');
    if (!isSet) continue;
    await ask
      .locator(`[data-dial="${ship}"][data-set="true"]`)
      .waitFor({ timeout: SOON })
      .catch(() => undefined);
  }
  await pressUntil(ask.locator('.planning-ask-foot button.primary'), () =>
    // In a round without questions the next dials are there at once, none of them set.
    page.evaluate(
      () =>
        !document.querySelector('[data-dial]') ||
        document.querySelector('[data-dial][data-set="false"]') !== null,
    ),
  );
  return 'setDial';
}

/** Ready before the others: something else is shown when they are ready too. */
async function othersPlan(page: Page): Promise<Turn> {
  await page
    .getByRole('button', { name: 'Think again' })
    .waitFor({ state: 'detached', timeout: 5_000 })
    .catch(() => undefined);
  return 'waiting';
}

/** An answer that does something, if there is one; sometimes the other. */
async function press(ask: Locator, kind: string, player: Player): Promise<void> {
  const answers = ask.locator(`[data-answer]${OPEN}:visible`);
  const openers = ask.locator(`[data-action]:not([data-answer])${OPEN}:visible`);
  const confirm = ask.locator(`button.primary${OPEN}:visible`);
  const result = ask.page().locator('[data-winner]');
  // While an answer is on its way, nothing can be pressed; the game may end with it.
  const another = ask.page().locator(`[data-decision]:not([data-decision="${kind}"])`);
  await answers.or(openers).or(confirm).or(result).or(another).first().waitFor();
  // The game is over, or it has gone on meanwhile.
  if (await result.or(another).first().isVisible()) return;
  const before = await lookAt(ask);
  // The question went while it was looked at: the next one is answered in the next turn.
  if (!before) return;
  const doing = answers.and(
    ask.locator(':not([data-answer*="pass"]):not([data-answer*="skip"]):not([data-answer*="decline"])'),
  );
  const order = player.pick(4) > 0 ? [doing, answers, openers, confirm] : [answers, openers, confirm];
  for (const some of order) {
    if ((await some.count()) === 0) continue;
    const isAnswer = some === doing || some === answers;
    for (let tries = 0; tries < TRIES; tries++) {
      // A widget that has just come takes the place of the plain list of answers: the next turn finds it.
      if (!(await choose(some, player, kind))) return;
      if (await isChanged(ask.page(), { ...before, isAnswer })) return;
    }
    throw new Error(`nothing came of an answer to ${kind}`);
  }
}

async function lookAt(ask: Locator): Promise<Pick<Before, 'html' | 'question'> | undefined> {
  const short = { timeout: 2_000 };
  const html = await ask.innerHTML(short).catch(() => undefined);
  const question = await ask.getAttribute('data-question', short).catch(() => undefined);
  return html === undefined || question === undefined ? undefined : { html, question };
}

interface Before {
  readonly html: string;
  readonly question: string | null;
  /** Another question must follow; otherwise it is enough that something opens. */
  readonly isAnswer: boolean;
}

function isChanged(page: Page, before: Before): Promise<boolean> {
  return page
    .waitForFunction(
      ({ html, question, isAnswer }) => {
        const now = document.querySelector('[data-decision]');
        if (now?.getAttribute('data-question') !== question) return true;
        return !isAnswer && now?.innerHTML !== html;
      },
      before,
      { timeout: SOON },
    )
    .then(
      () => true,
      () => false,
    );
}

/** Whether one of them could be pressed before it went. */
async function choose(some: Locator, { pick, wishes = {} }: Player, kind: string): Promise<boolean> {
  await some.first().waitFor();
  const offered = await some.evaluateAll((buttons) =>
    buttons.map((button) => button.getAttribute('data-answer') ?? ''),
  );
  if (offered.length === 0) return false;
  const wanted = (wishes[kind] ?? []).map((wish) => offered.findIndex((answer) => wish.test(answer)));
  const best = wanted.find((place) => place >= 0);
  const button = some.nth(best ?? pick(offered.length));
  return button.click({ timeout: 5_000 }).then(
    () => true,
    () => false,
  );
}
