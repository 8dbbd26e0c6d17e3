import { type FeeRefund, feeRefundText } from '../../../../domain/billing/resale/resale-text.ts';

/** What of the cancellation fee came back as the seat was sold again; nothing where none did. */
export function FeeRefundNote({ given }: { given: readonly FeeRefund[] | undefined }) {
  const [found] = given ?? [];
  if (found === undefined || found.amount === 0) return null;
  return (
    <div className="mt-4 rounded-lg bg-cream px-4 py-3 text-note">
      <h3 className="mb-1 text-note font-bold">キャンセル料のお返し</h3>
      <p className="[word-break:auto-phrase]">{feeRefundText(found)}</p>
    </div>
  );
}
