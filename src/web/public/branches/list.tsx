import { lazy, Suspense, useSyncExternalStore } from 'react';
import { Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import {
  SelectBranchesListDocument,
  SelectBranchesMarksDocument,
  SelectBranchWordsDocument,
} from '../../../contract/operations/generated.ts';
import { matchesQuery } from '../../../domain/text/search-text.ts';
import { addDays } from '../../../domain/time.ts';
import { formatMonthDay } from '../../../domain/time-format.ts';
import { queryPublic, todayOf } from '../../data/load-context.ts';
import { Blocks } from '../../illustrations/blocks.tsx';
import { BranchCard, type ListedBranch } from '../../parts/branches/branch-card.tsx';
import { type MarksOfBranch, marksByBranch } from '../../parts/branches/branch-marks.tsx';
import { PrefectureLinks } from '../../parts/branches/prefecture-links.tsx';
import { NearbySearch } from '../../parts/calendar/nearby/nearby-search.tsx';
import { isMember, onSessionChange } from '../../session/member-known.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageColumn, PageHeading } from '../../ui/page-heading.tsx';
import { publicMeta } from '../_parts/public-meta.ts';

const NearUsual = lazy(() =>
  import('../../parts/calendar/nearby/near-usual.tsx').then((module) => ({ default: module.NearUsual })),
);

/** A branch counts as newly opened for so many days. */
const newForDays = 60;
/** So many branches stand on a page, and so many new ones where nothing was chosen. */
const pageSize = 12;
const newShown = 3;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const today = todayOf(context);
  const search = new URL(request.url).searchParams;
  const asked = search.get('code');
  const code = asked !== null && /^\d{2}$/.test(asked) ? asked : null;
  const q = (search.get('q') ?? '').trim();
  const page = code === null ? 1 : Math.min(99, Math.max(1, Number.parseInt(search.get('page') ?? '1', 10) || 1));
  const ids = q === '' ? null : await foundIds(context, q);
  const chosen = code !== null || ids !== null;
  const offset = (page - 1) * pageSize;
  const list = await queryPublic(context, SelectBranchesListDocument, {
    open_date: addDays(today, -newForDays),
    limit: chosen ? pageSize : newShown,
    ...(ids === null ? { offset } : { ids: ids.slice(offset, offset + pageSize) }),
    ...(code !== null && ids === null ? { code } : {}),
  });
  const { prefectures, new_open } = list;
  const branches = chosen ? list.branches : new_open;
  const marks = await queryPublic(context, SelectBranchesMarksDocument, {
    date: [today, addDays(today, 1)],
    branch_ids: branches.map(({ id }) => id),
  });
  const prefecture = ids === null ? prefectures.find((each) => each.code === code) : undefined;
  return {
    prefectures,
    branches,
    newIds: new_open.map(({ id }) => id),
    // What stands above the cards, and of how many they are a page.
    title: q !== '' ? `「${q}」` : chosen ? (prefecture?.name ?? 'この都道府県') : null,
    total: ids?.length ?? prefecture?.branches_aggregate.aggregate?.count ?? 0,
    code: prefecture?.code ?? null,
    page,
    today,
    marks: marksByBranch(marks.view_reserve_date_calendars, today),
  };
}

/** By the words of its name, town and station. A thousand branches are looked through in some milliseconds; none is sent. */
async function foundIds(context: LoaderFunctionArgs['context'], q: string): Promise<number[]> {
  const { branches } = await queryPublic(context, SelectBranchWordsDocument, {});
  return branches
    .filter(({ name, reading, address1, address2, nearest_station, prefecture }) =>
      matchesQuery(q, [name, prefecture?.name ?? '', address1, address2, nearest_station, reading]),
    )
    .map(({ id }) => id);
}

