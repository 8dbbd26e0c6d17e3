import { useState } from 'react';
import { type BringNeed, type BringRow, bringNeeds } from '../../../../../domain/reserves/bring-list.ts';
import type { TokyoDate } from '../../../../../domain/time.ts';
import { formatJapaneseDate } from '../../../../../domain/time-format.ts';
import { halfWidthDigits } from '../../../../../domain/typed-digits.ts';
import { Button } from '../../../../ui/button.tsx';
import { SelectField, TextField } from '../../../../ui/field.tsx';
import { showToast } from '../../../../ui/toast.tsx';
import { BringListPreview } from './bring-list-preview.tsx';
import { useVersionForm } from './use-version-form.ts';
import { VersionFormFrame } from './version-form-frame.tsx';

type BringListFormProps = {
  begin: readonly BringRow[];
  date: TokyoDate;
  /** Null: a new version. */
  id: number | null;
  version: number;
  today: TokyoDate;
  listTo: string;
  onSaved: () => void;
  onReload: () => void;
};

const empty: BringRow = { item: '', reason: '', whom: '', needed: 'always', months: null };
const options = Object.entries(bringNeeds).map(([key, label]) => ({ key, label }));

/** The things in the order in which one packs, each with when it is needed. */
export function BringListForm(props: BringListFormProps) {
  const { begin, date: first, id, version, today, listTo, onSaved, onReload } = props;
  const [date, setDate] = useState(first);
  const [rows, setRows] = useState<readonly BringRow[]>(begin.length > 0 ? begin : [empty]);
  const form = useVersionForm('headquartersSaveBringList', () => {
    showToast('持ち物を保存しました');
    onSaved();
  });
  const input = { id, version, adaptation_date: date, items: [...rows] };
  const set = (position: number, changes: Partial<BringRow>) =>
    setRows(rows.map((row, index) => (index === position ? { ...row, ...changes } : row)));
  function move(position: number, step: 1 | -1) {
    const moved = [...rows];
    const [row] = moved.splice(position, 1);
    if (row) moved.splice(position + step, 0, row);
    setRows(moved);
  }
  return (
    <VersionFormFrame
      form={form}
      table="bring_lists"
      listTo={listTo}
      onLook={() => form.look(input)}
      onSave={() => void form.save(input)}
      onReload={onReload}
      preview={<BringListPreview rows={rows} />}
      saveNote={`${date && formatJapaneseDate(date)}以降のご利用に、この持ち物をご案内します。`}
    >
      <TextField
        label="いつのご利用から"
        required
        type="date"
        min={today}
        value={date}
        error={form.errors.adaptation_date}
        onChange={(event) => setDate(event.target.value)}
        className="max-w-88"
      />
      <ol className="grid gap-3">
        {rows.map((row, position) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a thing has no id; the fields are controlled
            key={position}
          >
            <BringRowFields
              row={row}
              position={position}
              last={position === rows.length - 1}
              errors={form.errors}
              onChange={(changes) => set(position, changes)}
              onMove={(step) => move(position, step)}
              onRemove={() => setRows(rows.filter((_, index) => index !== position))}
            />
          </li>
        ))}
      </ol>
      {rows.length < 40 && (
        <div>
          <Button type="button" kind="plain" size="small" onClick={() => setRows([...rows, empty])}>
            持ち物を足す
          </Button>
        </div>
      )}
    </VersionFormFrame>
  );
}

type BringRowFieldsProps = {
  row: BringRow;
  position: number;
  last: boolean;
  errors: Readonly<Record<string, string>>;
  onChange: (changes: Partial<BringRow>) => void;
  onMove: (step: 1 | -1) => void;
  onRemove: () => void;
};

function BringRowFields({ row, position, last, errors, onChange, onMove, onRemove }: BringRowFieldsProps) {
  const named = <span className="sr-only">({row.item || `${position + 1}つ目`})</span>;
  const error = (name: string) => errors[`items.${position}.${name}`];
  return (
    <fieldset className="grid gap-3 rounded-lg border border-line bg-white p-4">
      <legend className="sr-only">{position + 1}つ目の持ち物</legend>
      <div className="grid gap-3 md:grid-cols-2">
        <TextField
          label="持ち物"
          required
          autoComplete="off"
          value={row.item}
          error={error('item')}
          onChange={(event) => onChange({ item: event.target.value })}
        />
        <SelectField
          label="必要なとき"
          required
          options={options}
          value={row.needed}
          error={error('needed')}
          onChange={(event) => onChange({ needed: event.target.value as BringNeed })}
        />
        {row.needed === 'under_age' && (
          <TextField
            label="何か月より小さいお子さま"
            required
            inputMode="numeric"
            autoComplete="off"
            unit="か月"
            value={row.months === null ? '' : String(row.months)}
            error={error('months')}
            onChange={(event) => onChange({ months: Number(halfWidthDigits(event.target.value)) || null })}
          />
        )}
        {row.needed !== 'unfed' && (
          <TextField
            label="説明"
            autoComplete="off"
            value={row.reason}
            error={error('reason')}
            onChange={(event) => onChange({ reason: event.target.value })}
          />
        )}
        <TextField
          label="ご利用案内での説明"
          placeholder="入れないと「説明」が出ます"
          autoComplete="off"
          value={row.whom}
          error={error('whom')}
          onChange={(event) => onChange({ whom: event.target.value })}
        />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button type="button" kind="plain" size="small" disabled={position === 0} onClick={() => onMove(-1)}>
          上へ{named}
        </Button>
        <Button type="button" kind="plain" size="small" disabled={last} onClick={() => onMove(1)}>
          下へ{named}
        </Button>
        <Button type="button" kind="quiet" size="small" onClick={onRemove}>
          外す{named}
        </Button>
      </div>
    </fieldset>
  );
}
