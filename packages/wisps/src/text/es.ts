import { coordinates, partsOfId, type WispWords } from './words.ts';

const faces = { flare: 'llama', glint: 'destello', dark: 'oscuro' } as const;

export const es: WispWords = {
  wisp(id, people) {
    const [owner, number] = partsOfId(id, people);
    return owner === '' ? `fuego ${number}` : `fuego ${number} de ${owner}`;
  },
  piece: (title, { light, talents }) =>
    [title, `luz ${light}`, ...talents.map((talent) => es.talents[talent] ?? talent)].join(', '),
  faces,
  events: {
    bidMade: ({ seat }, { seat: name }) => `${name(seat)} ha pujado.`,
    bidsShown: ({ bids, first }, { seat }) =>
      `Se muestran las pujas: ${Object.entries(bids)
        .map(([id, bid]) => `${seat(id)} ${bid}`)
        .join(', ')}. El bando ${first + 1} flota primero.`,
    omensShuffled: () => 'Se barajan los presagios.',
    omenDrawn: ({ seat }, { seat: name }) => `${name(seat)} roba un presagio.`,
    omenDiscarded: ({ seat, omen }, { seat: name }) => `${name(seat)} juega ${omen}.`,
    placed: ({ wisp, at }, names) => `Ahora en ${coordinates(at)}: ${names.wisp(wisp)}.`,
    drifted: () => undefined,
    flashRolled: ({ faces: rolled }) => `El fogonazo da ${rolled.map((face) => faces[face]).join(' y ')}.`,
    dieRerolled: ({ face }) => `Se vuelve a tirar un dado: ${faces[face]}.`,
    emberBurnt: ({ wisp }, names) => `Arde una brasa: ${names.wisp(wisp)}.`,
    dimmed: ({ wisp, by }, names) => `Pierde ${by} de luz: ${names.wisp(wisp)}.`,
    putOut: ({ wisp }, names) => `Se apaga: ${names.wisp(wisp)}.`,
    roundBegan: ({ round }) => `Empieza la ronda ${round}.`,
    lastRoundCalled: () => 'El reloj anuncia la última ronda.',
  },
  questions: {
    bid: '¿Cuánto pujas por flotar primero?',
    chooseWisp: '¿Qué fuego flota?',
    moveLeader: '¿Hasta dónde flota?',
    placeFollower: '¿Adónde va el que lo sigue?',
    chooseTarget: '¿Contra qué fuego lanza el fogonazo?',
    bargain: 'El maleficio pide un trato: ¿qué das?',
    useAbility: '¿Usas un talento o un presagio?',
  },
  place: (place) => `a ${coordinates(place)}`,
  die: (number) => `dado ${number}`,
  answers: { enough: 'ninguno más', slow: 'flotar despacio', dim: 'perder una luz', pass: 'no usar nada' },
  talents: {
    lens: 'lente',
    ember: 'brasa',
    hex: 'maleficio',
    vigil: 'vigilia',
    grudge: 'rencor',
    gust: 'ráfaga',
  },
  options: { lastRound: 'Rondas', points: 'Puntos', light: 'Luz', minutes: 'Minutos' },
  values: { fen: 'Ciénaga', moor: 'Páramo', null: 'sin límite' },
  presets: { lanterns: 'Faroles', watch: 'Guardia', sparks: 'Chispas', embers: 'Brasas' },
  series: { light: 'Luz restante', putOut: 'Fuegos apagados' },
};
