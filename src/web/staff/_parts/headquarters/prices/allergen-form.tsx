import { allergenFunctions } from '../../../../../contract/functions/care/allergens.ts';
import type { SelectHeadquartersAllergensData } from '../../../../../contract/operations/generated.ts';
import { BareForm, FormProblem } from '../../../../form/action-form.tsx';
import { Field } from '../../../../form/field.tsx';
import { useActionForm } from '../../../../form/use-action-form.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { ChangedMeanwhile } from '../frame/changed-meanwhile.tsx';
import { History } from '../frame/history.tsx';

export type AllergenRow = SelectHeadquartersAllergensData['allergens'][number];

type AllergenFormProps = {
  allergen: AllergenRow | null;
  /** Of a new one: after the last. */
  nextOrder: number;
  today: string;
  onClose: () => void;
  onSaved: () => void;
};

/** One item: from when families can choose it, from when labels must name it, and its last day. */
export function AllergenForm({ allergen, nextOrder, today, onClose, onSaved }: AllergenFormProps) {
  const form = useActionForm(allergenFunctions, 'headquartersSaveAllergen', {
    defaults: {
      name: allergen?.name ?? '',
      adaptation_date: allergen?.adaptation_date ?? today,
      mandatory_from: allergen?.mandatory_from ?? '',
      end_date: allergen?.end_date ?? '',
      display_order: String(allergen?.display_order ?? nextOrder),
    },
    payload: (values) => ({ id: allergen?.id ?? null, version: allergen?.version ?? null, ...values }),
    toast: '保存しました',
    done: onSaved,
  });
  const { conflict, busy } = form;
  if (conflict) return <ChangedMeanwhile conflict={conflict} table="allergens" busy={busy} onReload={onSaved} />;
  return (
    <Dialog
      title={allergen === null ? '品目を追加する' : `${allergen.name}の日付を変更する`}
      isOpen
      onClose={onClose}
      actions={
        <Button busy={form.busy} busyLabel="保存しています" onClick={() => form.submit()}>
          保存する
        </Button>
      }
    >
      <BareForm of={form}>
        {allergen === null && <Field of={form} name="name" />}
        <Field of={form} name="adaptation_date" />
        <Field of={form} name="mandatory_from" hint="推奨の品目は、空のままにします。" />
        <Field
          of={form}
          name="end_date"
          hint="次の日から、新しく選べなくなります。登録済みのお子さまの記録は残ります。"
        />
        <Field of={form} name="display_order" unit="番目" />
        <FormProblem of={form} />
        {allergen && <History table_name="allergens" record_id={allergen.id} />}
      </BareForm>
    </Dialog>
  );
}
