import { Link } from 'react-router';
import type { SelectStaffChildcaresData } from '../../../../../contract/operations/generated.ts';
import { correctionSettlement } from '../../../../../domain/staff-codes.ts';
import { withSama } from '../../../../../domain/text/called-name.ts';
import { formatMonthDay } from '../../../../../domain/time-format.ts';
import { useStaff } from '../../../../console/staff-context.tsx';
import { TelLink } from '../../../../console/tel-link.tsx';
import { Badge } from '../../../../ui/badge.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { YenAmount } from '../../../../ui/yen.tsx';
import { ClaimPart } from './claim-part.tsx';
import { chargeFailureText } from './failure-text.ts';

type Correction = SelectStaffChildcaresData['failed_corrections'][number];

/** The difference of a corrected bill that could not be charged, or not be given back. */
export function FailedCorrectionCard({ correction, onChanged }: { correction: Correction; onChanged: () => void }) {
  const { manager } = useStaff();
  const { childcare, status, difference } = correction;
  const customer = childcare?.customer;
  const charge = status === correctionSettlement.code.chargeFailed;
  const attempt = correction.payment_intents[0];
  return (
    <article className="rounded-lg border border-line bg-white p-4 md:p-5" data-correction={correction.id}>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="leading-snug">
          <h3 className="text-lead">料金の訂正の差額</h3>
          <p className="figures text-note text-ink-soft">
            <Link
              to={`/staff/reserves/${childcare?.reserve_id}`}
              className="text-link -my-2.5 inline-flex min-h-11 items-center"
            >
              {withSama(customer?.name ?? '')}
            </Link>{' '}
            · {childcare && formatMonthDay(childcare.start_datetime)}
            {customer && <TelLink tel={customer.tel} name={customer.name} />}
          </p>
        </div>
        <div className="flex items-center gap-3">
          <YenAmount amount={Math.abs(difference)} className="text-h3 font-bold" />
          <Badge tone="wrong">{correctionSettlement.label(status)}</Badge>
        </div>
      </div>
      {charge && attempt && (
        <p className="mt-2 text-note font-bold text-wrong">
          {chargeFailureText(attempt.failure_code)}({attempt.attempt}回目)
        </p>
      )}
      {charge && (
        <ClaimPart
          claim={{ childcare_correction_id: correction.id }}
          amount={difference - correction.part_paid_amount}
          slip={attempt?.status === 'created' && attempt.method === 'konbini'}
          name={customer?.name ?? ''}
          retry
          onChanged={onChanged}
        />
      )}
      {!charge && manager && (
        <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
          <p className="text-note">カードへの返金が受け付けられませんでした。訂正の画面から、もう一度返金できます。</p>
          <LinkButton to={`/staff/reserves/correct/${childcare?.reserve_id}`} kind="plain" size="small">
            訂正の画面へ
          </LinkButton>
        </div>
      )}
    </article>
  );
}
