import type { KeywordTexts } from '../card-texts.ts';

export const keywordTexts: KeywordTexts = {
  armor: 'Ao ser atacada pode cancelar todos os acertos; os críticos passam.',
  armorX: 'Ao ser atacada pode cancelar tantos acertos quanto diz o número.',
  arsenal: 'Cada miniatura pode usar em um ataque tantas de suas armas quanto diz o número.',
  bounty:
    'Marca um comandante ou agente inimigo antes da primeira rodada; se consegue a marca derrotando quem a leva e sobrevive, vale 1 ficha de vitória.',
  charge:
    'Depois de uma ação de mover com que começa um combate pode atacar de graça corpo a corpo esse inimigo.',
  climbingVehicle: 'Um veículo que escala e galga como a infantaria.',
  compel:
    'Uma unidade de infantaria aliada suprimida que se reagrupa em alcance 1-2 pode tomar mais 1 ficha de supressão por um movimento gratuito.',
  cover: 'Contra ataques à distância sua cobertura melhora no número.',
  cunning: 'Quando sua própria carta de comando empata em prioridade, conta 1 ponto a menos.',
  dangerSense:
    'Pode manter sua supressão, e cada ficha é um dado de defesa a mais contra ataques à distância, até o número.',
  dauntless:
    'Se fica suprimida depois de se reagrupar, pode tomar mais 1 ficha de supressão por um movimento gratuito.',
  deflect:
    'Se gasta uma ficha de esquiva, seus impulsos bloqueiam, e em um ataque à distância cada um que rolar fere o atacante.',
  disciplined: 'Com uma ordem pode tirar tantas fichas de supressão quanto diz o número.',
  enrage: 'A partir desse número de fichas de ferimento sua coragem é um traço e ela tem Investida.',
  entourage:
    'Uma unidade desse nome não conta nas categorias do exército, e em cada fase de Comando uma em alcance 1-2 pode receber uma ordem a mais.',
  expertClimber: 'Galga sem rolar dados e sem ferimentos.',
  fullPivot: 'Pode pivotar a volta inteira.',
  guardian:
    'Pela infantaria aliada em alcance 1 que vê pode cancelar esse número de acertos de um ataque à distância, e rola um dado próprio para cada um: os brancos a ferem.',
  gunslinger: 'Depois de uma ação de ataque à distância pode disparar em uma segunda unidade diferente.',
  heavyWeaponTeam: 'Tem de levar uma arma pesada, e lidera a miniatura que a leva.',
  immuneBlast: 'Explosão não lhe faz nada.',
  immuneMelee: 'Ninguém pode ser colocado em contato com ela.',
  immunePierce: 'Perfuração não cancela seus bloqueios.',
  impervious: 'Rola um dado de defesa a mais para cada ponto de Perfuração da reserva.',
  indomitable: 'Reagrupa-se com dados vermelhos.',
  infiltrate: 'Pode ser posicionada em qualquer lugar além do alcance 3 de todo inimigo.',
  inspire:
    'Depois de se reagrupar, outras unidades aliadas em alcance 1-2 tiram fichas de supressão, tantas ao todo quanto diz o número.',
  jump: 'Ação de carta: um movimento por cima de tudo o que não passe dessa altura desde onde começa.',
  lightTransport: 'Leva esse número de unidades de infantaria aliadas de uma só miniatura em base pequena.',
  lowProfile: 'Para ela a cobertura leve é pesada.',
  masterOfTheForce: 'Ao terminar sua ativação pode preparar esse número de suas cartas de Força.',
  nimble: 'Se gastou esquivas ao se defender, recupera uma.',
  plodding: 'Não faz mais que um movimento padrão por ativação.',
  precise: 'Cada ficha de mira rerrola tantos dados a mais quanto diz o número.',
  pullingTheStrings:
    'Ação de carta: outra unidade de infantaria aliada em alcance 1-2 pode atacar ou se mover de graça.',
  quickThinking: 'Ação de carta: ganha uma ficha de mira e uma de esquiva.',
  ready: 'Uma ação de prontidão lhe dá esse número de fichas de mira.',
  relentless: 'Depois de uma ação de mover pode fazer de graça uma de atacar.',
  reposition: 'Pode pivotar de graça antes ou depois de um movimento padrão.',
  sabotageRepair: 'Seu líder pode pôr uma ficha de ferimento em uma ficha de objetivo que toque, ou tirá-la.',
  scout: 'Uma vez posicionada pode se mover até essa velocidade.',
  sentinel: 'Sua prontidão chega ao alcance 3.',
  sharpshooter: 'Seus alvos têm essa cobertura a menos.',
  speeder: 'Passa sobre terreno de até essa altura, e cada ativação começa com um movimento obrigatório.',
  spotter:
    'Ação de carta: tantas unidades aliadas em alcance 1 quanto diz o número ganham uma ficha de mira.',
  stationary: 'Não faz outros movimentos além de pivotar.',
  steady: 'Depois de uma ação de mover pode fazer de graça uma de ataque à distância.',
  tactical: 'Cada movimento padrão lhe dá esse número de fichas de mira.',
  takeCover:
    'Ação de carta: tantas unidades aliadas em alcance 1 quanto diz o número ganham uma ficha de esquiva.',
  teamwork: 'Em alcance 1-2 da unidade nomeada, as fichas de mira e de esquiva de uma chegam às duas.',
  transport: 'Leva esse número de unidades de infantaria aliadas.',
  uncannyLuck: 'Pode rerrolar esse número de seus dados de defesa.',
  unhindered: 'O terreno difícil não a freia.',
  weakPoint: 'Os ataques cujo líder está nesse arco têm tanto Impacto quanto diz o número.',
  arm: 'Com uma ação põem-se esse número de cargas de seu tipo em alcance 1 e à vista.',
  blast: 'A cobertura não conta contra ela.',
  cumbersome: 'Quem a usa não se move nessa ativação, salvo para pivotar.',
  detonate: 'Quando uma unidade agiu, podem explodir esse número de cargas de seu tipo.',
  fixed: 'Só serve contra o que está nesse arco de tiro.',
  highVelocity: 'Uma reserva só de armas assim não pode ser esquivada.',
  immuneDeflect: 'Contra ela não se pode usar Deflexão.',
  impact: 'Contra blindagens transforma em críticos esse número de acertos.',
  ion: 'Um veículo ferido recebe esse número de fichas de íon.',
  pierce: 'Pode cancelar esse número de bloqueios.',
  spray: 'Seus dados são rolados uma vez para cada miniatura inimiga à vista.',
  suppressive: 'Seu alvo recebe uma ficha de supressão a mais, acertado ou não.',
  towCable: 'O atacante faz pivotar o veículo que fere.',
  leader: 'A miniatura desta carta lidera a unidade.',
  noncombatant: 'Sua miniatura não usa armas e, sem contar o líder, é a última a ser ferida.',
  reconfigure: 'Quando a unidade se recupera, a carta pode ser virada para a outra face.',
  repair:
    'Ação de carta gratuita: um veículo aliado à vista em alcance 1 tira esse número de fichas de ferimento, íon ou dano; tantas vezes quanto a capacidade.',
  sidearm: 'Para esse tipo de ataque sua miniatura não tem outra arma além desta.',
  treat:
    'Ação de carta gratuita: uma unidade de infantaria aliada à vista em alcance 1 tira esse número de fichas de ferimento ou recupera esse número de miniaturas desta rodada; tantas vezes quanto a capacidade.',
};
