import type { About } from '../about.ts';
import { pick } from '../pick.ts';
import { subjectIn } from '../places.ts';
import { faultList, type ListFaultWords, listFaultsIn, type RefusalWords, refusalsIn } from '../refusals.ts';
import { placeText, subjects } from './places.ts';
import { words } from './words.ts';

const listFaults: ListFaultWords = {
  'ev.format.extended-pool': (card) => `${card} is not in the extended format`,
  'ev.format.points-documents': (card) => `${card} is not in the points document of the event`,
  'ev.format.standard-ban-and-restricted': (card) =>
    `${card} breaks the lists of banned and restricted cards`,
  'ev.format.standard-pool': (card) => `${card} is not in the standard format`,
  'ev.squad-list.built-by-rulebook': (sum) => `the list costs more than it may: ${sum}`,
};

const fileProblems = {
  notAnObject: 'is not an object',
  notAList: 'is not a list',
  notText: 'is not text',
  tooLong: 'is too long',
  tooFew: 'has too few items',
  otherFormat: 'is not a format that can be read here',
  notNumbered: 'does not follow the number before it',
  notJson: 'is not JSON',
  damaged: 'is damaged',
  unknownPlayer: 'names a player who is not in the file',
  twice: 'is there twice',
  notANumber: 'is not a number',
  missing: 'is missing',
  notAllowed: 'has a value that is not allowed',
};

const settingProblems = {
  unknown: 'is not a setting',
  notANumber: 'is not a number that can be used',
  notARange: 'is not a range of table numbers',
  notARound: 'names a round that there cannot be',
  lossAboveWin: 'gives more for losing than for winning',
  firstNotZero: 'must begin at a margin of 0',
  notRising: 'must be larger than the one before',
  randomNotLast: 'must end with the lot, and only there',
  twice: 'names the same thing twice',
  empty: 'is empty',
  notABracket: 'must be 0, 2, 4, 8 or 16',
};

const badFile = ({ text, has }: About) => {
  const line = has('line') ? `line ${text('line')}, ` : '';
  const found = has('found') ? ` (“${text('found')}”)` : '';
  return `The file cannot be read: ${line}${placeText(text('field'))} ${pick(text('problem'), fileProblems, 'is damaged')}${found}`;
};

const role = (about: About) => pick(about.text('role'), words.roles, about.text('role'));
const command = (name: string) => pick(name, words.commands, placeText(name));

const notAllowed = (about: About) =>
  pick(
    about.what,
    {
      noJudge: 'You are not a judge of this event any more',
      noPlayer: 'You are not a player of this event',
      other: `Players can do this for themselves alone: ${command(about.where)}`,
      absent: 'That somebody did not appear is for the organiser or a judge to enter',
    },
    `This is not for you as ${role(about)}: ${command(about.where)}`,
  );

const stale = ({ list, text, names }: About) => {
  const changed = list('changed').map(subjectIn(subjects, names.of));
  return changed.length === 0
    ? `The event is at version ${text('version')}, so look at it again`
    : `Somebody was quicker: ${changed.join(', ')} changed meanwhile. Look again before you go on`;
};

const cut = (about: About) =>
  pick(
    about.what,
    {
      none: 'This event has no cut',
      made: 'The cut has been made already',
      tooFew: `${about.text('players')} players are too few for a cut to ${about.text('cut')}`,
      finalOpen: 'The final has not been played yet',
      finalPlayed: 'The final has been played: the event can end',
      seed: 'Games of the bracket follow from the seeds and cannot be swapped',
      bracket: `${about.names.of(about.where)} cannot come back once the cut has been made`,
    },
    about.where === 'table'
      ? `Table ${about.what} decided who goes on, and that player has been drawn since`
      : `All ${about.what} rounds before the cut have been played: make the cut`,
  );

const submit = (about: About) => {
  const players = about.list('players');
  if (players.length > 0) return `No list that may be played from: ${players.join(', ')}`;
  return about.what === 'late'
    ? 'The event has started and takes no more players'
    : `${about.names.of(about.where)} has not handed in a list that may be played`;
};

