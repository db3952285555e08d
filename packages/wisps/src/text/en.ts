import { coordinates, partsOfId, type WispWords } from './words.ts';

const faces = { flare: 'flare', glint: 'glint', dark: 'dark' } as const;

export const en: WispWords = {
  wisp(id, people) {
    const [owner, number] = partsOfId(id, people);
    return owner === '' ? `wisp ${number}` : `${owner}’s wisp ${number}`;
  },
  piece: (title, { light, talents }) => [title, `light ${light}`, ...talents].join(', '),
  faces,
  events: {
    bidMade: ({ seat }, { seat: name }) => `${name(seat)} has bid.`,
    bidsShown: ({ bids, first }, { seat }) =>
      `The bids are shown: ${Object.entries(bids)
        .map(([id, bid]) => `${seat(id)} ${bid}`)
        .join(', ')}. Side ${first + 1} drifts first.`,
    omensShuffled: () => 'The omens are shuffled.',
    omenDrawn: ({ seat }, { seat: name }) => `${name(seat)} draws an omen.`,
    omenDiscarded: ({ seat, omen }, { seat: name }) => `${name(seat)} plays ${omen}.`,
    placed: ({ wisp, at }, names) => `Now at ${coordinates(at)}: ${names.wisp(wisp)}.`,
    drifted: () => undefined,
    flashRolled: ({ faces: rolled }) => `The flash shows ${rolled.map((face) => faces[face]).join(' and ')}.`,
    dieRerolled: ({ face }) => `A die is rerolled: ${faces[face]}.`,
    emberBurnt: ({ wisp }, names) => `An ember burns: ${names.wisp(wisp)}.`,
    dimmed: ({ wisp, by }, names) => `Dimmed by ${by}: ${names.wisp(wisp)}.`,
    putOut: ({ wisp }, names) => `Put out: ${names.wisp(wisp)}.`,
    roundBegan: ({ round }) => `Round ${round} begins.`,
    lastRoundCalled: () => 'The clock calls the last round.',
  },
  questions: {
    bid: 'How much do you bid to drift first?',
    chooseWisp: 'Which wisp drifts?',
    moveLeader: 'Where does it drift?',
    placeFollower: 'Where does the follower go?',
    chooseTarget: 'At which wisp does it flash?',
    bargain: 'The hex wants a bargain: what do you give?',
    useAbility: 'Do you use a talent or an omen?',
  },
  place: (place) => `to ${coordinates(place)}`,
  die: (number) => `die ${number}`,
  answers: { enough: 'no more', slow: 'drift slowly', dim: 'lose one light', pass: 'use nothing' },
  talents: { lens: 'lens', ember: 'ember', hex: 'hex', vigil: 'vigil', grudge: 'grudge', gust: 'gust' },
  options: { lastRound: 'Rounds', points: 'Points', light: 'Light', minutes: 'Minutes' },
  values: { fen: 'Fen', moor: 'Moor', null: 'no limit' },
  presets: { lanterns: 'Lanterns', watch: 'Watch', sparks: 'Sparks', embers: 'Embers' },
  series: { light: 'Light left', putOut: 'Wisps put out' },
};
