import type { UpgradeTexts } from '../card-texts.ts';

export const upgradeTexts: UpgradeTexts = {
  'bowcaster-wookiee': 'Soma um wookiee com uma besta que serve contra blindagens e boas defesas.',
  'dh-447-sniper':
    'Soma um franco-atirador cujo fuzil alcança qualquer distância; se vai sozinho na reserva, não pode ser esquivado.',
  'dlt-19-stormtrooper': 'Soma um stormtrooper com um fuzil pesado que chega ao alcance 4.',
  'dlt-19-x-sniper':
    'Soma um batedor cujo fuzil longo alcança qualquer distância; se vai sozinho na reserva, não pode ser esquivado.',
  'electrostaff-guard': 'Soma um guarda com um bastão elétrico, a única arma com que luta corpo a corpo.',
  flametrooper:
    'Soma um soldado cujas chamas rolam um dado para cada inimigo à vista em alcance 1, esteja ou não em cobertura.',
  'hh-12-stormtrooper':
    'Soma um stormtrooper com foguetes contra blindagens; disparar esgota a carta e é preciso ficar parado.',
  'mpl-57-barrage-trooper':
    'Soma um soldado cujo lançador deixa a cobertura sem efeito; disparar esgota a carta.',
  'mpl-57-ion-trooper':
    'Soma um soldado cujo lançador carrega de íons os veículos que fere; disparar esgota a carta.',
  'proton-charge-saboteur': 'Soma um sabotador que põe cargas de prótons e as detona quando alguém agiu.',
  'scatter-gun-trooper': 'Soma um soldado com uma espingarda para distâncias curtas.',
  'sonic-charge-saboteur': 'Soma um sabotador que põe cargas sônicas; quem elas pegam fica suprimido.',
  't-7-ion-snowtrooper':
    'Soma um soldado cujo fuzil carrega de íons os veículos que fere; disparar esgota a carta.',
  'z-6-trooper': 'Soma um soldado com um canhão rotativo de seis dados brancos.',
  '2-1-b-medical-droid': 'Soma um droide sem armas que pode tratar a infantaria duas vezes por partida.',
  'fx-9-medical-droid': 'Soma um droide sem armas que pode tratar a infantaria duas vezes por partida.',
  'fleet-trooper': 'Soma mais um soldado da frota.',
  'imperial-comms-technician':
    'Soma um técnico e um ícone de Comunicações, que é preciso ocupar com uma carta.',
  'imperial-officer-personnel':
    'Soma um oficial, que passa a ser o líder; a unidade tem coragem 2 e Inspirar 1.',
  'r-4-astromech-droid': 'Soma um droide sem armas que pode reparar veículos duas vezes por partida.',
  'r-5-astromech-droid': 'Soma um droide sem armas que pode reparar veículos duas vezes por partida.',
  'rebel-comms-technician': 'Soma um técnico e um ícone de Comunicações, que é preciso ocupar com uma carta.',
  'rebel-officer-personnel':
    'Soma um oficial, que passa a ser o líder; a unidade tem coragem 2 e Inspirar 1.',
  'rebel-trooper': 'Soma mais um soldado rebelde.',
  snowtrooper: 'Soma mais um snowtrooper.',
  stormtrooper: 'Soma mais um stormtrooper.',
  'commanding-presence': 'As ordens da unidade chegam ao alcance 4.',
  'esteemed-leader': 'Quando ela é atacada, a infantaria de Tropa aliada em alcance 1 dela tem Guardião 1.',
  'improvised-orders':
    'Ao sacar uma ficha de ordem própria pode-se esgotar a carta para ver outra: usa-se uma e a outra volta à reserva. Prepara-se na fase Final.',
  'strict-orders':
    'As unidades aliadas com ficha de ordem virada para cima podem tirar 1 ficha de supressão ao se reagrupar, sem rolar dados.',
  anger: 'Cada vez que sofre ferimentos, a unidade ganha uma ficha de mira.',
  'battle-meditation':
    'Das ordens que a unidade dá com uma carta de comando, uma pode ir a qualquer unidade aliada, esteja onde estiver.',
  'force-choke':
    'Ação de carta gratuita que esgota a carta: fere uma miniatura de infantaria inimiga em alcance 1 que não seja de um Comandante nem de um Agente.',
  'force-push':
    'Ação de carta gratuita que esgota a carta: seu dono move em velocidade 1 uma unidade de infantaria inimiga em alcance 1, mesmo engajada.',
  'force-reflexes': 'Ação de carta gratuita que esgota a carta: a unidade ganha uma ficha de esquiva.',
  'jedi-mind-trick':
    'Ação de carta gratuita que esgota a carta: uma unidade de infantaria inimiga em alcance 1-2 recebe 2 fichas de supressão.',
  'saber-throw':
    'Ação de carta que esgota a carta: uma arma corpo a corpo ataca em alcance 1-2 com a metade de seus dados, para cima; é a ação de atacar da unidade.',
  'emergency-stims':
    'Até 2 ferimentos de um ataque podem ficar sobre a carta; a unidade os sofre ao terminar sua próxima ativação.',
  'environmental-gear': 'A unidade tem Desimpedido.',
  'grappling-hooks': 'A unidade tem Escalador Experiente.',
  'recon-intel': 'A unidade tem Batedor 1.',
  'targeting-scopes': 'A unidade tem Precisão 1.',
  'concussion-grenades': 'Cada miniatura pode lançar uma em alcance 1; a cobertura não serve contra elas.',
  'fragmentation-grenades': 'Cada miniatura pode lançar uma em alcance 1, com um dado vermelho.',
  'impact-grenades': 'Cada miniatura pode lançar uma em alcance 1; são feitas para as blindagens.',
  'comms-jammer':
    'Em alcance 1 da unidade os inimigos não recebem outras ordens além da que dão a si mesmos.',
  'comms-relay': 'Uma ordem para a unidade pode passar a uma unidade aliada em alcance 1-2.',
  'hq-uplink': 'Ao dar ordens pode-se esgotar a carta: a unidade dá uma a si mesma.',
  'long-range-comlink': 'Na fase de Comando as ordens chegam à unidade a qualquer distância.',
  'duck-and-cover':
    'Contra um ataque à distância a unidade pode tomar uma ficha de supressão ao aplicar a cobertura.',
  endurance: 'A unidade pode tirar uma ficha de supressão ao terminar sua ativação.',
  hunter:
    'Ao rolar os dados contra uma unidade de infantaria ferida, a unidade pode ganhar uma ficha de mira.',
  tenacity:
    'Em seus ataques corpo a corpo a unidade soma 1 dado vermelho se está ferida ou perdeu alguma miniatura.',
  '88-twin-light-blaster-cannon': 'Um canhão duplo leve para a frente, até alcance 3.',
  'at-rt-flamethrower':
    'Um lança-chamas para a frente: dados para cada inimigo à vista em alcance 1, esteja ou não em cobertura.',
  'at-rt-laser-cannon': 'Um canhão contra blindagens para a frente, de alcance 2 a 4.',
  'at-rt-rotary-blaster': 'Um blaster rotativo para a frente, cinco dados pretos até alcance 3.',
  'at-st-mortar-launcher': 'Um morteiro para a frente que suprime em alcance 4 e além.',
  'ax-108-ground-buzzer': 'Uma arma para trás, quatro dados pretos até alcance 2.',
  'dw-3-concussion-grenade-launcher':
    'Um lançador para a frente, até alcance 2, que deixa a cobertura sem efeito.',
  'mo-dk-power-harpoon': 'Um arpão para trás; o atacante faz girar o veículo que fere.',
  'general-weiss': 'Ação de carta que esgota a carta: soma-se Arsenal 2 até o fim da ativação.',
  'wedge-antilles': 'Ação de carta que esgota a carta: Pivô Completo até o fim da ativação.',
  'barrage-generator':
    'Esgota-se em um ataque à distância com uma arma Fixa: mais 2 dados brancos e Supressiva para a reserva.',
  'overcharged-generator':
    'Esgota-se em um ataque à distância com uma arma Fixa: mais 1 dado preto e Impacto 1 para a reserva.',
};
