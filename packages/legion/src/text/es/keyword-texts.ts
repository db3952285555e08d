import type { KeywordTexts } from '../card-texts.ts';

export const keywordTexts: KeywordTexts = {
  armor: 'Al ser atacada puede anular todos los impactos; los críticos pasan.',
  armorX: 'Al ser atacada puede anular tantos impactos como diga el número.',
  arsenal: 'Cada miniatura puede usar en un ataque tantas de sus armas como diga el número.',
  bounty:
    'Marca a un comandante o agente enemigo antes de la primera ronda; si consigue la marca derrotando a quien la lleva y sobrevive, vale 1 ficha de victoria.',
  charge:
    'Tras una acción de movimiento con la que empieza un combate puede atacar gratis cuerpo a cuerpo a ese enemigo.',
  climbingVehicle: 'Un vehículo que escala y trepa como la infantería.',
  compel:
    'Una unidad de infantería aliada acobardada que se reagrupa a alcance 1-2 puede tomar 1 ficha de acobardamiento más por un movimiento gratuito.',
  cover: 'Contra ataques a distancia su cobertura mejora en el número.',
  cunning: 'Cuando su propia carta de mando empata en prioridad, cuenta 1 punto menos.',
  dangerSense:
    'Puede conservar su acobardamiento, y cada ficha es un dado de defensa más contra ataques a distancia, hasta el número.',
  dauntless:
    'Si queda acobardada tras reagruparse, puede tomar 1 ficha de acobardamiento más por un movimiento gratuito.',
  deflect:
    'Si gasta una ficha de esquiva, sus incrementos bloquean, y en un ataque a distancia cada uno que saque hiere al atacante.',
  disciplined: 'Con una orden puede quitarse tantas fichas de acobardamiento como diga el número.',
  enrage: 'Desde ese número de fichas de herida su aplomo es un guion y tiene Acometida.',
  entourage:
    'Una unidad de ese nombre no cuenta en las categorías del ejército, y en cada fase de Mando una a alcance 1-2 puede recibir una orden más.',
  expertClimber: 'Trepa sin tirar dados y sin heridas.',
  fullPivot: 'Puede pivotar la vuelta entera.',
  guardian:
    'Por la infantería aliada a alcance 1 que ve puede anular ese número de impactos de un ataque a distancia, y tira un dado propio por cada uno: los blancos la hieren.',
  gunslinger: 'Tras una acción de ataque a distancia puede disparar a una segunda unidad distinta.',
  heavyWeaponTeam: 'Ha de llevar un arma pesada, y manda la miniatura que la lleva.',
  immuneBlast: 'Deflagración no le hace nada.',
  immuneMelee: 'Nadie puede colocarse en contacto con ella.',
  immunePierce: 'Perforante no anula sus bloqueos.',
  impervious: 'Tira un dado de defensa más por cada punto de Perforante de la reserva.',
  indomitable: 'Se reagrupa con dados rojos.',
  infiltrate: 'Puede desplegarse en cualquier sitio más allá de alcance 3 de todo enemigo.',
  inspire:
    'Tras reagruparse, otras unidades aliadas a alcance 1-2 se quitan fichas de acobardamiento, tantas en total como diga el número.',
  jump: 'Acción de carta: un movimiento por encima de todo lo que no pase de esa altura desde donde empieza.',
  lightTransport:
    'Lleva ese número de unidades de infantería aliadas de una sola miniatura en peana pequeña.',
  lowProfile: 'Para ella la cobertura ligera es densa.',
  masterOfTheForce: 'Al acabar su activación puede preparar ese número de sus cartas de Fuerza.',
  nimble: 'Si gastó esquivas al defenderse, recupera una.',
  plodding: 'No hace más que un movimiento normal por activación.',
  precise: 'Cada ficha de ataque apuntado repite tantos dados más como diga el número.',
  pullingTheStrings:
    'Acción de carta: otra unidad de infantería aliada a alcance 1-2 puede atacar o moverse gratis.',
  quickThinking: 'Acción de carta: gana una ficha de ataque apuntado y una de esquiva.',
  ready: 'Una acción de alerta le da ese número de fichas de ataque apuntado.',
  relentless: 'Tras una acción de movimiento puede hacer gratis una de ataque.',
  reposition: 'Puede pivotar gratis antes o después de un movimiento normal.',
  sabotageRepair: 'Su líder puede poner una ficha de herida en una ficha de objetivo que toque, o quitarla.',
  scout: 'Una vez desplegada puede moverse hasta a esa velocidad.',
  sentinel: 'Su alerta llega a alcance 3.',
  sharpshooter: 'Sus blancos tienen esa cobertura de menos.',
  speeder: 'Pasa sobre terreno de hasta esa altura, y cada activación empieza con un movimiento obligatorio.',
  spotter:
    'Acción de carta: tantas unidades aliadas a alcance 1 como diga el número ganan una ficha de ataque apuntado.',
  stationary: 'No hace más movimientos que pivotar.',
  steady: 'Tras una acción de movimiento puede hacer gratis una de ataque a distancia.',
  tactical: 'Cada movimiento normal le da ese número de fichas de ataque apuntado.',
  takeCover:
    'Acción de carta: tantas unidades aliadas a alcance 1 como diga el número ganan una ficha de esquiva.',
  teamwork:
    'A alcance 1-2 de la unidad nombrada, las fichas de ataque apuntado y de esquiva de una llegan a las dos.',
  transport: 'Lleva ese número de unidades de infantería aliadas.',
  uncannyLuck: 'Puede repetir ese número de sus dados de defensa.',
  unhindered: 'El terreno difícil no la frena.',
  weakPoint: 'Los ataques cuyo líder está en ese sector tienen tanto Antiblindaje como diga el número.',
  arm: 'Con una acción se ponen ese número de cargas de su tipo a alcance 1 y a la vista.',
  blast: 'La cobertura no cuenta contra ella.',
  cumbersome: 'Quien la usa no se mueve en esa activación, salvo para pivotar.',
  detonate: 'Cuando una unidad ha actuado, pueden estallar ese número de cargas de su tipo.',
  fixed: 'Solo sirve contra lo que está en ese sector de tiro.',
  highVelocity: 'Una reserva solo de armas así no se puede esquivar.',
  immuneDeflect: 'Contra ella no se puede usar Desvío.',
  impact: 'Contra blindajes convierte en críticos ese número de impactos.',
  ion: 'Un vehículo herido recibe ese número de fichas de iones.',
  pierce: 'Puede anular ese número de bloqueos.',
  spray: 'Sus dados se tiran una vez por cada miniatura enemiga a la vista.',
  suppressive: 'Su blanco recibe una ficha de acobardamiento más, le den o no.',
  towCable: 'El atacante hace pivotar al vehículo que hiere.',
  leader: 'La miniatura de esta carta manda la unidad.',
  noncombatant: 'Su miniatura no usa armas y, sin contar al líder, es la última a la que se hiere.',
  reconfigure: 'Cuando la unidad se recupera, la carta puede ponerse por la otra cara.',
  repair:
    'Acción de carta gratuita: un vehículo aliado a la vista a alcance 1 se quita ese número de fichas de herida, iones o daño; tantas veces como la capacidad.',
  sidearm: 'Para ese tipo de ataque su miniatura no tiene más arma que esta.',
  treat:
    'Acción de carta gratuita: una unidad de infantería aliada a la vista a alcance 1 se quita ese número de fichas de herida o recupera ese número de miniaturas de esta ronda; tantas veces como la capacidad.',
};
