import type { SeatId } from '@sortie/kernel';
import { type LegionTable, legionTable, type Situation, type UnitSpec } from '@sortie/testkit/legion';
import { describe, expect } from 'vitest';
import { resolving } from '../command-cards/played.ts';
import { shows } from '../shows.ts';

/** A side is asked only where an answer could change something. */
function passIdle(table: LegionTable, seat: string): LegionTable {
  table.referee.command(seat as SeatId, { kind: 'passWindows', when: 'idle', scope: 'game' });
  return table;
}

/** The windows that went by unasked. */
const passedIn = (table: LegionTable) =>
  table.referee
    .logFor('spectator')
    .flatMap((event) => (event.kind === 'passedUnasked' ? [String(event.window)] : []));

const DODGING = 'applyDodgeAndCover';

describe('who wants to be asked only where it matters', () => {
  const fired = (
    { at = [400, 500], ...target }: Omit<UnitSpec, 'at'> & { readonly at?: UnitSpec['at'] },
    dice: object,
    more: Situation = {},
  ) =>
    passIdle(
      legionTable(
        {
          rebels: { unit: 'rebel-troopers', at: [400, 300], left: 1 },
          target: { at, activated: true, tokens: { dodge: 1 }, ...target },
        },
        more,
      ),
      'p2',
    ).attack('rebels', 'target', dice);

  shows(
    'lg.actions.dodge.spend',
    'is asked for a dodge token where there is a hit, and not where there is none',
    () => {
      const storm = { unit: 'stormtroopers', left: 2 } as const;
      const hit = fired(storm, { black: ['hit'] }).offersExactly(
        { use: 'target.dodge', choice: 'hit' },
        { pass: true },
      );
      expect(passedIn(hit)).toEqual([]);
      const critical = fired(storm, { black: ['critical'], redDefense: ['block'] });
      expect(passedIn(critical)).toEqual([DODGING]);
      critical.hasTokens('target', { suppression: 1, dodge: 1 }).ends();
    },
  );

  shows(
    ['lg.unit-keyword.deflect.requires-dodge', 'lg.actions.dodge.spend-without-hits'],
    'is asked for the token that Deflect needs although there is no hit',
    () => {
      const vader = fired({ unit: 'darth-vader' }, { black: ['critical'] });
      vader.offersExactly({ use: 'target.dodge', choice: null }, { pass: true });
    },
  );

  shows('lg.attack.5.crits-immune', 'is asked where a card lets a critical be dodged', () => {
    const bikes = { unit: '74-z-speeder-bikes', left: 2 } as const;
    const played = { players: { p2: { revealed: 'evasive-maneuvers' } } };
    const asked = fired(bikes, { black: ['critical'] }, played);
    asked.offersExactly({ use: 'target.dodge', choice: 'critical' }, { pass: true });
    const usual = fired(bikes, { black: ['critical'], whiteDefense: ['block'] });
    expect(passedIn(usual)).toEqual([DODGING]);
  });

  shows(
    'lg.actions.card.grants-move-not-action',
    'is asked whether an ordered unit recovers where it has something to recover from',
    () => {
      const ordering = (storm: Partial<UnitSpec>) => {
        const table = passIdle(
          resolving('imperial-discipline', {
            veers: { unit: 'general-veers', at: [300, 100] },
            storm: { unit: 'stormtroopers', at: [500, 300], ...storm },
            snow: { unit: 'snowtroopers', at: [700, 100] },
          }),
          'p1',
        );
        return table.answers({ unit: 'storm' }).open[0]?.kind;
      };
      const scopes = (card: object) =>
        ordering({ upgrades: [{ card: 'targeting-scopes', ...card }] as never });
      expect(ordering({ tokens: { suppression: 1 } })).toBe('useAbility');
      expect(ordering({})).toBe('issueOrder');
      expect(scopes({ exhausted: true })).toBe('useAbility');
      expect(scopes({ exhausted: true, discarded: true })).toBe('issueOrder');
      expect(scopes({})).toBe('issueOrder');
    },
  );
});
