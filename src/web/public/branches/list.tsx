import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Form, Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData, useSearchParams } from 'react-router';
import { SelectBranchesListDocument, SelectBranchesMarksDocument } from '../../../contract/operations/generated.ts';
import { branchStatus } from '../../../domain/codes.ts';
import { matchesQuery } from '../../../domain/text/search-text.ts';
import { addDays } from '../../../domain/time.ts';
import { formatMonthDay } from '../../../domain/time-format.ts';
import { queryPublic, todayOf } from '../../data/load-context.ts';
import { Blocks } from '../../illustrations/blocks.tsx';
import { BranchCard, type ListedBranch } from '../../parts/branches/branch-card.tsx';
import { type MarksOfBranch, marksByBranch } from '../../parts/branches/branch-marks.tsx';
import { NearbySearch } from '../../parts/calendar/nearby/nearby-search.tsx';
import { buttonStyle } from '../../ui/button-style.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageColumn, PageHeading } from '../../ui/page-heading.tsx';
import { publicMeta } from '../_parts/public-meta.ts';

/** A branch counts as newly opened for so many days. */
const newForDays = 60;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const today = todayOf(context);
  const code = new URL(request.url).searchParams.get('code');
  const known = code !== null && /^\d{2}$/.test(code) ? code : null;
  const [list, marks] = await Promise.all([
    queryPublic(context, SelectBranchesListDocument, {
      open_date: addDays(today, -newForDays),
      ...(known === null ? {} : { code: known }),
    }),
    queryPublic(context, SelectBranchesMarksDocument, { date: [today, addDays(today, 1)] }),
  ]);
  return { ...list, code: known, today, marks: marksByBranch(marks.view_reserve_date_calendars, today) };
}

export const meta: MetaFunction<typeof loader> = (args) =>
  publicMeta(args, {
    title: '園をさがす',
    description: 'いまほいくの園の一覧です。都道府県や駅名から探せます。今日と明日の空きが、登録なしで分かります。',
  });

export default function BranchesList() {
  const { prefectures, new_open, branches, code, today, marks } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const [query, setQuery] = useState(search.get('q') ?? '');
  const found = (list: readonly ListedBranch[]) => list.filter((branch) => matchesQuery(query, textsOf(branch)));
  const isNew = (branch: ListedBranch) => new_open.some(({ id }) => id === branch.id);
  const shown = found(branches);
  const open = shown.filter((branch) => !isPreparing(branch));
  const newest = code === null ? found(new_open).filter((branch) => !isPreparing(branch)) : [];
  const own = useOwnPrefecture();
  const isOwn = (prefecture: { code: string }) => prefecture.code === own;
  const common = { marks, isNew, today };
  const group = (prefecture: { id: number; code: string; name: string }) => (
    <BranchGroup
      key={prefecture.id}
      code={prefecture.code}
      title={prefecture.name}
      branches={open.filter((branch) => branch.prefecture?.code === prefecture.code)}
      {...common}
    />
  );
  return (
    <PageColumn width="page">
      <PageHeading
        lead={`今日 ${formatMonthDay(today)} と、明日 ${formatMonthDay(addDays(today, 1))} の空きを表示しています。`}
      >
        園をさがす
      </PageHeading>
      <section aria-labelledby="nearby" className="mb-8 rounded-lg bg-cream px-4 py-5 lg:px-6">
        <h2 id="nearby" className="mb-3 text-h3">
          今日これから預けられる園
        </h2>
        <NearbySearch />
      </section>
      <h2 className="mb-3 text-h3">すべての園</h2>
      <SearchBox query={query} code={code} onChange={setQuery} />
      <PrefectureLinks prefectures={prefectures} code={code} />
      <p className="mt-4 text-note text-ink-soft" aria-live="polite">
        {shown.length === 0
          ? `${query.trim() === '' ? '' : `「${query.trim()}」に`}あてはまる園は見つかりませんでした。`
          : `${shown.length}園が見つかりました。`}
      </p>
      {shown.length === 0 && <NothingFound />}
      <OwnPrefectureFirst codes={prefectures.map((prefecture) => prefecture.code)} />
      <div className="branch-groups flex flex-col">
        {prefectures.filter(isOwn).map(group)}
        <BranchGroup title="新しい園" branches={newest} {...common} />
        {prefectures.filter((prefecture) => !isOwn(prefecture)).map(group)}
        <BranchGroup title="これから開く園" branches={shown.filter(isPreparing)} {...common} />
      </div>
    </PageColumn>
  );
}

