import type { AttackView } from '@sortie/xwing/view';
import './attack-steps-row.css';
import { RuleLink } from '../../../rules/rule-link.tsx';
import { type AttackStep, attackSteps, ruleOfStep } from './attack-steps.ts';
import { useWords } from './text/words.ts';

/** How far the attack has come; every step leads to its rule. */
export function AttackStepsRow({
  now,
  weapon,
}: {
  readonly now: AttackStep;
  readonly weapon: AttackView['weapon'];
}) {
  const say = useWords();
  const place = attackSteps.indexOf(now);
  return (
    <ol className="attack-steps-row" aria-label={say('steps')}>
      {attackSteps.map((step, index) => {
        const standing = index < place ? 'done' : index === place ? 'now' : 'later';
        return (
          <li
            key={step}
            data-step={step}
            data-standing={standing}
            aria-current={standing === 'now' ? 'step' : undefined}
          >
            <RuleLink inNewTab rule={ruleOfStep(step, weapon)}>
              <span className="attack-steps-row-dot" aria-hidden="true">
                {standing === 'done' ? '✓' : index + 1}
              </span>
              <span className={standing === 'now' ? 'attack-steps-row-name' : 'unseen'}>{say(step)}</span>
            </RuleLink>
          </li>
        );
      })}
    </ol>
  );
}
