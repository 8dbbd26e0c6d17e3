import { unpaidFunctions } from '../../../../contract/functions/billing/unpaid.ts';
import type { FunctionOk } from '../../../../contract/functions/functions.ts';
import { addDays, addMonths } from '../../../../domain/time.ts';
import { formatYen } from '../../../../domain/yen.ts';
import { reasonHint } from '../../../console/edit/reason-hint.ts';
import { ActionForm } from '../../../form/action-form.tsx';
import { Choice, Field } from '../../../form/field.tsx';
import { useActionForm } from '../../../form/use-action-form.ts';
import { Button } from '../../../ui/button.tsx';

export type Owed = FunctionOk<'headquartersReadUnpaid'>;
type Claim = Owed['claims'][number];
const noClaim = { childcare_id: null, reserve_cancellation_id: null, childcare_correction_id: null };
const columns = {
  childcare: 'childcare_id',
  cancellation: 'reserve_cancellation_id',
  correction: 'childcare_correction_id',
} as const;
const ways = [
  { value: 'bank', title: '銀行振込' },
  { value: 'cash', title: '現金' },
] as const;

export function PartForm({ claim, onDone }: { claim: Claim; onDone: () => void }) {
  const form = useActionForm(unpaidFunctions, 'headquartersRecordPartPayment', {
    defaults: { way: 'bank' as 'bank' | 'cash', amount: '', reason: '' },
    payload: (values) => ({ ...noClaim, [columns[claim.kind]]: claim.id, quoted_amount: claim.amount, ...values }),
    toast: ({ rest }) => (rest > 0 ? `記録しました。残りは${formatYen(rest)}です` : '記録しました。お支払いは完了です'),
    done: onDone,
  });
  return (
    <ActionForm of={form} submit="入金を記録する" busyLabel="記録しています">
      <p className="text-note">
        残りは <strong className="figures">{formatYen(claim.amount)}</strong>
        です。記録すると、これからの請求は残りだけになります。お客様にお知らせします。
      </p>
      <Choice of={form} name="way" label="受け取り方" columns={2} options={ways} />
      <Field of={form} name="amount" unit="円" />
      <Field of={form} name="reason" hint={reasonHint} />
    </ActionForm>
  );
}

/** The same amount each month to begin with; the last takes what is left over. */
const evenly = ({ total, today }: Owed, count: number) =>
  Array.from({ length: count }, (_, index) => {
    const share = Math.floor(total / count);
    return {
      due_date: addMonths(today, index + 1),
      amount: String(index === count - 1 ? total - share * (count - 1) : share),
    };
  });

export function AgreeForm({ customer_id, owed, onDone }: { customer_id: number; owed: Owed; onDone: () => void }) {
  const form = useActionForm(unpaidFunctions, 'headquartersAgreeInstalments', {
    defaults: { instalments: evenly(owed, 2), reason: '' },
    payload: (values) => ({ customer_id, quoted_amount: owed.total, ...values }),
    toast: '分割払いを決めました',
    done: onDone,
  });
  const { instalments } = form.values;
  const count = instalments.length;
  const split = (parts: number) => form.set('instalments', evenly(owed, parts));
  return (
    <ActionForm of={form} submit="この内容で決める" busyLabel="保存しています">
      <p className="text-note">
        合計 <strong className="figures">{formatYen(owed.total)}</strong>
        を、{owed.instalment_most}回まで、1回{formatYen(owed.instalment_least_amount)}以上、
        {owed.instalment_longest_days}
        日以内に分けられます。それぞれの日に、ご登録のカードへ請求します。手数料はいただきません。
      </p>
      {instalments.map((_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows have no name of their own, their fields are the form's
        <div key={index} className="grid grid-cols-2 gap-3">
          <Field
            of={form}
            name={`instalments.${index}.due_date`}
            label={`${index + 1}回目の日`}
            min={addDays(owed.today, 1)}
            max={addDays(owed.today, owed.instalment_longest_days)}
          />
          <Field of={form} name={`instalments.${index}.amount`} label={`${index + 1}回目の金額`} unit="円" />
        </div>
      ))}
      <div className="flex flex-wrap gap-2">
        {count < owed.instalment_most && (
          <Button kind="quiet" size="small" onClick={() => split(count + 1)}>
            回数を増やす
          </Button>
        )}
        {count > 2 && (
          <Button kind="quiet" size="small" onClick={() => split(count - 1)}>
            回数を減らす
          </Button>
        )}
      </div>
      <Field of={form} name="reason" hint={reasonHint} />
    </ActionForm>
  );
}

export function EndPlanForm({ instalment_plan_id, onDone }: { instalment_plan_id: number; onDone: () => void }) {
  const form = useActionForm(unpaidFunctions, 'headquartersEndInstalments', {
    defaults: { reason: '' },
    payload: (values) => ({ instalment_plan_id, ...values }),
    toast: '分割払いを終えました',
    done: onDone,
  });
  return (
    <ActionForm of={form} submit="分割払いを終える" busyLabel="終えています">
      <p className="text-note">残りの料金は、これまでどおりの未払いに戻ります。お客様にお知らせします。</p>
      <Field of={form} name="reason" hint={reasonHint} />
    </ActionForm>
  );
}
