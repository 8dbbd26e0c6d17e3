import { bookFunctions } from '../../../../../contract/functions/books/book-functions.ts';
import { salesTax } from '../../../../../domain/books/figures/figure-list.ts';
import { journalKind } from '../../../../../domain/books/journal-codes.ts';
import { RowForm } from '../../../../console/edit/row-form.tsx';
import { useAction } from '../../../../data/use-action.ts';
import { Field } from '../../../../form/field.tsx';
import { useActionForm } from '../../../../form/use-action-form.ts';
import { Button } from '../../../../ui/button.tsx';
import { ErrorNotice } from '../../../../ui/notice.tsx';
import { showToast } from '../../../../ui/toast.tsx';
import type { MappingLine } from './book-text.ts';

type MappingFormProps = {
  mapping: MappingLine | null;
  /** For a new one: what has none yet. */
  kind?: number;
  tax?: number;
  onClose: () => void;
  onSaved: () => void;
};

const empty = {
  kind: journalKind.code.childcare,
  tax: salesTax.code.exempt,
  debit_account: '',
  desk_account: '',
  debit_tax: '対象外',
  credit_account: '',
  credit_tax: '対象外',
  memo: '{園} {内容}',
};
const textNames = ['debit_account', 'desk_account', 'debit_tax', 'credit_account', 'credit_tax', 'memo'] as const;
type Values = Record<(typeof textNames)[number] | 'kind' | 'tax', string>;
const typed = (line: Omit<typeof empty, 'kind' | 'tax'> & { kind: number; tax: number }): Values => ({
  ...(Object.fromEntries(textNames.map((name) => [name, line[name]])) as Values),
  kind: String(line.kind),
  tax: String(line.tax),
});

/** One kind of entry and tax class with its accounts. */
export function MappingForm({ mapping, onClose, onSaved, ...begun }: MappingFormProps) {
  const form = useActionForm(bookFunctions, 'headquartersSaveMapping', {
    defaults: typed(mapping ?? { ...empty, ...begun }),
    payload: (values) => ({ id: mapping?.id ?? null, version: mapping?.version ?? null, ...values }),
    toast: '保存しました',
    done: onSaved,
  });
  const removal = useAction('headquartersRemoveMapping');
  async function remove({ id, version }: MappingLine) {
    if ((await removal.send({ id, version }))?.kind !== 'ok') return;
    showToast('保存しました');
    onSaved();
  }
  return (
    <RowForm
      of={form}
      title={mapping === null ? '対応を追加する' : '対応を変更する'}
      table="accounting_mappings"
      row={mapping}
      beside={
        mapping && (
          <Button kind="quiet" busy={removal.busy} busyLabel="削除しています" onClick={() => void remove(mapping)}>
            削除する
          </Button>
        )
      }
      onClose={onClose}
      onSaved={onSaved}
    >
      <Field of={form} name="kind" />
      <Field of={form} name="tax" />
      {textNames.map((name) => (
        <Field
          key={name}
          of={form}
          name={name}
          {...(name === 'memo' ? { hint: '{園}、{内容}、{月}は、その行の言葉に置き換わります。' } : {})}
        />
      ))}
      <ErrorNotice text={removal.text} />
    </RowForm>
  );
}
