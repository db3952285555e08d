import type { RuleTexts } from '../rule-texts.ts';

export const stressPt = {
  'xw.stress.definition': {
    title: 'Estressada',
    rule: 'Uma nave está estressada enquanto tem ao menos 1 ficha de estresse.',
  },
  'xw.stress.no-actions': {
    title: 'O estresse impede as ações',
    rule: 'Uma nave estressada não realiza nenhuma ação, nem mesmo gratuita.',
  },
  'xw.stress.no-red': {
    title: 'O estresse impede manobras vermelhas',
    rule: 'Estressada, uma nave não pode executar uma manobra vermelha.',
  },
  'xw.stress.red-revealed-opponent-picks': {
    title: 'Revelar vermelho sem poder',
    rule: 'Quando uma nave estressada revela vermelho, o oponente põe no lugar qualquer manobra não vermelha daquele disco, e a nave deve executá-la; as duas cores são vistas depois dos efeitos que mudam a dificuldade.',
  },
  'xw.stress.stacks': {
    title: 'O estresse se acumula',
    rule: 'Uma nave pode ter qualquer quantidade de fichas de estresse.',
  },
  'xw.stress.green-then-act': {
    title: 'Livrar-se do estresse antes de agir',
    rule: 'Como o estresse é verificado antes de Realizar Ação, a nave que perde sua última ficha por uma manobra verde pode agir nessa mesma ativação.',
  },
  'xw.stress.red-then-no-act': {
    title: 'A manobra vermelha impede a ação',
    rule: 'Como o estresse é verificado antes de Realizar Ação, a nave que acabou de executar uma manobra vermelha está estressada e não pode agir nessa ativação.',
  },
  'xw.stress.can-attack': {
    title: 'O estresse não impede o ataque',
    rule: 'Uma nave estressada ataca, defende e gasta fichas normalmente.',
  },
} as const satisfies RuleTexts;
