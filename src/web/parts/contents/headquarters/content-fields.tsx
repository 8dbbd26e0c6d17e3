import { useState } from 'react';
import { Link } from 'react-router';
import { inquiryType } from '../../../../domain/codes.ts';
import type { ContentKind } from '../../../../domain/contents/content-kinds.ts';
import { alternativeTextLimit } from '../../../../domain/files/file-purposes.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldError, RequiredMark, SelectField, TextAreaField, TextField } from '../../../ui/field.tsx';
import { ArticleEditor } from './article-editor.tsx';
import type { ReadContent } from './form-values.ts';
import { type ContentField, contentPath, kindText } from './kind-fields.ts';
import { PictureLibrary } from './picture-library.tsx';

type Values = Readonly<Record<string, unknown>>;
type ContentFieldsProps = {
  kind: ContentKind;
  values: Values;
  errors: Readonly<Record<string, string>>;
  choices: Pick<ReadContent, 'groups' | 'branches' | 'prefectures'>;
  onChange: (part: Values) => void;
};

/** The fields of a kind, in its order. */
export function ContentFields(props: ContentFieldsProps) {
  return kindText[props.kind].fields.map((field) => <Field key={field.name} field={field} {...props} />);
}

const placeholder = (label: string) => ({ key: '', label });

/** An empty list says where its entries are made. */
const MakeGroup = ({ kind }: Pick<ContentFieldsProps, 'kind'>) => (
  <>
    分類がまだありません。
    <Link to={contentPath(kind)} className="text-link">
      一覧で分類を作る
    </Link>
  </>
);

function Field({ kind, field, values, errors, choices, onChange }: ContentFieldsProps & { field: ContentField }) {
  const { name, label, control, required = false, max, rows, hint } = field;
  const value = values[name];
  const set = (next: unknown) => onChange({ [name]: next });
  const common = {
    label,
    required,
    name,
    error: errors[`content.${name}`],
    ...(hint === undefined ? {} : { hint }),
  };
  const typed = {
    value: String(value ?? ''),
    onChange: ({ target }: { target: { value: string } }) => set(target.value),
  };
  const short = 'max-w-form';
  switch (control) {
    case 'text':
      return <TextField {...common} {...typed} maxLength={max} autoComplete="off" className={short} />;
    case 'area':
      return <TextAreaField {...common} {...typed} maxLength={max} rows={rows ?? 4} className="max-w-3xl" />;
    case 'article':
      return (
        <ArticleEditor label={label} value={typed.value} error={common.error} max={max ?? 50_000} onChange={set} />
      );
    case 'group':
      return (
        <SelectField
          {...common}
          {...typed}
          className={short}
          {...(choices.groups.length === 0 && { hint: <MakeGroup kind={kind} /> })}
          options={[
            placeholder('選択してください'),
            ...choices.groups.map(({ id, name: words }) => ({ key: String(id), label: words })),
          ]}
        />
      );
    case 'branch':
      return (
        <SelectField
          {...common}
          {...typed}
          className={short}
          options={[
            placeholder('選ばない'),
            ...choices.branches.map((each) => ({ key: String(each.id), label: each.name })),
          ]}
        />
      );
    case 'inquiry_type':
      return (
        <SelectField
          {...common}
          {...typed}
          className={short}
          options={inquiryType.keys.map((key) => ({ key: String(key), label: inquiryType.label(key) }))}
        />
      );
    case 'tick':
      return (
        <label className="flex min-h-11 items-center gap-2.5">
          <input
            type="checkbox"
            checked={value === true}
            onChange={({ target }) => set(target.checked)}
            className="size-5 accent-action"
          />
          {label}
        </label>
      );
    case 'picture':
      return (
        <PictureChoice
          {...common}
          path={typed.value}
          words={String(values.image_alternative_text ?? '')}
          wordsError={errors['content.image_alternative_text']}
          onChange={onChange}
        />
      );
    default:
      return (
        <Ticks
          {...common}
          choices={control === 'prefectures' ? choices.prefectures : choices.branches}
          chosen={Array.isArray(value) ? (value as number[]) : []}
          onChange={set}
        />
      );
  }
}

