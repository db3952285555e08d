import type { Decision, Plain } from '@sortie/kernel';

/** One way to use something that a window offers. */
export interface UseOffer {
  /** One of the decision's offers, as it is. */
  readonly answer: Plain;
  readonly choice: Plain;
}

/** Something that may be used in a window, in one of several ways. */
export interface OfferedUse {
  readonly key: string;
  readonly optional: boolean;
  readonly offers: readonly UseOffer[];
}

export interface OfferedWindow {
  readonly window: string;
  readonly uses: readonly OfferedUse[];
  /** The offer that lets the window go by; undefined when something must be used. */
  readonly pass: Plain | undefined;
}

type Fields = { readonly [key: string]: Plain };

interface About {
  readonly window: string;
  readonly abilities: readonly { readonly key: string; readonly optional: boolean }[];
}

/** What a question about abilities offers, use by use. */
export function offeredWindow(decision: Decision): OfferedWindow {
  const { window, abilities } = decision.about as unknown as About;
  const offers = decision.answers.kind === 'offers' ? decision.answers.offers : [];
  return {
    window,
    uses: abilities.map(({ key, optional }) => ({
      key,
      optional,
      offers: offers.flatMap((answer) => {
        const { use, choice = null } = answer as Fields;
        return use === key ? [{ answer, choice }] : [];
      }),
    })),
    pass: offers.find((answer) => (answer as Fields).pass === true),
  };
}
