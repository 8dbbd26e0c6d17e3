import { useState } from 'react';
import type { SelectHeadquartersCompanyData } from '../../../../../contract/operations/generated.ts';
import {
  type CompanyFacts,
  readSocialLinks,
  type SocialLink,
  unknownCompany,
} from '../../../../../domain/company-facts.ts';
import type { TokyoDate } from '../../../../../domain/time.ts';
import { formatJapaneseDate } from '../../../../../domain/time-format.ts';
import { TextAreaField, TextField } from '../../../../ui/field.tsx';
import { showToast } from '../../../../ui/toast.tsx';
import { FactsPreview } from './facts-preview.tsx';
import { SocialLinksFields } from './social-links-fields.tsx';
import { useVersionForm } from './use-version-form.ts';
import { VersionFormFrame } from './version-form-frame.tsx';

type FactsRow = SelectHeadquartersCompanyData['company_facts'][number];

/** A stored row as the pages take it. */
export const factsOfRow = (row: FactsRow | undefined): CompanyFacts =>
  row ? { ...row, social_links: readSocialLinks(row.social_links) } : unknownCompany;

type FactsFormProps = {
  /** What the fields begin with: the coming version that is edited, or the latest. */
  begin: FactsRow | undefined;
  /** Null: a new version. */
  id: number | null;
  /** Of the edited row; the newest row's id for a new version. */
  version: number;
  today: TokyoDate;
  listTo: string;
  onSaved: () => void;
  onReload: () => void;
};

type TextName = Exclude<keyof CompanyFacts, 'social_links'>;

/** Everything the company tells about itself, from a day on. */
export function FactsForm({ begin, id, version, today, listTo, onSaved, onReload }: FactsFormProps) {
  const [date, setDate] = useState(id === null ? today : (begin?.adaptation_date ?? today));
  const [facts, setFacts] = useState(() => factsOfRow(begin));
  const form = useVersionForm('headquartersSaveCompanyFacts', () => {
    showToast('会社の情報を保存しました');
    onSaved();
  });
  const { errors } = form;
  const input = {
    id,
    version,
    adaptation_date: date,
    ...factsInput(facts),
  };
  const text = (name: TextName) => ({
    name,
    value: facts[name],
    error: errors[name],
    onChange: (event: { target: { value: string } }) => setFacts({ ...facts, [name]: event.target.value }),
  });
  const setLinks = (social_links: readonly SocialLink[]) => setFacts({ ...facts, social_links });
  return (
    <VersionFormFrame
      form={form}
      table="company_facts"
      listTo={listTo}
      onLook={() => form.look(input)}
      onSave={() => void form.save(input)}
      onReload={onReload}
      preview={<FactsPreview facts={facts} />}
      saveNote={
        date <= today
          ? '保存すると、すぐにサイト、メール、領収書に出ます。これまでの内容は、履歴に残ります。'
          : `保存すると、${formatJapaneseDate(date)}の0時から、サイト、メール、領収書に出ます。それまでは直せます。`
      }
    >
      <TextField
        label="いつから"
        required
        type="date"
        min={today}
        value={date}
        error={errors.adaptation_date}
        onChange={(event) => setDate(event.target.value)}
        hint="今日にすると、保存したときから有効です。"
        className="max-w-88"
      />
      <div className="grid gap-5 md:grid-cols-2">
        <TextField label="会社名" required autoComplete="organization" {...text('name')} />
        <TextField label="英語の会社名" autoComplete="off" {...text('name_en')} />
        <TextField label="代表者" hint="肩書とお名前" required autoComplete="off" {...text('representative')} />
        <TextField
          label="適格請求書の登録番号"
          hint="Tと13桁の数字。領収書に出ます。"
          autoComplete="off"
          {...text('invoice_registration_number')}
        />
        <TextField
          label="郵便番号"
          hint="ハイフンなしの7桁"
          required
          inputMode="numeric"
          autoComplete="postal-code"
          {...text('postal_code')}
        />
        <TextField label="所在地" hint="都道府県から" required autoComplete="street-address" {...text('address')} />
        <TextField
          label="電話番号"
          hint="ハイフンなしの10桁または11桁"
          required
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          {...text('tel')}
        />
        <TextField label="受付時間" hint="例: 平日 9:00〜18:00" autoComplete="off" {...text('office_hours')} />
        <TextField
          label="メールアドレス"
          required
          type="email"
          inputMode="email"
          autoComplete="email"
          {...text('email')}
        />
        <TextField label="事業内容" autoComplete="off" {...text('business')} />
        <TextField label="設立" autoComplete="off" {...text('established')} />
        <TextField label="資本金" autoComplete="off" {...text('capital')} />
      </div>
      <TextField
        label="チャットのアドレス"
        hint="https:// から。入れないと、サーバーの設定のチャットが使われます。"
        type="url"
        inputMode="url"
        autoComplete="off"
        {...text('chat_url')}
      />
      <SocialLinksFields links={facts.social_links} errors={errors} onChange={setLinks} />
      <TextAreaField
        label="メールの署名"
        hint="お客様へのメールの終わりに出ます。入れないと会社名だけになります。"
        maxLength={500}
        {...text('message_signature')}
      />
    </VersionFormFrame>
  );
}

function factsInput(facts: CompanyFacts) {
  const { name, name_en, representative, established, capital, postal_code, address, tel, email } = facts;
  const { office_hours, business, invoice_registration_number, chat_url, message_signature } = facts;
  return {
    ...{ name, name_en, representative, established, capital, postal_code, address, tel, email },
    ...{ office_hours, business, invoice_registration_number: invoice_registration_number.trim() },
    ...{ chat_url: chat_url.trim(), message_signature, social_links: [...facts.social_links] },
  };
}
