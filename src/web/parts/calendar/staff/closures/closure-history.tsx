import { Link } from 'react-router';
import {
  type SelectStaffClosuresData,
  SelectStaffClosuresDocument,
} from '../../../../../contract/operations/generated.ts';
import { formatDateTime } from '../../../../../domain/time-format.ts';
import { LiveLoaded } from '../../../../console/staff-page.tsx';
import { useLiveAnywhere } from '../../../../console/use-live-anywhere.ts';
import { operation } from '../../../../data/question.ts';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { closureTitle } from './closure-text.ts';

type Row = SelectStaffClosuresData['closures'][number];

/** What was closed lately, by press: each branch with how many families are still to be called. */
export function ClosureHistory() {
  const query = useLiveAnywhere(operation(SelectStaffClosuresDocument, { where: {}, limit: 100 }));
  return (
    <section aria-labelledby="history">
      <h2 id="history" className="mb-3 text-h3">
        これまでの休園
      </h2>
      <LiveLoaded query={query}>
        {({ closures }) =>
          closures.length === 0 ? (
            <EmptyState title="休園はまだありません" />
          ) : (
            <ul className="grid gap-4">
              {[...Map.groupBy(closures, ({ idempotency_key }) => idempotency_key).entries()].map(([key, rows]) => (
                <li key={key} className="rounded-lg border border-line bg-white p-4">
                  <Press rows={rows} />
                </li>
              ))}
            </ul>
          )
        }
      </LiveLoaded>
    </section>
  );
}

function Press({ rows }: { rows: readonly Row[] }) {
  const [first] = rows;
  if (!first) return null;
  return (
    <>
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h3 className="text-lead">{closureTitle(first)}</h3>
        <p className="figures text-note text-ink-soft">
          {formatDateTime(first.created_at)} {first.account?.name ?? '退職者'}
        </p>
      </div>
      <ul className="mt-1 grid sm:grid-cols-2 lg:grid-cols-3">
        {rows.map((row) => {
          const open = row.closure_notices.filter(({ reached }) => !reached).length;
          return (
            <li key={row.id}>
              <Link
                to={`/staff/closures/${row.id}`}
                className="flex min-h-11 items-center gap-2 rounded-sm text-ink no-underline hover:bg-cream"
              >
                <span className="text-link">{row.branch?.name}</span>
                <span className={`text-note ${open > 0 ? 'font-bold text-wrong' : 'text-ink-soft'}`}>
                  {row.reopened_at ? '再開済み' : open > 0 ? `未確認 ${open}` : `${row.closure_notices.length}家庭`}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </>
  );
}
