import { figureFunctions, morningMailHours } from '../../../contract/functions/books/figures.ts';
import type { FunctionOk } from '../../../contract/functions/functions.ts';
import { BareForm, FormProblem, SubmitButton } from '../../form/action-form.tsx';
import { Field } from '../../form/field.tsx';
import { useActionForm } from '../../form/use-action-form.ts';
import { ChangedMeanwhile } from '../edit/changed-meanwhile.tsx';

const never = 'never';
const options = [
  { key: never, label: '受け取らない' },
  ...morningMailHours.map((hour) => ({ key: String(hour), label: `毎朝 ${hour}時台に受け取る` })),
];

/** Managers and headquarters: yesterday in figures, each morning, if they want it. */
export function MorningMail({
  own,
  onSaved,
}: {
  own: FunctionOk<'staffReadOwnAccount'>;
  onSaved: () => Promise<void>;
}) {
  const known = own.morning_mail_hour === null ? never : String(own.morning_mail_hour);
  const form = useActionForm(figureFunctions, 'staffSaveMorningMail', {
    defaults: { morning_mail_hour: known },
    payload: ({ morning_mail_hour: chosen }) => ({
      morning_mail_hour: morningMailHours.find((each) => String(each) === chosen) ?? null,
      version: own.version,
    }),
    toast: (_, { morning_mail_hour: chosen }) =>
      chosen === never ? '朝のメールを止めました' : '朝のメールの時刻を保存しました',
    done: () => void onSaved(),
  });
  return (
    <section aria-labelledby="morning-mail">
      <h2 id="morning-mail" className="mb-2 text-lead">
        朝のメール
      </h2>
      <p className="mb-3 text-note text-ink-soft">
        前の日のまとめ(5つの数字)、残っていること、いつもと違う数字をメールでお送りします。ご家庭やお子さまの名前は入りません。
      </p>
      <BareForm of={form} className="grid gap-3">
        <FormProblem of={form} />
        <div className="flex flex-wrap items-end gap-3">
          <Field
            of={form}
            name="morning_mail_hour"
            className="min-w-56 flex-1"
            label="受け取る時刻"
            unmarked
            options={options}
          />
          <SubmitButton
            of={form}
            kind="plain"
            submit="時刻を保存する"
            busyLabel="保存しています"
            disabled={!form.dirty}
          />
        </div>
      </BareForm>
      <ChangedMeanwhile conflict={form.conflict} table="accounts" busy={form.busy} onReload={() => void onSaved()} />
    </section>
  );
}
