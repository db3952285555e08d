/** The command was called in a way it cannot follow; the message is one sentence for the person who typed it. */
export class UsageError extends Error {}