const isPreparing = ({ status }: ListedBranch): boolean => status === branchStatus.code.preparing;

const textsOf = (branch: ListedBranch): string[] => [
  branch.name,
  branch.prefecture?.name ?? '',
  branch.address1,
  branch.address2,
  branch.nearest_station,
  branch.reading,
];

/** The page is the same for everybody: a member's prefecture comes first by style, before anything is painted … */
function OwnPrefectureFirst({ codes }: { codes: readonly string[] }) {
  const rules = codes.map((code) => `[data-prefecture="${code}"] .branch-groups>[data-code="${code}"]{order:-1}`);
  return <style>{rules.join('')}</style>;
}

/** … and then in the document too, so that keyboard and screen reader go the same way. */
function useOwnPrefecture(): string | undefined {
  const [own, setOwn] = useState<string>();
  useEffect(() => {
    setOwn(document.documentElement.dataset.prefecture);
  }, []);
  return own;
}

type SearchBoxProps = { query: string; code: string | null; onChange: (query: string) => void };

/** Filters while typing; sending it keeps the words in the address, and works without JavaScript. */
function SearchBox({ query, code, onChange }: SearchBoxProps) {
  return (
    <search>
      <Form method="get" replace preventScrollReset className="flex max-w-xl items-end gap-2">
        <label className="flex-1">
          <span className="mb-1.5 block font-bold">園の名前、市区町村、駅名</span>
          <input
            type="search"
            name="q"
            value={query}
            onChange={(event) => onChange(event.target.value)}
            placeholder="例: 吉祥寺"
            autoComplete="off"
            enterKeyHint="search"
            className="block min-h-12 w-full rounded-md border border-edge bg-white px-3.5 placeholder:text-no"
          />
        </label>
        {code !== null && <input type="hidden" name="code" value={code} />}
        <button type="submit" className={buttonStyle('plain', 'normal', 'px-4!')}>
          <Search className="size-5" aria-hidden="true" />
          <span className="sr-only sm:not-sr-only">さがす</span>
        </button>
      </Form>
    </search>
  );
}

type PrefectureLinksProps = { prefectures: readonly { code: string; name: string }[]; code: string | null };

function PrefectureLinks({ prefectures, code }: PrefectureLinksProps) {
  const classes =
    'inline-flex min-h-11 items-center rounded-full border border-edge bg-white px-4 text-note text-ink no-underline hover:bg-cream ' +
    'aria-[current=true]:border-action aria-[current=true]:bg-action-soft aria-[current=true]:font-bold aria-[current=true]:text-action';
  const links = [{ code: null, name: 'すべて' }, ...prefectures];
  return (
    <nav aria-label="都道府県" className="mt-4">
      <ul className="flex flex-wrap gap-2">
        {links.map((link) => (
          <li key={link.name}>
            <Link
              to={link.code === null ? '/branches/list' : `/branches/list?code=${link.code}`}
              preventScrollReset
              aria-current={link.code === code ? 'true' : undefined}
              className={classes}
            >
              {link.name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type BranchGroupProps = {
  title: string;
  code?: string;
  branches: readonly ListedBranch[];
  marks: Record<number, MarksOfBranch>;
  isNew: (branch: ListedBranch) => boolean;
  today: string;
};

function BranchGroup({ title, code, branches, marks, isNew, today }: BranchGroupProps) {
  if (branches.length === 0) return null;
  return (
    <section className="mt-10" data-code={code}>
      <h2 className="text-h2">{title}</h2>
      <ul className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6">
        {branches.map((branch) => (
          <li key={branch.id} className="grid">
            <BranchCard branch={branch} marks={marks[branch.id]} isNew={isNew(branch)} today={today} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function NothingFound() {
  return (
    <div className="mt-6">
      <EmptyState
        picture={<Blocks className="h-auto w-36 shrink-0" />}
        title="お近くの言葉でも、さがせます"
        action={
          <div className="flex flex-wrap gap-3">
            <LinkButton to="/branches/list" kind="plain" size="small">
              すべての園を見る
            </LinkButton>
            <LinkButton to="/user_inquiries" kind="quiet" size="small">
              開園の希望を送る
            </LinkButton>
          </div>
        }
      >
        となりの駅や市区町村の名前、その一部だけでも探せます。ひらがなでもかまいません。上の都道府県からも選べます。
      </EmptyState>
    </div>
  );
}
