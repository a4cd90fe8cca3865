import { guideWords as words } from '#content/desk/desk-words.ts';
import { ROLES } from '#domain/desk/roles.ts';
import { TrustedHtml } from '../../ui/trusted-html/trusted-html.tsx';
import { defineDeskPage } from '../define-desk-page.tsx';
import { DeskHead, Panel } from '../ui/page-parts/page-parts.tsx';
import styles from './guide.module.css';
import { GUIDE } from './guide-parts.ts';
import { readGuide } from './read-guide.ts';

/** The whole guide as a list of its parts, or one part, which is little to load on a slow line. */
export default defineDeskPage({
  roles: ROLES,
  async load({ params: { part: id } }) {
    const { intro, parts } = readGuide();
    const part = parts.find((each) => each.id === id);
    return id && !part ? undefined : { intro, parts, part };
  },
  title: ({ part }) => part?.heading ?? words.title,
  View: ({ data: { intro, parts, part } }) => (
    <>
      <DeskHead
        heading={part?.heading ?? words.title}
        {...(part && { back: { href: GUIDE, label: words.title } })}
      />
      {/* Our own text, from docs/desk.md. */}
      <TrustedHtml className={styles.text} html={part?.html ?? intro} />
      <Panel heading={part ? words.others : words.parts}>
        <ul className={styles.parts}>
          {parts
            .filter((each) => each !== part)
            .map(({ id, heading }) => (
              <li key={id}>
                <a href={`${GUIDE}/${id}`}>{heading}</a>
              </li>
            ))}
        </ul>
      </Panel>
    </>
  ),
});
