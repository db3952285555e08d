import type { UpgradeTexts } from '../../card-texts.ts';

export const eliteTexts: UpgradeTexts<'ept'> = {
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
  'ept:expose': 'Acción: hasta que termine la ronda su armamento principal vale 1 más y su agilidad 1 menos.',
  'ept:drawtheirfire':
    'Un ataque impacta a otra nave aliada a alcance 1: esta nave puede sufrir en su lugar 1 de los críticos que quedan.',
  'ept:adrenalinerush':
    'Descártala al revelar una maniobra roja: la maniobra es blanca hasta que acabe la fase de Activación.',
  'ept:opportunist':
    'Al atacar a una nave sin fichas de concentración ni evasión, si no tiene tensión puede recibir 1 ficha de tensión y tirar 1 dado de ataque más.',
  'ept:wingman': 'Al empezar la fase de Combate, otra nave aliada a alcance 1 pierde 1 ficha de tensión.',
  'ept:decoy':
    'Al empezar la fase de Combate, puede cambiar su Habilidad con la de una nave aliada a alcance 1-2 mientras dure la fase.',
  'ept:outmaneuver':
    'El objetivo dentro de su arco tiene 1 de agilidad menos mientras esta nave está fuera de los arcos del objetivo.',
  'ept:predator': 'Al atacar puede volver a tirar 1 dado de ataque, o 2 contra una Habilidad de 2 o menos.',
  'ept:lonewolf':
    'Sin aliadas a alcance 1-2 puede volver a tirar 1 de sus caras vacías, al atacar o al defenderse.',
  'ept:intimidation': 'Una enemiga que toca a esta nave tiene 1 de agilidad menos.',
  'ept:bodyguard':
    'Al empezar la fase de Combate puede gastar una ficha de concentración: una aliada a alcance 1 con más Habilidad tiene 1 de agilidad más hasta que acabe la ronda.',
  'ept:calculation':
    'Al atacar puede gastar una ficha de concentración para convertir 1 de sus resultados de concentración en un crítico.',
  'ept:crackshot':
    'Al atacar a una nave en su arco puede descartarla antes de comparar resultados: se anula 1 evasión del defensor.',
  'ept:coolhand': 'Al recibir tensión puede descartarla y obtener 1 ficha de concentración o 1 de evasión.',
  'ept:juke':
    'Mientras tenga una ficha de evasión, en sus ataques puede convertir 1 evasión del defensor en un resultado de concentración.',
  'ept:rage':
    'Acción: 1 ficha de concentración y 2 de tensión; hasta que acabe la ronda puede volver a tirar hasta 3 dados en cada ataque suyo.',
  'ept:attannimindlink':
    'La ficha de concentración o de tensión que recibe llega también a cada aliada con esta carta que no tenga ya una igual.',
  'ept:fearlessness':
    'A alcance 1 y cada nave dentro del arco de la otra, puede añadir 1 impacto a su ataque.',
  'ept:trickshot': 'En un ataque obstruido esta nave puede tirar 1 dado de ataque más.',
  'ept:swarmleader':
    'Antes de un ataque con el armamento principal hasta 2 aliadas con el defensor en su arco a alcance 1-3 pueden dar 1 ficha de evasión cada una: 1 dado de ataque más por ficha.',
  'ept:expertise': 'Al atacar sin tensión puede convertir en impactos todos sus resultados de concentración.',
  'ept:intensity#317':
    'Tras un impulso o un tonel volado puede recibir 1 ficha de concentración o de evasión y dar la vuelta a esta carta.',
  'ept:intensity#318':
    'Al acabar la fase de Combate puede gastar 1 ficha de concentración o de evasión para dar la vuelta a esta carta.',
  'ept:selflessness':
    'Un ataque impacta a otra aliada a alcance 1: puede descartarla y sufrir ella todos los impactos que quedan.',
  'ept:ruthlessness':
    'Tras un ataque suyo que impacta, una nave a alcance 1 del defensor que no sea ninguna de las dos sufre 1 daño.',
  'ept:saturationsalvo':
    'Tras fallar con un torpedo o misil, las naves a alcance 1 del defensor con menos agilidad que el coste de esa carta tiran un dado de ataque y sufren lo que salga.',
  'ept:adaptability#232': 'La Habilidad baja en 1.',
  'ept:adaptability#233': 'La Habilidad sube en 1.',
  'ept:ascoretosettle':
    'Antes de desplegar las fuerzas, una enemiga recibe A Debt to Pay; al atacarla, la nave puede convertir 1 concentración en crítico.',
  'ept:snapshot':
    'Tras la maniobra de una enemiga, la nave puede atacarla con esta carta, una vez por fase y sin modificar sus dados.',
  'ept:stayontarget':
    'El selector revelado puede girarse a otra maniobra de la misma velocidad, que pasa a ser roja.',
  'ept:lightningreflexes':
    'Descártala tras una maniobra blanca o verde del selector: la nave da media vuelta en el sitio y recibe 1 ficha de tensión.',
  'ept:debrisgambit': 'Acción: 1 ficha de evasión por un obstáculo a alcance 1, o 2 si hay varios.',
};
