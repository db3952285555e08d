import type { Words } from '../words.ts';

export const es: Words = {
  people: { p1: 'Teniente', p2: 'Instructora' },
  steps: {
    welcome: {
      title: 'Bienvenido al frente',
      text: 'Tienes un oficial y dos pelotones de soldados rebeldes. Cada pelotón tiene un líder, y casi todo se mide desde él. Jugaremos una ronda juntos, y el árbitro vigila cada regla.',
    },
    enemies: {
      title: 'Tras la barricada',
      text: 'Los soldados de asalto se han atrincherado tras unas barricadas, con su propio oficial. Ahí cuesta darles: quien está tapado en parte tiene cobertura.',
    },
    objective: {
      title: 'A por lo que has venido',
      text: 'La caja guarda suministros. Quien la lleve al final de la batalla tiene una ficha de victoria, y las fichas ganan batallas: los enemigos derrotados solo deshacen un empate.',
    },
    card: {
      title: 'Una carta de mando',
      text: 'Cada ronda empieza con una carta elegida en secreto. Con pocos puntos actúas antes, con muchos das más órdenes. Elige Push: dos puntos, dos órdenes.',
      instead: 'Esa carta puede esperar. Elige Push: es rápida, y dos órdenes bastan.',
    },
    ready: {
      title: 'Cartas sobre la mesa',
      text: 'Ya has elegido, y aún puedes cambiar de idea. Di que estás listo y se revelan las dos cartas.',
      instead: 'Tu carta está bien. Di que estás listo.',
    },
    order: {
      title: 'La primera orden',
      text: 'Tus dos puntos ganan a sus tres, así que tienes la prioridad. Tu oficial da dos órdenes a unidades a alcance 1 a 3. Empieza por el pelotón junto a la caja, a la izquierda.',
      instead: 'El pelotón junto a la caja es el que más la necesita. Elige el de la izquierda.',
    },
    secondOrder: {
      title: 'La segunda orden',
      text: 'Da la otra al pelotón de la derecha. Con una orden eliges el momento en que actúa la unidad; las que no la tienen se sacan al azar de una reserva.',
      instead: 'Tu oficial puede esperar al sorteo. Da la orden al otro pelotón.',
    },
    activate: {
      title: 'Unidad a unidad',
      text: 'Los dos bandos se turnan, una unidad cada vez, y empiezas tú. Activa el pelotón de la izquierda.',
      instead: 'Primero la caja: activa el pelotón de la izquierda.',
    },
    move: {
      title: 'Dos acciones',
      text: 'Una unidad tiene dos acciones: mover, atacar, apuntar, esquivar y alguna más. Mover se puede repetir, las demás no. Elige mover.',
      instead: 'Aún no has llegado a la caja. Elige mover.',
    },
    tool: {
      title: 'Coloca la plantilla',
      text: 'El líder avanza sobre la plantilla, que se dobla por su articulación. Ponla recta hacia delante y para cuando su peana toque la caja.',
      instead: 'Recta hacia delante, sin doblarla, hasta la caja: el líder tiene que tocarla.',
    },
    cohesion: {
      title: 'Todos juntos',
      text: 'Los demás siguen a su líder y se colocan a su alrededor, cada uno a una plantilla corta como mucho. Eso es la cohesión. El árbitro no deja que nadie se aleje.',
    },
    claim: {
      title: 'Hazte con la caja',
      text: 'El líder la toca, así que la segunda acción puede ser reclamarla. Desde ahora la lleva allá donde vaya.',
      instead: 'No pases de largo: reclama los suministros.',
    },
    wounded: {
      title: 'Bajo el fuego',
      text: 'Los soldados de asalto han disparado: un impacto y un crítico, y has bloqueado uno. Tú eliges quién sufre la herida, mejor que no sea el líder. Toma al soldado que tiene al lado.',
      instead: 'Ese no. Toma al soldado que está justo al lado del líder.',
    },
    rally: {
      title: 'Contra el suelo',
      text: 'Quien recibe disparos recibe una ficha de supresión. Con tantas como su coraje pierde una acción, pero antes se recupera: un dado por ficha. El pelotón de la derecha tiene una: actívalo.',
      instead: 'Usa la orden que has dado: activa el pelotón de la derecha.',
    },
    aim: {
      title: 'Apunta',
      text: 'Se ha recuperado y tiene sus dos acciones. Una ficha de apuntar permite volver a tirar dos dados. Primero apunta y luego dispara.',
      instead: 'Hay tiempo para las dos cosas. Apunta primero.',
    },
    attack: {
      title: 'Fuego',
      text: 'Ahora ataca. El alcance se mide desde tu líder hasta el enemigo más cercano, y dispara cada soldado que vea al menos a uno.',
      instead: 'Ya has apuntado, aprovéchalo: ataca.',
    },
    pool: {
      title: 'Forma la reserva de dados',
      text: 'Los cuatro fusiles llegan, así que entran cuatro dados negros. Todo se declara antes de tirar ningún dado.',
      instead: 'Que todos disparen a los soldados de asalto: añade los cuatro fusiles.',
    },
    reroll: {
      title: 'Dos caras vacías',
      text: 'Un impacto, un crítico y dos caras vacías. Gasta la ficha de apuntar en las vacías: volver a tirar un impacto sería un desperdicio.',
      instead: 'Quédate con lo que acierta. Vuelve a tirar las dos caras vacías.',
    },
    cover: {
      title: 'Para qué sirve la cobertura',
      text: 'Tres impactos y un crítico. La barricada es cobertura pesada y ha anulado dos impactos, y una ficha de esquivar el tercero. Al crítico no lo para nada, y ha caído un soldado.',
    },
    inspire: {
      title: 'Unas palabras de ánimo',
      text: 'Ha salido tu oficial de la reserva. Sabe inspirar: quita la ficha de supresión al pelotón de la caja, para que no pierda una acción en la próxima ronda.',
      instead: 'Tus soldados lo necesitan ahora. Inspira al pelotón de la caja.',
    },
    end: {
      title: 'La batalla es tuya',
      text: 'Ya conoces las órdenes, el movimiento, la cobertura, los ataques y los nervios. A tu oficial le quedan dos acciones, y vienen cinco rondas. Guarda bien la caja y sigue desde aquí.',
    },
  },
};
