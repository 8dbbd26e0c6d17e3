import { useState } from 'react';
import { withSama } from '../../../../../domain/membership/called-name.ts';
import { reading } from '../../../../data/question.ts';
import { useAnswer } from '../../../../data/use-answer.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { SelectField, TextAreaField, TextField } from '../../../../ui/field.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { showToast } from '../../../../ui/toast.tsx';
import { ChangedMeanwhile } from '../frame/changed-meanwhile.tsx';
import { History } from '../frame/history.tsx';
import { useEdit } from '../frame/use-edit.ts';

export type ExclusionRow = { id: number; version: number; reason: string; customer: { id: number; name: string } };

/** Which family, and why: somebody will ask. */
export function ExclusionForm({
  row,
  onClose,
  onSaved,
}: {
  row: ExclusionRow | null;
  onClose: () => void;
  onSaved: () => void;
}) {
  const [text, setText] = useState('');
  const [customer_id, setCustomer] = useState(row ? String(row.customer.id) : '0');
  const [reason, setReason] = useState(row?.reason ?? '');
  const found = useAnswer(
    row !== null || text.trim() === ''
      ? null
      : reading('headquartersFindFamilies', { text: text.slice(0, 100), state: 'all', page: 1 }),
    { delay: 300 },
  );
  const { save, busy, errors, problem, conflict } = useEdit('headquartersSaveBatchExclusion', () => {
    showToast('保存しました');
    onSaved();
  });
  if (conflict) {
    return (
      <ChangedMeanwhile conflict={conflict} table="subscription_batch_exclusions" busy={busy} onReload={onSaved} />
    );
  }
  const options = (found.data ?? found.previous)?.families.map(({ id, name, tel }) => ({
    key: String(id),
    label: `${name} ${tel}`,
  }));
  return (
    <Dialog
      title={row === null ? '照合の対象外にする' : `${withSama(row.customer.name)}の理由を変更する`}
      isOpen
      onClose={onClose}
      actions={
        <Button
          busy={busy}
          busyLabel="保存しています"
          onClick={() => void save({ id: row?.id ?? null, version: row?.version ?? null, customer_id, reason })}
        >
          保存する
        </Button>
      }
    >
      <div className="grid gap-4">
        {row === null && (
          <>
            <TextField
              label="お名前・フリガナで探す"
              unmarked
              type="search"
              autoComplete="off"
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
            <SelectField
              label="お客様"
              required
              options={[
                { key: '0', label: options?.length === 0 ? '見つかりません' : '選択してください' },
                ...(options ?? []),
              ]}
              value={customer_id}
              error={errors.customer_id}
              onChange={(event) => setCustomer(event.target.value)}
            />
          </>
        )}
        <TextAreaField
          label="理由"
          required
          hint="200文字までです。"
          autoComplete="off"
          value={reason}
          error={errors.reason}
          onChange={(event) => setReason(event.target.value)}
        />
        {problem && Object.keys(errors).length === 0 && (
          <Notice kind="error" live>
            {problem}
          </Notice>
        )}
        {row && <History table_name="subscription_batch_exclusions" record_id={row.id} />}
      </div>
    </Dialog>
  );
}
