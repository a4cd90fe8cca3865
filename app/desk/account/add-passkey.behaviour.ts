import { type PublicKeyCredentialCreationOptionsJSON, startRegistration } from '@simplewebauthn/browser';
import { ask, startPasskeyButton } from '../guest/ask-passkey.ts';

export default function startAddPasskey(root: HTMLElement): void {
  startPasskeyButton(root, async () => {
    const { options } = await ask<{ options: PublicKeyCredentialCreationOptionsJSON }>(
      '/desk/account/passkey/options',
      {},
    );
    const response = await startRegistration({ optionsJSON: options });
    const name = root.querySelector('input')?.value ?? '';
    await ask('/desk/account/passkey', { name, response });
    // The page again, with the new passkey and what was done.
    location.assign('/desk/account');
  });
}
