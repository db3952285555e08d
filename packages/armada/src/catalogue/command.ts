/** ar.commands.four-types */
export const commands = ['navigate', 'squadron', 'repair', 'concentrateFire'] as const;

export type Command = (typeof commands)[number];
