import type { SelectStaffChildcaresData } from '../../../../../contract/operations/generated.ts';
import { correctionSettlement } from '../../../../../domain/staff-codes.ts';
import { formatDateTime } from '../../../../../domain/time-format.ts';
import { YenAmount } from '../../../../ui/yen.tsx';

type Corrections = SelectStaffChildcaresData['childcares'][number]['childcare_corrections'];

/** What was corrected, by whom and why, and what became of each difference. */
export function CorrectionList({ corrections }: { corrections: Corrections }) {
  if (corrections.length === 0) return null;
  return (
    <div className="mt-3 rounded-md bg-cream px-3.5 py-2.5">
      <h4 className="text-note font-bold">料金の訂正</h4>
      <ul className="divide-y divide-line">
        {corrections.map((correction) => (
          <li key={correction.id} className="py-2 text-note leading-snug">
            <p className="figures flex flex-wrap items-baseline justify-between gap-x-4">
              <span>
                <YenAmount amount={correction.before_amount} className="text-ink-soft" /> →{' '}
                <YenAmount amount={correction.after_amount} className="font-bold" />
              </span>
              <span>
                {correction.difference !== 0 && (
                  <>
                    {correction.difference > 0 ? '追加 ' : '返金 '}
                    <YenAmount amount={Math.abs(correction.difference)} className="mr-2 font-bold" />
                  </>
                )}
                {correctionSettlement.label(correction.status)}
              </span>
            </p>
            <p className="text-ink-soft">
              {correction.reason} · {correction.account?.name} ·{' '}
              <span className="figures">{formatDateTime(correction.created_at)}</span>
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
