import type { RuleTexts } from '../rule-texts.ts';

export const setupPt = {
  'xw.setup.order': {
    title: 'Ordem da preparação',
    rule: 'A preparação tem sete passos nesta ordem: reunir as forças, decidir a iniciativa, marcar a área de jogo, colocar obstáculos, posicionar as naves, pôr os escudos e preparar o resto.',
  },
  'xw.setup.gather.reveal': {
    title: 'Reunir as forças',
    rule: 'No primeiro passo da preparação os dois esquadrões são mostrados por inteiro, com todas as melhorias.',
  },
  'xw.setup.gather.complete-ship': {
    title: 'Cada nave, completa',
    rule: 'Cada nave deve vir com sua carta de Nave, as melhorias escolhidas, o disco de seu tipo e, se preciso, um identificador.',
  },
  'xw.setup.area.size': {
    title: 'Tamanho da área de jogo',
    rule: 'A área de jogo padrão para uma partida de 100 pontos é um quadrado de 90 por 90 cm.',
  },
  'xw.setup.area.scalable': {
    title: 'Outros tamanhos',
    rule: 'Com totais diferentes de 100 pontos pode-se combinar ampliar ou reduzir a largura, a profundidade ou ambas.',
  },
  'xw.setup.area.boundary': {
    title: 'O limite importa',
    rule: 'As naves são posicionadas e se movem só dentro do retângulo marcado; se uma base sai dele, vale a regra de fuga.',
  },
  'xw.setup.edge.opposite-sides': {
    title: 'Bordas opostas',
    rule: 'As bordas dos dois jogadores são sempre lados opostos da área de jogo.',
  },
  'xw.setup.shields': {
    title: 'Escudos postos',
    rule: 'Durante a preparação cada nave recebe fichas de escudo no total de seu valor de escudo.',
  },
  'xw.setup.damage-deck': {
    title: 'Baralho de Dano pronto',
    rule: 'Um só baralho de Dano, usado pelos dois lados para todas as naves, é embaralhado e fica virado para baixo fora da área de jogo.',
  },
  'xw.setup.damage-deck.one-per-player': {
    title: 'Baralhos de Dano separados',
    rule: 'Se os jogadores têm mais de um baralho de Dano, os baralhos não se misturam: cada um tem seu baralho e sua pilha de descarte e compra deles só para as próprias naves.',
  },
  'xw.setup.damage-deck.newer-preferred': {
    title: 'O baralho novo é o padrão',
    rule: 'Se estão disponíveis o baralho de Dano original e o novo, usa-se o novo, a menos que se escolha o original.',
  },
  'xw.setup.tracking.only-when-needed': {
    title: 'Fichas de contagem',
    rule: 'As rodadas são contadas só se há limite de rodadas ou se a missão pede.',
  },
  'xw.setup.tracking.counting': {
    title: 'Contar as rodadas',
    rule: 'Quando se contam as rodadas, põe-se uma ficha de contagem na preparação e mais uma no fim de cada rodada; o número de fichas é o da rodada atual.',
  },
  'xw.setup.tracking.other-uses': {
    title: 'Fichas de contagem em missões',
    rule: 'Uma missão pode dar outro uso às fichas de contagem, como marcar escudos ou uma nave especial.',
  },
  'xw.setup.components.limited': {
    title: 'Componentes contados',
    rule: 'Em uma partida limitada a uma caixa original não pode haver em uso ao mesmo tempo mais de 3 naves (1 X-wing, 2 caças TIE), 3 bases, 6 pinos, 6 asteroides, 13 cartas de Nave, 5 cartas de Melhoria e 33 cartas de Dano; uma coleção maior sobe os limites com o que tiver.',
  },
  'xw.setup.components.substitutes': {
    title: 'As fichas não acabam',
    rule: 'Qualquer outra ficha esgotada pode ser trocada por um substituto, então sua reserva é na prática ilimitada.',
  },
  'xw.setup.sides.two': {
    title: 'Sempre dois lados',
    rule: 'Uma partida opõe sempre exatamente dois lados, cada um de um jogador, salvo no jogo em equipes.',
  },
  'xw.setup.core2012-order': {
    title: 'Ordem da preparação (2012)',
    rule: 'A preparação tem oito passos nesta ordem: escolher facção, reunir as forças, montar as naves, marcar a área de jogo, posicionar, dispor as cartas, pôr os escudos e preparar o baralho de Dano e o resto.',
  },
  'xw.setup.area.core2012-any-size': {
    title: 'Tamanho livre da área (2012)',
    rule: 'Em toda partida que não seja missão pode-se combinar qualquer tamanho de área de jogo; o padrão é 90 por 90 cm.',
  },
  'xw.setup.edge.core2012-seat': {
    title: 'A borda é a do assento (2012)',
    rule: 'Sem obstáculos ninguém escolhe borda: a de cada jogador é o lado da área de jogo onde ele se senta, em frente ao outro.',
  },
  'xw.setup.edge.side-edges': {
    title: 'Bordas laterais',
    rule: 'As duas bordas da área de jogo que não são de nenhum jogador são as laterais.',
  },
} as const satisfies RuleTexts;
