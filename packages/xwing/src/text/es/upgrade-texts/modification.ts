import type { UpgradeTexts } from '../../card-texts.ts';

export const modificationTexts: UpgradeTexts<'mod'> = {
  'mod:stealthdevice':
    'La Agilidad sube en 1 hasta que un ataque impacta a la nave, que descarta esta carta.',
  'mod:shieldupgrade': 'La nave tiene 1 escudo más.',
  'mod:engineupgrade': 'La barra de acciones tiene también el icono de impulso.',
  'mod:hullupgrade': 'La nave tiene 1 de Casco más.',
  'mod:advancedcloakingdevice':
    'Cada ataque que haya hecho la nave le ofrece una acción gratuita de camuflaje.',
  'mod:bwinge2': 'La barra de mejoras gana un icono de Tripulación.',
  'mod:targetingcomputer': 'La barra de acciones gana el blanco fijado.',
  'mod:vectoredthrusters': 'La barra de acciones gana el tonel volado.',
  'mod:smugglingcompartment':
    'La barra de mejoras gana un icono de Ilícito, y la nave puede llevar otra Modificación de 3 puntos como mucho.',
  'mod:twinionenginemkii': 'Todas las inclinaciones de la nave son verdes.',
  'mod:antipursuitlasers':
    'La enemiga cuya maniobra la solapa con esta nave tira un dado de ataque y sufre 1 daño con impacto o crítico.',
  'mod:ionprojector':
    'La enemiga cuya maniobra la solapa con esta nave tira un dado de ataque y recibe 1 ficha de iones con impacto o crítico.',
  'mod:autothrusters':
    'Al defenderse más allá de alcance 2 o fuera de los arcos del atacante, la nave puede convertir 1 cara vacía en evasión.',
  'mod:guidancechips':
    'Una vez por ronda, al atacar con Torpedos o Misiles, la nave puede convertir 1 dado en impacto, o en crítico si su armamento principal es 3 o más.',
  'mod:longrangescanners':
    'La nave fija como blanco a enemigas a alcance 3 y más allá, y a ninguna más cercana.',
  'mod:maneuveringfins': 'Al revelar un giro, la nave puede volar la inclinación del mismo lado y velocidad.',
  'mod:stygiumparticleaccelerator':
    'Después de desactivar su camuflaje o de realizar una acción de camuflaje, la nave puede realizar una acción gratuita de evasión.',
  'mod:experimentalinterface':
    'Una vez por ronda, tras una acción, la nave puede realizar gratis la acción de una de sus cartas de Mejora y después recibe 1 ficha de tensión.',
  'mod:advancedslam':
    'Tras un acelerón que no solapó nada, la nave puede realizar una acción gratuita de su barra.',
  'mod:countermeasures':
    'Al empezar la fase de Combate puede descartarse la carta: la Agilidad es 1 mayor esta ronda, y puede retirarse un blanco fijado enemigo de la nave.',
  'mod:gyroscopictargeting':
    'Al acabar la fase de Combate, la nave puede rotar su arco móvil si voló una maniobra de velocidad 3 o más esta ronda.',
  'mod:spacetugtractorarray':
    'Acción: una nave en el arco a alcance 1 recibe una ficha de rayo tractor, y este jugador la arrastra, sea de quien sea.',
  'mod:lightweightframe':
    'Al defenderse de más dados de ataque que dados de defensa tiró, la nave tira 1 dado de defensa más.',
  'mod:pulsedrayshield': 'En la fase Final, la nave puede tomar 1 ficha de iones para recuperar su escudo.',
  'mod:integratedastromech':
    'Una carta de Daño repartida a la nave puede descartarse, sin aplicar su texto, descartando su mejora de Astromecánico.',
  'mod:multispectralcamouflage':
    'Cuando la fijan como blanco sin tener otro blanco fijado encima, la nave tira un dado de defensa; una evasión retira ese blanco fijado.',
  'mod:capturedtie':
    'Las enemigas con menos Habilidad no pueden elegir la nave como objetivo. La carta se descarta tras un ataque de la nave o cuando es la última de su bando.',
  'mod:deflectiveplating':
    'La nave puede ignorar una bomba aliada; entonces tira un dado de ataque, y un impacto descarta la carta.',
  'mod:munitionsfailsafe':
    'La carta de arma que se descarta para atacar se descarta solo si el ataque impacta.',
  'mod:tacticaljammer': 'La nave obstruye los ataques enemigos que se miden a través de ella.',
  'mod:servomotorsfoils#360':
    'La barra de acciones gana el tonel volado. Al revelar sin tensión un giro de velocidad 3, la nave puede volarlo como giro Tallon rojo hacia el mismo lado. Al empezar la fase de Activación puede darse la vuelta a la carta.',
  'mod:servomotorsfoils#361':
    'El armamento principal es 1 menor, la barra de acciones gana el impulso y las inclinaciones de velocidad 2 son verdes. Al empezar la fase de Activación puede darse la vuelta a la carta.',
};
