import type { UpgradeTexts } from '../../card-texts.ts';

export const systemTexts: UpgradeTexts<'system'> = {
  'system:firecontrolsystem': 'Depois de atacar, a nave pode adquirir mira sobre o defensor.',
  'system:sensorjammer':
    'Ao defender, a nave pode transformar 1 acerto do atacante em um foco que não pode ser rerrolado.',
  'system:enhancedscopes': 'Na fase de Ativação a Habilidade é 0.',
  'system:advancedsensors':
    'Logo antes de revelar o disco pode fazer uma ação grátis; então não age depois da manobra.',
  'system:accuracycorrector':
    'Ao atacar pode cancelar toda a sua rolagem e pôr no lugar 2 acertos, ou nada; depois seus dados ficam como estão.',
  'system:thrustcorrector':
    'Ao defender com no máximo 3 fichas de estresse, pode receber mais 1 e cancelar toda a sua rolagem por 1 desvio; depois seus dados ficam como estão.',
  'system:advtargetingcomputer':
    'Ao atacar com a arma primária uma nave sob sua mira pode acrescentar 1 crítico; então não gasta miras nesse ataque.',
  'system:reinforceddeflectors': 'Depois de um ataque que lhe fez 3 danos ou mais recupera 1 escudo.',
  'system:electronicbaffle':
    'Pode tirar uma ficha de estresse ou de íon que acabou de receber sofrendo 1 dano.',
  'system:trajectorysimulator':
    'Bombas sem ação podem ser lançadas à frente com o gabarito reto de velocidade 5 no lugar de largadas.',
  'system:targetingscrambler':
    'Quando a fase de Planejamento começa pode receber uma ficha de armas desativadas para atribuir Scrambled a uma nave em alcance 1-3.',
  'system:collisiondetector':
    'Os obstáculos não impedem seus impulsos, piruetas e saídas da camuflagem, e os críticos rolados por obstáculos não lhe causam dano.',
  'system:minefieldmapper':
    'Posicionadas as forças, melhorias de Bomba da nave podem ser descartadas: suas fichas ficam onde se quiser além do alcance 3 de inimigas.',
};
