import { useState } from 'react';
import { type JournalKind, journalKind, type SalesTax } from '../../../../../domain/money/books/journal-codes.ts';
import { salesTax } from '../../../../../domain/money/figures/figure-list.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { SelectField, TextField } from '../../../../ui/field.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { showToast } from '../../../../ui/toast.tsx';
import { ChangedMeanwhile } from '../frame/changed-meanwhile.tsx';
import { History } from '../frame/history.tsx';
import { useEdit } from '../frame/use-edit.ts';
import type { MappingLine } from './book-text.ts';

type MappingFormProps = {
  mapping: MappingLine | null;
  /** For a new one: what has none yet. */
  kind?: number;
  tax?: number;
  onClose: () => void;
  onSaved: () => void;
};

const texts = [
  { name: 'debit_account', label: '借方の科目', required: true, max: 40 },
  { name: 'desk_account', label: '借方の科目(窓口で受け取ったとき)', required: false, max: 40 },
  { name: 'debit_tax', label: '借方の税区分', required: true, max: 40 },
  { name: 'credit_account', label: '貸方の科目', required: true, max: 40 },
  { name: 'credit_tax', label: '貸方の税区分', required: true, max: 40 },
  { name: 'memo', label: '摘要', required: true, max: 100 },
] as const;
type TextName = (typeof texts)[number]['name'];
const empty: Record<TextName, string> = {
  debit_account: '',
  desk_account: '',
  debit_tax: '対象外',
  credit_account: '',
  credit_tax: '対象外',
  memo: '{園} {内容}',
};

/** One kind of entry and tax class with its accounts. */
export function MappingForm({ mapping, kind: first, tax: firstTax, onClose, onSaved }: MappingFormProps) {
  const [kind, setKind] = useState(String(mapping?.kind ?? first ?? journalKind.code.childcare));
  const [tax, setTax] = useState(String(mapping?.tax ?? firstTax ?? salesTax.code.exempt));
  const [typed, setTyped] = useState<Record<TextName, string>>(mapping ?? empty);
  const saved = () => {
    showToast('保存しました');
    onSaved();
  };
  const { save, busy, errors, problem, conflict } = useEdit('headquartersSaveMapping', saved);
  const removal = useEdit('headquartersRemoveMapping', saved);
  if (conflict) {
    return <ChangedMeanwhile conflict={conflict} table="accounting_mappings" busy={busy} onReload={onSaved} />;
  }
  const fields = Object.fromEntries(texts.map(({ name }) => [name, typed[name]])) as Record<TextName, string>;
  const send = () =>
    save({
      id: mapping?.id ?? null,
      version: mapping?.version ?? null,
      kind: Number(kind) as JournalKind,
      tax: Number(tax) as SalesTax,
      ...fields,
    });
  return (
    <Dialog
      title={mapping === null ? '対応を追加する' : '対応を変更する'}
      isOpen
      onClose={onClose}
      actions={
        <>
          {mapping && (
            <Button
              kind="quiet"
              busy={removal.busy}
              busyLabel="削除しています"
              onClick={() => void removal.save({ id: mapping.id, version: mapping.version })}
            >
              削除する
            </Button>
          )}
          <Button busy={busy} busyLabel="保存しています" onClick={() => void send()}>
            保存する
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <SelectField
          label="項目"
          required
          value={kind}
          options={journalKind.options}
          error={errors.kind}
          onChange={({ target }) => setKind(target.value)}
        />
        <SelectField
          label="税区分(帳簿)"
          required
          value={tax}
          options={salesTax.options}
          error={errors.tax}
          onChange={({ target }) => setTax(target.value)}
        />
        {texts.map(({ name, label, required, max }) => (
          <TextField
            key={name}
            label={label}
            required={required}
            autoComplete="off"
            maxLength={max}
            hint={name === 'memo' ? '{園}、{内容}、{月}は、その行の言葉に置き換わります。' : undefined}
            value={typed[name]}
            error={errors[name]}
            onChange={({ target }) => setTyped((before) => ({ ...before, [name]: target.value }))}
          />
        ))}
        {(problem ?? removal.problem) && Object.keys(errors).length === 0 && (
          <Notice kind="error" live>
            {problem ?? removal.problem}
          </Notice>
        )}
        {mapping && <History table_name="accounting_mappings" record_id={mapping.id} />}
      </div>
    </Dialog>
  );
}
