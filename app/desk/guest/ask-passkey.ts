import type { signInWords } from '#content/desk/sign-in.ts';

/** What may go wrong, by the names of the sentences in the markup. */
type Problem = keyof typeof signInWords.problems;

/** 400 is what a link with half of its token comes to. */
const BY_STATUS: Record<number, Problem> = {
  400: 'invitation',
  401: 'refused',
  403: 'stale',
  404: 'invitation',
  429: 'tooMany',
};

export async function ask<Answer>(path: string, body: object): Promise<Answer> {
  const answer = await fetch(path, {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => {
    throw passkeyError('network');
  });
  if (!answer.ok) throw passkeyError(BY_STATUS[answer.status] ?? 'failed');
  return answer.json();
}

/** The button does `work` at each press, and the status beside it says what became of it. */
export function startPasskeyButton(root: HTMLElement, work: () => Promise<void>) {
  const button = root.querySelector('button') as HTMLButtonElement;
  const status = root.querySelector('[data-status]') as HTMLElement;
  const problems: Record<Problem, string> = JSON.parse(root.dataset.problems ?? '{}');
  const show = (problem: Problem) => {
    status.textContent = problems[problem];
  };
  button.addEventListener('click', async () => {
    button.disabled = true;
    status.textContent = root.dataset.waiting ?? '';
    try {
      await work();
    } catch (error) {
      show(problemOf(error));
      button.disabled = false;
      button.focus();
    }
  });
  if (typeof PublicKeyCredential === 'undefined') show('unsupported');
  else button.hidden = false;
  return { button, show };
}

function passkeyError(problem: Problem): Error {
  return Object.assign(new Error(problem), { problem });
}

export function problemOf(error: unknown): Problem {
  if (error instanceof Error && 'problem' in error) return error.problem as Problem;
  const name = error instanceof Error ? error.name : '';
  if (name === 'InvalidStateError') return 'known';
  return name === 'NotAllowedError' || name === 'AbortError' ? 'cancelled' : 'failed';
}
