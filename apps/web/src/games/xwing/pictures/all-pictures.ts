import type { Picture } from './picture.ts';
import type { PictureId } from './pictured-rules.ts';
import * as bombing from './shown/bombing.ts';
import * as fighting from './shown/fighting.ts';
import * as flying from './shown/flying.ts';
import * as measuring from './shown/measuring.ts';
import * as missions from './shown/missions.ts';
import * as repositioning from './shown/repositioning.ts';
import * as settingUp from './shown/setting-up.ts';

export const allPictures: Readonly<Record<PictureId, Picture>> = {
  ...measuring,
  ...fighting,
  ...flying,
  ...repositioning,
  ...bombing,
  ...settingUp,
  ...missions,
};
