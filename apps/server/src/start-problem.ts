/** Why the server cannot start, in one sentence for whoever runs it. */
export class StartProblem extends Error {}
