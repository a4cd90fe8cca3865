/** A reason not to start that the operator can act on: its message is one sentence, shown without a stack. */
export class StartError extends Error {
  override name = 'StartError';
}
