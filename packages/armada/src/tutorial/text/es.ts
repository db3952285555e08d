import type { Words } from '../words.ts';

export const es: Words = {
  people: { p1: 'Comodoro', p2: 'Instructor' },
  steps: {
    welcome: {
      title: 'Te damos la bienvenida al puente',
      text: 'Una corbeta, una fragata y cuatro escuadrones de alas-X están a tus órdenes. Combatiremos juntos dos rondas y te diré qué hacer. El árbitro conoce las reglas: nada puede salir mal.',
    },
    enemies: {
      title: 'Un Destructor Estelar',
      text: 'Es lento, va muy armado y lo acompañan seis escuadrones TIE. Una tripulación tan grande necesita tiempo: planea con tres rondas de antelación. Su capitán apila tres selectores boca abajo.',
    },
    dial: {
      title: 'Una orden para la corbeta',
      text: 'Cada nave recibe un selector de mando. La corbeta es ágil: su valor de Mando es 1, así que solo planeas esta ronda. Pon Reparar.',
      instead: 'Toda orden tiene su momento. Ahora pon Reparar: la guardaremos para más tarde.',
    },
    stack: {
      title: 'Dos para la fragata',
      text: 'La fragata tiene Mando 2 y planea dos rondas. El selector de arriba vale para ahora, el de abajo para la siguiente. Pon Maniobrar arriba y Escuadrón debajo.',
      instead: 'El orden importa: Maniobrar arriba, para esta ronda, y Escuadrón debajo, para la siguiente.',
    },
    ready: {
      title: 'Di que has terminado',
      text: 'Nadie ve tus selectores hasta que se revelan, y puedes cambiarlos hasta que ambos bandos acaben. ¿Conforme? Pues di que ya está todo.',
      instead: 'Los selectores están bien así. Di que ya está todo.',
    },
    activate: {
      title: 'Nave por nave',
      text: 'Ahora se alternan los turnos, una nave cada vez, y empiezas tú. La nave revela su selector de arriba, ataca y luego se mueve, siempre en ese orden. Elige la corbeta.',
      instead: 'A la fragata le conviene saber adónde va el enemigo. Elige primero la corbeta.',
    },
    token: {
      title: 'Una orden para luego',
      text: 'No hay nada roto y reparar sería un desperdicio. Cambia el selector por una ficha de mando: hace menos que un selector, pero se puede guardar.',
      instead: 'Aún no hay nada que reparar. Cambia el selector por una ficha y guárdala.',
    },
    tool: {
      title: 'Dobla la plantilla',
      text: 'No hay nadie a tu alcance, así que toca moverse. A velocidad 3 la plantilla tiene tres juntas y la nave acaba en la tercera. Deja dos rectas y gira la tercera una posición a la izquierda.',
      instead:
        'Dos juntas rectas, la tercera una posición a la izquierda y la plantilla a la izquierda: así tu proa apunta hacia el enemigo.',
    },
    keep: {
      title: 'Este selector se guarda',
      text: 'El Destructor también guardó una ficha y avanzó a velocidad 2. Tu fragata ha revelado Maniobrar, que se usa al moverse. No lo cambies por una ficha: pasa.',
      instead: 'La ficha hace menos que el selector. Pasa y úsalo cuando la fragata se mueva.',
    },
    navigate: {
      title: 'Más empuje',
      text: 'Gasta el selector de Maniobrar: cambia la velocidad en uno y deja girar una junta una posición más. Sube la velocidad a 3.',
      instead: 'En la próxima ronda queremos tenerlo a tiro. Gasta el selector y sube la velocidad en uno.',
    },
    bend: {
      title: 'Gira la proa',
      text: 'Otra vez dos juntas rectas, y la tercera una posición a la derecha. La plantilla va a la derecha, por dentro del giro, para que la nave no acabe encima de ella.',
      instead:
        'Tus cañones deben mirarlo: dos juntas rectas, la tercera una posición a la derecha y la plantilla a la derecha.',
    },
    squadrons: {
      title: 'Ahora los escuadrones',
      text: 'Cuando acaban las naves siguen los escuadrones, dos de cada bando por turno. Vuelves a empezar tú. Elige el escuadrón 1 de alas-X.',
      instead: 'Todos volarán. Empieza por el escuadrón 1 de alas-X.',
    },
    deed: {
      title: 'Mover o atacar',
      text: 'En esta fase un escuadrón hace una de las dos cosas. Los TIE siguen lejos, así que muévelo.',
      instead: 'Quedarse quieto no ayuda a nadie. Muévelo.',
    },
    fly: {
      title: 'Todo recto',
      text: 'Los escuadrones vuelan en cualquier dirección, hasta donde da su velocidad: 3 en un ala-X. Ponlo todo recto, lo más lejos posible. Los demás lo siguen y los TIE salen a tu encuentro.',
      instead: 'Todo recto, al límite de su alcance: hay que estar cerca cuando cuente.',
    },
    nextRound: {
      title: 'Otra ronda',
      text: 'Al final de la ronda se preparan de nuevo las fichas de Defensa gastadas. Luego cada nave recibe selectores hasta que su pila iguale el valor de Mando.',
    },
    newDial: {
      title: 'Cañones para la corbeta',
      text: 'Ya entra en alcance. Dale a la corbeta Fuego concentrado: un dado más en uno de sus ataques.',
      instead: 'Esta es la ronda de disparar: Fuego concentrado.',
    },
    beneath: {
      title: 'Debajo de la pila',
      text: 'A la fragata le queda Escuadrón, planeado en la primera ronda. El selector nuevo va siempre al fondo: este será para la tercera. Entonces agradecerás Reparar.',
      instead: 'Te van a caer golpes. Pon Reparar al fondo.',
    },
    readyAgain: {
      title: '¿Todo a punto?',
      text: 'Las dos pilas están completas. Di que ya está todo.',
      instead: 'Deja los selectores y di que ya está todo.',
    },
    frigateFirst: {
      title: 'Empieza la fragata',
      text: 'Su orden a los escuadrones debe llegar antes de que los TIE hagan nada. Elige la fragata.',
      instead: 'Que los alas-X golpeen primero: elige la fragata.',
    },
    order: {
      title: 'Lanza los alas-X',
      text: 'Gasta el selector en la orden Escuadrón. Activa tantos escuadrones como diga el valor de Escuadrón, aquí dos, si están a alcance corto o medio de la fragata.',
      instead: 'Los alas-X esperan. Gasta el selector en la orden Escuadrón.',
    },
    wing: {
      title: 'El primero de dos',
      text: 'Van uno detrás de otro. Elige el escuadrón 1 de alas-X.',
      instead: 'Es el que tiene los TIE más a mano: el escuadrón 1 de alas-X.',
    },
    moveFirst: {
      title: 'Esta vez, las dos cosas',
      text: 'Por orden de una nave, un escuadrón puede mover y atacar, en el orden que quiera. Primero mueve.',
      instead: 'Todavía no hay ningún enemigo bastante cerca. Primero mueve.',
    },
    engage: {
      title: 'Acércate',
      text: 'Otra vez todo recto, lo más lejos posible. Allí el escuadrón TIE está a distancia 1 y ambos quedan enfrentados: ninguno puede irse mientras el otro siga ahí.',
      instead: 'Todo recto, lo más lejos posible, hasta tener el escuadrón TIE a distancia 1.',
    },
    attackSquadron: {
      title: 'Al ataque',
      text: 'Quien está enfrentado debe atacar a escuadrones enemigos antes que a una nave. Es justo lo que queremos.',
      instead: 'Estás en posición. Ataca.',
    },
    dogfight: {
      title: 'Combate cerrado',
      text: 'Contra escuadrones, un escuadrón de alas-X tira cuatro dados azules. Ataca al escuadrón TIE 1.',
      instead: 'Lo tienes justo delante: ataca al escuadrón TIE 1.',
    },
    kill: {
      title: 'El primer derribo',
      text: 'Tres impactos contra tres puntos de casco: destruido. Contra escuadrones solo cuentan los impactos. Ahora el escuadrón 2 de alas-X aprovecha la otra mitad de tu orden y va a por los siguientes.',
    },
    shot: {
      title: 'Un disparo lejano',
      text: 'Las naves disparan desde sus secciones de casco. La frontal enemiga está en el arco de la tuya, a alcance largo, donde solo llegan los dados rojos: tres. Ataca de frente a frente.',
      instead: 'Tu mejor batería apunta hacia allí. Ataca su sección frontal desde la tuya.',
    },
    redirected: {
      title: 'Lo encaja bien',
      text: 'Cuatro de daño. Quien se defiende puede gastar fichas de Defensa: con Redirigir manda tres puntos a los escudos de su izquierda y uno da en el frente. A la izquierda ya no le quedan. Recuérdalo.',
    },
    flak: {
      title: 'Un segundo ataque',
      text: 'Una nave ataca hasta dos veces, cada vez desde otra sección. El escuadrón TIE 2 está en el arco de tu sección izquierda. Dispara: dos dados azules contra escuadrones.',
      instead:
        'A ese escuadrón TIE solo le quedan dos puntos de casco. Dispárale desde tu sección izquierda.',
    },
    slip: {
      title: 'Pasa de largo',
      text: 'Después de atacar, la nave tiene que moverse. Delante de su proa se está mal: gira la segunda y la tercera junta una posición a la izquierda y pasa por el otro lado.',
      instead: 'La segunda y la tercera junta una posición a la izquierda, con la plantilla a la izquierda.',
    },
    evade: {
      title: 'Dispara a la corbeta',
      text: 'Tres dados rojos a alcance largo: uno con dos impactos y otros dos con uno. A alcance largo, una ficha de Evasión anula un dado. Gástala en el de dos impactos.',
      instead: 'Evasión nunca vale tanto como ahora. Anula el dado de dos impactos.',
    },
    redirect: {
      title: 'Reparte el resto',
      text: 'Quedan dos de daño. Puedes gastar una ficha de cada tipo. Redirigir manda daño a una sección de casco vecina: elige la izquierda.',
      instead: 'Que no lo reciba todo el frente. Gasta Redirigir hacia tu sección izquierda.',
    },
    split: {
      title: '¿Cuánto?',
      text: 'Manda un punto a la izquierda. Así el frente y la izquierda pierden un escudo cada uno y ninguno queda al descubierto.',
      instead: 'Uno aquí y otro allá: manda un punto a la izquierda.',
    },
    mend: {
      title: 'Tu ficha da fruto',
      text: 'Podría disparar otra vez, pero hoy tengo piedad. Ha seguido adelante y ahora le toca a la corbeta. Antes de disparar, gasta la ficha de Reparar que guardaste.',
      instead: 'Se repara ahora, antes de disparar. Gasta la ficha de Reparar.',
    },
    moveShield: {
      title: 'Un punto de trabajo',
      text: 'La ficha vale la mitad del valor de Ingeniería: un punto. Con él se mueve un escudo. Quítalo de la derecha, donde nadie te dispara, y llévalo al frente.',
      instead: 'Lo tienes delante: mueve un escudo de la derecha al frente.',
    },
    aim: {
      title: 'Donde más duele',
      text: 'Te enseña el costado izquierdo, y ahí ya no hay escudos. A alcance medio llegan los dados rojos y los azules. Ataca su sección izquierda desde tu frente.',
      instead: 'Su frente aún tiene escudos; el costado izquierdo, ninguno. Ataca ahí.',
    },
    concentrate: {
      title: 'Concentra el fuego',
      text: 'Dos impactos, un crítico y una precisión. Gasta ahora el selector: añade un dado de un color que hayas tirado. El rojo tiene caras con dos impactos.',
      instead: 'Primero gasta el selector de Fuego concentrado y añade un dado rojo.',
    },
    accuracy: {
      title: 'Bloquea una ficha',
      text: 'Dos impactos más. Su Reforzar dejaría el daño en la mitad. Gasta la precisión en esa ficha y no podrá usarla contra este ataque.',
      instead: 'Reforzar es lo que más te cuesta: lo dejaría todo en la mitad. Bloquea esa.',
    },
    critical: {
      title: 'Un golpe crítico',
      text: 'Vuelve a redirigir, a los escudos que le quedan delante. Pero el crítico cuenta como daño y además pone boca arriba la primera carta de Daño. Úsalo.',
      instead: 'No cuesta nada. Usa el efecto crítico.',
    },
    wounded: {
      title: 'Medio casco menos',
      text: 'Dos puntos dieron en escudos y tres se volvieron cartas de Daño. La que quedó boca arriba le trajo una cuarta. Con tantas cartas como casco, ocho, estará destruido.',
    },
    past: {
      title: 'Pasa por su costado',
      text: 'Ahora quítate de en medio: gira la segunda junta una posición a la derecha, deja rectas las otras y pasa junto a su lado descubierto.',
      instead: 'La segunda junta una posición a la derecha, las otras rectas y la plantilla a la derecha.',
    },
    yourTurn: {
      title: 'Ahora te toca a ti',
      text: 'Selectores, naves, escuadrones y recoger: eso es una ronda. Su frente y su izquierda no tienen escudos, y los alas-X también bombardean naves. Acaba con él o libra tu propia batalla.',
    },
  },
};
