import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FunctionPayload } from '../../../contract/functions/functions.ts';
import { fieldsOf } from '../../../contract/functions/settings/rule-text.ts';
import { isOwnTable, type RuleTable } from '../../../domain/settings/catalogue.ts';
import { GiveUpButton } from '../../form/give-up-button.tsx';
import { unsavedMark } from '../../form/unsaved.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { showToast } from '../../ui/toast.tsx';
import { ChangedMeanwhile } from '../edit/changed-meanwhile.tsx';
import { useEdit } from '../edit/use-edit.ts';
import { PreviewPanel } from './preview-panel.tsx';
import { RuleFieldset, summaryLines } from './rule-fieldset.tsx';
import { formText, type RuleData, type RulePreview } from './rule-values.ts';

type RuleEditorProps = {
  table: RuleTable;
  /** One subject of the table alone is shown; the rest of the row stays as it is. */
  subject?: string;
  /** A coming row that is changed, or a draft of one; null adds one. */
  row: RuleData | null;
  /** `row` is in the draft of its day, or a new one goes there. */
  draft?: boolean;
  /** A coming row of that very day: a change of another subject goes into it. */
  rowOn?: (adaptation_date: string) => RuleData | null;
  /** What the form begins with, and what the change is compared with: what will be in force the day before it begins. */
  baseOn: (adaptation_date: string) => Readonly<Record<string, unknown>> | null;
  firstDate: string;
  onDone: () => void;
  onCancel: () => void;
};
type Payload = FunctionPayload<'headquartersSavePriceRow'>;

/** Form, preview of all that would change, save. What was typed stays through every step. */
export function RuleEditor(props: RuleEditorProps) {
  const { table, subject = '', row, draft = false, rowOn = () => null, baseOn, firstDate, onDone, onCancel } = props;
  const [values, setValues] = useState(() => {
    const date = row?.adaptation_date ?? firstDate;
    return startingValues(table, row ?? rowOn(date) ?? baseOn(date), date);
  });
  /** Fields the user edited; the others of a new row are derived from its start date. */
  const [typed, setTyped] = useState<ReadonlySet<string>>(new Set());
  const base = baseOn(values.adaptation_date ?? '');
  function change(name: string, value: string) {
    setTyped((before) => new Set(before).add(name));
    setValues((before) => {
      if (name !== 'adaptation_date' || row !== null) return { ...before, [name]: value };
      const begun = startingValues(table, rowOn(value) ?? baseOn(value), value);
      const kept = Object.entries(before).filter(([each]) => typed.has(each) && each !== 'adaptation_date');
      return { ...begun, ...Object.fromEntries(kept) };
    });
  }
  const [carried, setCarried] = useState<ReadonlySet<string>>(new Set());
  const [preview, setPreview] = useState<RulePreview>();
  const heading = useRef<HTMLHeadingElement>(null);
  const looking = useEdit('headquartersPreviewPriceRow', (result) => setPreview(result.preview));
  /** Nothing is unsaved any more, before the page is left for the timeline. */
  function saved(text: string) {
    flushSync(() => setTyped(new Set()));
    showToast(text);
    onDone();
  }
  const saving = useEdit('headquartersSavePriceRow', () => {
    saved(row === null ? '追加しました' : '変更しました');
  });
  const drafting = useEdit('headquartersSaveDraftRow', () => {
    saved('下書きに入れました。公開するまで、だれにも使われません');
  });
  const step = preview === undefined ? 'form' : 'preview';
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step is read from its beginning
  useEffect(() => {
    heading.current?.focus();
  }, [step]);
  const form = useRef<HTMLFormElement>(null);
  const wrong = Object.keys(looking.errors).join();
  useEffect(() => {
    if (wrong !== '') form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [wrong]);
  const known = row ?? rowOn(values.adaptation_date ?? '');
  const payload = payloadOf({ table, row: draft ? null : known, values, base, carried });
  const drafted = payloadOf({ table, row: draft ? row : null, values, base, carried });
  // What a field says already is not said twice.
  const problem =
    preview === undefined ? (wrong === '' ? looking.problem : undefined) : (saving.problem ?? drafting.problem);
  return (
    <section aria-labelledby="rule-editor" className="max-w-4xl" {...unsavedMark(typed.size > 0)}>
      <h2 id="rule-editor" ref={heading} tabIndex={-1} className="mb-4 text-h3 outline-none">
        {step === 'preview'
          ? '保存する前の確認'
          : draft
            ? '下書きの変更'
            : row === null
              ? '新しい内容の入力'
              : 'これから始まる内容の変更'}
      </h2>
      {preview === undefined ? (
        <form
          method="post"
          data-knows-unsaved
          ref={form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void looking.save(payload);
          }}
        >
          <RuleFieldset table={table} subject={subject} values={values} errors={looking.errors} onChange={change} />
          {problem && <Problem text={problem} />}
          <div className="mt-6 flex flex-wrap gap-3">
            <Button type="submit" busy={looking.busy} busyLabel="計算しています">
              変わることを確認する
            </Button>
            <GiveUpButton kind="quiet" onGiveUp={onCancel} />
          </div>
        </form>
      ) : (
        <>
          <PreviewPanel
            tables={[table]}
            preview={preview}
            carried={carried}
            onCarry={(name) =>
              setCarried(
                (before) => new Set(before.has(name) ? [...before].filter((each) => each !== name) : [...before, name]),
              )
            }
          />
          {problem && <Problem text={problem} />}
          <div className="mt-6 flex flex-wrap gap-3 border-t border-line pt-5">
            {!draft && (
              <Button busy={saving.busy} busyLabel="保存しています" onClick={() => void saving.save(payload)}>
                この内容で保存する
              </Button>
            )}
            {(draft || known === null) && (
              <Button
                kind={draft ? 'primary' : 'plain'}
                busy={drafting.busy}
                busyLabel="保存しています"
                onClick={() => void drafting.save(drafted)}
              >
                {draft && row !== null ? '下書きを変更する' : 'この日の下書きに入れる'}
              </Button>
            )}
            <Button kind="plain" onClick={() => setPreview(undefined)}>
              修正する
            </Button>
          </div>
        </>
      )}
      <ChangedMeanwhile
        conflict={saving.conflict ?? drafting.conflict}
        table={table}
        busy={saving.busy || drafting.busy}
        onReload={onDone}
      />
    </section>
  );
}

