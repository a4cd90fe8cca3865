import { accountWords as words } from '#content/desk/account.ts';
import { ROLES } from '#domain/desk/roles.ts';
import { formatMoment } from '#domain/text/format-date.ts';
import { Button } from '../../ui/button/button.tsx';
import { defineDeskPage } from '../define-desk-page.tsx';
import type { OwnPasskey } from '../desk.ts';
import { useDesk } from '../desk-page.ts';
import { DeskHead } from '../ui/desk-head/desk-head.tsx';
import { DetailList } from '../ui/detail-list/detail-list.tsx';
import { Columns, Panel } from '../ui/panel/panel.tsx';

export default defineDeskPage({
  roles: ROLES,
  load: ({ desk, person }) => desk.account.passkeys(person),
  async post({ desk, person }) {
    await desk.account.signOutEverywhere(person);
    return { redirect: '/desk/sign-in', notice: words.signedOutEverywhere, endsSession: true };
  },
  title: () => words.title,
  View: Account,
});

function Account({ data: passkeys }: { data: OwnPasskey[] }) {
  const { person } = useDesk();
  return (
    <>
      <DeskHead heading={words.title} lead={words.who(person.name, person.role)} />
      <Columns>
        <Panel heading={words.passkeys}>
          {passkeys.map(({ id, madeAt, usedAt }) => (
            <DetailList
              key={id}
              items={[
                { term: words.made, detail: formatMoment(madeAt) },
                { term: words.used, detail: usedAt ? formatMoment(usedAt) : words.never },
              ]}
            />
          ))}
          <p>{words.passkeysHelp}</p>
        </Panel>
        <Panel heading={words.sessions}>
          <p>{words.sessionsHelp}</p>
          <form method="post">
            <Button type="submit" variant="secondary">
              {words.signOutEverywhere}
            </Button>
          </form>
        </Panel>
      </Columns>
    </>
  );
}
