import type { UpgradeTexts } from '../../card-texts.ts';

export const astromechTexts: UpgradeTexts<'amd'> = {
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
  'amd:r7astromech':
    'Una vez por ronda, al defenderse, puede gastar su blanco fijado sobre el atacante y señalar los dados de ataque que quiera: se vuelven a tirar.',
  'amd:r3a2':
    'Al declarar un objetivo en su arco puede recibir 1 ficha de tensión para que el defensor reciba otra.',
  'amd:r2d6': 'La nave puede llevar 1 talento de élite.',
  'amd:r4d6':
    'Si quedan 3 impactos o más en un ataque contra ella, puede anular los que pasen de 2, con 1 ficha de tensión por cada uno.',
  'amd:r5p9': 'Al acabar la fase de Combate puede gastar una ficha de concentración para recuperar 1 escudo.',
  'amd:targetingastromech': 'Tras una maniobra roja puede fijar un blanco.',
  'amd:r3astromech':
    'Una vez por ronda, al atacar con el armamento principal, puede renunciar a 1 resultado de concentración y recibir 1 ficha de evasión.',
  'amd:chopper-swx72': 'Acción: se descarta otra mejora de la nave y se recupera 1 escudo.',
  'amd:m9g8':
    'Ataca una nave que tiene fijada como blanco: puede obligar a volver a tirar 1 dado de ataque. También puede fijar como blanco naves aliadas.',
  'amd:flightassistastromech':
    'Solo ataca dentro de su arco. Tras una maniobra sin choques y sin enemigas en el arco a alcance 1-3: un impulso o un tonel volado gratuito.',
  'amd:r7t1':
    'Acción: señala una enemiga a alcance 1-2, puede fijarla como blanco si está en el arco de ella, y luego puede hacer un impulso gratuito.',
};
