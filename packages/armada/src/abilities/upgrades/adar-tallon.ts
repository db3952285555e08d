import type { SquadronId } from '../../model/index.ts';
import { ability } from '../card-words.ts';

/** The squadron may be activated once more this round. ar.known.upgrade.officers, ar.squadron-activation.slider-must-match */
export const adarTallon = ability('adar-tallon', {
  window: 'commandResolved',
  optional: true,
  exhausts: true,
  applies: ({ self, resolved }) => resolved.ship === self && resolved.command === 'squadron',
  choices: ({ table, resolved }) =>
    resolved.squadrons.filter((squadron) => table.isInPlay(squadron)).map((squadron) => ({ squadron })),
  resolve: (_at, { squadron }: { readonly squadron: SquadronId }) => [
    { kind: 'setSlider', squadron, activated: false },
  ],
});
