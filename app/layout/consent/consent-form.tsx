import type { ReactNode } from 'react';
import { consentPath } from '#facts/pages.ts';
import { consentButtons } from '#words/consent.ts';
import { language } from '#words/language.ts';
import { Button } from '../../ui/button/button.tsx';
import styles from './consent-form.module.css';

interface ConsentFormProps {
  /** Tells the server where to redirect back to. */
  from: 'banner' | 'policy';
  className?: string | undefined;
  children: ReactNode;
}

/**
 * Both answers take equal effort. The server sets the cookie, so it needs no script and escapes Safari's limit on
 * cookies set by script.
 */
export function ConsentForm({ from, className, children }: ConsentFormProps) {
  return (
    <form method="post" action={consentPath} className={className}>
      {children}
      <input type="hidden" name="from" value={from} />
      {language.code !== 'en' && <input type="hidden" name="language" value={language.code} />}
      <div className={styles.buttons}>
        {Object.entries(consentButtons).map(([choice, label]) => (
          <Button key={choice} type="submit" name="choice" value={choice} variant="secondary">
            {label}
          </Button>
        ))}
      </div>
    </form>
  );
}
