import { Link } from 'react-router';
import type { SelectStaffChildcaresData } from '../../../../../contract/operations/generated.ts';
import { childcareSettlement, paymentType } from '../../../../../domain/codes.ts';
import { withSama } from '../../../../../domain/text/called-name.ts';
import { formatMonthDay, formatTime, formatTimeRange } from '../../../../../domain/time-format.ts';
import { formatYen } from '../../../../../domain/yen.ts';
import { useStaff } from '../../../../console/staff-context.tsx';
import { TelLink } from '../../../../console/tel-link.tsx';
import { Badge, type BadgeTone } from '../../../../ui/badge.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { PriceLines } from '../../../../ui/price-lines.tsx';
import { YenAmount } from '../../../../ui/yen.tsx';
import { PaymentList } from '../payment-list.tsx';
import { settlementLines } from '../settlement-lines.ts';
import { ClaimPart } from './claim-part.tsx';
import { CorrectionList } from './correction-list.tsx';
import { chargeFailureText } from './failure-text.ts';
import { SettlePart } from './settle-part.tsx';

type Childcare = SelectStaffChildcaresData['childcares'][number];

const tones: Readonly<Record<number, BadgeTone>> = { 1: 'ask', 2: 'trust', 3: 'wrong', 4: 'no', 5: 'no' };

/** One stay: planned beside actual, line by line, and what is to be done about its money. */
export function ChildcareCard({ childcare, onChanged }: { childcare: Childcare; onChanged: () => void }) {
  const { manager } = useStaff();
  const { reserve, status, end_datetime } = childcare;
  const names = reserve?.reserve_details.map(({ child }) => child?.name ?? '') ?? [];
  const present = end_datetime === null;
  const failed = status === childcareSettlement.code.chargeFailed;
  const attempt = childcare.payment_intents[0];
  return (
    <article className="rounded-lg border border-line bg-white p-4 shadow-raised md:p-5" data-childcare={childcare.id}>
      <Head childcare={childcare} names={names} />
      <Times childcare={childcare} />
      {childcare.part_paid_amount > 0 && (failed || status === childcareSettlement.code.toSettle) && (
        <p className="figures mt-2 text-note font-bold">
          一部入金 {formatYen(childcare.part_paid_amount)} ・ 残り{' '}
          {formatYen(childcare.total_amount - childcare.part_paid_amount)}
        </p>
      )}
      {failed && attempt && (
        <p className="mt-2 text-note font-bold text-wrong">
          {chargeFailureText(attempt.failure_code)}({attempt.attempt}回目)
        </p>
      )}
      {!present && (
        <details className="mt-2" open={status === childcareSettlement.code.toSettle || failed}>
          <summary className="min-h-11 py-2 text-note font-bold">料金の内訳</summary>
          <PriceLines
            caption={`${names.join('、')}の料金`}
            lines={settlementLines(reserve?.amount_lines, childcare, names)}
          />
        </details>
      )}
      {!present && <OpenMoney childcare={childcare} onChanged={onChanged} />}
      <CorrectionList corrections={childcare.childcare_corrections} />
      {!present && manager && (
        <p className="mt-2 text-right">
          <LinkButton to={`/staff/reserves/correct/${childcare.reserve_id}`} kind="quiet" size="small">
            料金を訂正する
          </LinkButton>
        </p>
      )}
      {childcare.payments.length > 0 && (
        <div className="mt-3">
          <PaymentList payments={childcare.payments} onChanged={onChanged} empty="" />
        </div>
      )}
    </article>
  );
}

/** Planned beside actual. */
function Times({
  childcare: { reserve, start_datetime, end_datetime, settle_due_datetime },
}: {
  childcare: Childcare;
}) {
  return (
    <dl className="figures mt-3 flex flex-wrap gap-x-6 gap-y-1 text-note">
      <div className="flex gap-2">
        <dt className="text-ink-soft">予定</dt>
        <dd>{reserve ? formatTimeRange(reserve.start_datetime, reserve.end_datetime) : ''}</dd>
      </div>
      <div className="flex gap-2">
        <dt className="text-ink-soft">実際</dt>
        <dd className="font-bold">
          {formatTime(start_datetime)}〜{end_datetime ? formatTime(end_datetime) : ''}
        </dd>
      </div>
      {settle_due_datetime && (
        <div className="flex gap-2">
          <dt className="text-ink-soft">自動精算</dt>
          <dd>{formatTime(settle_due_datetime)}</dd>
        </div>
      )}
    </dl>
  );
}

/** What is still to be charged, and how. */
function OpenMoney({ childcare, onChanged }: { childcare: Childcare; onChanged: () => void }) {
  const { status, customer, total_amount } = childcare;
  const toSettle = status === childcareSettlement.code.toSettle;
  const failed = status === childcareSettlement.code.chargeFailed;
  const attempt = childcare.payment_intents[0];
  return (
    <>
      {toSettle && <SettlePart childcare={childcare} onChanged={onChanged} />}
      {(failed || toSettle) && total_amount > 0 && (
        <ClaimPart
          claim={{ childcare_id: childcare.id }}
          amount={total_amount - childcare.part_paid_amount}
          slip={attempt?.status === 'created' && attempt.method === 'konbini'}
          name={customer?.name ?? ''}
          retry={failed}
          onChanged={onChanged}
        />
      )}
    </>
  );
}

function Head({ childcare, names }: { childcare: Childcare; names: readonly string[] }) {
  const { customer, status, end_datetime } = childcare;
  const present = end_datetime === null;
  const refunded = -childcare.payments.reduce(
    (total, { amount, payment_type }) => total + (payment_type === paymentType.code.refund ? amount : 0),
    0,
  );
  return (
    <div className="flex flex-wrap items-start justify-between gap-3">
      <div className="leading-snug">
        <h3 className="text-lead">{names.join('、')}</h3>
        <p className="text-note text-ink-soft">
          <Link to={`/staff/customers/${customer?.id}`} className="text-link -my-2.5 inline-flex min-h-11 items-center">
            {withSama(customer?.name ?? '')}
          </Link>{' '}
          · {formatMonthDay(childcare.start_datetime)}
          {status === childcareSettlement.code.chargeFailed && customer && (
            <TelLink tel={customer.tel} name={customer.name} />
          )}
        </p>
      </div>
      <div className="flex items-center gap-3">
        {!present && <YenAmount amount={childcare.total_amount} className="text-h3 font-bold" />}
        <Badge tone={present ? 'no' : (tones[status] ?? 'no')}>
          {present ? 'お預かり中' : childcareSettlement.label(status)}
          {!present &&
            refunded > 0 &&
            status === childcareSettlement.code.settled &&
            `(うち返金${formatYen(refunded)})`}
        </Badge>
      </div>
    </div>
  );
}
