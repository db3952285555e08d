import { reasonsIn } from '../reasons.ts';

export const { pairingText, byeText, impossibleText } = reasonsIn({
  pairing: {
    drawn: () => 'por sorteo',
    group: ([points]) => `ambos con ${points} puntos de evento`,
    down: ([first, second]) => `${first} y ${second} puntos de evento, fuera del grupo`,
    seed: () => 'por su puesto en el cuadro',
    locked: () => 'el organizador los mantuvo juntos',
    hand: () => 'los juntó el organizador',
  },
  rematch: 'repiten rival',
  sameClub: 'del mismo club',
  bye: {
    drawn: 'por sorteo',
    lowest: 'último de la clasificación',
    lowestBut: (names) => `último de la clasificación salvo ${names}, que no podían recibirlo`,
    promised: 'prometido de antemano',
    seed: 'sin rival en el cuadro',
    hand: 'lo dio el organizador',
  },
  impossible: {
    rematch: (one, other) => `${one} y ${other} ya se enfrentaron, y ningún emparejamiento repite menos`,
    sameClub: (one, other) => `${one} y ${other} son del mismo club`,
    secondBye: (name) => `${name} ya tuvo un bye, y nadie más podía recibir este`,
    laterRound: 'Una ronda posterior tendrá que repetir una partida',
    laterRoundUnknown: 'No se sabe si las rondas siguientes se pueden emparejar sin repetir rival',
    sameTable: (name, table) => `${name} ya estuvo en la mesa ${table}`,
  },
});