type TicksProps = {
  label: string;
  name: string;
  required: boolean;
  error: string | undefined;
  choices: readonly { id: number; name: string }[];
  chosen: readonly number[];
  onChange: (ids: number[]) => void;
};

function Ticks({ label, name, required, error, choices, chosen, onChange }: TicksProps) {
  const all = chosen.length === choices.length;
  return (
    <fieldset aria-describedby={error ? `${name}-error` : undefined}>
      <legend className="mb-1.5 flex items-center gap-2 font-bold">
        {label}
        <RequiredMark required={required} />
        <span className="figures text-note font-normal text-ink-soft">{chosen.length}件</span>
      </legend>
      <Button kind="plain" size="small" onClick={() => onChange(all ? [] : choices.map(({ id }) => id))}>
        {all ? 'すべて外す' : 'すべて選ぶ'}
      </Button>
      <div className="mt-2 grid grid-cols-2 gap-x-4 rounded-lg border border-line bg-white px-4 py-2 sm:grid-cols-3 lg:grid-cols-5">
        {choices.map((each) => (
          <label key={each.id} className="flex min-h-11 items-center gap-2.5">
            <input
              type="checkbox"
              checked={chosen.includes(each.id)}
              onChange={({ target }) =>
                onChange(
                  target.checked ? [...chosen, each.id].sort((a, b) => a - b) : chosen.filter((id) => id !== each.id),
                )
              }
              className="size-5 shrink-0 accent-action"
            />
            <span className="min-w-0 wrap-anywhere">{each.name}</span>
          </label>
        ))}
      </div>
      {error && <FieldError id={`${name}-error`}>{error}</FieldError>}
    </fieldset>
  );
}

type PictureChoiceProps = {
  label: string;
  hint?: string;
  path: string;
  words: string;
  error: string | undefined;
  wordsError: string | undefined;
  onChange: (part: Values) => void;
};

function PictureChoice({ label, hint, path, words, error, wordsError, onChange }: PictureChoiceProps) {
  const [choosing, setChoosing] = useState(false);
  return (
    <fieldset className="grid max-w-form gap-3">
      <legend className="mb-1.5 flex items-center gap-2 font-bold">
        {label}
        <RequiredMark required={false} />
      </legend>
      {hint && <p className="-mt-1.5 text-note text-ink-soft">{hint}</p>}
      {path !== '' && (
        <img
          src={path}
          alt={words}
          width={640}
          height={360}
          className="aspect-video w-full rounded-lg bg-cream object-cover"
        />
      )}
      <div className="flex flex-wrap gap-2">
        <Button kind="plain" size="small" onClick={() => setChoosing(true)}>
          {path === '' ? '写真を選ぶ' : '別の写真を選ぶ'}
        </Button>
        {path !== '' && (
          <Button kind="quiet" size="small" onClick={() => onChange({ image_path: '', image_alternative_text: '' })}>
            写真を外す
          </Button>
        )}
      </div>
      {error && <FieldError>{error}</FieldError>}
      {path !== '' && (
        <TextField
          label="写真の説明"
          required
          name="image_alternative_text"
          autoComplete="off"
          maxLength={alternativeTextLimit}
          hint="目の見えない方に読み上げられる文です。"
          value={words}
          error={wordsError}
          onChange={({ target }) => onChange({ image_alternative_text: target.value })}
        />
      )}
      {choosing && (
        <PictureLibrary
          onClose={() => setChoosing(false)}
          onChoose={({ image_path, alternative_text }) => {
            setChoosing(false);
            onChange({ image_path, image_alternative_text: alternative_text });
          }}
        />
      )}
    </fieldset>
  );
}
