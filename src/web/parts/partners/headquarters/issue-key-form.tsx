import { partnerKeyFunctions } from '../../../../contract/functions/partners/keys.ts';
import { ActionForm } from '../../../form/action-form.tsx';
import { Check, Field, Ticks } from '../../../form/field.tsx';
import { useActionForm } from '../../../form/use-action-form.ts';
import { Dialog } from '../../../ui/dialog.tsx';

type IssueKeyFormProps = {
  branches: readonly { id: number; name: string }[];
  onClose: () => void;
  onIssued: (secret: string) => void;
};
type Scope = 'places_flag' | 'availability_flag' | 'refer_flag';

const scopes: readonly { name: Scope; title: string; note: string }[] = [
  { name: 'places_flag', title: '園を読む', note: '名前・住所・時間' },
  { name: 'availability_flag', title: '空きを読む', note: 'カレンダー・空き・見積もり' },
  { name: 'refer_flag', title: 'ご案内する', note: '園と日時を選んだ予約ページへのリンク' },
];

/** Who it is for, what it opens, from where and until when. */
export function IssueKeyForm({ branches, onClose, onIssued }: IssueKeyFormProps) {
  const form = useActionForm(partnerKeyFunctions, 'headquartersIssuePartnerKey', {
    defaults: {
      name: '',
      contact_name: '',
      contact_email: '',
      places_flag: 1 as 0 | 1,
      availability_flag: 1 as 0 | 1,
      refer_flag: 0 as 0 | 1,
      branch_ids: [] as number[],
      addresses: '',
      calls_per_minute: '60',
      expiry_date: '',
    },
    payload: (values) => values,
    done: ({ secret }) => onIssued(secret),
  });
  return (
    <Dialog title="キーを発行する" isOpen onClose={onClose} wide>
      <ActionForm of={form} submit="発行する" busyLabel="発行しています">
        <Field of={form} name="name" />
        <Field of={form} name="contact_name" />
        <Field of={form} name="contact_email" />
        <fieldset className="grid gap-2">
          <legend className="mb-1 font-bold">できること</legend>
          {scopes.map((scope) => (
            <Check key={scope.name} of={form} on={1} off={0} {...scope} />
          ))}
        </fieldset>
        <Ticks
          of={form}
          name="branch_ids"
          label="園"
          hint="選ばないときは、これから開く園も含めて、すべての園です。"
          required={false}
          columns={2}
          options={branches.map(({ id, name }) => ({ value: id, title: name }))}
          by={(id) => id}
        />
        <Field
          of={form}
          name="addresses"
          as="area"
          required={false}
          hint="1行に1つ。203.0.113.0/24 のようにも書けます。空のときは、どこからでも使えます。"
        />
        <Field of={form} name="calls_per_minute" unit="回" />
        <Field of={form} name="expiry_date" />
      </ActionForm>
    </Dialog>
  );
}
