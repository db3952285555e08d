import { coordinates, partsOfId, type WispWords } from './words.ts';

const faces = { flare: 'labareda', glint: 'brilho', dark: 'escuro' } as const;

export const pt: WispWords = {
  wisp(id, people) {
    const [owner, number] = partsOfId(id, people);
    return owner === '' ? `fogo-fátuo ${number}` : `fogo-fátuo ${number} de ${owner}`;
  },
  piece: (title, { light, talents }) =>
    [title, `luz ${light}`, ...talents.map((talent) => pt.talents[talent] ?? talent)].join(', '),
  faces,
  events: {
    bidMade: ({ seat }, { seat: name }) => `${name(seat)} fez seu lance.`,
    bidsShown: ({ bids, first }, { seat }) =>
      `Os lances são mostrados: ${Object.entries(bids)
        .map(([id, bid]) => `${seat(id)} ${bid}`)
        .join(', ')}. O lado ${first + 1} flutua primeiro.`,
    omensShuffled: () => 'Os presságios são embaralhados.',
    omenDrawn: ({ seat }, { seat: name }) => `${name(seat)} compra um presságio.`,
    omenDiscarded: ({ seat, omen }, { seat: name }) => `${name(seat)} joga ${omen}.`,
    placed: ({ wisp, at }, names) => `Agora em ${coordinates(at)}: ${names.wisp(wisp)}.`,
    drifted: () => undefined,
    flashRolled: ({ faces: rolled }) => `O clarão mostra ${rolled.map((face) => faces[face]).join(' e ')}.`,
    dieRerolled: ({ face }) => `Um dado é rolado de novo: ${faces[face]}.`,
    emberBurnt: ({ wisp }, names) => `Uma brasa queima: ${names.wisp(wisp)}.`,
    dimmed: ({ wisp, by }, names) => `Perde ${by} de luz: ${names.wisp(wisp)}.`,
    putOut: ({ wisp }, names) => `Apaga-se: ${names.wisp(wisp)}.`,
    roundBegan: ({ round }) => `Começa a rodada ${round}.`,
    lastRoundCalled: () => 'O relógio anuncia a última rodada.',
  },
  questions: {
    bid: 'Quanto você oferece para flutuar primeiro?',
    chooseWisp: 'Qual fogo-fátuo flutua?',
    moveLeader: 'Até onde ele flutua?',
    placeFollower: 'Para onde vai o seguidor?',
    chooseTarget: 'Contra qual fogo-fátuo vai o clarão?',
    bargain: 'O feitiço pede um trato: o que você dá?',
    useAbility: 'Você usa um talento ou um presságio?',
  },
  place: (place) => `para ${coordinates(place)}`,
  die: (number) => `dado ${number}`,
  answers: { enough: 'nenhum mais', slow: 'flutuar devagar', dim: 'perder uma luz', pass: 'não usar nada' },
  talents: {
    lens: 'lente',
    ember: 'brasa',
    hex: 'feitiço',
    vigil: 'vigília',
    grudge: 'rancor',
    gust: 'rajada',
  },
  options: { lastRound: 'Rodadas', points: 'Pontos', light: 'Luz', minutes: 'Minutos' },
  values: { fen: 'Brejo', moor: 'Charneca', null: 'sem limite' },
  presets: { lanterns: 'Lanternas', watch: 'Guarda', sparks: 'Faíscas', embers: 'Brasas' },
  series: { light: 'Luz restante', putOut: 'Fogos-fátuos apagados' },
};
