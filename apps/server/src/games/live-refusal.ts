import type { Refusal } from '@sortie/kernel';
import type { LiveError, LiveProblem } from '@sortie/protocol';

/** An HTTP answer that is no success. */
export class LiveRefusal extends Error {
  constructor(
    readonly status: number,
    readonly problem: LiveProblem,
    message: string,
    readonly field?: string,
    readonly refusal?: Refusal,
  ) {
    super(message);
  }

  body(): LiveError {
    const { problem, message, field, refusal } = this;
    return {
      problem,
      message,
      ...(field === undefined ? {} : { field }),
      ...(refusal ? { rule: refusal.rule, about: refusal.about } : {}),
    };
  }
}

export function refusedBy(refusal: Refusal): LiveRefusal {
  return new LiveRefusal(422, 'refused', `A rule forbids it: ${refusal.rule}.`, undefined, refusal);
}

/** The game stays in storage: a server that has its rules can go on with it. */
export function unknownRules(refusal: Refusal, rules: string): LiveRefusal {
  const message = `This game is played by the rules ${rules}, which this server does not have.`;
  return new LiveRefusal(501, 'unknown-rules', message, undefined, refusal);
}
