import { noticeWords } from '#words/home.ts';
import { InlineScript } from '../../inline-scripts.tsx';
import { usePage } from '../../page.ts';
import { Link } from '../../ui/link/link.tsx';

/** Takes a notice away that has ended since its page was made, as in a copy that a phone keeps for offline use. */
export const NOTICE_SCRIPT = `(function (notice) {
  if (Date.parse(notice.getAttribute('data-until')) < Date.now()) notice.parentNode.removeChild(notice);
})(document.getElementById('notice'))`;

/**
 * What staff have to tell all visitors, below the header and above everything else. Without one nothing of it is in the
 * page, not even its styles, which `notice.css` has apart from those of the page. On a bare page no header lies over its top.
 */
export function Notice({ isBare }: { isBare?: true }) {
  const { notice } = usePage().site.content;
  if (!notice) return null;
  const { severity, text, link, lang, until } = notice;
  return (
    <section
      id="notice"
      aria-label={noticeWords[severity]}
      data-severity={severity}
      data-until={until}
      data-bare={isBare}
    >
      <p>
        <strong>{noticeWords[severity]}</strong> <span lang={lang}>{text}</span>{' '}
        {link && (
          <Link to={link.to} lang={link.lang}>
            {link.label}
          </Link>
        )}
      </p>
      {until && <InlineScript code={NOTICE_SCRIPT} />}
    </section>
  );
}
