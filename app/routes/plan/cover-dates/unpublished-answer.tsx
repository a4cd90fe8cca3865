import { coverDatesPage } from '#words/cover-dates.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { PhoneText } from '../../phone-text.tsx';

const words = coverDatesPage.unpublished;

/** For a plan whose rules are not published. */
export function UnpublishedAnswer() {
  return (
    <>
      <p>
        <PhoneText text={words.text} />
      </p>
      <p>
        <ButtonLink to={words.ask.to}>{words.ask.label}</ButtonLink>
      </p>
    </>
  );
}
