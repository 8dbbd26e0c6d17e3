import { useState } from 'react';
import { Link, type MetaFunction } from 'react-router';
import { type SelectStaffWaiversData, SelectStaffWaiversDocument } from '../../../contract/operations/generated.ts';
import { withSama } from '../../../domain/text/called-name.ts';
import { addDays, instantOf, isTokyoDate } from '../../../domain/time.ts';
import { formatDateTime, formatDateWeekday } from '../../../domain/time-format.ts';
import { formatYen, sum } from '../../../domain/yen.ts';
import { useStaff } from '../../console/staff-context.tsx';
import { LiveLoaded, StaffPage } from '../../console/staff-page.tsx';
import { useLiveAnswer } from '../../console/use-live-answer.ts';
import { operation } from '../../data/question.ts';
import { useServerToday } from '../../data/server-clock.ts';
import { pageMeta } from '../../layout/page-meta.ts';
import { WaitingWaivers } from '../../parts/billing/staff/waivers/waiting-waivers.tsx';
import { waivedAmount, waiverText } from '../../parts/billing/staff/waivers/waiver-text.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { TextField } from '../../ui/field.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { YenAmount } from '../../ui/yen.tsx';

export const meta: MetaFunction = () => pageMeta({ title: '免除の一覧', noindex: true });

/** What waits for an answer, and who let go of how much since a day: own branches, of headquarters all. */
export default function Waivers() {
  const { manager } = useStaff();
  return (
    <StaffPage
      title="免除の一覧"
      lead="キャンセル料などの免除は、園長か本部が決めます。"
      aside={
        <LinkButton to="/staff/childcares" kind="quiet" size="small">
          精算へ戻る
        </LinkButton>
      }
    >
      {manager ? <List /> : <EmptyState title="免除の一覧は、園長と本部が見られます" />}
    </StaffPage>
  );
}

function List() {
  const today = useServerToday();
  const [from, setFrom] = useState<string>(() => addDays(today, -30));
  const since = instantOf(isTokyoDate(from) ? from : addDays(today, -30), 0).toISOString();
  const query = useLiveAnswer(operation(SelectStaffWaiversDocument, { since }));
  return (
    <LiveLoaded query={query} steady>
      {(data) => (
        <div className="grid gap-8">
          <section aria-labelledby="waiting">
            <h2 id="waiting" className="mb-2 text-lead">
              回答を待っている申請
            </h2>
            {data.waiting.length === 0 ? (
              <p className="text-ink-soft">回答を待っている申請はありません。</p>
            ) : (
              <WaitingWaivers named waivers={data.waiting} onAnswered={() => void query.reload()} />
            )}
          </section>
          <section aria-labelledby="granted">
            <h2 id="granted" className="mb-2 text-lead">
              免除・減額したもの
            </h2>
            <div className="mb-4 max-w-60">
              <TextField
                label="この日から"
                unmarked
                type="date"
                autoComplete="off"
                max={today}
                value={from}
                onChange={({ target }) => setFrom(target.value)}
              />
            </div>
            <Granted rows={rowsOf(data)} />
          </section>
        </div>
      )}
    </LiveLoaded>
  );
}

type Row = {
  key: string;
  at: string;
  branch: string;
  reserve: { id: number; start_datetime: string; customer: { name: string } | null } | null;
  what: string;
  amount: number;
  by: string;
};

/** Both ways in which money is let go, the latest first. */
function rowsOf({ granted, fee_goodwills }: SelectStaffWaiversData): Row[] {
  const waivers = granted
    .filter((waiver) => waivedAmount(waiver) > 0 || waiver.free_move_flag)
    .map((waiver) => ({
      key: `waiver ${waiver.id}`,
      at: waiver.answered_datetime ?? waiver.created_at,
      branch: waiver.branch?.name ?? '',
      reserve: waiver.reserve,
      what: `${waiverText(waiver)} ${waiver.reason}`,
      amount: waivedAmount(waiver),
      by:
        waiver.asked_account?.name === waiver.answered_account?.name
          ? (waiver.answered_account?.name ?? '')
          : `${waiver.answered_account?.name ?? ''}(申請 ${waiver.asked_account?.name ?? ''})`,
    }));
  const lowered = fee_goodwills.map((goodwill) => ({
    key: `goodwill ${goodwill.id}`,
    at: goodwill.created_at,
    branch: goodwill.branch?.name ?? '',
    reserve: goodwill.reserve_cancellation?.reserve ?? null,
    what: `キャンセル料の減額 ${goodwill.reason}`,
    amount: goodwill.lowered_amount,
    by: goodwill.account?.name ?? '',
  }));
  return [...waivers, ...lowered].toSorted((a, b) => (a.at < b.at ? 1 : -1));
}

function Granted({ rows }: { rows: readonly Row[] }) {
  if (rows.length === 0) return <EmptyState title="この日からの免除はありません" />;
  return (
    <>
      <p className="figures mb-2 text-lead">
        {rows.length}件 合計 <strong>{formatYen(sum(rows.map(({ amount }) => amount)))}</strong>
      </p>
      <ul className="divide-y divide-line border-y border-line">
        {rows.map(({ key, at, branch, reserve, what, amount, by }) => (
          <li key={key} className="grid grid-cols-[1fr_auto] items-start gap-x-4 gap-y-1 py-3 leading-snug">
            <div>
              <p className="font-bold">
                {branch}{' '}
                {reserve && (
                  <Link to={`/staff/reserves/${reserve.id}`} className="text-link inline-flex min-h-11 items-center">
                    {withSama(reserve.customer?.name ?? '', ' ')} {formatDateWeekday(new Date(reserve.start_datetime))}
                  </Link>
                )}
              </p>
              <p className="figures">{what}</p>
              <p className="figures text-ink-soft">
                {by} {formatDateTime(at)}
              </p>
            </div>
            <YenAmount amount={-amount} className="font-bold" />
          </li>
        ))}
      </ul>
    </>
  );
}
