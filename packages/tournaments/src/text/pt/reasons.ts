import { reasonsIn } from '../reasons.ts';

export const { pairingText, byeText, impossibleText } = reasonsIn({
  pairing: {
    drawn: () => 'por sorteio',
    group: ([points]) => `ambos com ${points} pontos de evento`,
    down: ([first, second]) => `${first} e ${second} pontos de evento, fora do grupo`,
    seed: () => 'pela posição na chave',
    locked: () => 'o organizador os manteve juntos',
    hand: () => 'o organizador os juntou',
  },
  rematch: 'repetem adversário',
  sameClub: 'do mesmo clube',
  bye: {
    drawn: 'por sorteio',
    lowest: 'último da classificação',
    lowestBut: (names) => `último da classificação exceto ${names}, que não podiam recebê-lo`,
    promised: 'prometido antes',
    seed: 'sem adversário na chave',
    hand: 'dado pelo organizador',
  },
  impossible: {
    rematch: (one, other) => `${one} e ${other} já se enfrentaram, e nenhum emparelhamento repete menos`,
    sameClub: (one, other) => `${one} e ${other} são do mesmo clube`,
    secondBye: (name) => `${name} já teve um bye, e mais ninguém podia receber este`,
    laterRound: 'Uma rodada posterior terá de repetir uma partida',
    laterRoundUnknown: 'Não se sabe se as próximas rodadas podem ser emparelhadas sem repetir adversário',
    sameTable: (name, table) => `${name} já esteve na mesa ${table}`,
  },
});
