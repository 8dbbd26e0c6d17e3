import { useRevalidator } from 'react-router';
import { staffAccountFunctions } from '../../../contract/functions/auth/staff-account.ts';
import type { FunctionOk } from '../../../contract/functions/functions.ts';
import { accountRole } from '../../../domain/codes.ts';
import { BareForm, FormProblem, SubmitButton } from '../../form/action-form.tsx';
import { Field } from '../../form/field.tsx';
import { useActionForm } from '../../form/use-action-form.ts';
import { ChangedMeanwhile } from '../edit/changed-meanwhile.tsx';
import { FactList } from '../fact-list.tsx';
import { forgetStaffAccount } from '../staff-account.ts';

type Own = FunctionOk<'staffReadOwnAccount'>;

/** The name is one's own to correct; role, branches and address are headquarters' to change. */
export function OwnName({ own, onSaved }: { own: Own; onSaved: () => Promise<void> }) {
  const { revalidate } = useRevalidator();
  const form = useActionForm(staffAccountFunctions, 'staffSaveOwnName', {
    defaults: { name: own.name },
    payload: (values) => ({ ...values, version: own.version }),
    toast: 'お名前を変更しました',
    done: () => {
      forgetStaffAccount();
      void Promise.all([onSaved(), revalidate()]);
    },
  });
  return (
    <section aria-labelledby="own-name">
      <h2 id="own-name" className="mb-3 text-lead">
        お名前と担当
      </h2>
      <FactList
        facts={[
          [
            'メールアドレス',
            <span key="email" className="break-all">
              {own.email}
            </span>,
          ],
          ['役割', accountRole.label(own.role)],
          ['園', own.branches.map((branch) => branch.name).join('、')],
        ]}
      />
      <BareForm of={form} className="mt-4 grid gap-4">
        <FormProblem of={form} />
        <div className="flex flex-wrap items-end gap-3">
          <Field of={form} name="name" className="min-w-56 flex-1" unmarked autoComplete="name" />
          <SubmitButton of={form} kind="plain" submit="保存する" busyLabel="保存しています" disabled={!form.dirty} />
        </div>
      </BareForm>
      <p className="mt-2 text-note text-ink-soft">メールアドレス、役割、園の変更は、本部に依頼してください。</p>
      <ChangedMeanwhile conflict={form.conflict} table="accounts" busy={form.busy} onReload={() => void onSaved()} />
    </section>
  );
}
