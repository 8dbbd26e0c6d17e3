import type { ShownUnpaidClaim } from '../../../../contract/functions/billing/unpaid.ts';
import { formatMonthDay, formatTime } from '../../../../domain/time-format.ts';
import { useAction } from '../../../data/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorNotice } from '../../../ui/notice.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { YenAmount } from '../../../ui/yen.tsx';
import { claimId } from './claim-id.ts';

const storeNames: Readonly<Record<string, string>> = {
  familymart: 'ファミリーマート',
  lawson: 'ローソン',
  ministop: 'ミニストップ',
  seicomart: 'セイコーマート',
};

type VoucherPartProps = {
  claim: ShownUnpaidClaim;
  slip: NonNullable<ShownUnpaidClaim['slip']>;
  onChanged: () => void;
};

/** The slip that is out: until when, the numbers by store, the printable page, and the way back from it. */
export function VoucherPart({ claim, slip, onChanged }: VoucherPartProps) {
  const { send, busy, text } = useAction('cancelKonbiniSlip');
  async function giveUp() {
    const outcome = await send(claimId(claim));
    if (outcome?.kind === 'ok') showToast('コンビニ払いを取りやめました');
    onChanged();
  }
  return (
    <section aria-label="コンビニの払込票" className="mt-3 grid gap-3 rounded-md bg-cream px-4 py-4">
      <p className="leading-snug">
        <span className="block font-bold">コンビニで、現金でお支払いください</span>
        <span className="figures text-note">
          <YenAmount amount={slip.amount} /> ・ {formatMonthDay(slip.expires_at)} {formatTime(slip.expires_at)}まで
        </span>
      </p>
      <dl className="grid gap-2 text-note sm:grid-cols-2">
        {Object.entries(slip.stores).map(
          ([store, codes]) =>
            codes && (
              <div key={store} className="rounded-md bg-white px-3 py-2">
                <dt className="font-bold">{storeNames[store] ?? store}</dt>
                <dd className="figures">受付番号 {codes.payment_code}</dd>
                {codes.confirmation_number && <dd className="figures">確認番号 {codes.confirmation_number}</dd>}
              </div>
            ),
        )}
      </dl>
      <ErrorNotice text={text} />
      <div className="flex flex-wrap items-center gap-2.5">
        {slip.url && (
          <a
            href={slip.url}
            target="_blank"
            rel="noreferrer"
            className="text-link inline-flex min-h-11 items-center text-note font-bold"
          >
            払込票を開く(新しい画面)
          </a>
        )}
        <Button kind="quiet" size="small" busy={busy} busyLabel="取りやめています" onClick={giveUp}>
          コンビニ払いをやめる
        </Button>
        <Button kind="quiet" size="small" onClick={onChanged}>
          お支払いを確認する
        </Button>
      </div>
      <p className="text-note text-ink-soft">お支払いの反映には、数分かかることがあります。</p>
    </section>
  );
}
