import { signInWords } from '#content/desk/sign-in.ts';
import { Button } from '../../ui/button/button.tsx';
import type { SessionOver } from '../desk-page.ts';
import { defineGuestPage } from './guest-page.tsx';

const words = signInWords.sessionOver;

export default defineGuestPage<SessionOver>({
  title: words.title,
  View: ({ data: { action, fields, hasFiles } }) => (
    <>
      <p>
        {words.lead} {fields ? words.kept : words.notKept}
      </p>
      <p>
        <a href="/desk/sign-in" target="_blank" rel="noopener">
          {words.first}
        </a>
        . {fields ? words.afterwards : words.goBack}
      </p>
      {/* A form whose text the device keeps names itself. */}
      {fields?.some(({ name }) => name === 'form') && (
        <p>
          <a href={action}>{words.here}</a>. {words.offered}
        </p>
      )}
      {hasFiles && <p>{words.files}</p>}
      {fields && (
        <form method="post" action={action} encType="multipart/form-data">
          {fields.map(({ name, value }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: names may come twice, and nothing is rendered again
            <input key={index} type="hidden" name={name} value={value} />
          ))}
          <Button type="submit">{words.again}</Button>
        </form>
      )}
    </>
  ),
});
