import type { UpgradeTexts } from '../card-texts.ts';

export const upgradeTexts: UpgradeTexts = {
  'ept:determination':
    'La carta de Daño de Piloto que llega boca arriba a la nave se descarta antes de que su texto cuente.',
  'ept:swarmtactics':
    'Al empezar la fase de Combate, otra nave aliada a alcance 1 puede combatir con la Habilidad de esta hasta que acabe la fase.',
  'ept:squadleader': 'Acción: se ofrece una acción gratuita a una nave a alcance 1-2 con menos Habilidad.',
  'ept:experthandling':
    'Acción: un tonel volado gratuito, con 1 ficha de tensión si la barra no tiene ese icono; después puede retirarse un blanco fijado enemigo sobre la nave.',
  'ept:marksmanship':
    'Acción: en los ataques de esta ronda la nave puede convertir 1 concentración en crítico y todas las demás en impactos.',
  'ept:daredevil':
    'Acción: hace un giro blanco de velocidad 1 y recibe 1 ficha de tensión; sin impulso en la barra, tira además 2 dados de ataque y sufre lo que salga.',
  'ept:elusiveness':
    'Al defenderse sin tensión, la nave puede tomar 1 ficha de tensión y hacer repetir al atacante el dado de ataque que ella elija.',
  'ept:pushthelimit':
    'Una vez por ronda, una acción de la nave le ofrece gratis otra de su barra; si la toma, le sigue 1 ficha de tensión.',
  'ept:deadeye':
    'Una ficha de concentración vale por el blanco fijado que pide un arma secundaria y se gasta en su lugar.',
  'ept:veteraninstincts': 'La Habilidad sube en 2.',
  'ept:wired':
    'Al atacar o defenderse bajo tensión, la nave puede repetir cuantas concentraciones suyas quiera.',
  'amd:r2astromech': 'Todas las maniobras de velocidad 1 y 2 son verdes.',
  'amd:r2d2': 'Una maniobra verde puede devolver 1 escudo perdido.',
  'amd:r2f2': 'Acción: la Agilidad sube en 1 el resto de la ronda.',
  'amd:r5d8':
    'Acción: se tira un dado de defensa; con evasión o concentración se descarta 1 carta de Daño boca abajo de la nave.',
  'amd:r5k6':
    'Cuando la nave gasta su blanco fijado tira un dado de defensa; con evasión fija otra vez la misma nave, aunque no para usarlo en este ataque.',
  'amd:r5astromech':
    'En la fase Final puede ponerse boca abajo 1 carta de Daño de Nave que esta lleve boca arriba.',
  'amd:bb8': 'Una maniobra verde en el selector revelado ofrece antes de moverse un tonel volado gratuito.',
  'amd:r5x3':
    'Antes de revelar el selector puede descartarse esta carta: los obstáculos no hacen nada a la nave el resto de la ronda.',
  'torpedo:protontorpedoes':
    'Ataque a alcance 2-3 con 4 dados que cuesta el blanco fijado sobre el objetivo y esta carta; 1 concentración puede pasar a crítico.',
  'missile:concussionmissiles':
    'Ataque a alcance 2-3 con 4 dados que cuesta el blanco fijado sobre el objetivo y esta carta; 1 cara vacía puede pasar a impacto.',
  'missile:clustermissiles':
    'Dos ataques seguidos a alcance 1-2 con 3 dados cada uno, que se pagan una vez con el blanco fijado sobre el objetivo y esta carta.',
  'missile:homingmissiles':
    'Ataque a alcance 2-3 con 4 dados contra una nave fijada que cuesta esta carta pero no el blanco fijado; el defensor no puede gastar fichas de evasión.',
  'bomb:seismiccharges':
    'Se suelta al revelar el selector, a cambio de la carta; al final de la Activación cada nave a alcance 1 sufre 1 daño.',
  'missile:assaultmissiles':
    'Ataque a alcance 2-3 con 4 dados que cuesta el blanco fijado sobre el objetivo y esta carta; si impacta, las demás naves a alcance 1 del defensor sufren 1 daño.',
  'bomb:proximitymines':
    'Acción: se suelta a cambio de la carta; la nave que la cruce tira 3 dados de ataque y sufre los impactos y críticos.',
  'torpedo:advprotontorpedoes':
    'Ataque a alcance 1 con 5 dados que cuesta el blanco fijado sobre el objetivo y esta carta; hasta 3 caras vacías pueden pasar a concentración.',
  'bomb:protonbombs':
    'Se suelta al revelar el selector, a cambio de la carta; al final de la Activación cada nave a alcance 1 recibe una carta de Daño boca arriba sin pasar por los escudos.',
  'turret:ioncannonturret':
    'Ataque en cualquier dirección a alcance 1-2 con 3 dados; si impacta, el defensor sufre solo 1 daño y recibe 1 ficha de iones.',
  'cannon:ioncannon':
    'Ataque a alcance 1-3 con 3 dados; si impacta, el defensor sufre solo 1 daño y recibe 1 ficha de iones.',
  'cannon:heavylasercannon':
    'Ataque a alcance 2-3 con 4 dados; los críticos de la tirada cuentan como impactos.',
  'cannon:autoblaster':
    'Ataque a alcance 1 con 3 dados cuyos impactos no anula ningún dado de defensa; las evasiones pueden usarse antes contra los críticos.',
  'turret:blasterturret':
    'Ataque en cualquier dirección a alcance 1-2 con 3 dados que cuesta una ficha de concentración.',
  'crew:gunner':
    'Tras un ataque que falla, la nave puede atacar al momento con su armamento principal, y es su último ataque de la ronda.',
  'crew:mercenarycopilot': 'Si ataca a alcance 3, la nave puede convertir 1 impacto en crítico.',
  'crew:lukeskywalker':
    'Tras un fallo la nave puede atacar al momento con su armamento principal, su último ataque de la ronda, y convertir en él 1 concentración en impacto.',
  'crew:niennunb': 'Todas las maniobras rectas son verdes.',
  'crew:chewbacca':
    'Puede descartarse para descartar una carta de Daño en cuanto la nave la recibe y recuperar 1 escudo.',
  'crew:reconspecialist': 'La acción de concentración da 1 ficha de concentración más.',
  'system:firecontrolsystem': 'Después de atacar, la nave puede fijar al defensor.',
  'system:sensorjammer':
    'Al defenderse, la nave puede convertir 1 impacto del atacante en una concentración que no puede repetirse.',
  'tech:weaponsguidance':
    'Al atacar, la nave puede gastar una ficha de concentración y convertir 1 cara vacía en impacto.',
  'title:slavei': 'La barra de mejoras tiene un icono más de Torpedos.',
  'title:millenniumfalcon': 'La barra de acciones tiene también el icono de evasión.',
  'mod:stealthdevice':
    'La Agilidad sube en 1 hasta que un ataque impacta a la nave, que descarta esta carta.',
  'mod:shieldupgrade': 'La nave tiene 1 escudo más.',
  'mod:engineupgrade': 'La barra de acciones tiene también el icono de impulso.',
  'mod:hullupgrade': 'La nave tiene 1 de Casco más.',
  'mod:advancedcloakingdevice':
    'Cada ataque que haya hecho la nave le ofrece una acción gratuita de camuflaje.',
};
