import type { XwingRuleId as RuleId } from '@sortie/rulebook/xwing';
import { useLanguage } from '../../app/settings.ts';
import { ruleSentence } from '../../rules/rule-words.ts';
import { type Battle, battles, type Choices } from './choices.ts';
import { Radios } from './radios.tsx';
import { useWords } from './text/words.ts';

interface BattleChoiceProps {
  readonly choices: Choices;
  readonly onChange: (change: Partial<Choices>) => void;
}

/** What each mission is about is told by how its sides win it. */
const objectives: Readonly<Record<Exclude<Battle, 'duel'>, readonly [RuleId, RuleId]>> = {
  mission1: ['xw.mission1.win.rebel', 'xw.mission1.win.imperial'],
  mission2: ['xw.mission2.win.rebel', 'xw.mission2.win.imperial'],
  mission3: ['xw.mission3.win.rebel-destroy', 'xw.mission3.win.imperial'],
};

/** A fight of squads or one of the missions; in a mission also the side and the forces. */
export function BattleChoice({ choices, onChange }: BattleChoiceProps) {
  const say = useWords();
  const language = useLanguage();
  const { battle } = choices;
  return (
    <>
      <Radios
        legend={say('battle')}
        value={battle}
        choices={battles.map((value) => ({ value, label: say(value) }))}
        onChoose={(value) => onChange({ battle: value })}
      />
      {battle === 'duel' ? (
        <p className="start-objective soft">{say('duelWhy')}</p>
      ) : (
        <>
          {objectives[battle].map((id) => (
            <p key={id} className="start-objective soft">
              {ruleSentence(id, language)}
            </p>
          ))}
          <div className="start-pair">
            <Radios
              legend={say('forces')}
              value={choices.presetForces ? 'preset' : 'own'}
              choices={[
                { value: 'preset', label: say('presetForces') },
                { value: 'own', label: say('ownForces') },
              ]}
              onChoose={(value) => onChange({ presetForces: value === 'preset' })}
            />
            {choices.presetForces && (
              <Radios
                legend={say('side')}
                value={choices.side}
                choices={[
                  { value: 'rebel', label: say('rebel') },
                  { value: 'imperial', label: say('imperial') },
                ]}
                onChoose={(side) => onChange({ side })}
              />
            )}
          </div>
        </>
      )}
    </>
  );
}
