import type { ReactNode } from 'react';
import { menuWords } from '#words/navigation.ts';
import { ToastRegion } from '../ui/toast/toast-region.tsx';
import { Chat } from './chat/chat.tsx';
import { Footer } from './footer/footer.tsx';
import { Header } from './header/header.tsx';
import { LanguageBar } from './languages/language-bar.tsx';
import { PopUp } from './pop-up/pop-up.tsx';
import styles from './site-layout.module.css';

const MAIN_ID = 'main';

interface SiteLayoutProps {
  /** False on a page whose message must not be covered. */
  hasPopUp: boolean;
  children: ReactNode;
}

export function SiteLayout({ hasPopUp, children }: SiteLayoutProps) {
  return (
    <>
      {/* First, so that after closing it the focus continues with the skip link in the header. */}
      {hasPopUp && <PopUp />}
      <Header skipTo={MAIN_ID} />
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
