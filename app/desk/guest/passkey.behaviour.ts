import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import type { signInWords } from '#content/desk/sign-in.ts';

/** What the button is for. */
export type PasskeyTask = 'sign-in' | 'invitation' | 'add-passkey';

export default function startPasskey(root: HTMLElement): void {
  const task = root.dataset.task as PasskeyTask;
  if (task === 'invitation') startInvitation(root);
  else startButton(root, task === 'sign-in' ? signIn : () => addPasskey(root));
}

async function signIn(): Promise<void> {
  const path = '/desk/sign-in';
  const { options } = await ask<{ options: PublicKeyCredentialRequestOptionsJSON }>(`${path}/options`, {});
  const response = await startAuthentication({ optionsJSON: options });
  await ask(path, { response });
  // The page that was asked for stands at this very address.
  location.reload();
}

async function addPasskey(root: HTMLElement): Promise<void> {
  const path = '/desk/account/passkey';
  const { options } = await ask<{ options: PublicKeyCredentialCreationOptionsJSON }>(`${path}/options`, {});
  const response = await startRegistration({ optionsJSON: options });
  const name = root.querySelector('input')?.value ?? '';
  await ask(path, { name, response });
  // The page again, with the new passkey and what was done.
  location.assign('/desk/account');
}

interface Invitation {
  name: string;
  options: PublicKeyCredentialCreationOptionsJSON;
}

function startInvitation(root: HTMLElement): void {
  const invitation = location.hash.slice(1);
  const open = () => ask<Invitation>('/desk/invitation/options', { invitation });
  const { button, show } = startButton(root, async () => {
    // Anew at each press, since a challenge lives for minutes only.
    const { options } = await open();
    const response = await startRegistration({ optionsJSON: options });
    await ask('/desk/invitation/passkey', { invitation, response });
    location.replace('/desk');
  });
  if (!button.hidden) void showName();

  async function showName(): Promise<void> {
    try {
      const { name } = await open();
      const [line, place] = ['[data-invited]', '[data-name]'].map((part) =>
        root.querySelector<HTMLElement>(part),
      );
      if (place) place.textContent = name;
      if (line) line.hidden = false;
    } catch (error) {
      const problem = problemOf(error);
      show(problem);
      // Nothing can come of a link that is used up; anything else may work at the next try.
      if (problem !== 'invitation' && problem !== 'refused') return;
      button.hidden = true;
      for (const part of document.querySelectorAll<HTMLElement>('[data-welcome]')) part.hidden = true;
    }
  }
}

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

async function ask<Answer>(path: string, body: object): Promise<Answer> {
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
function startButton(root: HTMLElement, work: () => Promise<void>) {
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

function problemOf(error: unknown): Problem {
  if (error instanceof Error && 'problem' in error) return error.problem as Problem;
  const name = error instanceof Error ? error.name : '';
  if (name === 'InvalidStateError') return 'known';
  return name === 'NotAllowedError' || name === 'AbortError' ? 'cancelled' : 'failed';
}
