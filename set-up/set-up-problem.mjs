/** A reason to stop that is told to the person at the terminal in one sentence, without a stack. */
export class SetUpProblem extends Error {}
