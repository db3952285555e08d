import type { Words } from '../words.ts';

export const pt: Words = {
  people: { p1: 'Tenente', p2: 'Instrutora' },
  steps: {
    welcome: {
      title: 'Boas-vindas à linha de frente',
      text: 'Você tem um oficial e dois esquadrões de soldados rebeldes. Cada esquadrão tem um líder, e quase tudo se mede a partir dele. Vamos jogar uma rodada, e o árbitro cuida de cada regra.',
    },
    enemies: {
      title: 'Atrás da barricada',
      text: 'Os stormtroopers se entrincheiraram atrás de barricadas, com um oficial próprio. Ali é difícil acertá-los: quem está escondido em parte tem cobertura.',
    },
    objective: {
      title: 'O que você veio buscar',
      text: 'O caixote guarda suprimentos. Quem o carrega no fim da batalha tem uma ficha de vitória, e são as fichas que vencem: inimigos derrotados só desempatam.',
    },
    card: {
      title: 'Uma carta de comando',
      text: 'Cada rodada começa com uma carta escolhida em segredo. Com poucos pontos você age antes, com muitos dá mais ordens. Escolha Push: dois pontos, duas ordens.',
      instead: 'Essa carta pode esperar. Escolha Push: é rápida, e duas ordens bastam.',
    },
    ready: {
      title: 'Cartas na mesa',
      text: 'A escolha está feita, e você ainda pode mudar. Diga que está pronto, e as duas cartas são reveladas.',
      instead: 'A sua carta está ótima. Diga que está pronto.',
    },
    order: {
      title: 'A primeira ordem',
      text: 'Os seus dois pontos ganham dos três deles, então a prioridade é sua. O seu oficial dá duas ordens a unidades no alcance de 1 a 3. Comece pelo esquadrão ao lado do caixote, à esquerda.',
      instead: 'O esquadrão ao lado do caixote precisa mais dela. Escolha o da esquerda.',
    },
    secondOrder: {
      title: 'A segunda ordem',
      text: 'Dê a outra ao esquadrão da direita. Com uma ordem você escolhe quando a unidade age; as que não têm ordem são sorteadas de uma reserva.',
      instead: 'O seu oficial pode esperar o sorteio. Dê a ordem ao outro esquadrão.',
    },
    activate: {
      title: 'Uma unidade por vez',
      text: 'Os dois lados se revezam, uma unidade cada um, e você começa. Ative o esquadrão da esquerda.',
      instead: 'Primeiro o caixote: ative o esquadrão da esquerda.',
    },
    move: {
      title: 'Duas ações',
      text: 'Uma unidade tem duas ações: mover, atacar, mirar, esquivar e mais algumas. Mover pode ser repetido, as outras não. Escolha mover.',
      instead: 'Você ainda não chegou ao caixote. Escolha mover.',
    },
    tool: {
      title: 'Coloque a régua',
      text: 'O líder anda sobre a régua de movimento, que se dobra na junta. Deite-a reta para a frente e pare quando a base dele encostar no caixote.',
      instead: 'Reta para a frente, sem dobrar, até o caixote: o líder precisa encostar nele.',
    },
    cohesion: {
      title: 'Fiquem juntos',
      text: 'Os outros seguem o líder e são postos em volta dele, cada um a no máximo uma régua curta. Isso é coesão. O árbitro não deixa ninguém se afastar.',
    },
    claim: {
      title: 'Pegue o caixote',
      text: 'O líder encosta nele, então a segunda ação pode ser tomar posse. A partir de agora ele o leva para onde for.',
      instead: 'Não passe direto: tome posse dos suprimentos.',
    },
    wounded: {
      title: 'Sob fogo',
      text: 'Os stormtroopers atiraram: um acerto e um crítico, e um foi bloqueado. Você escolhe quem sofre o ferimento, de preferência não o líder. Fique com o soldado ao lado dele.',
      instead: 'Esse não. Fique com o soldado bem ao lado do líder.',
    },
    rally: {
      title: 'De cabeça baixa',
      text: 'Quem leva tiros recebe uma ficha de supressão. Com tantas quanto a sua coragem perde uma ação, mas antes se recompõe: um dado por ficha. O esquadrão da direita tem uma: ative-o.',
      instead: 'Use a ordem que você deu: ative o esquadrão da direita.',
    },
    aim: {
      title: 'Faça mira',
      text: 'Ele se recompôs e tem as duas ações. Uma ficha de mira permite rolar dois dados de novo. Mire primeiro e atire depois.',
      instead: 'Dá tempo para as duas coisas. Mire primeiro.',
    },
    attack: {
      title: 'Fogo',
      text: 'Agora ataque. O alcance se mede do seu líder até o inimigo mais próximo, e atira cada soldado que enxerga pelo menos um deles.',
      instead: 'Você já mirou, aproveite: ataque.',
    },
    pool: {
      title: 'Monte a parada de dados',
      text: 'Os quatro rifles alcançam, então entram quatro dados pretos. Tudo se declara antes de qualquer dado rolar.',
      instead: 'Que todos atirem nos stormtroopers: coloque os quatro rifles.',
    },
    reroll: {
      title: 'Duas faces vazias',
      text: 'Um acerto, um crítico e duas faces vazias. Gaste a ficha de mira nas vazias: rolar um acerto de novo seria desperdício.',
      instead: 'Guarde o que acerta. Role de novo as duas faces vazias.',
    },
    cover: {
      title: 'Para que serve a cobertura',
      text: 'Três acertos e um crítico. A barricada é cobertura pesada e cancelou dois acertos, e uma ficha de esquiva o terceiro. Nada cancela o crítico, e um stormtrooper caiu.',
    },
    inspire: {
      title: 'Uma palavra firme',
      text: 'O seu oficial foi sorteado. Ele sabe inspirar: tire a ficha de supressão do esquadrão do caixote, para que ele não perca uma ação na próxima rodada.',
      instead: 'Os seus soldados precisam disso agora. Inspire o esquadrão do caixote.',
    },
    end: {
      title: 'A batalha é sua',
      text: 'Você já conhece ordens, movimento, cobertura, ataques e nervos. O seu oficial ainda tem duas ações, e vêm mais cinco rodadas. Cuide bem do caixote e continue daqui.',
    },
  },
};
