import { type PublicKeyCredentialCreationOptionsJSON, startRegistration } from '@simplewebauthn/browser';
import { ask, problemOf, startPasskeyButton } from './ask-passkey.ts';

interface Invitation {
  name: string;
  options: PublicKeyCredentialCreationOptionsJSON;
}

export default function startInvitation(root: HTMLElement): void {
  const invitation = location.hash.slice(1);
  const open = () => ask<Invitation>('/desk/invitation/options', { invitation });
  const { button, show } = startPasskeyButton(root, async () => {
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
