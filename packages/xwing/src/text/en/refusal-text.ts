import type { Plain, Refusal } from '@sortie/kernel';

const sentences: Readonly<Record<string, string>> = {
  'table.stale-answer': 'The game has moved on since that question was asked.',
  'table.not-your-decision': 'That question was put to somebody else.',
  'table.not-offered': 'That is not one of the answers.',
  'table.malformed-answer': 'That is not an answer to this question.',
  'table.malformed-command': 'There is no such command.',
  'table.malformed-setup': 'The set-up cannot be read.',
  'table.malformed-opening': 'The opening of the game cannot be read.',
  'table.malformed-position': 'The position cannot be read.',
  'table.malformed-replay': 'That is not a replay of this game.',
  'table.malformed-entry': 'The journal has an entry that cannot be read.',
  'table.malformed-script': 'The script of dice and cards cannot be read.',
  'table.not-scripted': 'This game was not opened with a script.',
  'table.damaged-save': 'The saved game is damaged.',
  'table.game-over': 'The game is over.',
  'table.unknown-seat': 'Nobody sits at that seat.',
  'table.nothing-to-undo': 'There is nothing to take back.',
  'table.undo-by-judge-only': 'Only the judge takes anything back.',
  'table.nothing-to-consent-to': 'Nobody has asked for your consent.',
  'table.rolled-back': 'That would have broken the game, so it was taken back. A bug bundle was kept.',
  'table.unknown-card': 'There is no such card.',
  'table.card-not-written': 'What that card does is not written yet, so it cannot be played.',
  'table.xws-unreadable': 'The squad file cannot be read.',
  'table.conceded': 'Somebody conceded.',
  'table.secret-not-revealed': "The referee's secret is not in the file.",
  'table.commitment-broken': 'The secret is not the one that was promised before the game.',
  'table.seed-differs': 'The seed of the game does not follow from the secret and the players’ seeds.',
  'table.seed-not-committed': 'The file holds no commitment: the seed was simply chosen.',
  'table.dice-scripted': 'The dice of this game were laid out beforehand.',
  'table.no-clock': 'No clock may end this game.',
  'table.public-talk': 'Everybody at the table hears what is said.',
  'table.other-rules': 'This game is played by another version of the rules.',
  'table.wrong-number-of-picks': 'So many cannot be chosen here.',
  'table.not-among-picks': 'One of these is not there to be chosen, or was named twice.',
};

/** The table's own reasons; undefined for a rule of the game, whose words are in the rulebook. */
export function refusalText({ rule, about }: Refusal): string | undefined {
  const text = sentences[rule];
  if (text === undefined) return undefined;
  const field = (about as { readonly field?: Plain } | null)?.field;
  return typeof field === 'string' ? `${text} Look at the field ${field}.` : text;
}
