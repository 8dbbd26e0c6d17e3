import { Link } from 'react-router';
import { SelectStaffFeeWaiversDocument } from '../../../../contract/operations/generated.ts';
import { cancelCause } from '../../../../domain/codes.ts';
import { formatDateTime, formatDateWeekday } from '../../../../domain/time-format.ts';
import { operation } from '../../../data/question.ts';
import { YenAmount } from '../../../ui/yen.tsx';
import { useStaff } from '../frame/staff-context.tsx';
import { useLiveAnswer } from '../frame/use-live-answer.ts';
import { WaiverAnswer } from '../reserves/waiver-answer.tsx';

/** Wishes of colleagues that a cancellation fee be let go. Below the families' requests; nothing while there are none. */
export function FeeWaivers() {
  const { branch } = useStaff();
  const query = useLiveAnswer(operation(SelectStaffFeeWaiversDocument, { branch_id: branch.id }));
  const waiting = query.data?.fee_waivers ?? [];
  if (waiting.length === 0) return null;
  return (
    <section aria-labelledby="fee-waivers" className="mt-8">
      <h2 id="fee-waivers" className="mb-2 text-lead">
        キャンセル料の免除の申請
      </h2>
      <ul className="divide-y divide-line border-y border-line">
        {waiting.map(({ id, reason, asked_account, created_at, reserve_cancellation: fee }) => (
          <li key={id} className="grid gap-2 py-3 md:grid-cols-[1fr_auto] md:items-center">
            <div className="leading-snug">
              <p className="font-bold">
                {fee?.reserve && (
                  <Link
                    to={`/staff/reserves/${fee.reserve.id}`}
                    className="text-link inline-flex min-h-11 items-center"
                  >
                    {fee.reserve.customer?.name} 様 {formatDateWeekday(new Date(fee.reserve.start_datetime))}
                  </Link>
                )}
              </p>
              <p>
                {fee && (
                  <>
                    {cancelCause.label(fee.cancel_cause)} <YenAmount amount={fee.cancel_amount} />
                  </>
                )}{' '}
                <span className="text-note text-ink-soft">{reason}</span>
              </p>
              <p className="text-note text-ink-soft">
                {asked_account?.name}が{formatDateTime(created_at)}に申請
                {fee?.settle_due_datetime &&
                  `。${formatDateTime(fee.settle_due_datetime)}までに回答がなければ請求します`}
              </p>
            </div>
            <WaiverAnswer fee_waiver_id={id} onAnswered={() => void query.reload()} />
          </li>
        ))}
      </ul>
    </section>
  );
}
