import type { Words } from '../../../../app/words.ts';

export const en = {
  title: 'Register',
  closed: 'The event has started. Go to the organiser’s desk if you want to come in late.',
  already: 'On this device {{name}} is registered.',
  toMyPage: 'To my page',
  name: 'Your name',
  club: 'Your club, if you have one',
  list: 'Your list',
  listWhy:
    'As XWS or the text of a list builder. It stays hidden until the event starts, and you may change it until then.',
  listLater: 'You can also hand in the list later.',
  faulty_one: 'This list cannot be taken. Its fault:',
  faulty_other: 'This list cannot be taken. Its {{count}} faults:',
  ownList: 'From the lists kept in this browser',
  chooseOwn: 'Choose one…',
  register: 'Register me',
  done: 'You are registered',
  keepLink:
    'Everything of yours is on your own page. This device remembers it; keep the link if you want to open it on another one.',
  myLink: 'My own link',
} as const satisfies Words;
