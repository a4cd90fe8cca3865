import type { ReactNode, SubmitEvent } from 'react';
import { consentButtons, consentPath, consentSaved } from '#content/consent.ts';
import { consentChoices } from '#rules/consent-cookie.ts';
import { chooseConsent } from '../../consent.ts';
import { Button } from '../../ui/button/button.tsx';
import { showToast } from '../../ui/toast/toast-store.ts';
import styles from './consent-form.module.css';

interface ConsentFormProps {
  /** Names the place, so that the server leads back to it. */
  from: 'banner' | 'policy';
  className?: string | undefined;
  /** Where the focus goes, when the form goes away with the choice. */
  onChoose?: () => void;
  children: ReactNode;
}

/** Both answers are equally easy. Until scripts are there, the form is posted like any other. */
export function ConsentForm({ from, className, onChoose, children }: ConsentFormProps) {
  function choose(event: SubmitEvent<HTMLFormElement>) {
    const pressed = event.nativeEvent.submitter?.getAttribute('value');
    const choice = consentChoices.find((known) => known === pressed);
    if (!choice) return;
    event.preventDefault();
    chooseConsent(choice);
    showToast(consentSaved[choice]);
    onChoose?.();
  }

  return (
    <form method="post" action={consentPath} className={className} onSubmit={choose}>
      {children}
      <input type="hidden" name="from" value={from} />
      <div className={styles.buttons}>
        {consentChoices.map((choice) => (
          <Button key={choice} type="submit" name="choice" value={choice} look="secondary">
            {consentButtons[choice]}
          </Button>
        ))}
      </div>
    </form>
  );
}
