import { shows } from '@sortie/testkit';
import { xwingTable } from '@sortie/testkit/xwing';

shows(
  'xw.attack.declare.primary-requirements',
  'a primary weapon needs a target in the primary or the auxiliary arc, at range 1 to 3',
  () => {
    xwingTable({
      rookie: { pilot: 'rookiepilot', at: [450, 400, 0] },
      ahead: { pilot: 'academypilot', at: [450, 600, 180] },
      behind: { pilot: 'academypilot', at: [450, 250, 0], hasFought: true },
      far: { pilot: 'academypilot', at: [450, 860, 180], hasFought: true },
    })
      .until('declareTarget', 'rookie')
      .offersExactly({ weapon: 'primary', target: 'ahead' }, { decline: true })
      .refuses({ weapon: 'primary', target: 'behind' }, 'xw.attack.declare.primary-requirements')
      .refuses({ weapon: 'primary', target: 'far' }, 'xw.attack.declare.out-of-range');
  },
);

shows(
  'xw.attack.declare.primary-requirements',
  'a ship with a rear auxiliary arc also reaches what is behind it, and not what is beside it',
  () => {
    xwingTable({
      boba: { pilot: 'imperial:firespray31:bountyhunter', at: [450, 400, 0] },
      behind: { pilot: 'rookiepilot', at: [450, 200, 0], hasFought: true },
      beside: { pilot: 'rookiepilot', at: [650, 400, 0], hasFought: true },
    })
      .until('declareTarget', 'boba')
      .offersExactly({ weapon: 'primary', target: 'behind' }, { decline: true })
      .refuses({ weapon: 'primary', target: 'beside' }, 'xw.attack.declare.primary-requirements');
  },
);
