import { type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { FunctionOk } from '../../../../contract/functions/functions.ts';
import { accountRole } from '../../../../domain/codes.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { FactList } from '../frame/fact-list.tsx';
import { forgetStaffAccount } from '../frame/staff-account.ts';
import { ChangedMeanwhile } from '../headquarters/frame/changed-meanwhile.tsx';
import { useEdit } from '../headquarters/frame/use-edit.ts';

type Own = FunctionOk<'staffReadOwnAccount'>;

/** The name is one's own to correct; role, branches and address are headquarters' to change. */
export function OwnName({ own, onSaved }: { own: Own; onSaved: () => Promise<void> }) {
  const [name, setName] = useState(own.name);
  const { revalidate } = useRevalidator();
  const { save, busy, errors, problem, conflict } = useEdit('staffSaveOwnName', async () => {
    showToast('お名前を変更しました');
    forgetStaffAccount();
    await Promise.all([onSaved(), revalidate()]);
  });
  async function onSubmit(event: FormEvent): Promise<void> {
    event.preventDefault();
    await save({ name, version: own.version });
  }
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
      <form onSubmit={onSubmit} noValidate className="mt-4 grid gap-4">
        {problem && !errors.name && (
          <Notice kind="error" live>
            {problem}
          </Notice>
        )}
        <div className="flex flex-wrap items-end gap-3">
          <TextField
            className="min-w-56 flex-1"
            label="お名前"
            unmarked
            autoComplete="name"
            value={name}
            error={errors.name}
            onChange={(event) => setName(event.target.value)}
          />
          <Button type="submit" kind="plain" busy={busy} busyLabel="保存しています" disabled={name === own.name}>
            保存する
          </Button>
        </div>
      </form>
      <p className="mt-2 text-note text-ink-soft">メールアドレス、役割、園の変更は、本部に依頼してください。</p>
      <ChangedMeanwhile conflict={conflict} table="accounts" busy={busy} onReload={() => void onSaved()} />
    </section>
  );
}
