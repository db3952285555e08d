import type { UpgradeTexts } from '../card-texts.ts';

export const upgradeTexts: UpgradeTexts = {
  'admiral-motti': 'As naves aliadas têm mais casco: 1 as pequenas, 2 as médias, 3 as grandes.',
  'admiral-screed':
    'Uma vez por ativação, uma nave aliada que ataca pode gastar um de seus dados para pôr outro em uma face com crítico.',
  'garm-bel-iblis':
    'No começo das rodadas 1 e 5, cada nave aliada pode receber tantas fichas de comando quanto seu valor de comando.',
  'general-dodonna':
    'Quando uma nave inimiga está para receber uma carta de dano virada para cima, o dono vê as 4 primeiras do baralho, deixa 1 ali e descarta o resto.',
  'grand-moff-tarkin':
    'No começo de cada fase de Naves, o dono pode dizer um comando, e todas as naves aliadas recebem a ficha dele.',
  'mon-mothma':
    'A Evasão das naves aliadas serve um passo mais perto: cancela 1 dado em alcance médio e faz rerrolar 1 dado em alcance curto ou em distância 1.',
  'adar-tallon':
    'Quando esta nave resolveu Esquadrão, a carta pode ser esgotada para devolver o marcador de 1 esquadrão que ela ativou.',
  'admiral-chiraneau':
    'Esquadrão: os esquadrões que esta nave ativa podem sair de um engajamento, mas só com velocidade 2.',
  'defense-liaison':
    'Antes de revelar o disco pode-se gastar uma ficha de comando para que ele mostre Navegar ou Reparar.',
  'director-isard': 'Ao revelar o disco, o dono pode ver todos os de 1 nave inimiga.',
  'intel-officer':
    'Depois da rolagem de seu ataque, a nave pode esgotar esta carta para apontar uma ficha de defesa: gasta neste ataque, ela é descartada.',
  'leia-organa-officer':
    'Ao revelar o disco, o primeiro de outra nave aliada em distância 1-5 pode ser posto no mesmo comando.',
  'raymus-antilles': 'Ao revelar o disco, a nave pode receber a ficha dele sem perder o disco.',
  'veteran-captain':
    'Ao revelar o disco, a carta pode ser descartada para receber uma ficha de comando de qualquer tipo.',
  'weapons-liaison':
    'Antes de revelar o disco pode-se gastar uma ficha de comando para que ele mostre Concentrar Fogo ou Esquadrão.',
  'wulff-yularen':
    'Depois de gastar uma ficha de comando, a nave pode esgotar esta carta para ter de volta uma do mesmo tipo.',
  'flight-controllers':
    'Esquadrão: os esquadrões que esta nave ativa têm 1 dado azul a mais contra esquadrões enquanto estão ativos.',
  'gunnery-team':
    'Uma zona do casco pode atacar várias vezes em uma ativação, mas a mesma nave ou esquadrão só uma.',
  'sensor-team': 'Ao atacar, a nave pode esgotar esta carta e gastar 1 dado para pôr outro em uma precisão.',
  'engine-techs':
    'Navegar: depois de sua manobra a nave pode esgotar esta carta para fazer outra, com velocidade 1.',
  'engineering-team': 'Reparar: 1 ponto de engenharia a mais.',
  'nav-team': 'Navegar: uma ficha pode aumentar uma guinada em 1 em vez de mudar a velocidade.',
  'expanded-hangar-bay': 'O valor de esquadrão sobe em 1.',
  'point-defense-reroute':
    'Contra esquadrões em alcance curto podem ser rerrolados os dados que tenham um crítico.',
  'advanced-projectors':
    'Redirecionar pode repartir o dano entre várias zonas do casco, até mesmo a do lado oposto.',
  'electronic-countermeasures':
    'Ao se defender, a nave pode esgotar esta carta para gastar uma ficha de defesa que uma precisão tinha bloqueado.',
  'assault-concussion-missiles':
    'Crítico preto: as duas zonas do casco vizinhas da atacada sofrem 1 de dano cada uma.',
  'expanded-launchers': 'A bateria frontal tem 2 dados pretos a mais.',
  'ion-cannon-batteries':
    'Crítico azul: o atacante tira do defensor uma ficha de comando ou, se não lhe resta nenhuma, 1 escudo da zona do casco atacada.',
  'leading-shots': 'Ao atacar, a nave pode gastar um dado azul para rerrolar quantos outros quiser.',
  'overload-pulse': 'Crítico azul: esgotam-se as fichas de defesa do defensor, todas elas.',
  'enhanced-armament': 'As baterias esquerda e direita têm 1 dado vermelho a mais cada uma.',
  'h9-turbolasers': 'Ao atacar, a nave pode pôr em uma precisão um dado com acerto ou crítico.',
  'xi7-turbolasers':
    'Um defensor que gasta Redirecionar só pode mandar 1 de dano para suas outras zonas do casco.',
  'xx-9-turbolasers': 'Crítico: as 2 primeiras cartas de dano do ataque vêm viradas para cima.',
  corrupter:
    'Esquadrão: os Bombardeiros que esta nave ativa têm 1 a mais de velocidade enquanto estão ativos.',
  demolisher: 'Em sua ativação, um de seus ataques pode esperar até depois de sua manobra.',
  'dodonnas-pride':
    'Crítico azul: cancelam-se todos os dados de ataque, e o defensor recebe 1 carta de dano virada para cima.',
  dominator:
    'Ao atacar em alcance curto ou médio, pode abrir mão de 1 ou 2 escudos próprios por outros tantos dados azuis.',
  'gallant-haven': 'Os ataques contra esquadrões aliados em distância 1 dela causam 1 de dano a menos.',
  insidious:
    'Contra a zona do casco traseira de uma nave, os dados pretos de sua bateria chegam também ao alcance médio.',
  'jainas-light': 'Pode ignorar os obstáculos que sobrepõe, e nada obstrui seus ataques.',
  paragon: 'Contra uma nave que já atacou na rodada tem 1 dado preto a mais.',
  redemption: 'As naves aliadas em distância 1-5 têm 1 ponto de engenharia a mais quando resolvem Reparar.',
  salvation: 'Nos ataques de sua zona frontal contra naves, cada crítico causa 2 de dano.',
  'tantive-iv': 'Uma ficha de comando que está para receber pode ir para uma nave aliada em distância 1-5.',
  warlord: 'Ao atacar, pode trocar uma precisão por uma face com acerto.',
  yavaris: 'Esquadrão: um esquadrão que esta nave ativa pode atacar duas vezes se abre mão de se mover.',
};
