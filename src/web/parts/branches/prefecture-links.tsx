import { useEffect, useState } from 'react';
import { Link } from 'react-router';

type Prefecture = {
  readonly code: string;
  readonly name: string;
  readonly branches_aggregate: { readonly aggregate: { readonly count: number } | null };
};

const classes =
  'inline-flex min-h-11 items-center gap-1.5 rounded-full border border-edge bg-white px-4 text-note text-ink no-underline hover:bg-cream ' +
  'aria-[current=true]:border-action aria-[current=true]:bg-action-soft aria-[current=true]:font-bold aria-[current=true]:text-action';

/** 東京都 5園: from the whole country to a page of branches. A member's own prefecture comes first. */
export function PrefectureLinks({ prefectures, code }: { prefectures: readonly Prefecture[]; code?: string | null }) {
  const own = useOwnPrefecture();
  const inOrder = prefectures.toSorted((one, other) => Number(other.code === own) - Number(one.code === own));
  return (
    <nav aria-label="都道府県">
      <OwnPrefectureFirst prefectures={prefectures} />
      <ul className="prefectures flex flex-wrap gap-2">
        {inOrder.map((prefecture) => (
          <li key={prefecture.code} data-code={prefecture.code}>
            <Link
              to={`/branches/list?code=${prefecture.code}`}
              aria-current={prefecture.code === code ? 'true' : undefined}
              className={classes}
            >
              {prefecture.name}
              <span className="figures text-ink-soft">{prefecture.branches_aggregate.aggregate?.count ?? 0}園</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The page is the same for everybody: a member's prefecture comes first by style, before anything is painted … */
function OwnPrefectureFirst({ prefectures }: { prefectures: readonly Prefecture[] }) {
  const rules = prefectures.map(
    ({ code }) => `[data-prefecture="${code}"] .prefectures>[data-code="${code}"]{order:-1}`,
  );
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
