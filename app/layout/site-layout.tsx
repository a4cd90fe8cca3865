import type { ReactNode } from 'react';
import { menuWords } from '#content/navigation.ts';
import { ToastRegion } from '../ui/toast/toast-region.tsx';
import { Chat } from './chat/chat.tsx';
import { Footer } from './footer/footer.tsx';
import { Header } from './header/header.tsx';
import { PopUp } from './pop-up/pop-up.tsx';
import styles from './site-layout.module.css';

const MAIN_ID = 'main';

interface SiteLayoutProps {
  /** On a page that says how something went nothing may cover its words. */
  hasPopUp: boolean;
  children: ReactNode;
}

export function SiteLayout({ hasPopUp, children }: SiteLayoutProps) {
  return (
    <>
      {/* Whoever sends it away goes on from its place in the page: the skip link, first in the header, comes next. */}
      {hasPopUp && <PopUp />}
      <Header skipTo={MAIN_ID} />
      <main id={MAIN_ID} className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <Chat />
      <ToastRegion closeLabel={menuWords.closeToast} />
    </>
  );
}
