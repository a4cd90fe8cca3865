import { fromAbroad as words } from '#words/site.ts';
import { NoWrap } from '../ui/no-wrap.tsx';

/** Which ways of reaching the agency work from another country. */
export function FromAbroad() {
  return (
    <p>
      <b>{words.heading}:</b> {words.sure} {words.dial}{' '}
      <a href={words.line.to}>
        <NoWrap>{words.line.label}</NoWrap>
      </a>
      . {words.unsure}
    </p>
  );
}