const points = ({ list }: About) => list('points').join(' : ');

const deskRefusals = {
  'desk.bad-file': badFile,
  'desk.bad-log': ({ where }) => `Entry ${where} of the log is not in its place`,
  'desk.bad-name': ({ where }) => `A name must have 1 to 80 letters (${placeText(where)})`,
  'desk.bad-result': ({ where, what }) =>
    `${placeText(where)}: ${pick(what, { points: 'no game gives these points', winner: 'it is not clear who won', draw: 'a game cannot end in a draw here', missing: 'it is not clear who is missing' }, 'no game ends like this')}`,
  'desk.bad-setting': ({ where, what }) =>
    `Setting “${placeText(where)}” ${pick(what, settingProblems, 'cannot be so')}`,
  'desk.bad-time': () => 'The time of the command is not a time',
  'desk.begun': ({ what }) => `The game at table ${what} has begun already`,
  'desk.called': ({ what }) => `A judge has been called to table ${what} already`,
  'desk.clock': ({ what }) =>
    pick(
      what,
      {
        started: 'The clock is running already',
        notStarted: 'The clock has not been started',
        paused: 'The clock stands already',
        running: 'The clock is not paused',
        notANumber: 'Time is given in whole minutes, from 1 to 1440',
        notYet: 'The time has not come yet',
      },
      'The clock cannot do that now',
    ),
  'desk.draw-differs': ({ where, what }) =>
    `Entry ${where} is not what was drawn: ${pick(what, { lot: 'the lot of a player', scenario: 'the scenario', length: 'the length of the round', pairings: 'the pairings', byes: 'the bye' }, 'the round')} differs`,
  'desk.has-results': ({ list }) =>
    `The round cannot be taken back: there are results at tables ${list('tables').join(', ')}`,
  'desk.in': ({ where, names }) => `${names.of(where)} is in the event already`,
  'desk.no-draft': () => 'No round has been drawn',
  'desk.no-reason': () => 'Give a reason: it is kept in the log',
  'desk.no-round': ({ what }) =>
    what === '' || Number.isNaN(Number(what)) ? 'No round is under way' : `Round ${what} is not under way`,
  'desk.no-table': ({ what }) => `The round has no table ${what}; a bye has no table`,
  'desk.not-allowed': notAllowed,
  'desk.not-ruled': () => 'The judge has not ruled yet',
  'desk.not-settled': ({ what }) => `Table ${what} has no result yet that could be corrected`,
  'desk.not-started': () => 'The event has not started',
  'desk.not-your-table': ({ what, where }) =>
    where === 'call' ? 'That call was for another table' : `Table ${what} is not yours`,
  'desk.out': ({ where, names }) => `${names.of(where)} is out of the event`,
  'desk.over': () => 'The event is over; only results can still be corrected',
  'desk.same-name': ({ what, where }) => `Somebody is called “${what}” already (${placeText(where)})`,
  'desk.same-table': ({ what }) =>
    `Choose two players of different tables; ${what} would stay where they are`,
  'desk.scoring': ({ where, what }) =>
    `Scoring, ${placeText(where)}: ${pick(what, settingProblems, 'cannot be so')}`,
  'desk.settled': ({ what }) => `Table ${what} has a result already; it can be corrected, with a reason`,
  'desk.stale': stale,
  'desk.started': () => 'The event has started already',
  'desk.tables': ({ what, text }) => `${text('needed')} tables are needed and there are ${what}`,
  'desk.taken': () => 'Another judge has taken this call',
  'desk.too-few': ({ what }) => `There are too few players: ${what}`,
  'desk.too-long': ({ what }) => `The list is longer than ${what} letters`,
  'desk.too-many': ({ what }) => `An event has at most ${what} players`,
  'desk.unknown': ({ where, what }) =>
    `${pick(where, { call: 'There is no such call', judge: 'There is no such judge', ground: 'This is not one of the grounds' }, 'There is no such player')}: ${what}`,
  'desk.unknown-command': ({ where }) => `Nothing is known that is called “${where}”`,
  'desk.wishes': ({ list }) => `The pairs that are kept apart leave no pairing: ${list('pairs').join(', ')}`,
} satisfies Partial<RefusalWords>;

