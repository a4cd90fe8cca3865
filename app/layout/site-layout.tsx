import { Outlet } from 'react-router';
import { menuWords } from '#content/navigation.ts';
import { HydrateInView } from '../hydrate-in-view.tsx';
import { ToastRegion } from '../ui/toast/toast-region.tsx';
import { Chat } from './chat/chat.tsx';
import { Footer } from './footer/footer.tsx';
import { Header } from './header/header.tsx';
import { PageAnnouncer } from './page-announcer.tsx';
import { PopUp } from './pop-up/pop-up.tsx';
import styles from './site-layout.module.css';

const MAIN_ID = 'main';

export default function SiteLayout() {
  return (
    <>
      {/* The announcer moves the focus to the new page before the pop-up takes it, so that it comes back there. */}
      <PageAnnouncer mainId={MAIN_ID} />
      {/* Whoever sends it away goes on from its place in the page: the skip link, first in the header, comes next. */}
      <PopUp />
      <Header skipTo={MAIN_ID} />
      <main id={MAIN_ID} className={styles.main} tabIndex={-1}>
        <Outlet />
      </main>
      <HydrateInView>
        <Footer />
      </HydrateInView>
      <Chat />
      <ToastRegion closeLabel={menuWords.closeToast} />
    </>
  );
}
