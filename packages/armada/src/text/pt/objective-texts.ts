import type { CardTexts, ObjectiveTexts } from '../card-texts.ts';

export const headings: CardTexts['headings'] = {
  setUp: 'Preparação',
  specialRule: 'Regra especial',
  endOfRound: 'Fim da rodada',
  endOfGame: 'Fim da partida',
};

const DOUBLED =
  'Uma nave-objetivo que foi destruída pontua duas vezes o que custa a própria nave; suas melhorias contam uma vez.';

export const objectiveTexts: ObjectiveTexts = {
  'advanced-gunnery': {
    setUp:
      'Com as frotas em posição, os dois jogadores, o primeiro antes, marcam uma nave própria como nave-objetivo.',
    specialRule:
      'Uma nave-objetivo pode fazer todos os seus ataques de uma só zona do casco. A do primeiro jogador precisa então escolher a cada vez outra zona do casco ou outro esquadrão na rodada; a do segundo não.',
    endOfGame: DOUBLED,
  },
  'most-wanted': {
    setUp: 'Com as frotas em posição, o segundo jogador marca como naves-objetivo uma sua e uma do oponente.',
    specialRule: 'Quem ataca uma nave-objetivo pode somar 1 dado de uma cor que a reserva já tenha.',
    endOfGame: DOUBLED,
  },
  'opening-salvo': {
    setUp: 'Com as frotas em posição, todas as naves recebem 1 ficha de objetivo.',
    specialRule:
      'Com seu primeiro ataque contra uma nave, cada nave perde sua ficha e soma dados: 2 vermelhos as do primeiro jogador, 2 das cores que quiserem as do segundo.',
    endOfGame:
      'Por cada nave inimiga que sobrevive com alguma carta de dano, um jogador pontua a metade do custo dela, arredondada para cima.',
  },
  'precision-strike': {
    setUp:
      'Com as frotas em posição, as naves do segundo jogador recebem uma ficha de Concentrar Fogo cada uma.',
    specialRule:
      'Uma nave ou um Bombardeiro que ataca pode gastar um dado com acerto para virar para cima, ao acaso, uma carta de dano virada para baixo do defensor. Terminado o ataque, cada carta que veio ou foi virada para cima nele dá 1 ficha de vitória ao dono do atacante.',
  },
  'contested-outpost': {
    setUp:
      'A estação fica de lado enquanto se colocam os obstáculos. O segundo jogador a põe depois na área de preparação, além da distância 1 dos obstáculos e da distância 5 das bordas dos dois jogadores.',
    specialRule: 'A estação não obstrui nada nem repara ninguém.',
    endOfRound:
      'Os dois jogadores somam os valores de comando de suas naves em distância 1 da estação; a soma mais alta recebe 1 ficha de vitória.',
  },
  'fire-lanes': {
    setUp:
      'Quando os obstáculos estão na mesa, o segundo jogador põe 3 fichas de objetivo na área de preparação, além da distância 4 das bordas dos dois jogadores; o primeiro pode depois deslocar cada uma dentro da distância 1-2 de seu lugar.',
    endOfRound:
      'Cada ficha de objetivo dá 1 ficha de vitória a quem a controla: o jogador cujas zonas do casco poderiam rolar contra ela, juntas, mais dados de bateria. Sob uma nave ou um esquadrão é do oponente, e sob os de ambos, de ninguém.',
  },
  'fleet-ambush': {
    setUp:
      'A zona de emboscada é o que fica além da distância 5 de todas as bordas da área de preparação. Todas as naves são posicionadas antes dos esquadrões. Em seu primeiro turno, no terceiro e nos outros ímpares, o primeiro jogador precisa pôr a nave na zona de emboscada, e nada dele pode ficar ali sobre um obstáculo.',
  },
  'hyperspace-assault': {
    setUp:
      'Antes do posicionamento o segundo jogador guarda uma nave pequena ou média e até 3 esquadrões, e põe 3 fichas de objetivo além da distância 3 das bordas dos dois jogadores.',
    specialRule:
      'Da rodada 2 em diante, no começo de uma rodada, o segundo jogador pode trazer tudo o que guardou em distância 1 de uma ficha, e as fichas saem. A nave pode chegar em cima de esquadrões, que o primeiro jogador coloca então como depois de uma sobreposição. Se não, pode deslocar cada ficha dentro da distância 1.',
  },
  'dangerous-territory': {
    setUp:
      'Os obstáculos vão para a área de preparação, além da distância 5 das bordas dos dois jogadores, e cada um recebe 1 ficha de objetivo.',
    specialRule:
      'O dono de uma nave que sobrepõe um obstáculo pode levar a ficha que está nele e receber 1 ficha de vitória. Asteroides e detritos não fazem nada às naves do segundo jogador.',
  },
  'intel-sweep': {
    setUp:
      'Quando os obstáculos estão na mesa, os jogadores em turnos, o segundo antes, põem 5 fichas de objetivo na área de preparação, além da distância 5 das bordas de ambos e da distância 3 entre si. Depois os dois, o primeiro antes, marcam uma nave própria como nave-objetivo.',
    specialRule:
      'Quando uma nave-objetivo revela seu disco, seu dono pode recolher 1 ficha de objetivo em distância 1 dela e receber 1 ficha de vitória.',
    endOfGame: 'Quem tem mais fichas de vitória pontua 75 pontos.',
  },
  minefields: {
    setUp:
      'O segundo jogador coloca todos os obstáculos, onde quiser da área de preparação mas além da distância 5 uns dos outros, e depois 6 fichas de objetivo: cada uma em distância 1 de um obstáculo, mas além da distância 1 de todas as outras.',
    specialRule:
      'Cada ficha em distância 1 de uma nave que termina seu movimento explode: é retirada e rolam-se 2 dados azuis. Por cada acerto e cada crítico a nave recebe uma carta de dano virada para baixo, a primeira virada para cima se saiu um crítico.',
  },
  'superior-positions': {
    setUp: 'O primeiro jogador posiciona a frota inteira antes que o segundo comece.',
    specialRule:
      'Um ataque à zona do casco traseira de uma nave que cause algum dano dá 1 ficha de vitória ao dono do atacante.',
  },
};
