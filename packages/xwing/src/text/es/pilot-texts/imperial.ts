import type { PilotTexts } from '../../card-texts.ts';

export const imperialPilotTexts: PilotTexts<'imperial'> = {
  'imperial:firespray31:kathscarlet': 'El defensor que anula un crítico suyo recibe 1 ficha de tensión.',
  'imperial:firespray31:bobafett':
    'La inclinación que revele su selector puede hacerse hacia el otro lado a la misma velocidad.',
  'imperial:firespray31:krassistrelix':
    'Si ataca con un arma secundaria, puede repetir 1 de sus dados de ataque.',
  'imperial:tieadvanced:maarekstele':
    'Si su ataque va a dar una carta de Daño boca arriba, se roban 3, su jugador escoge la que se da y las otras se descartan.',
  'imperial:tieadvanced:darthvader': 'Realiza hasta 2 acciones en su paso Realizar una acción.',
  'imperial:tiebomber:captainjonus':
    'Otra nave aliada a alcance 1 que dispare un arma secundaria puede repetir hasta 2 dados de ataque.',
  'imperial:tiefighter:wingedgundark': 'A alcance 1, su ataque puede convertir 1 impacto en crítico.',
  'imperial:tiefighter:nightbeast':
    'Cada maniobra verde que ejecuta le ofrece una acción gratuita de concentración.',
  'imperial:tiefighter:backstabber':
    'Tira 1 dado de ataque más contra una nave que no lo tenga en ningún arco de fuego.',
  'imperial:tiefighter:darkcurse':
    'Quien lo ataca no puede gastar fichas de concentración ni repetir dados de ataque.',
  'imperial:tiefighter:maulermithel': 'Tira 1 dado de ataque más a alcance 1.',
  'imperial:tiefighter:howlrunner':
    'Otra nave aliada a alcance 1 que dispare su armamento principal puede repetir 1 dado de ataque.',
  'imperial:tiefofighter:epsilonleader':
    'Al empezar la fase de Combate, toda nave aliada a alcance 1, también la suya, pierde 1 ficha de tensión.',
  'imperial:tiefofighter:omegaace':
    'Contra la nave que tiene fijada, puede gastar el blanco fijado y una ficha de concentración: todos los dados del ataque pasan a crítico.',
  'imperial:tiefofighter:zetaace': 'Puede hacer el tonel volado con la plantilla recta de velocidad 2.',
  'imperial:tieinterceptor:turrphennir':
    'Cada ataque que haya hecho le ofrece gratis un impulso o un tonel volado.',
  'imperial:tieinterceptor:soontirfel':
    'Siempre que recibe tensión puede tomar también una ficha de concentración.',
  'imperial:tiephantom:echo':
    'Desactiva el camuflaje con la plantilla de inclinación de velocidad 2, de frente o hacia un lado, en vez de la recta.',
  'imperial:tiephantom:whisper': 'Un ataque suyo que impacta puede darle 1 ficha de concentración.',
  'imperial:lambdaclassshuttle:captainyorr':
    'Una ficha de tensión que recibiría otra nave aliada a alcance 1-2 puede recibirla esta, mientras tenga 2 como mucho.',
  'imperial:tiefighter:scourge': 'Tira 1 dado de ataque más contra una nave que tenga una carta de Daño.',
  'imperial:tiestriker:puresabacc': 'Tira 1 dado de ataque más mientras no tenga más de 1 carta de Daño.',
  'imperial:tiefighter:chaser':
    'Recibe una ficha de concentración cuando otra nave aliada a alcance 1 gasta una.',
  'imperial:tiefofighter:epsilonace': 'Su habilidad de piloto es 12 mientras no tenga ninguna carta de Daño.',
  'imperial:tiefofighter:zetaleader':
    'Si ataca sin tensión, puede recibir 1 ficha de tensión para tirar 1 dado de ataque más.',
  'imperial:tieadvprototype:valenrudor': 'Tras cada ataque contra ella puede realizar una acción gratuita.',
  'imperial:tiesffighter:backdraft': 'Al atacar a una nave en su arco auxiliar puede añadir 1 crítico.',
  'imperial:tieinterceptor:kirkanos':
    'Al atacar a alcance 2-3 puede gastar 1 ficha de evasión para añadir 1 impacto.',
  'imperial:tieinterceptor:carnorjax':
    'Los enemigos a alcance 1 no pueden realizar acciones de concentración o evasión ni gastar esas fichas.',
  'imperial:tiedefender:colonelvessery':
    'En cuanto tira los dados de ataque puede fijar a un defensor que otra nave ya tenga fijado.',
  'imperial:vt49decimator:rearadmiralchiraneau':
    'A alcance 1-2, su ataque puede convertir 1 resultado de concentración en crítico.',
  'imperial:vt49decimator:captainoicunn': 'Tras cada maniobra suya, todo enemigo al que toque sufre 1 daño.',
  'imperial:vt49decimator:commanderkenkirk':
    'Tiene 1 de agilidad más cuando no le quedan escudos y tiene alguna carta de Daño.',
  'imperial:tieadvanced:commanderalozen':
    'Al empezar la fase de Combate puede fijar a un enemigo a alcance 1.',
  'imperial:tieadvanced:zertikstrom':
    'Los enemigos a alcance 1 de ella no reciben el dado de ataque adicional del alcance.',
  'imperial:tiefofighter:omegaleader':
    'El enemigo que tenga fijado no puede modificar dados en los ataques entre ambas.',
  'imperial:tieadvprototype:theinquisitor':
    'Sus ataques con el armamento principal a alcance 2-3 cuentan como a alcance 1.',
  'imperial:tiefighter:wampa':
    'Al atacar puede anular todos sus dados; si había algún crítico, el defensor recibe 1 carta de Daño boca abajo.',
  'imperial:tiestriker:countdown':
    'Si se defiende sin tensión, al comparar resultados puede sufrir 1 daño y recibir 1 ficha de tensión para anular todos los dados.',
  'imperial:alphaclassstarwing:majorvynder':
    'Tira 1 dado de defensa más mientras tenga una ficha de armas desactivadas.',
  'imperial:alphaclassstarwing:lieutenantkarsabi':
    'Sin tensión, puede recibir 1 ficha de tensión para quitarse una ficha de armas desactivadas que acabe de recibir.',
  'imperial:tiesilencer:testpilotblackout':
    'Si su ataque está obstruido, el defensor tira 2 dados de defensa menos.',
  'imperial:tiereaper:majorvermeil':
    'Al atacar a una nave sin fichas de concentración ni evasión puede convertir en impacto 1 cara vacía o resultado de concentración.',
  'imperial:tiereaper:captainferoph': 'Añade 1 evasión cuando la ataca una nave con interferencias.',
  'imperial:tiereaper:vizier':
    'Una nave aliada que acabe a alcance 1 una maniobra de velocidad 1 sin solaparse con otra puede recibir 1 de sus fichas de concentración o evasión.',
  'imperial:tieaggressor:doubleedge':
    'Una vez por ronda, si falla con un arma secundaria, puede atacar con otra arma.',
  'imperial:tiesffighter:quickdraw':
    'Una vez por ronda, cuando pierde un escudo, puede atacar con su armamento principal.',
  'imperial:tieaggressor:lieutenantkestal':
    'Al atacar puede gastar 1 ficha de concentración para anular las caras vacías y los resultados de concentración del defensor.',
  'imperial:tiedefender:maarekstele':
    'Cuando su ataque da una carta de Daño boca arriba se roban 3; su jugador elige la que se da y descarta el resto.',
  'imperial:lambdaclassshuttle:coloneljendon':
    'Al empezar la fase de Combate puede ceder su blanco fijado a una nave aliada a alcance 1 que no tenga ninguno.',
  'imperial:lambdaclassshuttle:captainkagi':
    'Un enemigo que tenga esta nave al alcance de un blanco fijado no puede fijar a otra de su escuadrón.',
  'imperial:tieinterceptor:lieutenantlorrir':
    'Puede hacer el tonel volado con la plantilla de inclinación de velocidad 1 a cambio de 1 ficha de tensión.',
  'imperial:tieinterceptor:tetrancowall':
    'Un giro Koiogran que revele su selector puede hacerse a velocidad 1, 3 o 5.',
  'imperial:tiedefender:countessryad':
    'Una maniobra recta que revele su selector puede hacerse como giro Koiogran.',
  'imperial:tiebomber:tomaxbren':
    'Una vez por ronda, una mejora de Élite que acabe de descartar vuelve a ponerse boca arriba.',
  'imperial:tiepunisher:deathrain':
    'Puede soltar bombas desde sus guías delanteras, y tras soltar una puede hacer gratis un tonel volado.',
  'imperial:tiebomber:majorrhymer':
    'Sus armas secundarias alcanzan 1 banda más cerca y 1 más lejos de lo impreso, dentro de alcance 1-3.',
  'imperial:tiedefender:rexlerbrath':
    'Terminado su ataque, puede gastar una ficha de concentración: las cartas de Daño que dio el ataque se ponen boca arriba.',
  'imperial:tieadvanced:lieutenantcolzet':
    'Al empezar la fase Final puede gastar el blanco fijado en una enemiga para poner boca arriba, al azar, una de sus cartas de Daño ocultas.',
  'imperial:tieadvanced:junoeclipse':
    'La maniobra que revela puede hacerse 1 más rápida o 1 más lenta, nunca por debajo de velocidad 1, esté o no en su selector.',
  'imperial:tiebomber:deathfire':
    'Al revelar su selector, y tras cada acción suya, puede usar gratis la acción de una de sus bombas.',
  'imperial:tiestriker:duchess':
    'No está obligada a hacer la maniobra que piden los Adaptive Ailerons antes de revelar su selector.',
  'imperial:tieinterceptor:felswrath':
    'Con tantas cartas de Daño como casco sigue volando y luchando; no es destruida hasta que acaba la fase de Combate.',
  'imperial:tiepunisher:redline':
    'Puede tener dos blancos fijados sobre una nave: al fijar el primero puede fijar al momento el segundo.',
  'imperial:tiefighter:youngster':
    'Los cazas TIE aliados a alcance 1-3 pueden realizar la acción de su mejora de Élite como si fuera suya.',
  'imperial:upsilonclassshuttle:majorstridan':
    'Para sus acciones y sus mejoras, las naves aliadas a alcance 2-3 están a alcance 1.',
  'imperial:upsilonclassshuttle:kyloren':
    "La primera nave que la impacte en la ronda recibe la condición I'll Show You the Dark Side.",
  'imperial:tiesilencer:kyloren':
    "La primera nave que la impacte en la ronda recibe la condición I'll Show You the Dark Side.",
  'imperial:upsilonclassshuttle:lieutenantdormitz':
    'Las aliadas que se despliegan después pueden colocarse en cualquier lugar a alcance 1-2 de ella.',
};
