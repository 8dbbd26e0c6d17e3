import { CircleAlert, CircleCheck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { enter } from '../../../../../contract/fields.ts';
import { branchDayFunctions } from '../../../../../contract/functions/attendance/branch-days.ts';
import type { OpenItemKind } from '../../../../../domain/attendance/day-numbers.ts';
import { formatMonthDay } from '../../../../../domain/time-format.ts';
import { BareForm, FormProblem, SubmitButton } from '../../../../form/action-form.tsx';
import { Check, Field } from '../../../../form/field.tsx';
import { useActionForm } from '../../../../form/use-action-form.ts';
import { Button } from '../../../../ui/button.tsx';
import { childNames, itemKey, type StillOpen } from './open-item.ts';
import { OpenItemRow } from './open-item-row.tsx';

type DayChecklistProps = {
  branch_id: number;
  date: string;
  items: readonly StillOpen[];
  entries: number;
  incidents: number;
  /** How a bill is settled: the page knows. */
  settle: (item: StillOpen) => ReactNode;
  onMended: () => void;
  onClosed: () => void;
};

type Item = { readonly kind: string; readonly reserve_id: number | null };
const noReport: Item = { kind: 'report', reserve_id: null };
const attendance: readonly string[] = ['present', 'expected'];
/** Words by what is open: it can change while one writes. `common`: for whatever has no word of its own. */
type Typed = { no_incident_flag: 0 | 1; common: string; words: Readonly<Record<string, string>> };
const explain = 'どうしてか、このあとどうするか';

function useClosing({ branch_id, date, items, entries, incidents, onClosed }: DayChecklistProps) {
  const open: readonly Item[] = [...items, ...(entries === 0 ? [noReport] : [])];
  /** One explanation serves many, but never for a report that nobody wrote. */
  const wordOf = ({ words, common }: Typed, item: Item) =>
    (words[itemKey(item)] ?? '').trim() || (items.length > 1 && item !== noReport ? common.trim() : '');
  const form = useActionForm(branchDayFunctions, 'staffCloseDay', {
    defaults: { no_incident_flag: 0, common: '', words: {} } as Typed,
    payload: (typed) => ({
      branch_id,
      date,
      no_incident_flag: typed.no_incident_flag,
      explanations: open.map((item) => ({
        kind: item.kind as OpenItemKind,
        reserve_id: item.reserve_id,
        explanation: wordOf(typed, item),
      })),
    }),
    check: (typed) => ({
      ...Object.fromEntries(
        open
          .filter((item) => wordOf(typed, item) === '')
          .map((item) => [items.length > 1 && item !== noReport ? 'common' : `words.${itemKey(item)}`, enter('説明')]),
      ),
      no_incident_flag:
        incidents === 0 && typed.no_incident_flag === 0 ? 'あったときは、上の日報に記入してください。' : undefined,
    }),
    toast: `${formatMonthDay(date)}を締めました`,
    done: onClosed,
  });
  return { form, open };
}

/** So many open items stand in sight; one explanation is for all of them. */
const shownAtFirst = 8;

/** The end of the day: what must be so before it is closed, and a word for whatever is not. */
export function DayChecklist(props: DayChecklistProps) {
  const { date, items, entries, incidents } = props;
  const { form, open } = useClosing(props);
  const none = form.values.no_incident_flag === 1;
  const [apart, setApart] = useState<ReadonlySet<string>>(new Set());
  const word = (item: Item, label: string, required = true) => (
    <Field of={form} name={`words.${itemKey(item)}`} label={label} required={required} maxLength={200} />
  );
  const ownWord = (item: StillOpen) => {
    if (items.length === 1) return word(item, explain);
    if (apart.has(itemKey(item))) return word(item, 'この件だけの説明', false);
    return (
      <Button
        kind="quiet"
        size="row"
        className="-ml-3"
        onClick={() => setApart(new Set([...apart, itemKey(item)]))}
        aria-label={`${childNames(item)} この件だけ別に説明する`}
      >
        この件だけ別に説明する
      </Button>
    );
  };
  const rows = (found: readonly StillOpen[]) => (
    <ul className="divide-y divide-line rounded-md border border-line bg-white px-3.5">
      {found.map((item) => (
        <OpenItemRow key={itemKey(item)} item={item} date={date} settle={props.settle} onMended={props.onMended}>
          {ownWord(item)}
        </OpenItemRow>
      ))}
    </ul>
  );
  const part = (title: string, good: string, found: readonly StillOpen[]) => (
    <Part title={title} done={found.length === 0} state={found.length === 0 ? good : `${found.length}件あります`}>
      {found.length > 0 && rows(found.slice(0, shownAtFirst))}
      {found.length > shownAtFirst && (
        <details>
          <summary className="min-h-11 cursor-pointer content-center font-bold text-action">
            ほかの{found.length - shownAtFirst}件も見る
          </summary>
          {rows(found.slice(shownAtFirst))}
        </details>
      )}
    </Part>
  );
  const [there, unpaid] = [true, false].map((of) => items.filter(({ kind }) => attendance.includes(kind) === of));
  return (
    <BareForm of={form} className="grid gap-3">
      <ul className="grid gap-3">
        {part('お子さまは全員降園', '全員の登降園がそろっています', there ?? [])}
        {part('精算', '未精算はありません', unpaid ?? [])}
        <Part title="日報" done={entries > 0} state={entries > 0 ? `${entries}件の記入` : 'まだ記入がありません'}>
          {entries === 0 && word(noReport, '記入しないときは、その理由')}
        </Part>
        <Part
          title="事故・けが、ヒヤリハット"
          done={incidents > 0 || none}
          state={incidents > 0 ? `${incidents}件の記入` : none ? 'なかったことを確認' : '確認してください'}
        >
          {incidents === 0 && (
            <Check
              of={form}
              name="no_incident_flag"
              on={1}
              off={0}
              title="事故・けが、ヒヤリハットはありませんでした"
            />
          )}
        </Part>
      </ul>
      {items.length > 1 && (
        <Field
          of={form}
          name="common"
          label={`${explain}(${items.length}件に共通)`}
          required
          maxLength={200}
          hint="別に説明した件には、その説明を残します。"
        />
      )}
      <FormProblem of={form} />
      <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2">
        {open.length > 0 && (
          <p className="text-note text-ink-soft">残っていること{open.length}件は、説明と一緒に記録します。</p>
        )}
        <SubmitButton of={form} size="large" submit={`${formatMonthDay(date)}を締める`} busyLabel="締めています" />
      </div>
    </BareForm>
  );
}

type PartProps = { title: string; done: boolean; state: string; children: ReactNode };

function Part({ title, done, state, children }: PartProps) {
  const Icon = done ? CircleCheck : CircleAlert;
  return (
    <li className={`rounded-lg border p-4 ${done ? 'border-line bg-white' : 'border-ask/40 bg-ask-soft'}`}>
      <p className="flex items-start gap-2.5">
        <Icon className={`mt-0.5 size-5.5 shrink-0 ${done ? 'text-trust' : 'text-ask'}`} aria-hidden="true" />
        <span className="flex-1">
          <strong>{title}</strong>
          <span className={`ml-3 text-note ${done ? 'text-ink-soft' : 'font-bold text-ask'}`}>{state}</span>
        </span>
      </p>
      <div className="mt-3 grid gap-3 empty:hidden">{children}</div>
    </li>
  );
}
