import type { ShownUnpaidClaim } from '../../../../contract/functions/billing/unpaid.ts';
import { priceLineName } from '../../../../domain/billing/bill/line-kinds.ts';
import { quantityOf } from '../../../../domain/billing/papers/receipt.ts';
import { claimWords } from '../../../../domain/billing/unpaid/claim-words.ts';
import { familyFailureText } from '../../../../domain/billing/unpaid/failure-text.ts';
import { formatDateWeekday, formatMonthDay } from '../../../../domain/time-format.ts';
import { useAction } from '../../../data/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorNotice } from '../../../ui/notice.tsx';
import { YenAmount } from '../../../ui/yen.tsx';
import { claimId } from './claim-id.ts';
import { VoucherPart } from './voucher-part.tsx';

type ClaimCardProps = { claim: ShownUnpaidClaim; card_flag: boolean; konbini_days: number; onChanged: () => void };

/** One claim: what, when and where, why it could not be charged, what is left of it, and the slip for it. */
export function ClaimCard({ claim, card_flag, konbini_days, onChanged }: ClaimCardProps) {
  const { kind, date, branch_name, amount, full_amount, part_paid_amount, failed_at, failure_code, open_method } =
    claim;
  return (
    <article className="rounded-lg border border-line bg-white p-4 shadow-raised md:p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <div className="leading-snug">
          <h2 className="text-lead">
            {formatMonthDay(date)} {claimWords[kind]}
          </h2>
          <p className="text-note text-ink-soft">{branch_name}</p>
        </div>
        <YenAmount amount={amount} className="text-h3 font-bold" />
      </div>
      <ClaimLines claim={claim} />
      {part_paid_amount > 0 && (
        <p className="figures mt-2 text-note">
          <YenAmount amount={full_amount} />
          のうち、
          <YenAmount amount={part_paid_amount} />
          をお受け取りしています。
        </p>
      )}
      {open_method === 'card' ? (
        <p className="mt-3 text-note font-bold">
          カード会社の返事を待っています。しばらくしてから、もう一度ご確認ください。
        </p>
      ) : (
        <p className="mt-3 text-note">
          {failed_at && `${formatDateWeekday(failed_at)}: `}
          {familyFailureText(card_flag ? failure_code : 'card_missing')}
        </p>
      )}
      {claim.slip ? (
        <VoucherPart claim={claim} slip={claim.slip} onChanged={onChanged} />
      ) : (
        open_method === null &&
        claim.konbini_flag && <AskVoucher claim={claim} days={konbini_days} onChanged={onChanged} />
      )}
    </article>
  );
}

function ClaimLines({ claim: { amount_lines } }: { claim: ShownUnpaidClaim }) {
  if (amount_lines.length === 0) return null;
  return (
    <details className="mt-2">
      <summary className="flex min-h-11 items-center text-note font-bold">料金の内訳</summary>
      <ul className="figures grid gap-1 text-note">
        {amount_lines.map((line) => (
          <li
            key={`${line.child_index} ${line.kind} ${line.subsidy?.approval_id ?? ''}`}
            className="flex flex-wrap justify-between gap-x-4"
          >
            <span>
              {priceLineName(line)} {quantityOf(line)}
            </span>
            <YenAmount amount={line.amount} />
          </li>
        ))}
      </ul>
    </details>
  );
}

type AskVoucherProps = { claim: ShownUnpaidClaim; days: number; onChanged: () => void };

function AskVoucher({ claim, days, onChanged }: AskVoucherProps) {
  const { send, busy, text } = useAction('createKonbiniSlip');
  async function ask() {
    await send({ ...claimId(claim), quoted_amount: claim.amount });
    onChanged();
  }
  return (
    <div className="mt-3 grid gap-2 border-t border-line pt-3">
      <ErrorNotice text={text} />
      <div>
        <Button kind="plain" size="small" busy={busy} busyLabel="払込票を用意しています" onClick={ask}>
          コンビニで支払う<span className="sr-only">({formatMonthDay(claim.date)})</span>
        </Button>
      </div>
      <p className="text-note text-ink-soft">
        払込票の番号をお出しします。{days}日後までに、お店で現金でお支払いください。そのあいだ、カードには請求しません。
      </p>
    </div>
  );
}
