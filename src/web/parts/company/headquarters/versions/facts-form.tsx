import { companyFunctions } from '../../../../../contract/functions/company/company.ts';
import type { SelectHeadquartersCompanyData } from '../../../../../contract/operations/generated.ts';
import {
  type CompanyFacts,
  type CompanyPromise,
  readPromises,
  readSocialLinks,
  unknownCompany,
} from '../../../../../domain/company/company-facts.ts';
import { formatJapaneseDate } from '../../../../../domain/time-format.ts';
import { listChanges } from '../../../../console/edit/list-changes.ts';
import { usePreviewedForm } from '../../../../console/edit/previewed-form.tsx';
import { Check, Field } from '../../../../form/field.tsx';
import type { FormState } from '../../../../form/use-action-form.ts';
import { Button } from '../../../../ui/button.tsx';
import { FactsPreview } from './facts-preview.tsx';
import { VersionForm } from './version-form.tsx';
import type { VersionFrame } from './versioned-page.tsx';

type FactsRow = SelectHeadquartersCompanyData['company_facts'][number];

/** A stored row as the pages take it. */
export const factsOfRow = (row: FactsRow | undefined): CompanyFacts =>
  row
    ? { ...row, social_links: readSocialLinks(row.social_links), promises: readPromises(row.promises) }
    : unknownCompany;

const textNames = [
  ...(['name', 'name_en', 'representative', 'established', 'capital', 'postal_code', 'address', 'tel'] as const),
  ...(['email', 'office_hours', 'business', 'invoice_registration_number', 'chat_url', 'message_signature'] as const),
];
type FactsValues = Record<(typeof textNames)[number] | 'adaptation_date' | 'copyright_year', string> & {
  interview_free_flag: boolean;
  promises: CompanyPromise[];
  social_links: { name: string; account: string; url: string }[];
};

function typedFacts(begin: FactsRow | undefined, adaptation_date: string): FactsValues {
  const facts = factsOfRow(begin);
  return {
    ...(Object.fromEntries(textNames.map((name) => [name, facts[name]])) as Record<(typeof textNames)[number], string>),
    adaptation_date,
    copyright_year: String(facts.copyright_year ?? ''),
    interview_free_flag: facts.interview_free_flag,
    promises: [...facts.promises],
    social_links: [...facts.social_links],
  };
}

/** Everything the company tells about itself, from a day on. `begin`: the coming version that is edited, or the latest. */
export function FactsForm({
  begin,
  id,
  version,
  today,
  onSaved,
  ...way
}: VersionFrame & { begin: FactsRow | undefined }) {
  const form = usePreviewedForm(companyFunctions, 'headquartersSaveCompanyFacts', {
    defaults: typedFacts(begin, id === null ? today : (begin?.adaptation_date ?? today)),
    payload: ({ invoice_registration_number, chat_url, ...values }) => ({
      id,
      version,
      ...values,
      invoice_registration_number: invoice_registration_number.trim(),
      chat_url: chat_url.trim(),
    }),
    toast: '会社の情報を保存しました',
    done: onSaved,
  });
  const date = form.values.adaptation_date;
  return (
    <VersionForm
      of={form}
      {...way}
      table="company_facts"
      preview={<FactsPreview facts={{ ...form.values, copyright_year: Number(form.values.copyright_year) || null }} />}
      note={
        date <= today
          ? '保存すると、すぐにサイト、メール、領収書に出ます。これまでの内容は、履歴に残ります。'
          : `保存すると、${formatJapaneseDate(date)}の0時から、サイト、メール、領収書に出ます。それまでは直せます。`
      }
    >
      <Field
        of={form}
        name="adaptation_date"
        min={today}
        hint="今日にすると、保存したときから有効です。"
        className="max-w-88"
      />
      <FactFields form={form} />
      <Field
        of={form}
        name="chat_url"
        as="url"
        inputMode="url"
        hint="https:// から。入れないと、サーバーの設定のチャットが使われます。"
      />
      <SocialLinks form={form} />
      <Field
        of={form}
        name="copyright_year"
        unit="年"
        hint="例: 2022。入れないと、© と名前だけになります。"
        className="max-w-56"
      />
      <Check
        of={form}
        name="interview_free_flag"
        on
        off={false}
        title="事前の面談なしで、お預かりする"
        note="サイトに「面談なし」と出ます。休みの日、月額0円、最短の時間は、園の曜日、プラン、決まりから自動で出ます。"
      />
      <Promises form={form} />
      <Field
        of={form}
        name="message_signature"
        as="area"
        hint="お客様へのメールの終わりに出ます。入れないと会社名だけになります。"
      />
    </VersionForm>
  );
}

