import { companyFunctions } from '../../../../../contract/functions/company/company.ts';
import type { BringNeed, BringRow } from '../../../../../domain/company/bring-list.ts';
import type { TokyoDate } from '../../../../../domain/time.ts';
import { formatJapaneseDate } from '../../../../../domain/time-format.ts';
import { listChanges } from '../../../../console/edit/list-changes.ts';
import { MoveButtons } from '../../../../console/edit/move-buttons.tsx';
import { usePreviewedForm } from '../../../../console/edit/previewed-form.tsx';
import { Field } from '../../../../form/field.tsx';
import type { FormState } from '../../../../form/use-action-form.ts';
import { Button } from '../../../../ui/button.tsx';
import { BringListPreview } from './bring-list-preview.tsx';
import { VersionForm } from './version-form.tsx';
import type { VersionFrame } from './versioned-page.tsx';

type TypedRow = { item: string; reason: string; whom: string; needed: BringNeed; months: string };
type BringValues = { adaptation_date: TokyoDate; items: TypedRow[] };
const empty: TypedRow = { item: '', reason: '', whom: '', needed: 'always', months: '' };
const typedRow = ({ months, ...row }: BringRow): TypedRow => ({ ...row, months: String(months ?? '') });

type BringListFormProps = VersionFrame & { begin: readonly BringRow[]; date: TokyoDate };

/** The things in the order in which one packs, each with when it is needed. */
export function BringListForm({ begin, date: first, id, version, today, onSaved, ...way }: BringListFormProps) {
  const form = usePreviewedForm(companyFunctions, 'headquartersSaveBringList', {
    defaults: { adaptation_date: first, items: begin.length > 0 ? begin.map(typedRow) : [empty] } as BringValues,
    payload: (values) => ({ id, version, ...values }),
    toast: '持ち物を保存しました',
    done: onSaved,
  });
  const { adaptation_date: date, items } = form.values;
  const { append, move, remove } = listChanges(items, (rows) => form.set('items', rows));
  return (
    <VersionForm
      of={form}
      {...way}
      table="bring_lists"
      preview={<BringListPreview rows={items.map((row) => ({ ...row, months: Number(row.months) || null }))} />}
      note={`${date && formatJapaneseDate(date)}以降のご利用に、この持ち物をご案内します。`}
    >
      <Field of={form} name="adaptation_date" label="いつのご利用から" min={today} className="max-w-88" />
      <ol className="grid gap-3">
        {items.map(({ item }, position) => {
          const named = item || `${position + 1}つ目`;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows have no name of their own, their fields are the form's
            <li key={position}>
              <fieldset className="grid gap-3 rounded-lg border border-line bg-white p-4">
                <legend className="sr-only">{position + 1}つ目の持ち物</legend>
                <BringFields form={form} position={position} />
                <div className="flex flex-wrap gap-2">
                  <MoveButtons
                    name={named}
                    position={position}
                    count={items.length}
                    size="small"
                    words={['上へ', '下へ']}
                    onMove={(by) => move(position, by)}
                  />
                  <Button kind="quiet" size="small" onClick={() => remove(position)}>
                    外す<span className="sr-only">({named})</span>
                  </Button>
                </div>
              </fieldset>
            </li>
          );
        })}
      </ol>
      {items.length < 40 && (
        <div>
          <Button kind="plain" size="small" onClick={() => append(empty)}>
            持ち物を足す
          </Button>
        </div>
      )}
    </VersionForm>
  );
}

function BringFields({ form, position }: { form: FormState<BringValues>; position: number }) {
  const needed = form.values.items[position]?.needed;
  return (
    <div className="grid gap-3 md:grid-cols-2">
      <Field of={form} name={`items.${position}.item`} />
      <Field of={form} name={`items.${position}.needed`} />
      {needed === 'under_age' && <Field of={form} name={`items.${position}.months`} required unit="か月" />}
      {needed !== 'unfed' && <Field of={form} name={`items.${position}.reason`} />}
      <Field of={form} name={`items.${position}.whom`} placeholder="入れないと「説明」が出ます" />
    </div>
  );
}
