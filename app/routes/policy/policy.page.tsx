import type { ReactNode } from 'react';
import { policies, policyAt, policyWords } from '#content/en/policies.ts';
import type { Policy } from '#content/schema/pages.ts';
import { formatDate } from '#domain/text/format-date.ts';
import { definePage } from '../../page.ts';
import { PageHead } from '../../ui/page-head/page-head.tsx';
import { TrustedHtml } from '../../ui/trusted-html/trusted-html.tsx';
import styles from './policy.module.css';
import { loadPolicy, type PolicyText } from './read-policy.ts';

/** The page of every policy that consists of its text only. */
export default definePage({
  hasPopUp: true,
  async load({ path, site }) {
    const id = policyAt(path);
    return { policy: policies[id], text: await loadPolicy(id, site) };
  },
  meta: ({ policy }) => policy,
  View: ({ data: { policy, text } }) => <PolicyPage policy={policy} text={text} />,
});

type PolicyPageProps = {
  policy: Policy;
  text: PolicyText;
  /** Content to append to a section, by the section's id. */
  additions?: Record<string, ReactNode>;
};

export function PolicyPage({ policy, text, additions = {} }: PolicyPageProps) {
  return (
    <article>
      <PageHead heading={policy.heading} lead={policy.lead} />
      <div className={styles.page}>
        <nav className={styles.contents} aria-labelledby="contents-title">
          <h2 id="contents-title" className={styles.contentsTitle}>
            {policyWords.contents}
          </h2>
          <ol className={styles.list}>
            {text.sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`} className={styles.link}>
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={styles.text}>
          <p className={styles.date}>
            {policy.dateLabel} <time dateTime={policy.date}>{formatDate(policy.date)}</time>
          </p>
          <TrustedHtml className={styles.prose} html={text.intro} />
          {text.sections.map(({ id, title, html }) => (
            <section key={id} id={id} className={styles.section} aria-labelledby={`${id}-title`}>
              <h2 id={`${id}-title`}>{title}</h2>
              <TrustedHtml className={styles.prose} html={html} />
              {additions[id]}
            </section>
          ))}
        </div>
      </div>
    </article>
  );
}
