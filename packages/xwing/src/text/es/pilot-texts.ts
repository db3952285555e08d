import type { PilotTexts } from '../card-texts.ts';

export const pilotTexts: PilotTexts = {
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
  'rebel:senatorsshuttle:senator':
    'Ni actúa ni ataca; los críticos contra él pasan a impactos y sus cartas de Daño quedan boca abajo.',
  'rebel:senatorsshuttle:shieldedsenator':
    'Con escudos: ni actúa ni ataca; los críticos contra él pasan a impactos y sus cartas de Daño quedan boca abajo.',
};
