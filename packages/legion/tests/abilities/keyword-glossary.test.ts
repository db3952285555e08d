import { commandCards, units, upgrades } from '@sortie/legion/catalogue';
import { expect } from 'vitest';
import { shows } from '../shows.ts';

shows(
  ['lg.golden-rules.reminder-not-the-rule', 'lg.golden-rules.reminder-never-overrides'],
  'a card carries a keyword by its name and number, and nothing of its text',
  () => {
    const fields = new Set(
      [...units, ...upgrades]
        .flatMap((card) => [...card.keywords, ...('grants' in card ? card.grants : [])])
        .flatMap((use) => Object.keys(use)),
    );
    expect([...fields].sort()).toEqual(['arc', 'attack', 'capacity', 'id', 'unit', 'value']);
  },
);

shows(
  ['lg.golden-rules.errata-replaces', 'lg.golden-rules.errata-english-first'],
  'cards stand under their English names, as corrected: Force Choke is for the dark side',
  () => {
    const choke = upgrades.find(({ id }) => id === 'force-choke')!;
    expect([choke.name, choke.only]).toEqual(['Force Choke', { side: 'dark' }]);
    const vader = units.find(({ id }) => id === 'darth-vader')!;
    const own = commandCards.filter(({ owner }) => owner === 'darth-vader').map(({ name }) => name);
    expect([vader.name, vader.title, own]).toEqual([
      'Darth Vader',
      'Dark Lord of the Sith',
      ['Implacable', 'New Ways to Motivate Them', 'Master of Evil'],
    ]);
  },
);
