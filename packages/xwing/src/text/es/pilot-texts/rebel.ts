import type { PilotTexts } from '../../card-texts.ts';

export const rebelPilotTexts: PilotTexts<'rebel'> = {
  'rebel:awing:tychocelchu': 'La tensión no impide a esta nave realizar acciones.',
  'rebel:t70xwing:poedameron':
    'Mientras tiene una ficha de concentración, puede convertir 1 concentración propia en impacto o evasión sin gastarla.',
  'rebel:t70xwing:blueace': 'Puede impulsarse también con las plantillas de giro de velocidad 1.',
  'rebel:xwing:wedgeantilles': 'La nave a la que ataca tiene 1 menos de Agilidad, nunca menos de 0.',
  'rebel:xwing:garvendreis':
    'Cuando gasta una ficha de concentración, puede darse otra a una nave aliada distinta a alcance 1-2.',
  'rebel:xwing:biggsdarklighter':
    'El enemigo no puede apuntar a otras naves aliadas a alcance 1 de él con un arma que podría dispararle.',
  'rebel:xwing:lukeskywalker': 'Al defenderse puede convertir 1 de sus concentraciones en evasión.',
  'rebel:yt1300:chewbacca':
    'La carta de Daño que recibe boca arriba se pone boca abajo antes de que su texto cuente.',
  'rebel:yt1300:landocalrissian':
    'Cada maniobra verde que ejecuta ofrece a otra nave aliada a alcance 1 una acción gratuita de la barra de ella.',
  'rebel:yt1300:hansolo':
    'Al atacar puede repetir sus dados de ataque, pero entonces todos los que puedan repetirse.',
  'rebel:ywing:dutchvander': 'Cuando fija un blanco, otra nave aliada a alcance 1-2 puede fijar uno también.',
  'rebel:ywing:hortonsalm': 'Si ataca a alcance 2-3, puede repetir cuantas caras vacías quiera.',
  'rebel:awing:arvelcrynyd':
    'Puede atacar a enemigos con los que está en contacto, si están en su arco de fuego.',
  'rebel:hwk290:roarkgarnet':
    'Al empezar el combate, otra nave aliada a alcance 1-3 cuenta con habilidad de piloto 12 hasta el final de la fase.',
  'rebel:hwk290:kylekatarn':
    'Al empezar el combate, puede ceder una de sus fichas de concentración a otra nave aliada a alcance 1-3.',
  'rebel:hwk290:janors':
    'Si no está tensa, puede tomar una ficha de tensión para que otra nave aliada a alcance 1-3 ataque con 1 dado más.',
  'rebel:z95headhunter:airencracken':
    'Cada ataque suyo le permite ofrecer una acción gratuita a otra nave aliada a alcance 1.',
  'rebel:ewing:etahnabaht':
    'Quien ataque a un enemigo en su arco de fuego a alcance 1-3 puede convertir 1 impacto en crítico.',
  'rebel:xwing:wesjanson':
    'Cada ataque suyo puede quitarle al objetivo una ficha de concentración, una de evasión o el blanco que tiene fijado.',
  'rebel:xwing:jekporkins':
    'La tensión que recibe puede retirarse al momento tirando un dado de ataque: un impacto le da una carta de Daño boca abajo.',
  'rebel:xwing:hobbieklivian': 'Al fijar un blanco o gastarlo, puede quitarse una ficha de tensión.',
  'rebel:xwing:tarnmison': 'Puede fijar al momento como blanco al enemigo que le declara un ataque.',
  'rebel:awing:gemmersojan': 'Tiene 1 de agilidad más mientras haya un enemigo a alcance 1.',
  'rebel:bwing:keyanfarlander':
    'Al atacar, puede deshacerse de una ficha de tensión para convertir en impactos todos sus resultados de concentración.',
  'rebel:bwing:neradantels': 'Sus torpedos pueden dispararse contra enemigos fuera de su arco de fuego.',
  'rebel:yt2400:eadenvrill': 'Su arma principal tira 1 dado más contra una nave tensa.',
  'rebel:kwing:mirandadoni':
    'Una vez por ronda, en un ataque, puede cambiar un escudo por 1 dado más, o 1 dado menos por recuperar un escudo.',
  'rebel:t70xwing:redace': 'El primer escudo que pierde cada ronda le da una ficha de evasión.',
  'rebel:vcx100:herasyndulla':
    'Una maniobra verde o roja que revele puede cambiarse por otra de ese color de su selector.',
  'rebel:attackshuttle:herasyndulla':
    'Una maniobra verde o roja que revele puede cambiarse por otra de ese color de su selector.',
  'rebel:attackshuttle:ezrabridger':
    'Al defenderse estando tensa, puede convertir hasta 2 de sus resultados de concentración en evasiones.',
  'rebel:sheathipedeclassshuttle:ezrabridger':
    'Al defenderse estando tensa, puede convertir hasta 2 de sus resultados de concentración en evasiones.',
  'rebel:vcx100:chopper':
    'Al empezar el combate, cada enemigo en contacto con ella recibe una ficha de tensión.',
  'rebel:vcx100:kananjarrus':
    'Gastando una ficha de concentración, hace que un enemigo a alcance 1-2 ataque con 1 dado menos.',
  'rebel:attackshuttle:sabinewren':
    'Antes de revelar su selector, puede hacer un impulso o un tonel volado como acción gratuita.',
  'rebel:tiefighter:sabinewren':
    'Antes de revelar su selector, puede hacer un impulso o un tonel volado como acción gratuita.',
  'rebel:t70xwing:elloasty': 'Mientras no esté tensa, sus giros Tallon son blancos.',
  'rebel:arc170:braylenstramm':
    'Estando tensa, puede tirar un dado de ataque tras cada maniobra: un impacto o un crítico le quita una ficha de tensión.',
  'rebel:arc170:thanekyrell':
    'Cuando un enemigo en su arco de fuego a alcance 1-3 ha atacado a otra nave aliada, puede realizar una acción gratuita.',
  'rebel:uwing:cassianandor':
    'Al empezar la fase de Activación, puede quitar una ficha de tensión a otra nave aliada a alcance 1-2.',
  'rebel:t70xwing:niennunb':
    'Con un enemigo en su arco de fuego a alcance 1, puede descartar la ficha de tensión que acaba de recibir.',
  'rebel:t70xwing:snapwexley':
    'Tras volar una maniobra de velocidad 2-4 sin quedar en contacto con nadie, puede hacer un impulso como acción gratuita.',
  'rebel:tiefighter:ahsokatano':
    'Al empezar el combate, puede gastar una ficha de concentración para ofrecer una acción gratuita a una nave aliada a alcance 1, incluida ella misma.',
  'rebel:uwing:bodhirook':
    'Las naves aliadas pueden fijar como blanco a cualquier enemigo a alcance 1-3 de una nave aliada.',
  'rebel:uwing:hefftobber':
    'Un enemigo cuya maniobra se solapa con ella le permite realizar una acción gratuita.',
  'rebel:auzituckgunship:wullffwarro': 'Sin escudos y con alguna carta de Daño, ataca con 1 dado más.',
  'rebel:uwing:sawgerrera':
    'Una nave aliada a alcance 1-2 que esté tensa o dañada puede volver a tirar 1 dado en sus ataques.',
  'rebel:uwing:benthictwotubes':
    'Tras realizar una acción de concentración, puede ceder una ficha de concentración a una nave aliada a alcance 1-2.',
  'rebel:xwing:leevantenza':
    'Una acción de impulso puede darle una ficha de evasión, a cambio de una de tensión.',
  'rebel:xwing:edriotwotubes':
    'Cuando empieza su activación con una ficha de concentración, puede realizar una acción gratuita.',
  'rebel:xwing:kullbeesperado':
    'Un impulso o un tonel volado le permite dar la vuelta a sus Alas Servomotoras.',
  'rebel:bwing:ibtisam': 'Estando tensa, puede volver a tirar 1 de sus dados, al atacar y al defenderse.',
  'rebel:t70xwing:jesspava':
    'Al atacar y al defenderse, puede volver a tirar tantos de sus dados como otras naves aliadas haya a alcance 1.',
  'rebel:yt1300:rey':
    'Contra un enemigo en su arco de fuego puede volver a tirar hasta 2 de sus caras vacías, al atacar y al defenderse.',
  'rebel:arc170:norrawexley':
    'Puede gastar el blanco que tiene fijado sobre su rival en un ataque, suyo o ajeno, para añadir un resultado de concentración a sus dados.',
  'rebel:auzituckgunship:lowhhrick':
    'Gastando una ficha de refuerzo, añade una evasión a otra nave aliada a alcance 1 que se defiende.',
  'rebel:bsf17bomber:crimsonleader':
    'Al atacar a una nave en su arco de fuego, puede renunciar a un impacto o un crítico para asignarle el estado Rattled.',
  'rebel:tiefighter:captainrex': 'La nave a la que ha atacado recibe el estado Suppressive Fire.',
  'rebel:sheathipedeclassshuttle:fennrau':
    'Si no está tensa, puede tomar una ficha de tensión cuando le toca combatir a un enemigo en su arco de fuego a alcance 1-3: esa nave no gasta fichas en sus dados de ataque esta ronda.',
  'rebel:ewing:corranhorn':
    'Puede atacar al empezar la fase Final, y entonces no ataca en la ronda siguiente.',
  'rebel:scurrgh6bomber:captainnym': 'Una vez por ronda, puede impedir que detone una bomba de su bando.',
  'rebel:z95headhunter:lieutenantblount':
    'Sus ataques siempre cuentan como acertados, aunque se anulen todos sus resultados.',
  'rebel:bwing:tennumb': 'Los dados de defensa no pueden anular 1 de sus críticos.',
  'rebel:attackshuttle:zeborrelios': 'Al defenderse, puede anular los críticos antes que los impactos.',
  'rebel:tiefighter:zeborrelios': 'Al defenderse, puede anular los críticos antes que los impactos.',
  'rebel:sheathipedeclassshuttle:zeborrelios':
    'Al defenderse, puede anular los críticos antes que los impactos.',
  'rebel:t70xwing:poedameron-swx57':
    'Mientras tenga una ficha de concentración, puede convertir 1 resultado suyo de concentración en impacto o en evasión sin gastarla.',
  'rebel:senatorsshuttle:senator':
    'Ni actúa ni ataca; los críticos contra él pasan a impactos y sus cartas de Daño quedan boca abajo.',
  'rebel:senatorsshuttle:shieldedsenator':
    'Con escudos: ni actúa ni ataca; los críticos contra él pasan a impactos y sus cartas de Daño quedan boca abajo.',
  'rebel:awing:jakefarrell':
    'Cada acción de concentración suya, y cada ficha de concentración que le llegue de otro modo, le permite un impulso o un tonel volado gratis.',
  'rebel:yt2400:dashrendar':
    'Los obstáculos no existen para sus maniobras ni sus acciones; en el combate cuentan como para todos.',
  'rebel:yt2400:leebo':
    'Cuando va a recibir una carta de Daño boca arriba se roban 2: su jugador se queda una y descarta la otra.',
  'rebel:bsf17bomber:cobaltleader':
    'La nave a la que ataca tira 1 dado de defensa menos si tiene una ficha de bomba de cualquier bando a alcance 1.',
  'rebel:yt1300:chewbacca-swx57':
    'La destrucción de otra nave aliada a alcance 1-3 le permite atacar al momento, en cualquier fase.',
  'rebel:sheathipedeclassshuttle:ap5':
    'Antes de que actúe la nave que coordina, puede recibir 2 fichas de tensión para quitarle 1 a ella.',
  'rebel:kwing:esegetuketu':
    'Otras naves aliadas a alcance 1-2 pueden usar como propias sus fichas de concentración en sus ataques.',
  'rebel:arc170:sharabey':
    'Otras naves aliadas a alcance 1-2 pueden usar como propio el blanco que tiene fijado en sus ataques.',
  'rebel:uwing:magvayarro':
    'En un ataque contra otra nave aliada a alcance 1-2 no puede repetirse más de 1 dado de ataque.',
  'rebel:yt1300:hansolo-swx57':
    'Puede desplegarse en cualquier lugar de la zona de juego más allá de alcance 3 de toda enemiga.',
  'rebel:bsf17bomber:crimsonspecialist':
    'La bomba que suelta al revelar su selector puede colocarse en cualquier lugar en contacto con ella.',
};
