import type { RuleTexts } from '../rule-texts.ts';

export const planningPt = {
  'xw.planning.choose-secret': {
    title: 'Escolha secreta da manobra',
    rule: 'Na fase de Planejamento cada jogador escolhe em particular uma manobra do disco para cada nave sua.',
  },
  'xw.planning.must-assign-all': {
    title: 'Toda nave recebe disco',
    rule: 'A fase não pode acabar enquanto faltar o disco de uma nave que pode tê-lo.',
  },
  'xw.planning.end-condition': {
    title: 'Fim do Planejamento',
    rule: 'Com um disco em cada nave que pode tê-lo, o Planejamento acaba assim que nenhum jogador quer mudar nada.',
  },
  'xw.planning.any-order': {
    title: 'Ordem livre',
    rule: 'Os discos são ajustados na ordem que se quiser; aqui a perícia não conta.',
  },
  'xw.planning.change-until-end': {
    title: 'Os discos podem ser mudados',
    rule: 'Uma escolha pode ser mudada livremente até a fase de Planejamento se fechar.',
  },
  'xw.planning.own-dials-visible': {
    title: 'Olhar os próprios discos',
    rule: 'Cada jogador pode olhar quando quiser seus discos virados para baixo.',
  },
  'xw.planning.enemy-dials-hidden': {
    title: 'Os discos inimigos ficam ocultos',
    rule: 'Um jogador nunca vê um disco do oponente antes de ele ser revelado.',
  },
  'xw.planning.no-template-testing': {
    title: 'Sem testes na mesa',
    rule: 'Durante o Planejamento não se usam gabaritos para testar onde uma nave terminaria; o movimento é calculado a olho.',
  },
  'xw.planning.red-while-stressed-allowed': {
    title: 'Pode-se escolher vermelho sob estresse',
    rule: 'Nada impede dar uma manobra vermelha a uma nave estressada; o castigo vem ao revelá-la.',
  },
  'xw.planning.simultaneous': {
    title: 'Planejamento em paralelo',
    rule: 'Os dois jogadores ajustam seus discos durante o mesmo período, sem vez entre eles.',
  },
  'xw.planning.example': {
    title: 'Exemplo: planejamento',
    rule: 'Com um Piloto do Esquadrão Obsidiana e um Piloto da Academia contra um Piloto Recruta, o Planejamento pode se fechar depois de três discos virados para baixo em qualquer ordem (um TIE em velocidade 3, um X-wing em curva suave 2 e um TIE em velocidade 1), e até a revelação cada lado vê só os seus.',
  },
} as const satisfies RuleTexts;
