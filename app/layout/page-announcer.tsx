import { useState } from 'react';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { usePathChange } from './use-path-change.ts';

/**
 * A browser that loads a page starts at its top and says its title; on a move inside the site this does the same
 * for keyboard and screen reader.
 */
export function PageAnnouncer({ mainId }: { mainId: string }) {
  const [title, setTitle] = useState('');

  usePathChange((hash) => {
    setTitle(document.title);
    // A link to a place inside the page has its own target.
    if (!hash) document.getElementById(mainId)?.focus({ preventScroll: true });
  });

  return (
    <VisuallyHidden>
      <span role="status">{title}</span>
    </VisuallyHidden>
  );
}
