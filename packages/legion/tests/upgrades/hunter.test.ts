import { legionTable } from '@sortie/testkit/legion';
import { shows } from '../shows.ts';

const fight = (enemy: object, upgrades = ['hunter']) =>
  legionTable({
    boba: { unit: 'boba-fett', at: [300, 300], upgrades },
    enemy: { unit: 'wookiee-warriors', at: [300, 500], left: 1, activated: true, ...enemy },
  }).attack('boba', 'enemy', { weapons: ["Fett's EE-3 Carbine"], black: ['blank', 'blank'] });

shows(
  ['lg.wound.wounded-unit', 'lg.attack.4.rerolls'],
  'against a wounded trooper unit it may gain an aim token, and spend it at once',
  () => {
    const at = fight({ wounds: [1] }).offersExactly({ use: 'boba.c1', choice: null }, { pass: true });
    at.uses('hunter').hasTokens('boba', { aim: 1 }).offers('aim');
  },
);

shows('lg.wound.wounded-unit', 'one without wounds, and a vehicle, is no prey', () => {
  fight({}).asks('chooseAction', { unit: 'boba' });
  fight({ wounds: [1] }, []).asks('chooseAction', { unit: 'boba' });
  fight({ unit: 'at-rt', left: undefined, wounds: [1] }).asks('chooseAction', { unit: 'boba' });
});
