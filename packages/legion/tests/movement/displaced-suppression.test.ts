import { shows } from '../shows.ts';
import { moving, tool } from './mover.ts';

shows(
  ['lg.suppression.from-displacement', 'lg.suppression.from-displacement-max-1'],
  'a unit that is displaced gains one suppression token, however many of its miniatures were; others gain none',
  () => {
    const friends = { unit: 'rebel-troopers', at: [600, 300] } as const;
    const aside = { unit: 'rebel-officer', at: [800, 300] } as const;
    const at = moving({ unit: 'at-rt', at: [600, 200, 0] }, 'standard', { friends, aside });
    at.answers(tool(2, 0));
    at.answers(at.answersOffered[0] as never).answers(at.answersOffered[0] as never);
    at.asks('chooseAction', { unit: 'mover' });
    at.hasTokens('friends', { suppression: 1 }).hasTokens('aside', {});
  },
);

shows(
  'lg.displacement.engaged-pass-through',
  'repulsor vehicles and troopers move through engaged troopers',
  () => {
    const luke = { unit: 'luke-skywalker', at: [600, 300], side: 0 } as const;
    const vader = { unit: 'darth-vader', at: [600, 327], side: 1 } as const;
    const bystander = { unit: 'leia-organa', at: [600, 240] } as const;
    moving(bystander, 'standard', { luke, vader }).answers(tool(2, 0));
    moving({ unit: 't-47', at: [600, 200, 0] }, '', { luke, vader }).answers({
      ...tool(3, 0),
      type: 'compulsory',
    });
  },
);
