import { type Pose, pose } from '@sortie/geometry';
import { outlineAround } from '@sortie/scene';
import type { UpgradeId } from '@sortie/xwing/catalogue';
import { straight } from '@sortie/xwing/catalogue';
import type { XwingView } from '@sortie/xwing/view';
import { outlineAt } from '../../motion/template-outline.ts';
import { area } from '../marks.ts';
import type { Picture } from '../picture.ts';
import { bomberAt, tieAt, xwingAt } from '../ships.ts';

export const bombDrop: Picture = {
  from: {
    position: {
      phase: 'activation',
      ships: [
        bomberAt('bd-b', [300, 180, 90], {
          upgrades: ['bomb:protonbombs'],
          dial: { speed: 2, bearing: 'straight' },
        }),
        xwingAt('bd-x', [120, 270, 100]),
      ],
    },
  },
  answers: [['useAbility', { use: 'bd-b.u1', choice: null }]],
  window: [90, 85, 360],
  show: (table) => {
    const { from } = table.events('shipMoved')[0]!;
    const half = table.baseLength('bd-b') / 2;
    const rear: Pose = pose(from.x - half, from.y, 270);
    const [bomb] = table.events('bombDropped');
    return {
      facts: { behind: Math.round(from.x - half - bomb!.bomb.pose.x), bombs: table.view.bombs.length },
      marks: [
        area('template', 'template', outlineAt(straight(1), rear)),
        area('start', 'before', table.base('bd-b', from)),
      ],
    };
  },
};

const BOMB_AT = [270, 190, 90] as const;

export const bombBlast: Picture = {
  from: {
    position: {
      phase: 'activation',
      ships: [
        tieAt('bb-own', [170, 230, 90]),
        xwingAt('bb-near', [370, 240, 250]),
        xwingAt('bb-far', [430, 140, 300]),
      ],
      bombs: [{ bomb: 'bomb:seismiccharges', droppedBy: 'bb-own', at: BOMB_AT }],
    },
  },
  window: [90, 60, 400],
  show: (table, say) => {
    const hurt = [...table.events('shieldLost'), ...table.events('damageDealt')].map(({ ship }) => ship);
    const bombs = [
      {
        id: 'bb-bomb',
        bomb: 'bomb:seismiccharges' as UpgradeId,
        pose: pose(...BOMB_AT),
        side: 1,
        droppedBy: 'bb-own',
      },
    ] as unknown as XwingView['bombs'];
    const outlines = table.bombs(bombs);
    return {
      facts: {
        hurt: new Set(hurt).size,
        friend: hurt.includes('bb-own' as never) ? 1 : 0,
        far: hurt.includes('bb-far' as never) ? 1 : 0,
      },
      marks: [
        area('blast', 'band-1', outlineAround(outlines.flat(), 100), say('range', { range: 1 })),
        ...outlines.map((points, place) => area(`bomb ${place}`, 'attack', points)),
      ],
    };
  },
};
