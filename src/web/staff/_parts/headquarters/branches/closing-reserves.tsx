import { Link } from 'react-router';
import { SelectStaffTouchedReservesDocument } from '../../../../../contract/operations/generated.ts';
import { withSama } from '../../../../../domain/membership/called-name.ts';
import { tokyoDateOf } from '../../../../../domain/time.ts';
import { formatDateWeekday, formatTimeRange } from '../../../../../domain/time-format.ts';
import { operation } from '../../../../data/question.ts';
import { useAnswer } from '../../../../data/use-answer.ts';
import { Button } from '../../../../ui/button.tsx';
import { TextAreaField } from '../../../../ui/field.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { LiveLoaded } from '../../frame/staff-page.tsx';

/** What `branch_has_reserves` tells: how many, and the first of them. */
export type ReservesInTheWay = { count: number; reserve_ids: readonly number[] };

type ClosingReservesProps = {
  reserves: ReservesInTheWay;
  message: string;
  error: string | undefined;
  problem: string | undefined;
  busy: boolean;
  onMessage: (message: string) => void;
  onClose: () => void;
  onCancel: () => void;
};

/** Who would be left without a place, and the word they get. */
export function ClosingReserves(props: ClosingReservesProps) {
  const { reserves, message, error, problem, busy, onMessage, onClose, onCancel } = props;
  const rest = reserves.count - reserves.reserve_ids.length;
  return (
    <section className="grid gap-4 rounded-lg border border-edge bg-white p-5">
      <h2 className="text-lead">これからのご予約が{reserves.count}件あります</h2>
      <NamedReserves reserve_ids={reserves.reserve_ids} />
      {rest > 0 && <p className="text-note text-ink-soft">ほか{rest}件</p>}
      <TextAreaField
        label="ご家庭へのお知らせ"
        required
        hint="LINE、メール、マイページのお知らせで、この言葉を添えて取り消しをお伝えします。"
        rows={4}
        maxLength={200}
        value={message}
        error={error}
        onChange={(event) => onMessage(event.target.value)}
      />
      <Notice kind="warning">
        {reserves.count}件のご予約を、キャンセル料なしで取り消して閉園します。取り消したご予約は元に戻せません。
      </Notice>
      {problem && (
        <Notice kind="error" live>
          {problem}
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <Button kind="danger" busy={busy} busyLabel="取り消しています" onClick={onClose}>
          ご予約を取り消して閉園する
        </Button>
        <Button kind="plain" disabled={busy} onClick={onCancel}>
          閉園をやめる
        </Button>
      </div>
    </section>
  );
}

function NamedReserves({ reserve_ids }: { reserve_ids: readonly number[] }) {
  const query = useAnswer(operation(SelectStaffTouchedReservesDocument, { reserve_ids: [...reserve_ids] }));
  return (
    <LiveLoaded query={query}>
      {({ reserves }) => (
        <ul className="max-h-96 divide-y divide-line overflow-y-auto border-y border-line">
          {reserves.map((reserve) => (
            <li key={reserve.id} className="flex flex-wrap items-center gap-x-4 py-1">
              <span className="figures">
                {formatDateWeekday(tokyoDateOf(reserve.start_datetime))}{' '}
                {formatTimeRange(reserve.start_datetime, reserve.end_datetime)}
              </span>
              <span>
                {withSama(reserve.customer?.name ?? '')}(
                {reserve.reserve_details.map(({ child }) => child?.name ?? '').join('、')})
              </span>
              <Link
                to={`/staff/reserves/${reserve.id}`}
                className="text-link ml-auto inline-flex min-h-11 items-center text-note"
              >
                予約 {reserve.id}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </LiveLoaded>
  );
}
