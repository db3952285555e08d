import type { PilotTexts } from '../../card-texts.ts';

export const scumPilotTexts: PilotTexts<'scum'> = {
  'scum:aggressor:ig88a': 'Tras un ataque suyo que destruye al defensor, la nave puede recuperar 1 escudo.',
  'scum:aggressor:ig88c':
    'Tras una acción de impulso suya, la nave puede realizar una acción gratuita de evasión.',
  'scum:firespray31:kathscarlet': 'Tira 1 dado de ataque más contra una nave en su arco auxiliar.',
  'scum:z95headhunter:ndrusuhlak': 'Tira 1 dado de ataque más si no hay otra nave aliada a alcance 1-2.',
  'scum:ywing:kavil': 'Tira 1 dado de ataque más contra una nave fuera de su arco de fuego.',
  'scum:m3ainterceptor:serissu':
    'Otra nave aliada a alcance 1 que sea atacada puede repetir 1 de sus dados de defensa.',
  'scum:firespray31:bobafett':
    'Al atacar o defenderse puede repetir tantos de sus dados como enemigos haya a alcance 1.',
  'scum:starviper:guri':
    'Si al empezar la fase de Combate hay un enemigo a alcance 1, puede tomar 1 ficha de concentración.',
  'scum:hwk290:palobgodalhi':
    'Al empezar la fase de Combate puede quedarse una ficha de concentración o evasión de un enemigo a alcance 1-2.',
  'scum:z95headhunter:kaatoleeachos':
    'Al empezar la fase de Combate puede quedarse una ficha de concentración o evasión de otra nave aliada a alcance 1-2.',
  'scum:m3ainterceptor:laetinashera': 'Cada ataque que no la alcance puede darle 1 ficha de evasión.',
  'scum:kihraxzfighter:grazthehunter':
    'Tira 1 dado de defensa más contra un atacante que esté en su arco de fuego.',
  'scum:protectoratestarfighter:fennrau':
    'En los ataques a alcance 1, suyos o contra ella, puede tirar 1 dado más.',
  'scum:g1astarfighter:zuckuss': 'Al atacar puede tirar 1 dado más; entonces el defensor también tira 1 más.',
  'scum:protectoratestarfighter:kadsolus': 'Cada maniobra roja que ejecuta le da 2 fichas de concentración.',
  'scum:protectoratestarfighter:oldteroch':
    'Al empezar la fase de Combate puede hacer que un enemigo a alcance 1 que la tenga en su arco de fuego pierda sus fichas de concentración y evasión.',
  'scum:lancerclasspursuitcraft:asajjventress':
    'Al empezar la fase de Combate puede dar 1 ficha de tensión a una nave a alcance 1-2 en su arco móvil.',
  'scum:lancerclasspursuitcraft:ketsuonyo':
    'Al empezar la fase de Combate puede dar 1 ficha de rayo tractor a una nave a alcance 1 que esté en su arco principal y en el móvil.',
  'scum:quadjumper:unkarplutt':
    'Al acabar la fase de Activación, toda nave a la que toca, aliada o enemiga, recibe 1 ficha de rayo tractor.',
  'scum:yv666:bossk': 'Cuando su ataque impacta, puede cambiar 1 crítico por 2 impactos.',
  'scum:yv666:lattsrazzi':
    'Cuando una nave aliada declara un ataque, esta puede gastar su blanco fijado en el defensor, que tiene 1 de agilidad menos contra él.',
  'scum:g1astarfighter:4lom':
    'Al empezar la fase Final puede pasar 1 de sus fichas de tensión a cualquier otra nave a alcance 1.',
  'scum:lancerclasspursuitcraft:sabinewren':
    'Al defenderse de un enemigo a alcance 1-2 en su arco móvil puede añadir 1 resultado de concentración.',
  'scum:m12lkimogilafighter:dalanoberos':
    'Al empezar la fase de Combate puede fijar a un enemigo a alcance 1-3 en su arco diana.',
  'scum:hwk290:dacebonearm':
    'Cuando un enemigo a alcance 1-3 recibe una ficha de iones, esta nave, si no tiene tensión, puede recibir 1 ficha de tensión para que sufra 1 daño.',
  'scum:kihraxzfighter:talonbanecobra':
    'El dado adicional que le da el alcance, al atacar o defenderse, cuenta doble.',
  'scum:ywing:drearenthal': 'Tras gastar su blanco fijado puede recibir 1 ficha de tensión para fijar otro.',
  'scum:jumpmaster5000:dengar':
    'Una vez por ronda, tras un ataque contra ella de una nave que esté en su arco de fuego, puede atacar a esa nave.',
  'scum:aggressor:ig88b': 'Una vez por ronda, si falla un ataque suyo, puede atacar con uno de sus cañones.',
  'scum:yv666:moraloeval': 'Sus cañones pueden disparar también a naves en su arco auxiliar.',
  'scum:firespray31:emonazzameen':
    'Puede soltar bombas también con la plantilla recta o de giro de velocidad 3.',
  'scum:scurrgh6bomber:solsixxa': 'Puede soltar bombas también con una plantilla de giro de velocidad 1.',
  'scum:hwk290:torkilmux':
    'Al acabar la fase de Activación, un enemigo a alcance 1-2 que elija tiene habilidad de piloto 0 en la fase de Combate.',
  'scum:starviper:princexizor':
    'Cuando un ataque la alcanza, una nave aliada a alcance 1 puede sufrir 1 impacto o crítico en su lugar.',
  'scum:jumpmaster5000:manaroo':
    'Al empezar la fase de Combate puede entregar todas sus fichas de concentración y evasión y su blanco fijado a otra nave aliada a alcance 1.',
  'scum:m3ainterceptor:genesisred':
    'Cuando fija un blanco, recibe fichas de concentración y evasión hasta tener tantas de cada tipo como la nave fijada.',
  'scum:m3ainterceptor:inaldra':
    'Al atacar o defenderse puede gastar 1 escudo para repetir los dados suyos que quiera.',
  'scum:kihraxzfighter:captainjostero':
    'Una vez por ronda, cuando un enemigo sufre daño que no viene de un ataque contra él, esta nave puede atacarlo.',
  'scum:scurrgh6bomber:captainnym':
    'Las bombas de su bando no le hacen nada. Una aliada puede añadir 1 evasión contra un ataque medido a través de una de ellas.',
  'scum:quadjumper:constablezuvio':
    'Al revelar una maniobra marcha atrás, puede soltar por delante cualquiera de sus bombas.',
  'scum:starviper:dalanoberos':
    'Sin tensión, al revelar un giro, una inclinación o un giro de Segnor, puede volar hacia ese lado un giro Tallon rojo con la misma plantilla.',
  'scum:aggressor:ig88d': 'Puede volar un giro de Segnor de velocidad 3 con la plantilla de giro.',
  'scum:m3ainterceptor:quinnjast':
    'Al empezar la fase de Combate, una ficha de armas desactivadas puede devolverle 1 Torpedo o Misil descartado.',
  'scum:quadjumper:sarcoplank':
    'Se defiende con tantos dados como la velocidad que voló esta ronda si son más que su Agilidad.',
  'scum:m3ainterceptor:sunnybounder':
    'Una vez por ronda, si todos los dados que tiró o repitió muestran lo mismo, puede añadir otro resultado igual.',
  'scum:jumpmaster5000:teltrevura':
    'La primera destrucción de la nave no llega: pierde sus cartas de Daño y recibe 4 boca abajo.',
  'scum:starviper:thweek': 'Antes de desplegar las naves, puede asignar Mimicked o Shadowed a un enemigo.',
  'scum:m12lkimogilafighter:toranikulda':
    'Tras su ataque, cada enemigo a alcance 1-3 en su arco diana pierde todas sus fichas de concentración y evasión o sufre 1 daño, a elección de su jugador.',
  'scum:kihraxzfighter:viktorhel':
    'Tras un ataque contra ella en el que no tiró justo 2 dados de defensa, el atacante recibe 1 ficha de tensión.',
  'scum:z95headhunter:nashtahpuppilot':
    'Sale de una Hound’s Tooth destruida, con la habilidad de piloto y la capacidad de quien la pilotaba.',
};
