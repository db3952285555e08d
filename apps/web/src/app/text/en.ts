import type { Words } from '../words.ts';

export const en = {
  brand: 'Sortie',
  toContent: 'Skip to the content',
  pages: 'Pages',
  play: 'Play',
  lists: 'Lists',
  rules: 'Rules',
  replays: 'Replays',
  events: 'Events',
  statistics: 'Statistics',
  settings: 'Settings',
  menu: 'Menu',
  language: 'Language',
  darkTheme: 'Dark theme',
  fanProject:
    'An unofficial project by fans, free of charge and made without the makers of the games. Names belong to their owners; every rule is told in our own words.',
  keeping: 'What the server keeps, and for how long',
  failed: 'This page could not be shown',
  failedWhy:
    'Either it could not be loaded or something failed. Games are kept by the referee, so nothing is lost.',
  reload: 'Load again',
  waiting: 'One moment…',
} as const satisfies Words;
