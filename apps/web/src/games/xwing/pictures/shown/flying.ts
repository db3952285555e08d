import { poseOnPath, squareBetween } from '@sortie/geometry';
import type { Mark } from '@sortie/scene';
import type { Bearing, Maneuver, Template } from '@sortie/xwing/catalogue';
import { templateOf } from '@sortie/xwing/view';
import { templateOutline } from '../../motion/template-outline.ts';
import { area, outline } from '../marks.ts';
import type { Picture, PictureSay } from '../picture.ts';
import { tieAt, xwingAt } from '../ships.ts';
import type { StagedTable } from '../staged-table.ts';

/** A maneuver that was flown: where it began, its template, and where it was meant to end. */
function flightOf(table: StagedTable, ship: string, speed: Maneuver['speed'], bearing: Bearing) {
  const { from, to } = table.events('shipMoved').find((moved) => moved.ship === ship)!;
  const template = templateOf({ speed, bearing }) as Template;
  const wanted = poseOnPath(template, from, table.baseLength(ship), template.length);
  return { from, to, template, wanted, short: Math.sqrt(squareBetween(wanted, to)) };
}

function flightMarks(
  table: StagedTable,
  ship: string,
  flight: ReturnType<typeof flightOf>,
  say: PictureSay,
): readonly Mark[] {
  const { from, wanted, template, short } = flight;
  return [
    area('template', 'template', templateOutline(template, from, table.baseLength(ship))),
    outline('start', 'before', table.base(ship, from), say('start')),
    ...(short > 1 ? [outline('wanted', 'refused', table.base(ship, wanted))] : []),
  ];
}

const straight = (speed: number) => ({ speed, bearing: 'straight' });

export const bump: Picture = {
  from: {
    position: {
      phase: 'activation',
      ships: [xwingAt('bu-x', [150, 190, 90], { dial: straight(3) }), tieAt('bu-t', [300, 205, 200])],
    },
  },
  window: [90, 95, 300],
  show: (table, say) => {
    const flight = flightOf(table, 'bu-x', 3, 'straight');
    return {
      facts: {
        short: Math.round(flight.short),
        touching: table.view.touches.length,
        actions: table.ship('bu-x').actions.length,
      },
      marks: flightMarks(table, 'bu-x', flight, say),
    };
  },
};

export const throughShips: Picture = {
  from: {
    position: {
      phase: 'activation',
      ships: [xwingAt('th-x', [120, 190, 90], { dial: straight(4) }), tieAt('th-t', [215, 200, 200])],
    },
  },
  window: [70, 100, 310],
  show: (table, say) => {
    const flight = flightOf(table, 'th-x', 4, 'straight');
    return {
      facts: { short: Math.round(flight.short), touching: table.view.touches.length },
      marks: flightMarks(table, 'th-x', flight, say),
    };
  },
};

const koiogran = { speed: 4, bearing: 'koiogranTurn' };

function koiogranPicture(ship: string, ships: readonly ReturnType<typeof tieAt>[]): Picture {
  return {
    from: {
      position: {
        phase: 'activation',
        ships: [xwingAt(ship, [120, 190, 90], { dial: koiogran }), ...ships],
      },
    },
    window: [70, 85, 340],
    show: (table, say) => {
      const flight = flightOf(table, ship, 4, 'koiogranTurn');
      const { heading } = flight.to;
      return {
        facts: {
          turned: Math.abs(heading - flight.from.heading),
          stress: table.ship(ship).tokens.stress,
          short: Math.round(flight.short),
        },
        marks: flightMarks(table, ship, flight, say),
      };
    },
  };
}

export const koiogranTurn = koiogranPicture('kt-x', [tieAt('kt-t', [370, 260, 200])]);
export const koiogranBlocked = koiogranPicture('kb-x', [tieAt('kb-t', [335, 205, 200])]);

export const overAsteroid: Picture = {
  from: {
    position: {
      phase: 'activation',
      ships: [
        xwingAt('as-x', [140, 110, 45], { dial: { speed: 3, bearing: 'bankRight' } }),
        tieAt('as-t', [410, 260, 200]),
      ],
      obstacles: [{ id: 'as-o', kind: 'asteroid', outline: 4, at: [236, 176, 0] }],
    },
  },
  dice: { attack: ['blank'] },
  window: [80, 65, 370],
  show: (table, say) => {
    const flight = flightOf(table, 'as-x', 3, 'bankRight');
    return {
      facts: {
        hits: table.events('obstacleHit').length,
        rolled: table.events('rolledFor').flatMap(({ faces }) => faces).length,
        actions: table.ship('as-x').actions.length,
      },
      marks: flightMarks(table, 'as-x', flight, say),
    };
  },
};

export const overTheEdge: Picture = {
  from: {
    position: {
      phase: 'activation',
      ships: [
        xwingAt('fl-x', [120, 120, 315], { dial: { speed: 2, bearing: 'bankLeft' } }),
        xwingAt('fl-y', [270, 200, 0]),
        tieAt('fl-t', [330, 260, 200]),
      ],
    },
  },
  window: [-60, 70, 400],
  show: (table, say) => {
    const flight = flightOf(table, 'fl-x', 2, 'bankLeft');
    const end = table.base('fl-x', flight.to);
    return {
      facts: {
        outside: Math.round(Math.max(0, -Math.min(...end.map(({ x }) => x)))),
        fled: table.events('shipLost').filter(({ how }) => how === 'fled').length,
      },
      marks: [...flightMarks(table, 'fl-x', flight, say), outline('end', 'refused', end, say('fled'))],
    };
  },
};
