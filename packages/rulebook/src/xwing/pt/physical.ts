import type { RuleTexts } from '../rule-texts.ts';

export const physicalPt = {
  'xw.physical.id-three-tokens': {
    title: 'Pôr os identificadores',
    rule: 'Um identificador usa três fichas do mesmo número: uma junto à carta de Nave e duas na torre da base, com as cores combinando.',
  },
  'xw.physical.dial-window': {
    title: 'Girar um disco real',
    rule: 'Gira-se a tampa até a janela mostrar só a manobra desejada e o disco fica virado para baixo ao lado de sua nave, dentro da área de jogo.',
  },
  'xw.physical.dice-common-area': {
    title: 'Área comum de dados',
    rule: 'Os dados de combate são rolados em uma área comum que os dois jogadores veem; vale a face de cima.',
  },
  'xw.physical.reference-precedence': {
    title: 'A referência vale mais que a introdução',
    rule: 'A referência de regras prevalece sobre o livreto de introdução.',
  },
  'xw.physical.reference-open': {
    title: 'As regras ficam abertas',
    rule: 'Qualquer jogador pode consultar a referência de regras quando quiser.',
  },
  'xw.physical.moving-through-estimate': {
    title: 'Estimar a passagem entre naves',
    rule: 'Na mesa, o gabarito é segurado por cima das naves que atrapalham e se estima a posição final com acordo dos dois jogadores, ou essas naves são marcadas, levantadas e devolvidas ao lugar.',
  },
  'xw.physical.peg-adjust': {
    title: 'Ajustar os pinos',
    rule: 'Se duas miniaturas batem uma na outra, acrescenta-se ou retira-se um pino.',
  },
  'xw.physical.ship-assembly': {
    title: 'Montar uma nave',
    rule: 'Uma nave se compõe de miniatura, pinos, base e ficha de nave (mais identificadores), com o arco da ficha sobre a seta da frente da base.',
  },
  'xw.physical.model-matches-type': {
    title: 'A miniatura é a do tipo',
    rule: 'A miniatura deve ser do tipo que a carta de Nave nomeia.',
  },
  'xw.physical.table-surface': {
    title: 'Superfície da mesa',
    rule: 'Aconselha-se uma superfície plana com um pouco de atrito, como feltro ou tecido.',
  },
  'xw.physical.box-contents': {
    title: 'Conteúdo da caixa original',
    rule: 'A caixa de 2012 traz 3 naves (1 X-wing, 2 caças TIE), 3 bases, 6 pinos, 8 fichas de nave, 3 discos, 11 gabaritos (5 retos, 3 de curva suave, 3 de curva acentuada), 1 régua de alcance, 6 asteroides, 33 cartas de Dano, 13 cartas de Nave, 5 cartas de Melhoria, 3 dados de ataque, 3 dados de defesa, 4 fichas de desvio, 3 de foco, 6 vermelhas e 6 azuis de mira, 3 de estresse, 2 de escudo, 3 de acerto crítico, 27 identificadores e 8 fichas de contagem, 4 satélites e 1 ficha de transporte.',
  },
  'xw.physical.lift-by-base': {
    title: 'Manusear as naves',
    rule: 'Segura-se o gabarito, pega-se a base pelos lados e leva-se a nave ao outro lado.',
  },
  'xw.physical.initiative-token': {
    title: 'Ficha de iniciativa',
    rule: 'Uma ficha fica com o jogador que tem a iniciativa.',
  },
} as const satisfies RuleTexts;
