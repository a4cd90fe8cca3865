/** A reason not to start. Its message is one sentence that the operator can act on, without a stack or a secret. */
export class StartError extends Error {
  override name = 'StartError';
}
