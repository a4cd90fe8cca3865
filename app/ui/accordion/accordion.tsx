import { type ReactNode, type ToggleEvent, useRef } from 'react';
import { Disclosure } from '../disclosure/disclosure.tsx';
import styles from './accordion.module.css';
import { keepInSight } from './keep-in-sight.ts';

interface AccordionItem {
  id: string;
  title: string;
  /** A few words beside the title, such as the number of entries. */
  detail?: string;
  content: ReactNode;
}

type AccordionProps = {
  /** Shared by the items: the browser then keeps at most one of them open. */
  name: string;
  heading: 'h2' | 'h3' | 'h4';
  items: AccordionItem[];
  openId?: string | undefined;
  /** Called once for each change that the visitor makes, with the item now open. */
  onOpenChange?: (openId: string | undefined) => void;
};

export function Accordion({ name, heading: Heading, items, openId, onOpenChange }: AccordionProps) {
  const pressed = useRef<{ id: string; top: number }>(undefined);

  function report(event: ToggleEvent<HTMLDetailsElement>, id: string) {
    const { currentTarget: item } = event;
    // Opening one item closes another, and both tell: only the opening counts then.
    if (!item.open && item.parentElement?.querySelector(':scope > details[open]')) return;
    if (item.open && pressed.current?.id === id) keepInSight(item, pressed.current.top);
    pressed.current = undefined;
    const next = item.open ? id : undefined;
    if (next !== openId) onOpenChange?.(next);
  }

  return (
    <div className={styles.accordion}>
      {items.map(({ id, title, detail, content }) => (
        <Disclosure
          key={id}
          id={id}
          name={name}
          open={id === openId}
          onToggle={(event) => report(event, id)}
          onPress={(summary) => {
            pressed.current = { id, top: summary.getBoundingClientRect().top };
          }}
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