function Problem({ text }: { text: string }) {
  return (
    <div className="mt-5">
      <Notice kind="error" live>
        {text}
      </Notice>
    </div>
  );
}

/** What a company's first row begins with where a sentence or a habit has to be thought up; headquarters change it. */
const suggestedValues = (table: RuleTable): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fieldsOf(table))
      .filter(([, { suggested }]) => suggested)
      .map(([name, { initial }]) => [name, String(initial)]),
  );

function startingValues(
  table: RuleTable,
  from: Readonly<Record<string, unknown>> | null,
  adaptation_date: string,
): Record<string, string> {
  const names = ['name', ...Object.keys(fieldsOf(table))];
  return {
    ...Object.fromEntries(names.map((name) => [name, formText(table, name, from?.[name])])),
    ...(from === null ? suggestedValues(table) : {}),
    adaptation_date,
    summaries: typeof from?.summaries === 'string' ? from.summaries : '',
  };
}

type FormState = Pick<RuleEditorProps, 'table' | 'row'> & {
  values: Readonly<Record<string, string>>;
  base: Readonly<Record<string, unknown>> | null;
  carried: ReadonlySet<string>;
};

const changedNames = (table: RuleTable, values: FormState['values'], base: NonNullable<FormState['base']>): string[] =>
  Object.keys(fieldsOf(table)).filter((name) => values[name]?.trim() !== formText(table, name, base[name]));

/** Only what the table has: the contract drops the rest, and a conflict shows each field once. */
function payloadOf({ table, row, values, base, carried }: FormState): Payload {
  const names = ['adaptation_date', ...Object.keys(fieldsOf(table))];
  const offer = table === 'plan_types' || table === 'ticket_prices';
  return {
    table,
    id: row?.id ?? null,
    version: row?.version ?? null,
    ...Object.fromEntries(names.map((name) => [name, sentText(table, name, values[name] ?? '')])),
    ...(isOwnTable(table) && base !== null ? { changed: changedNames(table, values, base) } : {}),
    ...(table === 'unit_prices' || table === 'ticket_prices' ? { carried: [...carried] } : {}),
    ...(offer ? { name: values.name ?? '' } : {}),
    ...(table === 'plan_types' ? { summaries: summaryLines(values.summaries ?? '') } : {}),
  } as unknown as Payload;
}

/** A time as the database writes it, so that a conflict shows real differences only. */
function sentText(table: RuleTable, name: string, value: string): string {
  const text = value.trim();
  return fieldsOf(table)[name]?.type === 'time' && text.length === 5 ? `${text}:00` : text;
}