export const refusalText = refusalsIn({
  ...deskRefusals,
  'ev.bye.lowest-without-bye': ({ text }) =>
    `${text('player')} has had a bye already. Give another one all the same?`,
  'ev.cut.4-16': ({ text }) =>
    `Only ${text('players')} players, and the rules begin at 4. Start all the same?`,
  'ev.cut.definition': cut,
  'ev.drop.disqualified-no-return': ({ what }) => `${what} was disqualified and cannot come back`,
  'ev.drop.no-show': ({ text }) =>
    `The time to wait for ${text('player')} is not over. Remove them all the same?`,
  'ev.event-points.awarded-each-round': ({ list }) =>
    `Results are missing from tables ${list('tables').join(', ')}`,
  'ev.format.announce-cut-rounds': ({ what, text }) =>
    `${text('announced')} rounds were announced before the cut and ${what} have been played`,
  'ev.format.announce-in-advance': ({ where, what }) =>
    pick(
      what,
      {
        afterStart: `“${placeText(where)}” was announced and cannot change once the event has started`,
        missing: 'Announce the event before it starts',
      },
      `The event cannot be announced without this: ${placeText(where)}`,
    ),
  'ev.format.points-documents': ({ what }) => `The card list needs its date as year-month-day, not “${what}”`,
  'ev.format.standard-or-extended': ({ what }) => `The format is standard or extended, not “${what}”`,
  'ev.game-end.win': (about) =>
    `${placeText(about.where)}: the winner has fewer points (${points(about)}). Is that so by the rules of the game?`,
  'ev.judges.appeal': () => 'Only the head judge decides an appeal',
  'ev.judges.at-least-one': ({ what }) =>
    what === 'last'
      ? 'The last judge cannot go while the event runs'
      : 'Name a judge first: no event starts without one',
  'ev.judges.head-judge': ({ what }) =>
    what === 'already'
      ? 'There is a head judge already'
      : 'There is no head judge, or no other judge beside them',
  'ev.judges.not-playing': ({ what }) => `${what} cannot be a judge and a player of the same event`,
  'ev.judges.ruling-final': () => 'This ruling is final',
  'ev.mission-points.decide-game': (about) =>
    `${placeText(about.where)}: the points are not equal (${points(about)}), so it is no draw`,
  'ev.pairing.no-rematch-in-stage': ({ has, text }) =>
    has('table')
      ? `The two at table ${text('table')} have met before. Let them meet again?`
      : `${text('rounds')} rounds with ${text('opponents')} opponents: somebody will meet twice. Start all the same?`,
  'ev.pairing.one-opponent-per-round': ({ list }) =>
    [
      'Draw the round again',
      ...(list('gone').length > 0 ? [`${list('gone').join(', ')} left`] : []),
      ...(list('due').length > 0 ? [`${list('due').join(', ')} came`] : []),
    ].join('; '),
  'ev.squad-list.checked-against-format': (about) =>
    about.faults.length > 0
      ? `The list may not be played: ${faultList(about, listFaults)}`
      : `Lists that may not be played: ${about.list('players').join(', ')}`,
  'ev.squad-list.locked': ({ where, names }) => `The list of ${names.of(where)} cannot change any more`,
  'ev.squad-list.submit-before-start': submit,
  'ev.swiss.winner': ({ what, has, text }) => {
    if (!has('announced')) return `All ${what} rounds have been played: the event can end`;
    return what === text('announced')
      ? 'The cut has to be made before the event can end'
      : `${what} of ${text('announced')} rounds have been played`;
  },
  'ev.warnings.three': ({ where, what, names }) =>
    `${names.of(where)} has had ${what} warnings; three are a ground for removal`,
  'table.commitment-broken': () => 'The secret is not the one that was promised when the event was made',
});

export const listFaultText = listFaultsIn(listFaults);
