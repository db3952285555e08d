import type { RuleTexts } from '../rule-texts.ts';

export const activationPt = {
  'xw.activation.order-ascending': {
    title: 'Ordem de ativação',
    rule: 'As naves são ativadas uma a uma por perícia crescente.',
  },
  'xw.activation.tie-same-player': {
    title: 'Empates no mesmo esquadrão',
    rule: 'Um jogador com várias naves de mesma perícia escolhe a ordem de ativação entre elas.',
  },
  'xw.activation.tie-both-players': {
    title: 'Empates entre jogadores',
    rule: 'Com perícia igual, todas as naves de quem tem a iniciativa são ativadas antes de qualquer uma do oponente.',
  },
  'xw.activation.once-per-ship': {
    title: 'Uma ativação por rodada',
    rule: 'Uma nave é a ativa no máximo uma vez na fase de Ativação, ainda que sua perícia mude durante a fase.',
  },
  'xw.activation.steps': {
    title: 'Passos da ativação',
    rule: 'Uma ativação consiste em Revelar Disco, Executar Manobra (mover a nave, verificar o estresse, recolher) e Realizar Ação, nessa ordem.',
  },
  'xw.activation.reveal': {
    title: 'Revelar o disco',
    rule: 'No primeiro passo o disco da nave se torna público e sua manobra determina o gabarito.',
  },
  'xw.activation.move-ship': {
    title: 'Mover a nave',
    rule: 'O gabarito parte encaixado entre as guias da frente; depois a nave é posta com as guias de trás na outra ponta.',
  },
  'xw.activation.check-stress': {
    title: 'Verificar o estresse',
    rule: 'A mudança de estresse trazida pela cor da manobra é aplicada logo depois de mover a nave e antes de seu passo Realizar Ação.',
  },
  'xw.activation.clean-up': {
    title: 'Recolher',
    rule: 'Depois de verificar o estresse, o gabarito é retirado e o disco usado sai da área de jogo.',
  },
  'xw.activation.exact-maneuver': {
    title: 'Não se inverte o gabarito',
    rule: 'A manobra revelada é executada tal e qual, inclusive o lado esquerdo ou direito; fazê-la espelhada é ilegal.',
  },
  'xw.activation.forced-maneuver-only-execute': {
    title: 'Manobras dadas por uma habilidade',
    rule: 'Uma habilidade que faz executar certa manobra percorre só o passo Executar Manobra, sem revelar nada e sem passo de ação.',
  },
  'xw.activation.no-dial-no-trigger': {
    title: 'Sem revelar não há efeitos de revelar',
    rule: 'Uma nave que se torna ativa sem revelar disco (por exemplo, ionizada) não ativa nenhuma habilidade ligada ao disco.',
  },
  'xw.activation.swept-base-ignored': {
    title: 'A base conta só na saída e na chegada',
    rule: 'Durante o movimento, entre os extremos só importa o que o gabarito cobre; o que a base cobre é verificado só na posição inicial e na final.',
  },
  'xw.activation.example': {
    title: 'Exemplo: executar uma manobra',
    rule: 'Um X-wing na origem que revela uma curva suave à direita de velocidade 1 encaixa esse gabarito nas guias da frente e termina sobre as de trás em (37.57, 90.71) com rumo de 45 graus.',
  },
} as const satisfies RuleTexts;