export const meta: MetaFunction<typeof loader> = (args) =>
  publicMeta(args, {
    title: '園をさがす',
    description: 'いまほいくの園の一覧です。都道府県や駅名から探せます。今日と明日の空きが、登録なしで分かります。',
  });

export default function BranchesList() {
  const { prefectures, branches, newIds, title, total, code, page, today, marks } = useLoaderData<typeof loader>();
  return (
    <PageColumn width="page">
      <PageHeading>園をさがす</PageHeading>
      <section aria-labelledby="nearby" className="mb-8 rounded-lg bg-cream px-4 py-5 lg:px-6">
        <h2 id="nearby" className="mb-3 text-h3">
          今日これから預けられる園
        </h2>
        <NearbySearch />
      </section>
      {title === null && <NearMember />}
      <h2 className="mb-3 text-h3">都道府県からさがす</h2>
      <PrefectureLinks prefectures={prefectures} code={code} />
      {title !== null && branches.length === 0 && <NothingFound title={title} />}
      <Cards
        title={title === null ? '新しい園' : `${title}の園`}
        lead={title === null ? undefined : `${total}園・今日 ${formatMonthDay(today)} と明日の空き`}
        branches={branches}
        marks={marks}
        newIds={newIds}
        today={today}
      />
      {code !== null && <PageLinks code={code} page={page} pages={Math.ceil(total / pageSize)} />}
    </PageColumn>
  );
}

/** Lighter than the pager of lists behind the guard: this page is to be there at once. */
function PageLinks({ code, page, pages }: { code: string; page: number; pages: number }) {
  if (pages <= 1) return null;
  const to = (target: number) => `/branches/list?code=${code}&page=${target}`;
  return (
    <nav aria-label="ページ" className="mt-8 flex flex-wrap items-center gap-3">
      {page > 1 && (
        <LinkButton to={to(page - 1)} kind="plain">
          前の{pageSize}園
        </LinkButton>
      )}
      {page < pages && (
        <LinkButton to={to(page + 1)} kind="plain">
          つぎの園を見る
        </LinkButton>
      )}
      <span className="figures text-note text-ink-soft">
        {page}/{pages}ページ
      </span>
    </nav>
  );
}

/** Comes once the server has confirmed the session; the shared HTML has nothing of it. */
function NearMember() {
  const known = useSyncExternalStore(onSessionChange, isMember, () => false);
  if (!known) return null;
  return (
    <div className="for-member mb-8">
      <Suspense fallback={null}>
        <NearUsual />
      </Suspense>
    </div>
  );
}

type CardsProps = {
  title: string;
  lead: string | undefined;
  branches: readonly ListedBranch[];
  marks: Record<number, MarksOfBranch>;
  newIds: readonly number[];
  today: string;
};

function Cards({ title, lead, branches, marks, newIds, today }: CardsProps) {
  if (branches.length === 0) return null;
  return (
    <section className="branch-cards mt-10">
      <h2 className="text-h2">{title}</h2>
      {lead && <p className="mt-1 text-note text-ink-soft">{lead}</p>}
      <ul className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6">
        {branches.map((branch) => (
          <li key={branch.id} className="grid">
            <BranchCard branch={branch} marks={marks[branch.id]} isNew={newIds.includes(branch.id)} today={today} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function NothingFound({ title }: { title: string }) {
  return (
    <div className="mt-8">
      <EmptyState
        picture={<Blocks className="h-auto w-36 shrink-0" />}
        title={`${title}にあてはまる園は見つかりませんでした`}
        action={
          <div className="flex flex-wrap items-center gap-3">
            <LinkButton to="/user_inquiries" kind="quiet" size="small">
              開園の希望を送る
            </LinkButton>
            <Link to="/branches/list" className="text-link inline-flex min-h-11 items-center text-note">
              さがし直す
            </Link>
          </div>
        }
      >
        となりの駅や市区町村の名前、その一部でもさがせます。上の都道府県からも選べます。
      </EmptyState>
    </div>
  );
}
