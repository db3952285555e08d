import type { Decision } from '@sortie/kernel';
import { type ActionIcon, upgrade } from '@sortie/xwing/catalogue';
import { actionIcons } from '@sortie/xwing/icons';
import type { ActionName } from '@sortie/xwing/model';
import { type Language, type Names, texts } from '@sortie/xwing/text';
import type { XwingView } from '@sortie/xwing/view';

function isCard(action: ActionName): action is `card ${string}` {
  return action.startsWith('card ');
}

/** An action by its icon, or by the name of the card that brings it. */
export function actionTitle(action: ActionName, names: Names, language: Language): string {
  const asked = { kind: 'performAction', about: null } as unknown as Decision;
  const title = texts(language).answerText(asked, { action }, names);
  return title.charAt(0).toLocaleUpperCase(language) + title.slice(1);
}

export function actionIcon(action: ActionName): string {
  return isCard(action) ? actionIcons.card : actionIcons[action as ActionIcon | 'protect'];
}

/** The card in the catalogue behind a card's action: of an upgrade, or of damage that can be repaired. */
export function cardOfAction(action: ActionName, { ships }: XwingView): string | undefined {
  if (!isCard(action)) return undefined;
  const key = action.slice(5);
  for (const { upgrades, damage, pilot, id } of ships) {
    if (key === `${id}.pilot`) return pilot;
    const carried = upgrades.find((each) => each.key === key);
    if (carried) return upgrade(carried.card).uid;
    const suffered = damage.find((each) => each.key === key);
    if (suffered) return suffered.card ?? undefined;
  }
  return undefined;
}
