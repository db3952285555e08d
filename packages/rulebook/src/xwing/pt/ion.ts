import type { RuleTexts } from '../rule-texts.ts';

export const ionPt = {
  'xw.ion.definition': {
    title: 'Ionizada',
    rule: 'Uma nave pequena está ionizada enquanto tem ao menos 1 ficha de íon.',
  },
  'xw.ion.planning-no-dial': {
    title: 'Ionizadas não recebem disco',
    rule: 'Na fase de Planejamento uma nave ionizada não recebe disco.',
  },
  'xw.ion.activation-white-1-straight': {
    title: 'À deriva por íons',
    rule: 'Em sua ativação, uma nave ionizada sem disco executa uma manobra reta branca de velocidade 1, quer seu tipo a tenha ou não.',
  },
  'xw.ion.removal-after-move': {
    title: 'Os íons saem depois do movimento',
    rule: 'Depois dessa manobra retiram-se da nave todas as fichas de íon.',
  },
  'xw.ion.actions-ok': {
    title: 'Ionizadas podem agir',
    rule: 'Depois da manobra de íons a nave pode realizar ações normalmente.',
  },
  'xw.ion.attack-ok': {
    title: 'Ionizadas podem atacar',
    rule: 'Estar ionizada não limita os ataques na fase de Combate.',
  },
  'xw.ion.no-reveal': {
    title: 'Com íons não se revela',
    rule: 'Uma nave que ficou sem disco por estar ionizada não conta como revelando uma manobra.',
  },
  'xw.ion.late-token': {
    title: 'Íons recebidos depois de ajustar os discos',
    rule: 'Fichas de íon recebidas quando a nave já tem disco não mudam a manobra daquela rodada nem saem depois dela; passam pela fase Final e têm efeito a partir da próxima fase de Planejamento.',
  },
} as const satisfies RuleTexts;
