/** A game that cannot be brought up from what is kept of it. */
export class BrokenGame extends Error {}
