import type { Words } from '../../../../app/words.ts';

export const en = {
  overAsteroid: 'Leads over an asteroid: no action, and a die that may hurt.',
  restsOnAsteroid: 'Ends on an asteroid: no action, no attack, and a die that may hurt.',
  overDebris: 'Leads over debris: a stress token, and a die that may hurt.',
  overlaps: 'Would overlap {{ship}}: stops short, and the action is lost.',
  flees: 'Leaves the table: the ship is lost.',
  overBomb: 'Leads over a bomb token.',
  range: 'Range {{range}}',
} as const satisfies Words;
