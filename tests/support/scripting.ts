import { test } from '@playwright/test';

/** The same tests for a browser that runs scripts and for one that does not. */
export function withAndWithoutScripts(define: (javaScriptEnabled: boolean) => void): void {
  for (const javaScriptEnabled of [true, false])
    test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
      test.use({ javaScriptEnabled });
      define(javaScriptEnabled);
    });
}