function FactFields({ form }: { form: FormState<FactsValues> }) {
  return (
    <div className="grid gap-5 md:grid-cols-2">
      <Field of={form} name="name" autoComplete="organization" />
      <Field of={form} name="name_en" />
      <Field of={form} name="representative" hint="肩書とお名前" />
      <Field of={form} name="invoice_registration_number" hint="Tと13桁の数字。領収書に出ます。" />
      <Field of={form} name="postal_code" hint="ハイフンなしの7桁" inputMode="numeric" autoComplete="postal-code" />
      <Field of={form} name="address" hint="都道府県から" autoComplete="street-address" />
      <Field of={form} name="tel" as="tel" hint="ハイフンなしの10桁または11桁" inputMode="tel" autoComplete="tel" />
      <Field of={form} name="office_hours" hint="例: 平日 9:00〜18:00" />
      <Field of={form} name="email" as="email" inputMode="email" autoComplete="email" />
      <Field of={form} name="business" />
      <Field of={form} name="established" />
      <Field of={form} name="capital" />
    </div>
  );
}

/** Beside what the settings of care say by themselves, on the page about the company. */
function Promises({ form }: { form: FormState<FactsValues> }) {
  const { promises } = form.values;
  const { append, remove } = listChanges(promises, (rows) => form.set('promises', rows));
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1.5 font-bold">安全のためにしていること</legend>
      <p className="text-note text-ink-soft">
        「いまほいくとは」のページに、会社の言葉で載せます。職員の数と睡眠のチェックは「職員配置と見守り」から自動で出ます。
      </p>
      {promises.map(({ title }, position) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows have no name of their own, their fields are the form's
          key={position}
          className="grid items-start gap-3 rounded-md border border-line bg-white p-3 md:grid-cols-[12rem_1fr_auto] md:items-end"
        >
          <Field of={form} name={`promises.${position}.title`} unmarked />
          <Field of={form} name={`promises.${position}.text`} unmarked />
          <Button kind="quiet" onClick={() => remove(position)}>
            外す
            <span className="sr-only">({title || `${position + 1}件目`})</span>
          </Button>
        </div>
      ))}
      {promises.length < 6 && (
        <div>
          <Button kind="plain" size="small" onClick={() => append({ title: '', text: '' })}>
            1件足す
          </Button>
        </div>
      )}
    </fieldset>
  );
}

/** The accounts of the footer, in its order. */
function SocialLinks({ form }: { form: FormState<FactsValues> }) {
  const links = form.values.social_links;
  const { append, remove } = listChanges(links, (rows) => form.set('social_links', rows));
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1.5 font-bold">公式アカウント</legend>
      {links.map(({ name }, position) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows have no name of their own, their fields are the form's
          key={position}
          className="grid items-start gap-3 rounded-md border border-line bg-white p-3 md:grid-cols-[10rem_10rem_1fr_auto] md:items-end"
        >
          <Field of={form} name={`social_links.${position}.name`} unmarked />
          <Field of={form} name={`social_links.${position}.account`} unmarked />
          <Field of={form} name={`social_links.${position}.url`} as="url" inputMode="url" unmarked />
          <Button kind="quiet" onClick={() => remove(position)}>
            外す
            <span className="sr-only">({name || `${position + 1}件目`})</span>
          </Button>
        </div>
      ))}
      {links.length < 8 && (
        <div>
          <Button kind="plain" size="small" onClick={() => append({ name: '', account: '', url: 'https://' })}>
            公式アカウントを足す
          </Button>
        </div>
      )}
    </fieldset>
  );
}
