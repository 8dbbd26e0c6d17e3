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

type Closing = ReturnType<typeof useClosing>['form'];

/** The end of the day: what must be so before it is closed, and a word for whatever is not. */
export function DayChecklist(props: DayChecklistProps) {
  const { date, items, entries, incidents } = props;
  const { form, open } = useClosing(props);
  const [there = [], unpaid = []] = [true, false].map((of) =>
    items.filter(({ kind }) => attendance.includes(kind) === of),
  );
  return (
    <BareForm of={form} className="grid gap-3">
      <ul className="grid gap-3">
        <Part title="お子さまは全員降園" done={there.length === 0} state={said(there, '全員の登降園がそろっています')}>
          <OpenItems {...props} form={form} found={there} />
        </Part>
        <Part title="精算" done={unpaid.length === 0} state={said(unpaid, '未精算はありません')}>
          <OpenItems {...props} form={form} found={unpaid} />
        </Part>
        <Part title="日報" done={entries > 0} state={entries > 0 ? `${entries}件の記入` : 'まだ記入がありません'}>
          {entries === 0 && <OwnWord form={form} item={noReport} label="記入しないときは、その理由" required />}
        </Part>
        <NoIncidents form={form} incidents={incidents} />
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

const said = (found: readonly StillOpen[], good: string): string =>
  found.length === 0 ? good : `${found.length}件あります`;

type OwnWordProps = { form: Closing; item: Item; label: string; required?: boolean };

function OwnWord({ form, item, label, required = false }: OwnWordProps) {
  return <Field of={form} name={`words.${itemKey(item)}`} label={label} required={required} maxLength={200} />;
}

type OpenItemsProps = DayChecklistProps & { form: Closing; found: readonly StillOpen[] };

/** What is open, each with its act; a word of its own where one explanation is not for all. */
function OpenItems({ form, found, items, date, settle, onMended }: OpenItemsProps) {
  const [apart, setApart] = useState<ReadonlySet<string>>(new Set());
  if (found.length === 0) return null;
  const single = items.length === 1;
  const rows = (some: readonly StillOpen[]) => (
    <ul className="divide-y divide-line rounded-md border border-line bg-white px-3.5">
      {some.map((item) => {
        const key = itemKey(item);
        return (
          <OpenItemRow
            key={key}
            {...{ item, date, settle, onMended }}
            apart={
              !single &&
              !apart.has(key) && <ApartButton item={item} onPress={() => setApart(new Set([...apart, key]))} />
            }
          >
            {single && <OwnWord form={form} item={item} label={explain} required />}
            {!single && apart.has(key) && <OwnWord form={form} item={item} label="この件だけの説明" />}
          </OpenItemRow>
        );
      })}
    </ul>
  );
  return (
    <>
      {rows(found.slice(0, shownAtFirst))}
      {found.length > shownAtFirst && (
        <details>
          <summary className="min-h-11 cursor-pointer content-center font-bold text-action">
            ほかの{found.length - shownAtFirst}件も見る
          </summary>
          {rows(found.slice(shownAtFirst))}
        </details>
      )}
    </>
  );
}

function ApartButton({ item, onPress }: { item: StillOpen; onPress: () => void }) {
  return (
    <Button kind="quiet" size="row" onClick={onPress} aria-label={`${childNames(item)} この件だけ別に説明する`}>
      別に説明
    </Button>
  );
}

function NoIncidents({ form, incidents }: { form: Closing; incidents: number }) {
  const none = form.values.no_incident_flag === 1;
  return (
    <Part
      title="事故・けが、ヒヤリハット"
      done={incidents > 0 || none}
      state={incidents > 0 ? `${incidents}件の記入` : none ? 'なかったことを確認' : '確認してください'}
    >
      {incidents === 0 && (
        <Check of={form} name="no_incident_flag" on={1} off={0} title="事故・けが、ヒヤリハットはありませんでした" />
      )}
    </Part>
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
