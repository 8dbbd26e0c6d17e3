import type { ReactNode } from 'react';
import { familyFunctions } from '../../../../../contract/functions/membership/families.ts';
import { withPlaceholder } from '../../../../../domain/code-list.ts';
import { adultGender, registrationStatus, socialMediaUpload } from '../../../../../domain/codes.ts';
import { ChangedMeanwhile } from '../../../../console/edit/changed-meanwhile.tsx';
import { reasonHint } from '../../../../console/edit/reason-hint.ts';
import type { Family } from '../../../../console/headquarters-family.ts';
import { useServerToday } from '../../../../data/server-clock.ts';
import { ActionForm } from '../../../../form/action-form.tsx';
import { Field } from '../../../../form/field.tsx';
import { useActionForm } from '../../../../form/use-action-form.ts';

type Place = { id: number; name: string };
type CorrectFormProps = {
  family: Family;
  prefectures: readonly Place[];
  branches: readonly Place[];
  onReload: () => void;
  onSaved: () => void;
};

const textNames = [
  ...(['name', 'name_kana', 'tel', 'email', 'emergency_contact_name', 'emergency_contact_tel'] as const),
  ...(['date_of_birth', 'postal_code', 'address1', 'address2'] as const),
];
const choiceNames = ['gender', 'prefecture_id', 'default_branch_id', 'social_media_upload'] as const;
type Values = Record<(typeof textNames)[number] | (typeof choiceNames)[number] | 'reason', string>;

const typedFamily = (family: Family): Values => ({
  ...(Object.fromEntries(textNames.map((name) => [name, family[name] ?? ''])) as Values),
  ...(Object.fromEntries(choiceNames.map((name) => [name, String(family[name] ?? 0)])) as Values),
  reason: '',
});
const optionsOf = (places: readonly Place[]) =>
  withPlaceholder(places.map(({ id, name }) => ({ key: String(id), label: name })));
const digits = { inputMode: 'numeric', hint: 'ハイフンなし' } as const;

/** The parent's own form in headquarters' hands: the same rules, with a reason. */
export function CorrectForm({ family, prefectures, branches, onReload, onSaved }: CorrectFormProps) {
  const today = useServerToday();
  const complete = family.registration_status === registrationStatus.code.complete;
  const form = useActionForm(familyFunctions, 'headquartersCorrectCustomer', {
    defaults: typedFamily(family),
    payload: (values) => ({ ...values, customer_id: family.id, version: family.version }),
    toast: '登録内容を保存しました',
    done: onSaved,
  });
  const ask = { of: form, ...(complete ? { required: true } : {}) };
  return (
    <ActionForm of={form} className="grid max-w-3xl gap-8" narrow submit="保存する" busyLabel="保存しています">
      <Group title="ご本人">
        <Field {...ask} name="name" />
        <Field {...ask} name="name_kana" />
        <Field {...ask} name="gender" options={withPlaceholder(adultGender.options)} />
        <Field {...ask} name="date_of_birth" max={today} />
      </Group>
      <Group
        title="ご連絡先"
        lead="メールアドレスを変えると、前のアドレスにもお知らせし、開いている画面はログアウトします。"
      >
        <Field {...ask} {...digits} name="tel" />
        <Field {...ask} name="email" as="email" />
        <Field {...ask} name="emergency_contact_name" />
        <Field {...ask} {...digits} name="emergency_contact_tel" />
      </Group>
      <Group title="住所">
        <Field {...ask} {...digits} name="postal_code" />
        <Field {...ask} name="prefecture_id" options={optionsOf(prefectures)} />
        <Field {...ask} name="address1" label="市区町村・町名" />
        <Field {...ask} name="address2" />
      </Group>
      <Group title="保育のこと">
        <Field {...ask} name="default_branch_id" options={optionsOf(branches)} />
        <Field {...ask} name="social_media_upload" options={withPlaceholder(socialMediaUpload.options)} />
      </Group>
      <Field of={form} name="reason" hint={reasonHint} />
      <ChangedMeanwhile conflict={form.conflict} table="customers" busy={form.busy} onReload={onReload} />
    </ActionForm>
  );
}

function Group({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className="mb-3 text-lead font-bold">{title}</legend>
      {lead && <p className="mb-3 text-note text-ink-soft">{lead}</p>}
      <div className="grid items-end gap-4 md:grid-cols-2">{children}</div>
    </fieldset>
  );
}
