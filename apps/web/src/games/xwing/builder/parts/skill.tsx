import { useWords as useTerms } from '../terms/text/words.ts';
import './skill.css';

export function Skill({ skill }: { readonly skill: number }) {
  const terms = useTerms();
  return (
    <span className="skill" title={terms('value-pilotSkill')}>
      <span className="unseen">{terms('value-pilotSkill')}</span>
      {skill}
    </span>
  );
}
