import { type PublicKeyCredentialRequestOptionsJSON, startAuthentication } from '@simplewebauthn/browser';
import { ask, startPasskeyButton } from './ask-passkey.ts';

export default function startSignIn(root: HTMLElement): void {
  startPasskeyButton(root, async () => {
    const { options } = await ask<{ options: PublicKeyCredentialRequestOptionsJSON }>(
      '/desk/sign-in/options',
      {},
    );
    const response = await startAuthentication({ optionsJSON: options });
    await ask('/desk/sign-in', { response });
    // The page that was asked for stands at this very address.
    location.reload();
  });
}
