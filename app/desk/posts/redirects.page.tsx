import { approvalWords } from '#content/desk/approvals.ts';
import { postErrors, postWords } from '#content/desk/posts.ts';
import { formatMoment } from '#domain/text/format-date.ts';
import { postHref } from '#facts/blog.ts';
import { defineDeskPage } from '../define-desk-page.tsx';
import type { DeskRequest } from '../desk-page.ts';
import { DeskForm } from '../ui/desk-form/desk-form.tsx';
import { DataTable, Paging, readPage } from '../ui/list-parts/list-parts.tsx';
import { Banner, DeskHead, Panel } from '../ui/page-parts/page-parts.tsx';
import type { Redirect, Targets } from './post-service.ts';
import { TargetField } from './post-steps.tsx';

const words = postWords.redirects;
const PATH = '/desk/posts/redirects';

interface RedirectsData {
  redirects: Redirect[];
  total: number;
  /** The one that is being changed, and what it can be changed to. */
  edited: { redirect: Redirect; targets: Targets; error?: string } | undefined;
}

export default defineDeskPage<RedirectsData>({
  roles: ['editor'],
  load: (request) => loadRedirects(request, request.query.get('address')),
  async post(request) {
    const { fields, person, desk } = request;
    const { slug = '', target = '', changedAt = '' } = fields;
    const outcome = await desk.posts.changeRedirect(person, { slug, chosen: target, changedAt });
    if (outcome === 'done') return { redirect: PATH, notice: words.saved };
    if (outcome === 'requested') return { redirect: PATH, notice: approvalWords.requested };
    const data = await loadRedirects(request, slug);
    if (!outcome || !data.edited) return undefined;
    const error = outcome === 'changed' ? words.changed : postErrors.targetGone;
    const edited = { ...data.edited, error };
    return { status: outcome === 'changed' ? 409 : 422, data: { ...data, edited } };
  },
  title: words.heading,
  View: ({ data: { redirects, total, edited } }) => (
    <>
      <DeskHead
        heading={words.heading}
        lead={words.lead}
        back={{ href: '/desk/posts', label: postWords.heading }}
      />
      {edited && <ChangeForm {...edited} />}
      <DataTable
        caption={words.caption}
        columns={words.columns}
        rows={redirects.map(({ slug, leadsTo, changedAt, changedBy }) => ({
          key: slug,
          cells: [
            <a key="change" href={`${PATH}?${new URLSearchParams({ address: slug })}`}>
              {postHref(slug)}
            </a>,
            leadsTo ? (
              <a key="target" href={leadsTo}>
                {leadsTo}
              </a>
            ) : (
              words.gone
            ),
            words.changedBy(formatMoment(changedAt), changedBy),
          ],
        }))}
        empty={words.empty}
      />
      <Paging label={words.pages} total={total} />
    </>
  ),
});

async function loadRedirects({ query, desk }: DeskRequest, slug: string | null): Promise<RedirectsData> {
  const list = await desk.posts.listRedirects(readPage(query));
  const redirect = slug === null ? undefined : list.redirects.find((each) => each.slug === slug);
  const edited = redirect && { redirect, targets: await desk.posts.targets(redirect.slug) };
  return { ...list, edited };
}

function ChangeForm({ redirect, targets, error }: NonNullable<RedirectsData['edited']>) {
  const { slug, chosen, leadsTo, changedAt } = redirect;
  return (
    <Panel heading={words.change(postHref(slug))}>
      {error && (
        <Banner tone="warning" role="alert">
          {error}
        </Banner>
      )}
      {/* One that was moved in its turn is not among those that can be chosen. */}
      {chosen !== leadsTo && <p>{words.movedOn(chosen)}</p>}
      <DeskForm action={PATH} fields={{ slug, changedAt }} submit={words.save}>
        <TargetField targets={targets} chosen={leadsTo} />
      </DeskForm>
    </Panel>
  );
}
