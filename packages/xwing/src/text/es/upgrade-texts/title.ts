import type { UpgradeTexts } from '../../card-texts.ts';

export const titleTexts: UpgradeTexts<'title'> = {
  'title:slavei': 'La barra de mejoras tiene un icono más de Torpedos.',
  'title:millenniumfalcon': 'La barra de acciones tiene también el icono de evasión.',
  'title:ig2000':
    'La nave tiene, además de la suya, las capacidades de piloto de todas las demás naves aliadas con esta carta.',
  'title:virago': 'La barra de mejoras gana un icono de Sistemas y otro de Ilícito.',
  'title:andrasta': 'La barra de mejoras gana 2 iconos de Bomba.',
  'title:punishingone': 'El armamento principal es 1 mayor.',
  'title:heavyscykinterceptor':
    'El Casco es 1 mayor y la barra de mejoras gana un icono de Cañón, de Torpedos o de Misiles.',
  'title:vaksai':
    'Todas las mejoras de la nave cuestan 1 punto menos, y puede llevar 3 Modificaciones distintas.',
  'title:royalguardtie': 'La nave puede llevar 2 Modificaciones distintas.',
  'title:awingtestpilot':
    'La barra de mejoras gana un icono de Élite; sus mejoras de Élite deben ser distintas.',
  'title:tiex1':
    'La barra de mejoras gana un icono de Sistemas, y una mejora de Sistemas cuesta 4 puntos menos.',
  'title:sabinesmasterpiece': 'La barra de mejoras gana un icono de Tripulación y otro de Ilícito.',
  'title:tieshuttle':
    'Los iconos de Torpedos, Misiles y Bomba dejan su sitio a 2 de Tripulación, para cartas de 4 puntos como mucho.',
  'title:havoc':
    'La barra de mejoras pierde el icono de Tripulación y gana uno de Sistemas y otro de Astromecánico recuperado, este para cartas únicas.',
  'title:misthunter': 'La barra de acciones gana el tonel volado, y la nave debe llevar un Rayo tractor.',
  'title:moldycrow': 'Las fichas de concentración de la nave se quedan en la fase Final.',
  'title:st321': 'La nave fija como blanco a enemigas a cualquier distancia.',
  'title:outrider':
    'Con una mejora de Cañón, la nave no dispara su armamento principal, y el cañón dispara en todas direcciones.',
  'title:dauntless':
    'Tras una maniobra que la solapa con otra nave, esta puede realizar una acción gratuita y después recibe 1 ficha de tensión.',
  'title:tiev1': 'Tras fijar un blanco, la nave puede realizar una acción gratuita de evasión.',
  'title:tiex7':
    'La barra de mejoras pierde los iconos de Cañón y Misiles. Tras una maniobra de velocidad 3 o más que no solapa nada, la nave puede realizar una acción gratuita de evasión.',
  'title:shadowcaster':
    'Tras un ataque suyo que impacta, la nave puede dar una ficha de rayo tractor al defensor que esté en su arco móvil a alcance 1-2.',
  'title:enforcer': 'Después de defenderse, un atacante en su arco de diana recibe 1 ficha de tensión.',
  'title:concorddawnprotector':
    'Al defenderse a alcance 1, con ambas naves en el arco de la otra, la nave añade un resultado de evasión.',
  'title:crossfireformation':
    'Al defenderse, la nave puede añadir un resultado de concentración si otra nave aliada de la Resistencia está a alcance 1-2 del atacante.',
  'title:lightscykinterceptor':
    'Todas las cartas de Daño de la nave se reparten boca arriba, sus inclinaciones son verdes y no lleva Modificaciones.',
  'title:pivotwing#271': 'La Agilidad es 1 mayor. Tras una maniobra puede darse la vuelta a la carta.',
  'title:pivotwing#272':
    'Al revelar la maniobra inmóvil, la nave puede girar 180 grados. Tras una maniobra puede darse la vuelta a la carta.',
  'title:adaptiveailerons':
    'Antes de revelar su selector, la nave sin tensión debe volar una recta o inclinación blanca de velocidad 1.',
  'title:advancedailerons':
    'Las inclinaciones de velocidad 3 son blancas. Antes de revelar su selector, la nave sin tensión debe volar una recta o inclinación blanca de velocidad 1.',
  'title:millenniumfalcon-swx57':
    'Tras una inclinación de velocidad 3, la nave sin tensión y que no toca a nadie puede tomar 1 ficha de tensión para girar 180 grados.',
  'title:blackone':
    'Tras un impulso o tonel volado suyo, puede retirarse un blanco fijado enemigo de una nave aliada a alcance 1.',
  'title:tied':
    'Una vez por ronda, tras un ataque con un Cañón de 3 puntos como mucho, la nave puede atacar con su armamento principal.',
  'title:btla4ywing':
    'La nave solo ataca dentro de su arco, y tras un ataque con el armamento principal puede atacar con una mejora de Torreta.',
  'title:starvipermkii':
    'La nave puede llevar 2 Títulos distintos, y hace sus toneles volados solo por una inclinación de velocidad 1.',
  'title:xg1assaultconfiguration':
    'La barra de mejoras gana 2 iconos de Cañón. Los Cañones de 2 puntos como mucho disparan aunque las armas estén desactivadas.',
  'title:os1arsenalloadout':
    'La barra de mejoras gana un icono de Torpedos y otro de Misiles. Esas armas disparan a una nave fijada como blanco aunque las armas estén desactivadas.',
  'title:specialopstraining':
    'Al atacar desde el arco delantero con el armamento principal, la nave puede tirar 1 dado de ataque más; si no lo hace, puede atacar otra vez desde el arco trasero.',
  'title:allianceoverhaul':
    'Al atacar desde el arco delantero con el armamento principal, la nave tira 1 dado de ataque más; desde el arco trasero puede convertir 1 concentración en crítico.',
  'title:kylorensshuttle':
    'Al acabar la fase de Combate se elige una enemiga sin tensión a alcance 1-2; su jugador da 1 ficha de tensión a esa o a otra nave suya a alcance 1-2.',
  'title:firstordervanguard':
    'Al atacar a la única nave en su arco a alcance 1-3, la nave puede repetir 1 dado de ataque. Al defenderse puede descartar la carta para repetir todos sus dados de defensa.',
  'title:ghost':
    'Empieza con la nave propia que lleva Phantom acoplada, y puede hacerla salir por detrás tras una maniobra. Hasta entonces su armamento principal dispara también desde el arco especial, y una Torreta puede atacar al acabar la fase de Combate, como último ataque de la ronda.',
  'title:ghost-swx72':
    'Empieza con la nave propia que lleva Phantom II acoplada, y puede hacerla salir por detrás tras una maniobra. Hasta entonces su armamento principal dispara también desde el arco especial, y puede coordinar gratis al acabar la fase de Activación.',
  'title:phantom':
    'La nave empieza acoplada a una VCX-100 propia con el título Ghost y le presta lo que dice esa carta.',
  'title:phantomii':
    'La nave empieza acoplada a una VCX-100 propia con el título Ghost que la nombra y le presta lo que dice esa carta.',
  'title:houndstooth':
    'Cuando la nave es destruida, el Nashtah Pup puede salir volando por delante o por detrás; no ataca esta ronda.',
};
