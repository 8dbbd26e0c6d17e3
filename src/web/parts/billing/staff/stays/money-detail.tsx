import { withSama } from '../../../../../domain/text/called-name.ts';
import { useStaff } from '../../../../console/staff-context.tsx';
import { TelLink } from '../../../../console/tel-link.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { PriceLines } from '../../../../ui/price-lines.tsx';
import { type ListedPayment, PaymentList } from '../payment-list.tsx';
import { settlementLines } from '../settlement-lines.ts';
import { ClaimActs, OpenSlip } from './claim-acts.tsx';
import { CorrectionList } from './correction-list.tsx';
import type { MoneyRow } from './money-row.ts';
import { SettlePart } from './settle-part.tsx';

type MoneyDetailProps = { row: MoneyRow; onChanged: () => void };

/** What one line of the day's money is made of, and what is seldom done about it. */
export function MoneyDetail({ row, onChanged }: MoneyDetailProps) {
  const { manager } = useStaff();
  const { stay, claim, rest, failed, slip, customer } = row;
  const names = stay?.reserve?.reserve_details.map(({ child }) => child?.name ?? '') ?? [];
  const name = customer?.name ?? '';
  return (
    <div className="grid gap-x-8 gap-y-3 rounded-md bg-cream px-4 py-3 md:grid-cols-2">
      <div>
        {stay && (
          <PriceLines
            caption={`${names.join('、')}の料金`}
            lines={settlementLines(stay.reserve?.amount_lines, stay, names)}
          />
        )}
        {stay && <CorrectionList corrections={stay.childcare_corrections} />}
        {paymentsOf(row).length > 0 && (
          <div className="mt-3">
            <PaymentList payments={paymentsOf(row)} onChanged={onChanged} empty="" />
          </div>
        )}
      </div>
      <div className="grid content-start gap-3">
        <p>
          {withSama(name)}
          {customer && <TelLink tel={customer.tel} name={name} />}
          {row.due && <span className="figures ml-3 text-ink-soft">{row.due}に自動で精算</span>}
          {row.planned && <span className="figures ml-3 text-ink-soft">予定 {row.planned}</span>}
        </p>
        {slip && <OpenSlip claim={claim} name={name} onChanged={onChanged} />}
        {stay && !failed && rest > 0 && <SettlePart childcare={stay} onChanged={onChanged} />}
        {rest > 0 && !slip && (
          <ClaimActs
            claim={claim}
            amount={rest}
            name={name}
            acts={failed ? ['drop'] : ['drop', 'cash']}
            onChanged={onChanged}
          />
        )}
        {manager && row.reserve_id > 0 && (stay || row.what === '訂正の差額') && (
          <p className="text-right">
            <LinkButton to={`/staff/reserves/correct/${row.reserve_id}`} kind="quiet" size="small">
              料金を訂正する
            </LinkButton>
          </p>
        )}
      </div>
    </div>
  );
}

function paymentsOf({ of }: MoneyRow): readonly ListedPayment[] {
  if ('payments' in of) return of.payments;
  return 'cancel_amount' in of ? (of.reserve?.payments ?? []) : [];
}
