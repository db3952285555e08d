import type { UpgradeTexts } from '../card-texts.ts';

export const upgradeTexts: UpgradeTexts = {
  'admiral-motti': 'Las naves aliadas tienen más casco: 1 las pequeñas, 2 las medias, 3 las grandes.',
  'admiral-screed':
    'Una vez por activación, una nave aliada que ataca puede gastar uno de sus dados para poner otro en una cara con crítico.',
  'garm-bel-iblis':
    'Al empezar las rondas 1 y 5, cada nave aliada puede recibir tantas fichas de Orden como su valor de Mando.',
  'general-dodonna':
    'Cuando una nave enemiga está a punto de recibir una carta de Daño boca arriba, el propietario ve las 4 primeras del mazo, deja 1 allí y descarta el resto.',
  'grand-moff-tarkin':
    'Al empezar cada fase de Naves, el propietario puede nombrar una orden, y todas las naves aliadas reciben su ficha.',
  'mon-mothma':
    'La Evasión de las naves aliadas sirve un paso más cerca: anula 1 dado a alcance medio y hace repetir 1 dado a alcance corto o a distancia 1.',
  'adar-tallon':
    'Cuando esta nave ha resuelto Escuadrón, la carta puede agotarse para devolver el indicador de 1 escuadrón que activó.',
  'admiral-chiraneau':
    'Escuadrón: los escuadrones que activa esta nave pueden salir de un enfrentamiento, pero solo a velocidad 2.',
  'defense-liaison':
    'Antes de revelar el selector se puede gastar una ficha de Orden para que muestre Maniobrar o Reparar.',
  'director-isard': 'Al revelar el selector, el propietario puede ver todos los de 1 nave enemiga.',
  'intel-officer':
    'Tras la tirada de su ataque, la nave puede agotar esta carta para nombrar una ficha de Defensa: gastada en este ataque, se descarta.',
  'leia-organa-officer':
    'Al revelar el selector, el primero de otra nave aliada a distancia 1-5 puede ponerse en la misma orden.',
  'raymus-antilles': 'Al revelar el selector, la nave puede recibir su ficha sin perder el selector.',
  'veteran-captain':
    'Al revelar el selector, la carta puede descartarse para recibir una ficha de Orden de cualquier tipo.',
  'weapons-liaison':
    'Antes de revelar el selector se puede gastar una ficha de Orden para que muestre Fuego concentrado o Escuadrón.',
  'wulff-yularen':
    'Tras gastar una ficha de Orden, la nave puede agotar esta carta para recuperar una de ese tipo.',
  'flight-controllers':
    'Escuadrón: los escuadrones que activa esta nave tienen 1 dado azul más contra escuadrones mientras están activos.',
  'gunnery-team':
    'Una sección de casco puede atacar varias veces en una activación, pero a la misma nave o escuadrón solo una.',
  'sensor-team':
    'Al atacar, la nave puede agotar esta carta y gastar 1 dado para poner otro en una precisión.',
  'engine-techs':
    'Maniobrar: tras su maniobra la nave puede agotar esta carta para hacer otra, a velocidad 1.',
  'engineering-team': 'Reparar: 1 punto de ingeniería más.',
  'nav-team': 'Maniobrar: una ficha puede subir un giro en 1 en vez de cambiar la velocidad.',
  'expanded-hangar-bay': 'El valor de Escuadrón sube en 1.',
  'point-defense-reroute':
    'Contra escuadrones a alcance corto se pueden repetir los dados que tengan un crítico.',
  'advanced-projectors':
    'Redirigir puede repartir el daño entre varias secciones de casco, incluso la del lado opuesto.',
  'electronic-countermeasures':
    'Al defenderse, la nave puede agotar esta carta para gastar una ficha de Defensa que una precisión había bloqueado.',
  'assault-concussion-missiles':
    'Crítico negro: las dos secciones de casco contiguas a la atacada sufren 1 de daño cada una.',
  'expanded-launchers': 'La batería frontal tiene 2 dados negros más.',
  'ion-cannon-batteries':
    'Crítico azul: el atacante quita al defensor una ficha de Orden o, si no le queda ninguna, 1 escudo de la sección de casco atacada.',
  'leading-shots': 'Al atacar, la nave puede gastar un dado azul para repetir cuantos otros quiera.',
  'overload-pulse': 'Crítico azul: se agotan las fichas de Defensa del defensor, todas ellas.',
  'enhanced-armament': 'Las baterías izquierda y derecha tienen 1 dado rojo más cada una.',
  'h9-turbolasers': 'Al atacar, la nave puede poner en una precisión un dado con impacto o crítico.',
  'xi7-turbolasers':
    'Un defensor que gasta Redirigir solo puede enviar 1 de daño a sus otras secciones de casco.',
  'xx-9-turbolasers': 'Crítico: las 2 primeras cartas de Daño del ataque llegan boca arriba.',
  corrupter:
    'Escuadrón: los Bombarderos que activa esta nave tienen 1 más de velocidad mientras están activos.',
  demolisher: 'En su activación, uno de sus ataques puede esperar hasta después de su maniobra.',
  'dodonnas-pride':
    'Crítico azul: se anulan todos los dados de ataque, y el defensor recibe 1 carta de Daño boca arriba.',
  dominator:
    'Al atacar a alcance corto o medio, puede renunciar a 1 o 2 escudos propios por otros tantos dados azules.',
  'gallant-haven': 'Los ataques contra escuadrones aliados a distancia 1 de ella hacen 1 de daño menos.',
  insidious:
    'Contra la sección de casco trasera de una nave, los dados negros de su batería llegan también a alcance medio.',
  'jainas-light': 'Puede ignorar los obstáculos con que se solapa, y nada obstruye sus ataques.',
  paragon: 'Contra una nave a la que ya atacó en la ronda tiene 1 dado negro más.',
  redemption: 'Las naves aliadas a distancia 1-5 tienen 1 punto de ingeniería más cuando resuelven Reparar.',
  salvation: 'En los ataques de su sección frontal contra naves, cada crítico hace 2 de daño.',
  'tantive-iv':
    'Una ficha de Orden que está a punto de recibir puede ser para una nave aliada a distancia 1-5.',
  warlord: 'Al atacar, puede cambiar una precisión por una cara con impacto.',
  yavaris: 'Escuadrón: un escuadrón que activa esta nave puede atacar dos veces si renuncia a moverse.',
};
