import type { ReactNode } from 'react';
import { Disclosure } from '../disclosure/disclosure.tsx';
import styles from './accordion.module.css';

interface AccordionItem {
  id: string;
  title: string;
  /** A few words beside the title, such as the number of entries. */
  detail?: string;
  content: ReactNode;
}

type AccordionProps = {
  /** Shared by the items, so that the browser keeps at most one open. */
  name: string;
  heading: 'h2' | 'h3' | 'h4';
  items: AccordionItem[];
  openId?: string | undefined;
  /** In an island: called once for each change by the visitor, with the item now open. */
  onOpenChange?: (openId: string | undefined) => void;
};

export function Accordion({ name, heading: Heading, items, openId, onOpenChange }: AccordionProps) {
  function report(item: HTMLDetailsElement, id: string) {
    // Opening one item closes another and both fire: only the opening counts.
    if (!item.open && item.parentElement?.querySelector(':scope > details[open]')) return;
    const next = item.open ? id : undefined;
    if (next !== openId) onOpenChange?.(next);
  }

  return (
    <div className={styles.accordion} data-accordion="">
      {items.map(({ id, title, detail, content }) => (
        <Disclosure
          key={id}
          id={id}
          name={name}
          open={id === openId}
          onToggle={({ currentTarget }) => report(currentTarget, id)}
          summary={
            <>
              <Heading className={styles.title}>{title}</Heading>
              {detail && <span className={styles.detail}>{detail}</span>}
            </>
          }
        >
          <div className={styles.content}>{content}</div>
        </Disclosure>
      ))}
    </div>
  );
}
