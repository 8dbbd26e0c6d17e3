import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { FunctionOk } from '../../../../../contract/functions/functions.ts';
import { branchStatus } from '../../../../../domain/codes.ts';
import { formatDate } from '../../../../../domain/time-format.ts';
import { useStaff } from '../../../../console/staff-context.tsx';
import { Badge } from '../../../../ui/badge.tsx';
import { YenAmount } from '../../../../ui/yen.tsx';
import { elapsedText } from './elapsed-text.ts';

type Branch = FunctionOk<'headquartersOverview'>['branches'][number];

/** Narrow beside the rail of a tablet, with air on a desk. */
const columns =
  'md:grid-cols-[minmax(0,1fr)_4rem_5rem_4.5rem_3rem_4rem_4rem_1.25rem] xl:grid-cols-[minmax(0,1fr)_6rem_8rem_6.5rem_4rem_6rem_6rem_1.5rem]';

/** The current state of every branch; pressing one opens its board. On a phone each figure carries its label. */
export function BranchRows({ branches, now }: { branches: readonly Branch[]; now: Date }) {
  const { chooseBranch } = useStaff();
  return (
    <>
      <div
        aria-hidden="true"
        className={`hidden gap-x-2 border-b border-line px-3 pb-1 text-right text-note text-ink-soft md:grid ${columns}`}
      >
        <span className="text-left">園</span>
        <span>在園 / 予定</span>
        <span>承認待ち</span>
        <span>未精算</span>
        <span>問合せ</span>
        <span>未完了</span>
        <span>未締め</span>
      </div>
      <ul className="divide-y divide-line border-b border-line max-md:border-t">
        {branches.map((branch) => (
          <li key={branch.id}>
            <Link
              to={`/staff/today?branch=${branch.id}`}
              onClick={() => chooseBranch(branch)}
              className={`grid min-h-14 grid-cols-2 items-center gap-x-2 gap-y-1 px-1 py-2.5 text-ink no-underline hover:bg-cream md:px-3 md:text-right ${columns}`}
            >
              <span className="col-span-2 flex flex-wrap items-center gap-x-2 leading-snug md:col-span-1 md:text-left">
                <span className="font-bold">{branch.name}</span>
                <span className="text-note text-ink-soft">{branch.prefecture.name}</span>
                {branch.status !== branchStatus.code.open && (
                  <Badge tone="no">{branchStatus.label(branch.status)}</Badge>
                )}
              </span>
              <Cell label="在園とこのあとの予定" none={branch.present + branch.expected === 0}>
                {branch.present} / {branch.expected}人
              </Cell>
              <Cell label="承認待ち" wanted={branch.requests > 0} none={branch.requests === 0}>
                {branch.requests}件
                {branch.oldest_request_at && (
                  <span className="ml-1 font-normal">({elapsedText(branch.oldest_request_at, now)})</span>
                )}
              </Cell>
              <Cell label="未精算" wanted={branch.charge_failures > 0} none={branch.unsettled_amount === 0}>
                <YenAmount amount={branch.unsettled_amount} />
              </Cell>
              <Cell label="問い合わせ" none={branch.inquiries === 0}>
                {branch.inquiries}件
              </Cell>
              <Cell label="前日までの未完了" wanted={branch.left_open > 0} none={branch.left_open === 0}>
                {branch.left_open}件<Since date={branch.oldest_open_date} />
              </Cell>
              <Cell label="締めていない日" wanted={branch.unclosed_days > 0} none={branch.unclosed_days === 0}>
                {branch.unclosed_days}日<Since date={branch.oldest_unclosed_date} />
              </Cell>
              <ChevronRight className="hidden size-5 text-ink-soft md:block" aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The oldest day, under its number. */
function Since({ date }: { date: string | null }) {
  if (date === null) return null;
  return (
    <span className="ml-1 font-normal whitespace-nowrap md:ml-0 md:block md:text-[0.75rem]">
      {formatDate(date).slice(5)}〜
    </span>
  );
}

type CellProps = {
  label: string;
  wanted?: boolean /** Nothing there: it steps back. */;
  none?: boolean;
  children: ReactNode;
};

function Cell({ label, wanted = false, none = false, children }: CellProps) {
  const style = wanted ? 'font-bold text-ask' : none ? 'text-no' : '';
  return (
    <span className={`figures text-note ${style}`}>
      <span className="mr-1 font-normal text-ink-soft md:sr-only">{label}</span>
      {children}
    </span>
  );
}
