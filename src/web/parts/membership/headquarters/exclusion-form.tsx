import { useState } from 'react';
import { priceFunctions } from '../../../../contract/functions/settings/prices.ts';
import { withSama } from '../../../../domain/text/called-name.ts';
import { RowForm } from '../../../console/edit/row-form.tsx';
import { reading } from '../../../data/question.ts';
import { useAnswer } from '../../../data/use-answer.ts';
import { Field } from '../../../form/field.tsx';
import { useActionForm } from '../../../form/use-action-form.ts';
import { TextField } from '../../../ui/field.tsx';

export type ExclusionRow = { id: number; version: number; reason: string; customer: { id: number; name: string } };

type ExclusionFormProps = { row: ExclusionRow | null; onClose: () => void; onSaved: () => void };

/** Which family, and why: the reason will be asked for later. */
export function ExclusionForm({ row, ...ways }: ExclusionFormProps) {
  const [text, setText] = useState('');
  const found = useAnswer(
    row !== null || text.trim() === ''
      ? null
      : reading('headquartersFindFamilies', { text: text.slice(0, 100), state: 'all', page: 1 }),
    { delay: 300 },
  );
  const form = useActionForm(priceFunctions, 'headquartersSaveBatchExclusion', {
    defaults: { customer_id: row ? String(row.customer.id) : '0', reason: row?.reason ?? '' },
    payload: (values) => ({ id: row?.id ?? null, version: row?.version ?? null, ...values }),
    toast: '保存しました',
    done: ways.onSaved,
  });
  const options = (found.data ?? found.previous)?.families.map(({ id, name, tel }) => ({
    key: String(id),
    label: `${name} ${tel}`,
  }));
  return (
    <RowForm
      of={form}
      title={row === null ? '照合の対象外にする' : `${withSama(row.customer.name)}の理由を変更する`}
      table="subscription_batch_exclusions"
      row={row}
      {...ways}
    >
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
          <Field
            of={form}
            name="customer_id"
            options={[
              { key: '0', label: options?.length === 0 ? '見つかりません' : '選択してください' },
              ...(options ?? []),
            ]}
          />
        </>
      )}
      <Field of={form} name="reason" as="area" hint="200文字までです。" />
    </RowForm>
  );
}
