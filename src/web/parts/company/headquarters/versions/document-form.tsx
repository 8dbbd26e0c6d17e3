import { companyFunctions } from '../../../../../contract/functions/company/company.ts';
import type { SelectHeadquartersDocumentData } from '../../../../../contract/operations/generated.ts';
import { type DocumentKind, documentLabels } from '../../../../../domain/codes.ts';
import { formatJapaneseDate } from '../../../../../domain/time-format.ts';
import { usePreviewedForm } from '../../../../console/edit/previewed-form.tsx';
import { Check, Field } from '../../../../form/field.tsx';
import type { FormState } from '../../../../form/use-action-form.ts';
import { Notice } from '../../../../ui/notice.tsx';
import { DocumentPreview } from './document-preview.tsx';
import { VersionForm } from './version-form.tsx';
import type { VersionFrame } from './versioned-page.tsx';

type DocumentRow = SelectHeadquartersDocumentData['company_documents'][number];
type DocumentFormProps = VersionFrame & {
  kind: DocumentKind;
  begin: DocumentRow | undefined;
  /** No consent question for the first version: there is no earlier one that customers agreed to. */
  first: boolean;
};

const howTo =
  '「## 」で始まる行は見出し、「- 」や「1. 」で始まる行は箇条書きになります。空の行で段落が分かれます。リンクは [言葉](/user_guide) のように書きます。';

/** A new version begins with the words of the last, and with nothing of what was said about them. */
const typedDocument = (begin: DocumentRow | undefined, isNew: boolean) => ({
  adaptation_date: isNew ? '' : (begin?.adaptation_date ?? ''),
  lead: begin?.lead ?? '',
  body: begin?.body ?? '',
  change_summary: isNew ? '' : (begin?.change_summary ?? ''),
  material_flag: isNew || (begin?.material_flag ?? true),
  announced_flag: !isNew && (begin?.announced_flag ?? false),
});

/** One version of a text: the words, from when, and whether members agree again. */
export function DocumentForm({ kind, begin, id, version, first, today, onSaved, ...way }: DocumentFormProps) {
  const label = documentLabels[kind];
  const isAgreedTo = kind !== 'tradelaw';
  const form = usePreviewedForm(companyFunctions, 'headquartersSaveDocument', {
    defaults: typedDocument(begin, id === null),
    payload: (values) => ({ id, version, kind, ...values }),
    toast: `${label}を保存しました`,
    done: onSaved,
  });
  const { adaptation_date: from, lead, body, material_flag } = form.values;
  const asksAgain = isAgreedTo && !first && material_flag;
  const begins =
    from <= today
      ? '保存すると、すぐに公開されます。公開したあとは、この版を直せません。'
      : `保存すると、${from && formatJapaneseDate(from)}の0時から有効になります。それまでは直せます。`;
  return (
    <VersionForm
      of={form}
      {...way}
      table="company_documents"
      preview={<DocumentPreview kind={kind} date={from} lead={lead} body={body} />}
      note={`${begins}${asksAgain ? '有効になったあと、会員の方に次のご来訪で同意をお願いします。' : ''}`}
    >
      <Field
        of={form}
        name="adaptation_date"
        min={today}
        hint={first ? '今日からにすると、保存したときから有効です。' : '同じ日に2つの版は作れません。'}
        className="max-w-88"
      />
      {isAgreedTo && <Field of={form} name="lead" as="area" rows={2} />}
      <Field
        of={form}
        name="body"
        as="area"
        rows={18}
        {...(isAgreedTo ? { hint: howTo } : { label: '表記の項目', hint: tradelawHint })}
      />
      {!first && (
        <Field
          of={form}
          name="change_summary"
          as="area"
          rows={2}
          hint={isAgreedTo ? '同意をお願いするときに、会員の方にお見せします。' : '履歴に残ります。'}
        />
      )}
      {isAgreedTo && !first && <MemberNotices form={form} />}
      {asksAgain && from !== '' && from <= today && (
        <Notice kind="warning">今日から有効にすると、会員の方に前もって知らせる期間がありません。</Notice>
      )}
    </VersionForm>
  );
}

type DocumentValues = ReturnType<typeof typedDocument>;

function MemberNotices({ form }: { form: FormState<DocumentValues> }) {
  return (
    <fieldset className="grid max-w-form gap-2.5">
      <legend className="mb-1.5 font-bold">会員の方へのお知らせ</legend>
      <Check
        of={form}
        name="material_flag"
        on
        off={false}
        title="会員の方に、もう一度同意をお願いする"
        note="言葉の直しだけで、内容が変わらないときは外します。"
      />
      <Check
        of={form}
        name="announced_flag"
        on
        off={false}
        title="有効になる前から、ページで読めるようにする"
        note="お客様に不利な変更は、法令により、前もってお知らせが必要です。"
      />
    </fieldset>
  );
}

const tradelawHint = `見出しが項目の名前になります。${howTo}販売業者、販売価格、受付期間、キャンセル料は、会社の情報と料金から自動で出ます。`;
