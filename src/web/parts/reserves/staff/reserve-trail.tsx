import type { SelectStaffReserveData } from '../../../../contract/operations/generated.ts';
import { illnessSign } from '../../../../domain/care/morning/morning-codes.ts';
import { codesIn } from '../../../../domain/care/morning/morning-form.ts';
import { cancelCause, cancelSettlementStatus, cancelType, childcareStatus } from '../../../../domain/codes.ts';
import { waiverStatus } from '../../../../domain/staff-codes.ts';
import { withSama } from '../../../../domain/text/called-name.ts';
import { formatDateTime } from '../../../../domain/time-format.ts';
import { formatYen } from '../../../../domain/yen.ts';
import { actionText } from '../../../console/audit/audit-text.ts';
import { proofText } from '../../../console/audit/tablet-text.ts';
import { FactList } from '../../../console/fact-list.tsx';
import { YenAmount } from '../../../ui/yen.tsx';
import { LowerFee } from '../../billing/staff/waivers/lower-fee.tsx';
import { WaiverAnswer } from '../../billing/staff/waivers/waiver-answer.tsx';
import { type Waiver, waiverText } from '../../billing/staff/waivers/waiver-text.ts';
import { feeRefundFact } from './fee-refund-fact.ts';

type ReserveTrailProps = {
  reserve: SelectStaffReserveData['reserves'][number];
  data: SelectStaffReserveData;
  onChanged: () => void;
};

/** What became of the reserve: its cancellation, the messages to the parent, and who did what. */
export function ReserveTrail({ reserve, data, onChanged }: ReserveTrailProps) {
  const cancellation = reserve.reserve_cancellations[0];
  return (
    <>
      {cancellation && <Cancellation {...{ reserve, cancellation, data, onChanged }} />}
      <ReserveWaivers waivers={data.fee_waivers} onChanged={onChanged} />
      <section aria-labelledby="messages">
        <h2 id="messages" className="mb-2 text-lead">
          お客様へのお知らせ
        </h2>
        {data.notifications.length === 0 ? (
          <p className="text-note text-ink-soft">まだ送っていません。</p>
        ) : (
          <Lines
            rows={data.notifications.map((each) => ({
              id: each.id,
              at: each.created_at,
              text: each.title,
              note: [
                each.family_member?.name && `${withSama(each.family_member.name, ' ')}へ`,
                each.read_datetime && '既読',
              ]
                .filter(Boolean)
                .join(' · '),
            }))}
          />
        )}
      </section>
      {data.audit_logs.length > 0 && (
        <section aria-labelledby="trail">
          <h2 id="trail" className="mb-2 text-lead">
            操作記録
          </h2>
          <Lines
            rows={data.audit_logs.map((each) => ({
              id: each.id,
              at: each.created_at,
              text: `${actionText(each.action)} ${each.account?.name ?? ''}`,
              note: [proofText(each), each.reason].filter(Boolean).join(' · '),
            }))}
          />
        </section>
      )}
    </>
  );
}

/** What was asked to be let go of this reserve, also for a move, and what was answered. */
function ReserveWaivers({ waivers, onChanged }: { waivers: readonly Waiver[]; onChanged: () => void }) {
  if (waivers.length === 0) return null;
  return (
    <section aria-labelledby="waivers">
      <h2 id="waivers" className="mb-2 text-lead">
        免除
      </h2>
      <Lines
        rows={waivers.map((waiver) => ({
          id: waiver.id,
          at: waiver.answered_datetime ?? waiver.created_at,
          text: `${waiverStatus.label(waiver.status)} ${waiverText(waiver)}`,
          note: `${waiver.asked_account?.name ?? ''} ${waiver.reason}`,
        }))}
      />
      {waivers
        .filter(({ status }) => status === waiverStatus.code.waiting)
        .map(({ id }) => (
          <div key={id} className="mt-3">
            <WaiverAnswer fee_waiver_id={id} onAnswered={onChanged} />
          </div>
        ))}
    </section>
  );
}

function Lines({ rows }: { rows: readonly { id: number; at: string; text: string; note: string }[] }) {
  return (
    <ul className="grid gap-1.5">
      {rows.map((row) => (
        <li key={row.id} className="grid gap-x-4 leading-snug md:grid-cols-[9rem_1fr]">
          <span className="figures text-note text-ink-soft">{formatDateTime(row.at)}</span>
          <span>
            {row.text}
            {row.note && <span className="ml-2 text-note text-ink-soft">{row.note}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}

const illnessText = ({ signs, temperature }: ReserveTrailProps['reserve']['illness_notices'][number]): string =>
  [
    ...codesIn(signs).map((sign) => illnessSign.label(sign)),
    ...(temperature ? [`${temperature.toFixed(1)}℃`] : []),
  ].join('、');

type CancellationProps = ReserveTrailProps & {
  cancellation: ReserveTrailProps['reserve']['reserve_cancellations'][number];
};

function Cancellation({ reserve, cancellation, data, onChanged }: CancellationProps) {
  return (
    <section aria-labelledby="cancellation">
      <h2 id="cancellation" className="mb-2 text-lead">
        {reserve.childcare_status === childcareStatus.code.noShow ? '来園なし' : 'キャンセル'}
      </h2>
      <FactList
        facts={[
          ['日時', formatDateTime(cancellation.cancel_datetime)],
          ['わけ', cancelCause.label(cancellation.cancel_cause)],
          ...reserve.illness_notices.map((notice) => ['ご家庭からの様子', illnessText(notice)] as const),
          ['手続き', cancelType.label(cancellation.cancel_type)],
          [
            'キャンセル料',
            <span key="fee">
              <YenAmount amount={cancellation.cancel_amount} />{' '}
              <span className="text-note text-ink-soft">
                {cancelSettlementStatus.label(cancellation.cancel_settlement_status)}
              </span>
            </span>,
          ],
          ['理由', cancellation.cancel_remarks || 'なし'],
          ...cancellation.fee_give_backs.map((given) => ['空き時間の再予約', feeRefundFact(given)] as const),
          ...(cancellation.fee_reason ? [['料金の理由', cancellation.fee_reason] as const] : []),
          ...cancellation.fee_goodwills.map(
            (each) =>
              [
                '減額',
                `−${formatYen(each.lowered_amount)}${each.refund_id === null ? '' : '(返金)'}(${each.account?.name ?? ''} ${each.reason})`,
              ] as const,
          ),
        ]}
      />
      <LowerFee cancellation={cancellation} payments={data.payments} onChanged={onChanged} />
    </section>
  );
}
