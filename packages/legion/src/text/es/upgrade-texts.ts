import type { UpgradeTexts } from '../card-texts.ts';

export const upgradeTexts: UpgradeTexts = {
  'bowcaster-wookiee': 'Añade un wookiee con una ballesta que sirve contra blindajes y buenas defensas.',
  'dh-447-sniper':
    'Añade un francotirador cuyo fusil alcanza a cualquier distancia; si va solo en la reserva, no se puede esquivar.',
  'dlt-19-stormtrooper': 'Añade un soldado de asalto con un fusil pesado que llega a alcance 4.',
  'dlt-19-x-sniper':
    'Añade un explorador cuyo fusil largo alcanza a cualquier distancia; si va solo en la reserva, no se puede esquivar.',
  'electrostaff-guard':
    'Añade un guardia con un bastón eléctrico, la única arma con que lucha cuerpo a cuerpo.',
  flametrooper:
    'Añade un soldado cuyas llamas tiran un dado por cada enemigo a la vista a alcance 1, esté o no a cubierto.',
  'hh-12-stormtrooper':
    'Añade un soldado de asalto con cohetes contra blindajes; disparar agota la carta y hay que quedarse quieto.',
  'mpl-57-barrage-trooper':
    'Añade un soldado cuyo lanzador deja la cobertura sin efecto; disparar agota la carta.',
  'mpl-57-ion-trooper':
    'Añade un soldado cuyo lanzador carga de iones a los vehículos que hiere; disparar agota la carta.',
  'proton-charge-saboteur':
    'Añade un saboteador que pone cargas de protones y las hace estallar cuando alguien ha actuado.',
  'scatter-gun-trooper': 'Añade un soldado con una escopeta para distancias cortas.',
  'sonic-charge-saboteur': 'Añade un saboteador que pone cargas sónicas; a quien pillan, lo acobardan.',
  't-7-ion-snowtrooper':
    'Añade un soldado cuyo fusil carga de iones a los vehículos que hiere; disparar agota la carta.',
  'z-6-trooper': 'Añade un soldado con un cañón rotativo de seis dados blancos.',
  '2-1-b-medical-droid': 'Añade un droide sin armas que puede atender a la infantería dos veces por partida.',
  'fx-9-medical-droid': 'Añade un droide sin armas que puede atender a la infantería dos veces por partida.',
  'fleet-trooper': 'Añade un soldado de la flota más.',
  'imperial-comms-technician':
    'Añade un técnico y un icono de Comunicaciones, que hay que ocupar con una carta.',
  'imperial-officer-personnel':
    'Añade un oficial, que pasa a ser el líder; la unidad tiene aplomo 2 e Inspirador 1.',
  'r-4-astromech-droid': 'Añade un droide sin armas que puede reparar vehículos dos veces por partida.',
  'r-5-astromech-droid': 'Añade un droide sin armas que puede reparar vehículos dos veces por partida.',
  'rebel-comms-technician':
    'Añade un técnico y un icono de Comunicaciones, que hay que ocupar con una carta.',
  'rebel-officer-personnel':
    'Añade un oficial, que pasa a ser el líder; la unidad tiene aplomo 2 e Inspirador 1.',
  'rebel-trooper': 'Añade un soldado rebelde más.',
  snowtrooper: 'Añade un soldado de las nieves más.',
  stormtrooper: 'Añade un soldado de asalto más.',
  'commanding-presence': 'Las órdenes de la unidad llegan a alcance 4.',
  'esteemed-leader': 'Cuando la atacan, la infantería de Tropa aliada a alcance 1 de ella tiene Guardián 1.',
  'improvised-orders':
    'Al sacar una ficha de orden propia se puede agotar la carta para ver otra: se usa una y la otra vuelve a la reserva. Se prepara en la fase Final.',
  'strict-orders':
    'Las unidades aliadas con ficha de orden boca arriba pueden quitarse 1 ficha de acobardamiento al reagruparse, sin tirar dados.',
  anger: 'Cada vez que sufre heridas, la unidad gana una ficha de ataque apuntado.',
  'battle-meditation':
    'De las órdenes que la unidad da con una carta de mando, una puede ir a cualquier unidad aliada, esté donde esté.',
  'force-choke':
    'Acción de carta gratuita que agota la carta: hiere a una miniatura de infantería enemiga a alcance 1 que no sea de un Comandante ni de un Agente.',
  'force-push':
    'Acción de carta gratuita que agota la carta: su dueño mueve a velocidad 1 una unidad de infantería enemiga a alcance 1, aunque esté trabada.',
  'force-reflexes': 'Acción de carta gratuita que agota la carta: la unidad gana una ficha de esquiva.',
  'jedi-mind-trick':
    'Acción de carta gratuita que agota la carta: una unidad de infantería enemiga a alcance 1-2 recibe 2 fichas de acobardamiento.',
  'saber-throw':
    'Acción de carta que agota la carta: un arma cuerpo a cuerpo ataca a alcance 1-2 con la mitad de sus dados, hacia arriba; es la acción de ataque de la unidad.',
  'emergency-stims':
    'Hasta 2 heridas de un ataque pueden quedar sobre la carta; la unidad las sufre al acabar su siguiente activación.',
  'environmental-gear': 'La unidad tiene Movilidad.',
  'grappling-hooks': 'La unidad tiene Trepador excepcional.',
  'recon-intel': 'La unidad tiene Explorador 1.',
  'targeting-scopes': 'La unidad tiene Precisión 1.',
  'concussion-grenades': 'Cada miniatura puede lanzar una a alcance 1; la cobertura no sirve contra ellas.',
  'fragmentation-grenades': 'Cada miniatura puede lanzar una a alcance 1, con un dado rojo.',
  'impact-grenades': 'Cada miniatura puede lanzar una a alcance 1; están hechas para los blindajes.',
  'comms-jammer':
    'A alcance 1 de la unidad los enemigos no reciben más órdenes que la que se dan a sí mismos.',
  'comms-relay': 'Una orden para la unidad puede pasar a una unidad aliada a alcance 1-2.',
  'hq-uplink': 'Al impartir órdenes se puede agotar la carta: la unidad se da una a sí misma.',
  'long-range-comlink': 'En la fase de Mando las órdenes llegan a la unidad a cualquier distancia.',
  'duck-and-cover':
    'Contra un ataque a distancia la unidad puede tomar una ficha de acobardamiento al aplicar la cobertura.',
  endurance: 'La unidad puede quitarse una ficha de acobardamiento al acabar su activación.',
  hunter:
    'Al tirar los dados contra una unidad de infantería herida, la unidad puede ganar una ficha de ataque apuntado.',
  tenacity:
    'En sus ataques cuerpo a cuerpo la unidad suma 1 dado rojo si está herida o ha perdido alguna miniatura.',
  '88-twin-light-blaster-cannon': 'Un cañón doble ligero hacia delante, hasta alcance 3.',
  'at-rt-flamethrower':
    'Un lanzallamas hacia delante: dados por cada enemigo a la vista a alcance 1, esté o no a cubierto.',
  'at-rt-laser-cannon': 'Un cañón contra blindajes hacia delante, de alcance 2 a 4.',
  'at-rt-rotary-blaster': 'Un bláster rotativo hacia delante, cinco dados negros hasta alcance 3.',
  'at-st-mortar-launcher': 'Un mortero hacia delante que acobarda a alcance 4 y más allá.',
  'ax-108-ground-buzzer': 'Un arma hacia atrás, cuatro dados negros hasta alcance 2.',
  'dw-3-concussion-grenade-launcher':
    'Un lanzador hacia delante, hasta alcance 2, que deja la cobertura sin efecto.',
  'mo-dk-power-harpoon': 'Un arpón hacia atrás; el atacante hace girar al vehículo que hiere.',
  'general-weiss': 'Acción de carta que agota la carta: se suma Arsenal 2 hasta el final de la activación.',
  'wedge-antilles': 'Acción de carta que agota la carta: Pivotaje completo hasta el final de la activación.',
  'barrage-generator':
    'Se agota en un ataque a distancia con un Arma fija: 2 dados blancos más y Fuego de contención para la reserva.',
  'overcharged-generator':
    'Se agota en un ataque a distancia con un Arma fija: 1 dado negro más y Antiblindaje 1 para la reserva.',
};
