import { useState } from 'react';
import type { SelectHeadquartersDocumentData } from '../../../../../contract/operations/generated.ts';
import { type DocumentKind, documentLabels } from '../../../../../domain/codes.ts';
import type { TokyoDate } from '../../../../../domain/time.ts';
import { formatJapaneseDate } from '../../../../../domain/time-format.ts';
import { TextAreaField, TextField } from '../../../../ui/field.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { showToast } from '../../../../ui/toast.tsx';
import { DocumentPreview } from './document-preview.tsx';
import { useVersionForm } from './use-version-form.ts';
import { VersionFormFrame } from './version-form-frame.tsx';

type DocumentRow = SelectHeadquartersDocumentData['company_documents'][number];

type DocumentFormProps = {
  kind: DocumentKind;
  begin: DocumentRow | undefined;
  /** Null: a new version. */
  id: number | null;
  version: number;
  /** The first version is not asked about: nobody agreed to another. */
  first: boolean;
  today: TokyoDate;
  listTo: string;
  onSaved: () => void;
  onReload: () => void;
};

const howTo =
  '「## 」で始まる行は見出し、「- 」や「1. 」で始まる行は箇条書きになります。空の行で段落が分かれます。リンクは [言葉](/user_guide) のように書きます。';

/** One version of a text: the words, from when, and whether members agree anew. */
export function DocumentForm(props: DocumentFormProps) {
  const { kind, begin, id, version, first, today, listTo, onSaved, onReload } = props;
  const label = documentLabels[kind];
  const asks = kind !== 'tradelaw';
  const [values, setValues] = useState({
    adaptation_date: id === null ? '' : (begin?.adaptation_date ?? ''),
    lead: begin?.lead ?? '',
    body: begin?.body ?? '',
    change_summary: id === null ? '' : (begin?.change_summary ?? ''),
    material_flag: id === null ? true : (begin?.material_flag ?? true),
    announced_flag: id === null ? false : (begin?.announced_flag ?? false),
  });
  const form = useVersionForm('headquartersSaveDocument', () => {
    showToast(`${label}を保存しました`);
    onSaved();
  });
  const { errors } = form;
  const input = { id, version, kind, ...values };
  const text = (name: 'adaptation_date' | 'lead' | 'body' | 'change_summary') => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: (event: { target: { value: string } }) => setValues({ ...values, [name]: event.target.value }),
  });
  const from = values.adaptation_date;
  return (
    <VersionFormFrame
      form={form}
      table="company_documents"
      listTo={listTo}
      onLook={() => form.look(input)}
      onSave={() => void form.save(input)}
      onReload={onReload}
      preview={<DocumentPreview kind={kind} date={from} lead={values.lead} body={values.body} />}
      saveNote={[
        from <= today
          ? '保存すると、すぐに公開されます。公開したあとは、この版を直せません。'
          : `保存すると、${from && formatJapaneseDate(from)}の0時から有効になります。それまでは直せます。`,
        asks && !first && values.material_flag && '有効になったあと、会員の方に次のご来訪で同意をお願いします。',
      ]
        .filter(Boolean)
        .join('')}
    >
      <TextField
        label="いつから"
        required
        type="date"
        min={today}
        {...text('adaptation_date')}
        hint={first ? '今日からにすると、保存したときから有効です。' : '同じ日に2つの版は作れません。'}
        className="max-w-88"
      />
      {asks && <TextAreaField label="前文" rows={2} maxLength={1000} {...text('lead')} />}
      <TextAreaField
        label={kind === 'tradelaw' ? '表記の項目' : '本文'}
        required
        rows={18}
        maxLength={50_000}
        hint={
          kind === 'tradelaw'
            ? `見出しが項目の名前になります。${howTo}販売業者、販売価格、受付期間、キャンセル料は、会社の情報と料金から自動で出ます。`
            : howTo
        }
        {...text('body')}
      />
      {!first && (
        <TextAreaField
          label="変わったところ"
          hint={asks ? '同意をお願いするときに、会員の方にお見せします。' : '履歴に残ります。'}
          rows={2}
          maxLength={500}
          {...text('change_summary')}
        />
      )}
      {asks && !first && (
        <fieldset className="grid gap-1">
          <legend className="mb-1 font-bold">会員の方へのお知らせ</legend>
          <Check
            label="会員の方に、もう一度同意をお願いする"
            hint="言葉の直しだけで、内容が変わらないときは外します。"
            checked={values.material_flag}
            onChange={(material_flag) => setValues({ ...values, material_flag })}
          />
          <Check
            label="有効になる前から、ページで読めるようにする"
            hint="お客様に不利な変更は、法令により、前もってお知らせが必要です。"
            checked={values.announced_flag}
            onChange={(announced_flag) => setValues({ ...values, announced_flag })}
          />
        </fieldset>
      )}
      {!first && from !== '' && from <= today && asks && values.material_flag && (
        <Notice kind="warning">今日から有効にすると、会員の方に前もって知らせる期間がありません。</Notice>
      )}
    </VersionFormFrame>
  );
}

type CheckProps = { label: string; hint: string; checked: boolean; onChange: (checked: boolean) => void };

function Check({ label, hint, checked, onChange }: CheckProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-start gap-3 py-1.5">
      <input
        type="checkbox"
        className="mt-1 size-6 shrink-0 accent-action"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>
        {label}
        <span className="block text-note text-ink-soft">{hint}</span>
      </span>
    </label>
  );
}
