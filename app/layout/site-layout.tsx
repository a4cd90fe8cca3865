import type { ReactNode } from 'react';
import { menuWords } from '#words/navigation.ts';
import { ToastRegion } from '../ui/toast/toast-region.tsx';
import { Chat } from './chat/chat.tsx';
import { Footer } from './footer/footer.tsx';
import { Header } from './header/header.tsx';
import { LANGUAGE_SCRIPT, LanguageBar } from './languages/language-bar.tsx';
import { NOTICE_SCRIPT, Notice } from './notice/notice.tsx';
import { POP_UP_ONCE_SCRIPT, POP_UP_SCRIPT, PopUp } from './pop-up/pop-up.tsx';
import styles from './site-layout.module.css';

export const layoutScripts = [POP_UP_SCRIPT, POP_UP_ONCE_SCRIPT, LANGUAGE_SCRIPT, NOTICE_SCRIPT];

const MAIN_ID = 'main';

/** The pop-up is left out on a page whose message must not be covered. */
export function SiteLayout({ hasPopUp, children }: { hasPopUp: boolean; children: ReactNode }) {
  return (
    <>
      {/* First, so that after closing it the focus continues with the skip link in the header. */}
      {hasPopUp && <PopUp />}
      <Header skipTo={MAIN_ID} />
      <Notice />
      <LanguageBar className={styles.languages} />
      <main id={MAIN_ID} className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <Chat />
      <ToastRegion closeLabel={menuWords.closeToast} />
    </>
  );
}
