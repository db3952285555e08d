import type { RuleTexts } from '../rule-texts.ts';

export const maneuverPt = {
  'xw.maneuver.components': {
    title: 'As três partes de uma manobra',
    rule: 'Uma manobra é a combinação de uma velocidade, uma direção e uma cor de dificuldade.',
  },
  'xw.maneuver.speed.range': {
    title: 'Velocidades',
    rule: 'A velocidade é um número inteiro de 1 a 5, salvo a manobra imóvel, que tem velocidade 0.',
  },
  'xw.maneuver.bearing.list': {
    title: 'Direções',
    rule: 'As direções são reta, curva suave e curva acentuada à esquerda ou direita, giro Koiogran, giro de Segnor e giro Tallon à esquerda ou direita, e imóvel.',
  },
  'xw.maneuver.bearing.straight': {
    title: 'Reta',
    rule: 'Uma manobra reta faz a nave avançar em seu rumo, que muda 0 graus.',
  },
  'xw.maneuver.bearing.bank': {
    title: 'Curva suave',
    rule: 'Uma curva suave segue um arco aberto para um lado e muda o rumo 45 graus para esse lado.',
  },
  'xw.maneuver.bearing.turn': {
    title: 'Curva acentuada',
    rule: 'Uma curva acentuada segue um arco fechado para um lado e muda o rumo 90 graus para esse lado.',
  },
  'xw.maneuver.bearing.koiogran': {
    title: 'Giro Koiogran',
    rule: 'Um giro Koiogran usa o gabarito reto de sua velocidade e deixa a nave virada 180 graus, com as guias da frente na ponta mais distante.',
  },
  'xw.maneuver.bearing.segnor': {
    title: 'Giro de Segnor',
    rule: 'Um giro de Segnor usa o gabarito de curva suave de sua velocidade e lado e termina com as guias da frente no gabarito: uma mudança de rumo total de 225 graus (45 mais 180).',
  },
  'xw.maneuver.bearing.tallon': {
    title: 'Giro Tallon',
    rule: 'Um giro Tallon usa o gabarito de curva acentuada de sua velocidade e lado e soma, antes de colocar a nave, mais 90 graus de rotação para o mesmo lado: uma mudança de rumo total de 180 graus.',
  },
  'xw.maneuver.bearing.tallon-placement': {
    title: 'Colocação do giro Tallon',
    rule: 'Depois de um giro Tallon o lado da base fica encostado na ponta distante do gabarito, sem que ela passe da frente nem de trás da base.',
  },
  'xw.maneuver.bearing.stationary': {
    title: 'Imóvel',
    rule: 'Uma manobra imóvel tem velocidade 0, não usa gabarito e não muda a posição nem o rumo.',
  },
  'xw.maneuver.bearing.stationary-counts': {
    title: 'Imóvel também é manobra',
    rule: 'Uma nave que executa uma manobra imóvel executou uma manobra para todos os efeitos, inclusive os de dificuldade.',
  },
  'xw.maneuver.difficulty.colour': {
    title: 'Cores de dificuldade',
    rule: 'A dificuldade é verde (fácil), branca (normal) ou vermelha (difícil).',
  },
  'xw.maneuver.difficulty.red': {
    title: 'Efeito da manobra vermelha',
    rule: 'Executar uma manobra vermelha dá à nave 1 ficha de estresse.',
  },
  'xw.maneuver.difficulty.green': {
    title: 'Efeito da manobra verde',
    rule: 'Executar uma manobra verde tira da nave exatamente 1 ficha de estresse, se houver alguma.',
  },
  'xw.maneuver.difficulty.white': {
    title: 'Efeito da manobra branca',
    rule: 'Uma manobra branca não muda por si só o estresse.',
  },
  'xw.maneuver.difficulty.conflict-harder-wins': {
    title: 'Mudanças de dificuldade opostas',
    rule: 'Se um efeito facilita uma manobra e outro a dificulta, aplica-se só o que dificulta.',
  },
  'xw.maneuver.difficulty.modifiable': {
    title: 'Os efeitos mudam as manobras',
    rule: 'A cor e a disponibilidade de uma manobra são as impressas no disco com as mudanças de todo efeito em vigor, como estresse, cartas de Dano viradas para cima e limites da missão.',
  },
  'xw.maneuver.k-turn-overlap-no-flip': {
    title: 'Koiogran ou Segnor com sobreposição',
    rule: 'Se a posição final de um giro Koiogran ou de Segnor sobrepõe uma nave, perde-se a volta extra de 180 graus e a nave é posta pelas guias de trás; a manobra mantém velocidade, direção e cor.',
  },
  'xw.maneuver.core2012-k-turn-becomes-straight': {
    title: 'O Koiogran que sobrepõe é uma reta (2012)',
    rule: 'Um giro Koiogran que fosse sobrepor uma nave é tratado como uma manobra reta da velocidade e da cor escolhidas.',
  },
  'xw.maneuver.tallon-avoid-overlap': {
    title: 'O giro Tallon evita se puder',
    rule: 'Se alguma colocação válida ao longo do lado não sobrepõe nenhuma nave, o giro Tallon deve usar uma assim.',
  },
  'xw.maneuver.tallon-overlap-no-rotate': {
    title: 'Giro Tallon com sobreposição inevitável',
    rule: 'Se toda colocação válida de um giro Tallon sobrepõe uma nave, perde-se a rotação extra de 90 graus e a nave é posta e recua como depois de uma curva acentuada dessa velocidade e lado; a manobra mantém sua direção Tallon e sua cor.',
  },
  'xw.maneuver.obstacle-keeps-flip': {
    title: 'Obstáculos não impedem a volta de 180 graus',
    rule: 'Atravessar um obstáculo ou terminar sobre ele não impede a volta de 180 graus de um giro Koiogran ou de Segnor.',
  },
  'xw.maneuver.obstacle-keeps-tallon': {
    title: 'Obstáculos não impedem a rotação Tallon',
    rule: 'Atravessar um obstáculo ou terminar sobre ele não impede a rotação de 90 graus de um giro Tallon.',
  },
  'xw.maneuver.green-removes-even-if-blocked': {
    title: 'O verde funciona apesar das colisões',
    rule: 'Uma manobra verde ainda tira 1 ficha de estresse se a nave atravessou ou sobrepôs um obstáculo ou uma nave.',
  },
  'xw.maneuver.boost-roll-decloak-not-maneuver': {
    title: 'Reposicionar-se não é manobrar',
    rule: 'Impulsos, piruetas e desativar a camuflagem não contam como executar uma manobra.',
  },
} as const satisfies RuleTexts;
