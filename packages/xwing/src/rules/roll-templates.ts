import { bank, straight, type Template } from '../catalogue/index.ts';
import type { RollDirection } from '../model/index.ts';

/** The side of the base at which a template is laid, 1 being the right one, and which template it is. */
export interface RollTemplate {
  readonly side: 1 | -1;
  readonly template: Template;
}

/** To the left a curve to the right leads ahead. xw.action.roll.template, xw.cloak.decloak.effects */
export const rollTemplates: Readonly<Record<RollDirection, RollTemplate>> = {
  left: { side: -1, template: straight(1) },
  right: { side: 1, template: straight(1) },
  left2: { side: -1, template: straight(2) },
  right2: { side: 1, template: straight(2) },
  leftAhead: { side: -1, template: bank(2, 'right') },
  leftBack: { side: -1, template: bank(2, 'left') },
  rightAhead: { side: 1, template: bank(2, 'left') },
  rightBack: { side: 1, template: bank(2, 'right') },
  leftAhead1: { side: -1, template: bank(1, 'right') },
  leftBack1: { side: -1, template: bank(1, 'left') },
  rightAhead1: { side: 1, template: bank(1, 'left') },
  rightBack1: { side: 1, template: bank(1, 'right') },
};
