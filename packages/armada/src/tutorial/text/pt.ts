import type { Words } from '../words.ts';

export const pt: Words = {
  people: { p1: 'Comodoro', p2: 'Instrutor' },
  steps: {
    welcome: {
      title: 'Boas-vindas à ponte de comando',
      text: 'Uma corveta, uma fragata e quatro esquadrões de X-wings são seus. Vamos lutar duas rodadas juntos, e eu digo o que fazer. O árbitro conhece as regras: nada pode dar errado.',
    },
    enemies: {
      title: 'Um Destróier Estelar',
      text: 'É lento, vem bem armado e traz seis esquadrões TIE. Uma tripulação tão grande precisa de tempo: planeja três rodadas adiante. O capitão está empilhando três discos virados para baixo.',
    },
    dial: {
      title: 'Uma ordem para a corveta',
      text: 'Cada nave recebe um disco de comando. A corveta é ágil: seu valor de comando é 1, então você só planeja esta rodada. Marque Reparar.',
      instead: 'Toda ordem tem a sua hora. Agora marque Reparar: vamos guardá-la para depois.',
    },
    stack: {
      title: 'Duas para a fragata',
      text: 'A fragata tem comando 2 e planeja duas rodadas. O disco de cima vale agora, o de baixo na próxima. Marque Navegar em cima e Esquadrão embaixo.',
      instead: 'A ordem importa: Navegar em cima, para esta rodada, e Esquadrão embaixo, para a próxima.',
    },
    ready: {
      title: 'Diga que terminou',
      text: 'Ninguém vê seus discos até serem revelados, e você pode trocá-los até os dois lados terminarem. Tudo certo? Então diga que terminou.',
      instead: 'Os discos estão bons assim. Diga que terminou.',
    },
    activate: {
      title: 'Nave a nave',
      text: 'Agora vocês se revezam, uma nave por vez, e você começa. A nave revela o disco de cima, ataca e depois se move, sempre nesta ordem. Escolha a corveta.',
      instead: 'Para a fragata é melhor saber aonde o inimigo foi. Escolha primeiro a corveta.',
    },
    token: {
      title: 'Uma ordem para depois',
      text: 'Nada está quebrado, e reparar seria desperdício. Troque o disco por uma ficha de comando: ela faz menos que um disco, mas pode ser guardada.',
      instead: 'Ainda não há o que reparar. Troque o disco por uma ficha e guarde-a.',
    },
    tool: {
      title: 'Dobre a régua',
      text: 'Não há ninguém ao seu alcance, então é hora de mover. Na velocidade 3 a régua tem três juntas, e a nave para na terceira. Deixe duas retas e gire a terceira um clique à esquerda.',
      instead:
        'Duas juntas retas, a terceira um clique à esquerda e a régua do lado esquerdo: assim a proa aponta para o inimigo.',
    },
    keep: {
      title: 'Este disco fica',
      text: 'O Destróier também guardou uma ficha e avançou na velocidade 2. Sua fragata revelou Navegar, que se usa ao mover. Não troque o disco por uma ficha: passe.',
      instead: 'A ficha faz menos que o disco. Passe, e use o disco quando a fragata se mover.',
    },
    navigate: {
      title: 'Mais impulso',
      text: 'Gaste o disco de Navegar: ele muda a velocidade em um e deixa uma junta girar um clique a mais. Aumente a velocidade para 3.',
      instead: 'Na próxima rodada queremos alcançá-lo. Gaste o disco e aumente a velocidade em um.',
    },
    bend: {
      title: 'Vire a proa',
      text: 'De novo duas juntas retas, e a terceira um clique à direita. A régua fica à direita, por dentro da curva, para a nave não parar em cima dela.',
      instead:
        'Seus canhões devem olhar para ele: duas juntas retas, a terceira um clique à direita e a régua à direita.',
    },
    squadrons: {
      title: 'Agora os esquadrões',
      text: 'Quando as naves terminam vêm os esquadrões, dois de cada lado por vez. Você começa de novo. Escolha o esquadrão 1 de X-wings.',
      instead: 'Todos vão voar. Comece pelo esquadrão 1 de X-wings.',
    },
    deed: {
      title: 'Mover ou atacar',
      text: 'Nesta fase um esquadrão faz uma das duas coisas. Os TIEs ainda estão longe, então mova.',
      instead: 'Ficar parado não ajuda ninguém. Mova.',
    },
    fly: {
      title: 'Sempre em frente',
      text: 'Esquadrões voam em qualquer direção, até onde vai sua velocidade: 3 para um X-wing. Ponha-o bem em frente, o mais longe possível. Os outros o seguem, e os TIEs vêm ao seu encontro.',
      instead: 'Bem em frente, no limite do alcance: precisamos estar perto na hora certa.',
    },
    nextRound: {
      title: 'Mais uma rodada',
      text: 'No fim da rodada as fichas de defesa gastas voltam a ficar prontas. Depois cada nave recebe discos até a pilha ter a altura do valor de comando.',
    },
    newDial: {
      title: 'Canhões para a corveta',
      text: 'Agora ele entra no alcance. Dê à corveta Concentrar Fogo: um dado a mais em um dos ataques dela.',
      instead: 'Esta é a rodada de atirar: Concentrar Fogo.',
    },
    beneath: {
      title: 'Por baixo da pilha',
      text: 'A fragata ainda tem Esquadrão, planejado na primeira rodada. O disco novo vai sempre para o fundo: este será da terceira. Até lá, Reparar virá a calhar.',
      instead: 'Vêm pancadas por aí. Ponha Reparar no fundo.',
    },
    readyAgain: {
      title: 'Tudo a postos?',
      text: 'As duas pilhas estão completas. Diga que terminou.',
      instead: 'Deixe os discos e diga que terminou.',
    },
    frigateFirst: {
      title: 'A fragata começa',
      text: 'A ordem dela aos esquadrões deve chegar antes que os TIEs façam algo. Escolha a fragata.',
      instead: 'Que os X-wings batam primeiro: escolha a fragata.',
    },
    order: {
      title: 'Mande os X-wings',
      text: 'Gaste o disco no comando Esquadrão. Ele ativa tantos esquadrões quanto diz o valor de esquadrão, aqui dois, se estiverem no alcance curto ou médio da fragata.',
      instead: 'Os X-wings esperam. Gaste o disco no comando Esquadrão.',
    },
    wing: {
      title: 'O primeiro de dois',
      text: 'Vão um depois do outro. Escolha o esquadrão 1 de X-wings.',
      instead: 'É o que tem o caminho mais curto até os TIEs: o esquadrão 1 de X-wings.',
    },
    moveFirst: {
      title: 'Desta vez, as duas coisas',
      text: 'Por ordem de uma nave, um esquadrão pode mover e atacar, na ordem que quiser. Mova primeiro.',
      instead: 'Ainda não há inimigo perto o bastante. Mova primeiro.',
    },
    engage: {
      title: 'Chegue perto',
      text: 'De novo bem em frente, o mais longe possível. Lá o esquadrão TIE está na distância 1, e os dois ficam engajados: nenhum pode ir embora enquanto o outro estiver ali.',
      instead: 'Bem em frente, o mais longe possível, até o esquadrão TIE ficar na distância 1.',
    },
    attackSquadron: {
      title: 'Ao ataque',
      text: 'Quem está engajado deve atacar esquadrões inimigos antes de qualquer nave. É bem o que queremos.',
      instead: 'Você está em posição. Ataque.',
    },
    dogfight: {
      title: 'Combate aproximado',
      text: 'Contra esquadrões, um esquadrão de X-wings rola quatro dados azuis. Ataque o esquadrão TIE 1.',
      instead: 'Está bem na sua frente: ataque o esquadrão TIE 1.',
    },
    kill: {
      title: 'O primeiro abate',
      text: 'Três acertos contra três pontos de casco: destruído. Contra esquadrões só contam os acertos. Agora o esquadrão 2 de X-wings usa a outra metade da ordem e vai atrás dos próximos.',
    },
    shot: {
      title: 'Um tiro de longe',
      text: 'As naves atiram das zonas do casco. A frontal inimiga está no arco da sua, no alcance longo, aonde só chegam os dados vermelhos: três. Ataque de frente para frente.',
      instead: 'Sua melhor bateria aponta para lá. Ataque a zona frontal dele a partir da sua.',
    },
    redirected: {
      title: 'Ele aguenta bem',
      text: 'Quatro de dano. Quem se defende pode gastar fichas de defesa: com Redirecionar ele manda três pontos aos escudos da esquerda, e um bate na frente. À esquerda não sobrou nenhum. Guarde isso.',
    },
    flak: {
      title: 'Um segundo ataque',
      text: 'Uma nave ataca até duas vezes, cada vez de outra zona. O esquadrão TIE 2 está no arco da sua zona esquerda. Atire: dois dados azuis contra esquadrões.',
      instead: 'Só restam dois pontos de casco a esse esquadrão TIE. Atire nele da sua zona esquerda.',
    },
    slip: {
      title: 'Passe ao largo',
      text: 'Depois de atacar, a nave tem de se mover. Diante da proa dele é o pior lugar: gire a segunda e a terceira junta um clique à esquerda cada e passe pelo outro lado.',
      instead: 'A segunda e a terceira junta um clique à esquerda, com a régua à esquerda.',
    },
    evade: {
      title: 'Ele atira na corveta',
      text: 'Três dados vermelhos no alcance longo: um com dois acertos e dois com um. No alcance longo uma ficha de Evasão cancela um dado. Gaste-a no de dois acertos.',
      instead: 'Evasão nunca vale tanto como agora. Cancele o dado de dois acertos.',
    },
    redirect: {
      title: 'Espalhe o resto',
      text: 'Restam dois de dano. Você pode gastar uma ficha de cada tipo. Redirecionar manda dano a uma zona vizinha do casco: escolha a esquerda.',
      instead: 'Não deixe a frente levar tudo. Gaste Redirecionar para a sua zona esquerda.',
    },
    split: {
      title: 'Quanto?',
      text: 'Mande um ponto para a esquerda. Assim a frente e a esquerda perdem um escudo cada, e nenhuma fica descoberta.',
      instead: 'Um aqui, outro ali: mande um ponto para a esquerda.',
    },
    mend: {
      title: 'Sua ficha rende',
      text: 'Ele poderia atirar de novo, mas hoje tenho pena. Seguiu adiante, e agora é a vez da corveta. Antes de atirar, gaste a ficha de Reparar que você guardou.',
      instead: 'A hora de reparar é agora, antes de atirar. Gaste a ficha de Reparar.',
    },
    moveShield: {
      title: 'Um ponto de trabalho',
      text: 'A ficha vale metade do valor de engenharia: um ponto. Com ele se move um escudo. Tire-o da direita, onde ninguém atira em você, e leve-o para a frente.',
      instead: 'Ele está à sua frente: mova um escudo da direita para a frente.',
    },
    aim: {
      title: 'Onde mais dói',
      text: 'Ele mostra o lado esquerdo, e ali já não há escudos. No alcance médio chegam os dados vermelhos e os azuis. Ataque a zona esquerda dele a partir da sua frente.',
      instead: 'A frente dele ainda tem escudos; o lado esquerdo, nenhum. Ataque ali.',
    },
    concentrate: {
      title: 'Concentre o fogo',
      text: 'Dois acertos, um crítico e uma precisão. Gaste agora o disco: acrescente um dado de uma cor que você rolou. O vermelho tem faces com dois acertos.',
      instead: 'Primeiro gaste o disco de Concentrar Fogo e acrescente um dado vermelho.',
    },
    accuracy: {
      title: 'Trave uma ficha',
      text: 'Mais dois acertos. O Reforçar dele cortaria o dano pela metade. Gaste a precisão nessa ficha, e ele não poderá usá-la contra este ataque.',
      instead: 'Reforçar é o que mais custa a você: cortaria tudo pela metade. Trave essa.',
    },
    critical: {
      title: 'Um golpe crítico',
      text: 'Ele redireciona de novo, para os escudos que lhe restam na frente. Mas o crítico conta como dano e ainda vira para cima a primeira carta de dano. Use-o.',
      instead: 'Não custa nada. Use o efeito crítico.',
    },
    wounded: {
      title: 'Metade do casco',
      text: 'Dois pontos bateram em escudos e três viraram cartas de dano. A que ficou virada para cima trouxe uma quarta. Com tantas cartas quanto casco, oito, ele está destruído.',
    },
    past: {
      title: 'Passe pelo lado dele',
      text: 'Agora saia do caminho: gire a segunda junta um clique à direita, deixe as outras retas e passe junto ao lado descoberto.',
      instead: 'A segunda junta um clique à direita, as outras retas e a régua à direita.',
    },
    yourTurn: {
      title: 'Agora é com você',
      text: 'Discos, naves, esquadrões e arrumação: isso é uma rodada. A frente e a esquerda dele estão sem escudos, e X-wings também bombardeiam naves. Acabe com ele ou lute a sua própria batalha.',
    },
  },
};
