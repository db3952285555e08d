import type { Translated } from '../../../../app/words.ts';
import type { en } from './en.ts';

export const es: Translated<typeof en> = {
  title: 'Cómo se prueban las reglas',
  intro:
    'Cada regla del reglamento tiene un identificador. Las pruebas nombran las reglas que muestran; esta página las cuenta.',
  summary: '{{shown}} de las {{of}} reglas que un árbitro puede aplicar se muestran en pruebas superadas.',
  physicalToo_one: '{{count}} más trata del manejo de las piezas en una mesa real.',
  physicalToo_many: '{{count}} más tratan del manejo de las piezas en una mesa real.',
  physicalToo_other: '{{count}} más tratan del manejo de las piezas en una mesa real.',
  noReport:
    'Esta página se construyó sin un informe de las pruebas. Llegará con la próxima construcción posterior a ellas.',
  plot: 'Reglas por capítulo',
  standing_shown: 'Mostrada por una prueba',
  standing_failing: 'Nombrada por una prueba fallida',
  standing_missing: 'Aún sin mostrar',
  standing_physical: 'Solo en una mesa real',
  barSays: '{{chapter}}: {{shown}} de {{of}} mostradas, {{physical}} solo en una mesa real',
  list: 'Reglas',
  chapter: 'Capítulo',
  allChapters: 'Todos los capítulos',
  standing: 'Estado',
  allStandings: 'Todos',
  search: 'Buscar',
  listed_one: '{{count}} regla',
  listed_many: '{{count}} reglas',
  listed_other: '{{count}} reglas',
  tests_one: '{{count}} prueba',
  tests_many: '{{count}} pruebas',
  tests_other: '{{count}} pruebas',
};
