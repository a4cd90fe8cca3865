import { accountWords as words } from '#content/desk/sign-in.ts';
import { ROLES } from '#domain/desk/roles.ts';
import { formatMoment } from '#domain/text/format-date.ts';
import { defineDeskPage } from '../define-desk-page.tsx';
import { useDesk } from '../desk-page.ts';
import { DeskForm } from '../ui/desk-form/desk-form.tsx';
import { Columns, DeskHead, DetailList, Panel } from '../ui/page-parts/page-parts.tsx';

export default defineDeskPage({
  roles: ROLES,
  load: ({ desk, person }) => desk.account.passkeys(person),
  async post({ desk, person }) {
    await desk.account.signOutEverywhere(person);
    return { redirect: '/desk/sign-in', notice: words.signedOutEverywhere, endsSession: true };
  },
  title: words.title,
  View({ data: passkeys }) {
    const { person } = useDesk();
    return (
      <>
        <DeskHead heading={words.title} lead={words.who(person.name, person.role)} />
        <Columns>
          <Panel heading={words.passkeys}>
            {passkeys.map(({ id, madeAt, usedAt }) => (
              <DetailList
                key={id}
                items={{
                  [words.made]: formatMoment(madeAt),
                  [words.used]: usedAt ? formatMoment(usedAt) : words.never,
                }}
              />
            ))}
            <p>{words.passkeysHelp}</p>
          </Panel>
          <Panel heading={words.sessions}>
            <p>{words.sessionsHelp}</p>
            <DeskForm submit={words.signOutEverywhere} variant="secondary" />
          </Panel>
        </Columns>
      </>
    );
  },
});
