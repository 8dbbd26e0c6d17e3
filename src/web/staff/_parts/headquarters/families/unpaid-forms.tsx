import { useState } from 'react';
import type { FunctionOk } from '../../../../../contract/functions/functions.ts';
import { formatYen } from '../../../../../domain/money/money.ts';
import { addDays, addMonths } from '../../../../../domain/time.ts';
import { useContentKey } from '../../../../form/content-key.ts';
import { Button } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/field.tsx';
import { showToast } from '../../../../ui/toast.tsx';
import { useEdit } from '../frame/use-edit.ts';
import { CareForm } from './care-form.tsx';

export type Owed = FunctionOk<'headquartersReadUnpaid'>;
type Claim = Owed['claims'][number];
const noClaim = { childcare_id: null, reserve_cancellation_id: null, childcare_correction_id: null };
const columns = {
  childcare: 'childcare_id',
  cancellation: 'reserve_cancellation_id',
  correction: 'childcare_correction_id',
} as const;

export function PartForm({ claim, onDone }: { claim: Claim; onDone: () => void }) {
  const [way, setWay] = useState<'cash' | 'bank'>('bank');
  const { save, ...state } = useEdit('headquartersRecordPartPayment', ({ rest }) => {
    showToast(rest > 0 ? `記録しました。残りは${formatYen(rest)}です` : '記録しました。お支払いは完了です');
    onDone();
  });
  return (
    <CareForm
      {...state}
      label="入金を記録する"
      busyLabel="記録しています"
      onSubmit={({ amount = '', reason = '' }) =>
        void save({ ...noClaim, [columns[claim.kind]]: claim.id, quoted_amount: claim.amount, amount, way, reason })
      }
    >
      <p className="text-note">
        残りは <strong className="figures">{formatYen(claim.amount)}</strong>
        です。記録すると、これからの請求は残りだけになります。お客様にお知らせします。
      </p>
      <fieldset className="flex flex-wrap gap-x-6 gap-y-1">
        <legend className="mb-1 text-note font-bold">受け取り方</legend>
        {(['bank', 'cash'] as const).map((each) => (
          <label key={each} className="inline-flex min-h-11 items-center gap-2">
            <input type="radio" name="way" value={each} checked={way === each} onChange={() => setWay(each)} />
            {each === 'bank' ? '銀行振込' : '現金'}
          </label>
        ))}
      </fieldset>
      <TextField
        label="受け取った金額"
        name="amount"
        required
        inputMode="numeric"
        autoComplete="off"
        unit="円"
        error={state.errors.amount}
      />
    </CareForm>
  );
}

type AgreeFormProps = { customer_id: number; owed: Owed; onDone: () => void };

/** The same amount each month to begin with; the last takes what is left over. */
export function AgreeForm({ customer_id, owed, onDone }: AgreeFormProps) {
  const keyOf = useContentKey();
  const [count, setCount] = useState(2);
  const { save, ...state } = useEdit('headquartersAgreeInstalments', () => {
    showToast('分割払いを決めました');
    onDone();
  });
  const { instalments, ...errors } = state.errors;
  const share = Math.floor(owed.total / count);
  const numbers = Array.from({ length: count }, (_, index) => index);
  return (
    <CareForm
      {...state}
      errors={errors}
      problem={instalments ?? state.problem}
      label="この内容で決める"
      busyLabel="保存しています"
      onSubmit={(typed) => {
        const planned = numbers.map((index) => ({
          due_date: typed[`due_date_${index}`] ?? '',
          amount: typed[`amount_${index}`] ?? '',
        }));
        const content = { customer_id, quoted_amount: owed.total, instalments: planned, reason: typed.reason ?? '' };
        void save({ ...content, idempotency_key: keyOf(content) });
      }}
    >
      <p className="text-note">
        合計 <strong className="figures">{formatYen(owed.total)}</strong>
        を、{owed.instalment_most}回まで、1回{formatYen(owed.instalment_least_amount)}以上、
        {owed.instalment_longest_days}
        日以内に分けられます。それぞれの日に、ご登録のカードへ請求します。手数料はいただきません。
      </p>
      {numbers.map((index) => (
        <div key={`${count} ${index}`} className="grid grid-cols-2 gap-3">
          <TextField
            label={`${index + 1}回目の日`}
            name={`due_date_${index}`}
            required
            type="date"
            autoComplete="off"
            min={addDays(owed.today, 1)}
            max={addDays(owed.today, owed.instalment_longest_days)}
            defaultValue={addMonths(owed.today, index + 1)}
          />
          <TextField
            label={`${index + 1}回目の金額`}
            name={`amount_${index}`}
            required
            inputMode="numeric"
            autoComplete="off"
            unit="円"
            defaultValue={index === count - 1 ? owed.total - share * (count - 1) : share}
          />
        </div>
      ))}
      <div className="flex flex-wrap gap-2">
        {count < owed.instalment_most && (
          <Button kind="quiet" size="small" onClick={() => setCount(count + 1)}>
            回数を増やす
          </Button>
        )}
        {count > 2 && (
          <Button kind="quiet" size="small" onClick={() => setCount(count - 1)}>
            回数を減らす
          </Button>
        )}
      </div>
    </CareForm>
  );
}

export function EndPlanForm({ instalment_plan_id, onDone }: { instalment_plan_id: number; onDone: () => void }) {
  const { save, ...state } = useEdit('headquartersEndInstalments', () => {
    showToast('分割払いを終えました');
    onDone();
  });
  return (
    <CareForm
      {...state}
      label="分割払いを終える"
      busyLabel="終えています"
      onSubmit={({ reason = '' }) => void save({ instalment_plan_id, reason })}
    >
      <p className="text-note">残りの料金は、これまでどおりの未払いに戻ります。お客様にお知らせします。</p>
    </CareForm>
  );
}
