import type { UpgradeTexts } from '../../card-texts.ts';

export const crewTexts: UpgradeTexts<'crew'> = {
  'crew:gunner':
    'Tras un ataque que falla, la nave puede atacar al momento con su armamento principal, y es su último ataque de la ronda.',
  'crew:mercenarycopilot': 'Si ataca a alcance 3, la nave puede convertir 1 impacto en crítico.',
  'crew:lukeskywalker':
    'Tras un fallo la nave puede atacar al momento con su armamento principal, su último ataque de la ronda, y convertir en él 1 concentración en impacto.',
  'crew:niennunb': 'Todas las maniobras rectas son verdes.',
  'crew:chewbacca':
    'Puede descartarse para descartar una carta de Daño en cuanto la nave la recibe y recuperar 1 escudo.',
  'crew:reconspecialist': 'La acción de concentración da 1 ficha de concentración más.',
  'crew:intelligenceagent':
    'Al empezar la fase de Activación, su jugador puede mirar el selector de una enemiga a alcance 1-2.',
  'crew:darthvader':
    'Tras un ataque suyo, la nave puede sufrir 2 daños para que el defensor sufra 1 crítico.',
  'crew:rebelcaptive': 'La primera nave que la ataca en una ronda recibe al momento 1 ficha de tensión.',
  'crew:flightinstructor':
    'Al defenderse puede volver a tirar 1 concentración, o en su lugar 1 cara vacía contra una Habilidad de 2 o menos.',
  'crew:tactician': 'Una nave de su arco a la que ataca a alcance 2 recibe después 1 ficha de tensión.',
  'crew:c3po':
    'Una vez por ronda, antes de tirar sus dados de defensa, puede adivinarse un número de evasiones; si sale ese número, se añade 1 más.',
  'crew:kylekatarn': 'Una ficha de tensión que pierde la nave puede traerle 1 ficha de concentración.',
  'crew:janors':
    'Una vez por ronda, la ficha de concentración que va a recibir una aliada a alcance 1-3 puede pasar a ser de evasión.',
  'crew:hansolo':
    'Al atacar puede gastar su blanco fijado sobre el defensor para convertir en impactos todas sus concentraciones.',
  'crew:landocalrissian':
    'Acción: se tiran 2 dados de defensa; cada concentración y cada evasión trae una ficha de su clase.',
  'crew:marajade':
    'Al acabar la fase de Combate, cada enemiga sin tensión a alcance 1 recibe 1 ficha de tensión.',
  'crew:fleetofficer':
    'Acción: 1 ficha de concentración para hasta 2 aliadas a alcance 1-2, y después 1 ficha de tensión para esta nave.',
  'crew:leebo': 'Acción: un impulso gratuito, y después 1 ficha de iones.',
  'crew:ysanneisard': 'Al empezar la fase de Combate, si está dañada y sin escudos puede evadir gratis.',
  'crew:moffjerjerrod':
    'Una carta de Daño que llega boca arriba puede ponerse boca abajo a cambio de esta carta o de otra de tripulación.',
  'crew:outlawtech': 'Tras una maniobra roja puede recibir 1 ficha de concentración.',
  'crew:k4securitydroid': 'Tras una maniobra verde puede fijar un blanco.',
  'crew:bossk':
    'Un ataque fallido da tensión a la nave si no la tiene, y con ella 1 ficha de concentración y un blanco fijado sobre el defensor.',
  'crew:agentkallus':
    'Antes de la primera ronda se elige una enemiga: al atacarla o defenderse de ella, 1 concentración puede pasar a impacto o evasión.',
  'crew:kananjarrus':
    'Una vez por ronda, una aliada a alcance 1-2 que hizo una maniobra blanca puede perder 1 ficha de tensión.',
  'crew:ezrabridger': 'Al atacar con tensión puede convertir 1 concentración en crítico.',
  'crew:herasyndulla': 'La tensión no le impide las maniobras rojas.',
  'crew:rearadmiralchiraneau': 'Acción: hace una recta blanca de velocidad 1.',
  'crew:zuckuss':
    'Al atacar sin tensión puede recibir fichas de tensión para que el defensor vuelva a tirar otros tantos dados.',
  'crew:4lom':
    'Al atacar puede recibir 1 ficha de iones: 1 ficha de concentración o de evasión del defensor no puede gastarse en ese ataque.',
  'crew:gonk':
    'Acción: llega una ficha de escudo a esta carta. Acción: una de ellas pasa a ser un escudo de la nave.',
  'crew:dengar': 'Al atacar puede volver a tirar 1 dado de ataque, o 2 contra un piloto único.',
  'crew:systemsofficer': 'Tras una maniobra verde otra aliada a alcance 1 puede fijar un blanco.',
  'crew:tailgunner': 'Atacado desde el arco trasero, el defensor tiene 1 de agilidad menos.',
  'crew:lattsrazzi': 'Al defenderse puede quitar 1 ficha de tensión al atacante para añadir 1 evasión.',
  'crew:unkarplutt': 'Tras chocar con una enemiga puede sufrir 1 daño y hacer una acción gratuita.',
  'crew:jynerso':
    'Acción: una aliada a alcance 1-2 recibe una ficha de concentración por cada enemiga en el arco de esta a alcance 1-3, 3 como mucho.',
  'crew:rey':
    'Al empezar la fase Final puede guardarse una ficha de concentración en esta carta; al empezar la de Combate puede volver una.',
  'crew:finn':
    'Con la enemiga en su arco, al defenderse o atacar con el armamento principal puede añadir 1 cara vacía a su tirada.',
  'crew:captainrex': 'Tras fallar puede recibir 1 ficha de concentración.',
  'crew:operationsspecialist':
    'Falla una aliada a alcance 1-2: una aliada a alcance 1-3 de ella puede recibir 1 ficha de concentración.',
  'crew:bodhirook': 'Puede fijar como blanco a una enemiga que esté a alcance 1-3 de cualquier aliada.',
  'crew:inspiringrecruit':
    'Una vez por ronda, una aliada a alcance 1-2 que pierde una ficha de tensión puede perder 1 más.',
  'crew:bistan': 'Al atacar a alcance 1-2 puede convertir 1 impacto en crítico.',
  'crew:wookieecommandos': 'Al atacar puede volver a tirar las concentraciones que quiera.',
  'crew:maul':
    'Al atacar sin tensión puede recibir fichas de tensión para volver a tirar otros tantos dados; tras impactar puede perder 1.',
  'crew:sawgerrera': 'Al atacar puede sufrir 1 daño para convertir en críticos todas sus concentraciones.',
  'crew:deathtroopers':
    'Atacan a otra aliada a alcance 1 mientras esta nave está en el arco del atacante a alcance 1-3: el atacante recibe 1 ficha de tensión.',
  'crew:magvayarro': 'Tras defenderse puede fijar como blanco al atacante.',
  'crew:tacticalofficer': 'Añade la acción de coordinar.',
  'crew:isbslicer':
    'Tras interferir una nave puede dar 1 ficha de interferencia a una nave a alcance 1 de ella que no tenga.',
  'crew:ketsuonyo':
    'Al empezar la fase Final puede hacer que una enemiga en su arco a alcance 1-2 conserve sus fichas de rayo tractor.',
  'crew:leiaorgana':
    'Al empezar la fase de Activación puede descartarse la carta: las maniobras rojas de las naves aliadas son blancas esa fase.',
  'crew:bombardier': 'Las bombas también pueden soltarse con la plantilla recta de velocidad 2.',
  'crew:navigator':
    'El selector que revela puede girarse a otra velocidad del mismo rumbo, con tensión a ninguna roja.',
  'crew:ig88d': 'La nave tiene, además de la suya, las capacidades de piloto de sus aliadas con IG-2000.',
  'crew:bazemalbus':
    'Tras fallar puede atacar al momento a otra nave con su armamento principal, su último ataque de la ronda.',
  'crew:jabbathehutt':
    'Cada mejora Ilícita del escuadrón empieza con 1 ficha, que se retira una vez en lugar de descartar la carta.',
  'crew:zeborrelios':
    'En la fase de Combate la nave y una enemiga en su arco pueden atacarse aunque se toquen.',
  'crew:saboteur':
    'Acción: por una enemiga a alcance 1 se tira un dado de ataque; con impacto o crítico se pone boca arriba al azar 1 de sus cartas de Daño.',
  'crew:r2d2-swx22':
    'Al acabar la fase Final sin escudos puede recuperar 1; se tira un dado de ataque, y con impacto se pone boca arriba al azar 1 de sus cartas de Daño.',
  'crew:chopper': 'La nave puede actuar con tensión, y sufre 1 daño por cada acción hecha así.',
  'crew:breachspecialist':
    'Puede gastar una ficha de refuerzo para poner boca abajo una carta de Daño recibida boca arriba, y todas las demás de la ronda.',
  'crew:dashrendar': 'Puede atacar desde un obstáculo, y nada obstruye sus ataques.',
  'crew:cassianandor':
    'Al acabar la fase de Planificación su jugador puede adivinar el selector de una enemiga a alcance 1-2 y mirarlo; si acierta, puede girar el suyo.',
  'crew:boshek':
    'Cuando se activa una nave que toca, su jugador puede mirar ese selector; el dueño lo gira entonces a la maniobra anterior o siguiente, que puede hacerse con tensión.',
  'crew:emperorpalpatine':
    'Una vez por ronda, antes de que tire cualquier aliada, puede nombrarse una cara: 1 dado de esa tirada pasa a ella, sin más cambios.',
  'crew:cadbane':
    'Añade un icono de Bomba. Una vez por ronda puede hacer que una enemiga que tira dados de ataque por una bomba aliada repita las concentraciones y caras vacías que se quiera.',
  'crew:sabinewren':
    'Añade un icono de Bomba. Una vez por ronda, cuando ha estallado una bomba aliada, una enemiga a alcance 1 de ella sufre 1 daño.',
  'crew:greedo':
    'En su primer ataque y su primera defensa de la ronda, la primera carta de Daño se reparte boca arriba.',
  'crew:bobafett':
    'Tras un ataque que repartió una carta de Daño boca arriba, esta carta puede descartarse junto con una mejora del defensor.',
  'crew:hotshotcopilot':
    'A quien ataca con el armamento principal, o quien la ataca, tiene que gastar 1 ficha de concentración en ese ataque si puede.',
  'crew:generalhux':
    'Acción: 1 ficha de concentración para hasta 3 aliadas a alcance 1-2 y Fanatical Devotion para una de ellas, y después 1 ficha de tensión para esta nave.',
  'crew:directorkrennic':
    'Antes de desplegar las fuerzas, una aliada con 3 escudos o menos recibe Optimized Prototype.',
  'crew:courierdroid': 'Mientras se despliegan las fuerzas su Habilidad puede valer 0 u 8.',
  'crew:cikatrovizago':
    'Al empezar la fase Final puede descartarse esta carta para cambiar una mejora Ilícita o de Cargamento boca arriba de la nave por otra que no cueste más.',
  'crew:weaponsengineer':
    'La nave mantiene 2 blancos fijados sobre enemigas distintas, y puede fijar los dos a la vez.',
  'crew:kyloren': "Acción: una enemiga a alcance 1-3 recibe la condición I'll Show You the Dark Side.",
};
