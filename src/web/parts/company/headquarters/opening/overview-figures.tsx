import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { FunctionOk } from '../../../../../contract/functions/functions.ts';
import { formatMonthDay } from '../../../../../domain/time-format.ts';
import { YenAmount } from '../../../../ui/yen.tsx';
import { elapsedText } from './elapsed-text.ts';

type Overview = FunctionOk<'headquartersOverview'>;

const oldestText = (date: string | null) => (date === null ? '昨日まで' : `最も古い日 ${formatMonthDay(date)}`);

/** The whole company in seven numbers; those that need action are highlighted. */
export function OverviewFigures({ overview, now }: { overview: Overview; now: Date }) {
  const { totals, jobs } = overview;
  return (
    <ul className="grid grid-cols-2 gap-3 md:grid-cols-3 xl:grid-cols-4">
      <Figure label="お預かり中" note={`このあと ${totals.expected}人`}>
        {totals.present}人
      </Figure>
      <Figure
        label="承認待ち"
        wanted={totals.requests > 0}
        note={totals.oldest_request_at === null ? '' : `最も古いもの ${elapsedText(totals.oldest_request_at, now)}`}
      >
        {totals.requests}件
      </Figure>
      <Figure
        label="未精算"
        wanted={totals.charge_failures > 0}
        note={totals.charge_failures === 0 ? '' : `決済できず ${totals.charge_failures}件`}
      >
        <YenAmount amount={totals.unsettled_amount} />
      </Figure>
      <Figure label="お問い合わせ" note="まだ返信していないもの" to="/staff/inbox" wanted={totals.inquiries > 0}>
        {totals.inquiries}件
      </Figure>
      <Figure label="前日までの未完了" wanted={totals.left_open > 0} note={oldestText(totals.oldest_open_date)}>
        {totals.left_open}件
      </Figure>
      <Figure label="締めていない日" wanted={totals.unclosed_days > 0} note={oldestText(totals.oldest_unclosed_date)}>
        {totals.unclosed_days}日
      </Figure>
      <Figure label="失敗した処理" wanted={jobs.length > 0} note="">
        {jobs.length}件
      </Figure>
    </ul>
  );
}

type FigureProps = { label: string; note: string; wanted?: boolean; to?: string; children: ReactNode };

function Figure({ label, note, wanted = false, to, children }: FigureProps) {
  return (
    <li className={`rounded-lg border px-4 py-3 ${wanted ? 'border-ask/40 bg-ask-soft' : 'border-line bg-white'}`}>
      <p className="text-note text-ink-soft">
        {to ? (
          <Link to={to} className="-my-2.5 inline-flex min-h-11 items-center text-ink underline-offset-4">
            {label}
          </Link>
        ) : (
          label
        )}
      </p>
      <p className="figures text-h3 font-bold">{children}</p>
      <p className="min-h-5 text-note text-ink-soft">{note}</p>
    </li>
  );
}
