import type { ReactNode } from 'react';
import { withPlaceholder } from '../../../../../domain/code-list.ts';
import { adultGender, registrationStatus, socialMediaUpload } from '../../../../../domain/codes.ts';
import { useServerToday } from '../../../../data/server-clock.ts';
import { Button } from '../../../../ui/button.tsx';
import { SelectField, TextField } from '../../../../ui/field.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { ChangedMeanwhile } from '../frame/changed-meanwhile.tsx';
import { useEdit } from '../frame/use-edit.ts';
import { formValues, ReasonField } from './care-form.tsx';
import type { Family } from './family.ts';

type Place = { id: number; name: string };
type CorrectFormProps = {
  family: Family;
  prefectures: readonly Place[];
  branches: readonly Place[];
  onReload: () => void;
  onSaved: () => void;
};

type TextName = Extract<
  keyof Family,
  | 'name'
  | 'name_kana'
  | 'tel'
  | 'email'
  | 'emergency_contact_name'
  | 'emergency_contact_tel'
  | 'date_of_birth'
  | 'postal_code'
  | 'address1'
  | 'address2'
>;
type ChoiceName = Extract<keyof Family, 'gender' | 'prefecture_id' | 'default_branch_id' | 'social_media_upload'>;

const optionsOf = (places: readonly Place[]) => places.map(({ id, name }) => ({ key: String(id), label: name }));

/** The parent's own form in headquarters' hands: the same rules, with a reason. */
export function CorrectForm({ family, prefectures, branches, onReload, onSaved }: CorrectFormProps) {
  const today = useServerToday();
  const { save, busy, errors, problem, conflict } = useEdit('headquartersCorrectCustomer', onSaved);
  const complete = family.registration_status === registrationStatus.code.complete;
  const text = (name: TextName, label: string, more: object = {}) => (
    <TextField
      label={label}
      name={name}
      required={complete || ['name', 'name_kana', 'tel', 'email'].includes(name)}
      autoComplete="off"
      defaultValue={family[name] ?? ''}
      error={errors[name]}
      {...more}
    />
  );
  const choice = (name: ChoiceName, label: string, options: readonly { key: string; label: string }[]) => (
    <SelectField
      label={label}
      name={name}
      required={complete}
      options={withPlaceholder(options)}
      defaultValue={String(family[name] ?? 0)}
      error={errors[name]}
    />
  );
  return (
    <form
      noValidate
      className="grid max-w-3xl gap-8"
      onSubmit={(event) => {
        event.preventDefault();
        const values = formValues(event.currentTarget) as Record<TextName | ChoiceName | 'reason', string>;
        void save({ ...values, customer_id: family.id, version: family.version });
      }}
    >
      <Group title="ご本人">
        {text('name', 'お名前')}
        {text('name_kana', 'お名前(カナ)')}
        {choice('gender', '性別', adultGender.options)}
        {text('date_of_birth', '生年月日', { type: 'date', max: today })}
      </Group>
      <Group
        title="ご連絡先"
        lead="メールアドレスを変えると、前のアドレスにもお知らせし、開いている画面はログアウトします。"
      >
        {text('tel', '電話番号', { inputMode: 'numeric', hint: 'ハイフンなし' })}
        {text('email', 'メールアドレス', { type: 'email' })}
        {text('emergency_contact_name', '緊急連絡先のお名前')}
        {text('emergency_contact_tel', '緊急連絡先の電話番号', { inputMode: 'numeric', hint: 'ハイフンなし' })}
      </Group>
      <Group title="住所">
        {text('postal_code', '郵便番号', { inputMode: 'numeric', hint: 'ハイフンなし' })}
        {choice('prefecture_id', '都道府県', optionsOf(prefectures))}
        {text('address1', '市区町村・町名')}
        {text('address2', '番地・建物名')}
      </Group>
      <Group title="保育のこと">
        {choice('default_branch_id', 'よく利用する園', optionsOf(branches))}
        {choice('social_media_upload', '写真掲載の可否', socialMediaUpload.options)}
      </Group>
      <ReasonField error={errors.reason} />
      {problem && (
        <Notice kind="error" live>
          {Object.keys(errors).length > 0 ? '入力に誤りがあります。赤い項目をご確認ください。' : problem}
        </Notice>
      )}
      <Button type="submit" busy={busy} busyLabel="保存しています" className="w-fit">
        保存する
      </Button>
      <ChangedMeanwhile conflict={conflict} table="customers" busy={busy} onReload={onReload} />
    </form>
  );
}

function Group({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className="mb-3 text-lead">{title}</legend>
      {lead && <p className="mb-3 text-note text-ink-soft">{lead}</p>}
      <div className="grid gap-4 md:grid-cols-2">{children}</div>
    </fieldset>
  );
}
