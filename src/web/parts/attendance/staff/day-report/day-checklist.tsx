import { CircleAlert, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { enter } from '../../../../../contract/fields.ts';
import { branchDayFunctions } from '../../../../../contract/functions/attendance/branch-days.ts';
import type { OpenItemKind } from '../../../../../domain/attendance/day-numbers.ts';
import { formatMonthDay, formatTimeRange } from '../../../../../domain/time-format.ts';
import { TelLink } from '../../../../console/tel-link.tsx';
import { BareForm, FormProblem, SubmitButton } from '../../../../form/action-form.tsx';
import { Check, Field } from '../../../../form/field.tsx';
import { useActionForm } from '../../../../form/use-action-form.ts';
import { childNames, itemKey, openItemText, type StillOpen } from './open-item.ts';

type DayChecklistProps = {
  branch_id: number;
  date: string;
  items: readonly StillOpen[];
  entries: number;
  incidents: number;
  onClosed: () => void;
};

type Item = { readonly kind: string; readonly reserve_id: number | null };
const noReport: Item = { kind: 'report', reserve_id: null };
const attendance: readonly string[] = ['present', 'expected'];
/** Words by what is open: it can change while one writes. */
type Typed = { no_incident_flag: 0 | 1; words: Readonly<Record<string, string>> };

function useClosing({ branch_id, date, items, entries, incidents, onClosed }: DayChecklistProps) {
  const open: readonly Item[] = [...items, ...(entries === 0 ? [noReport] : [])];
  const wordOf = ({ words }: Typed, item: Item) => (words[itemKey(item)] ?? '').trim();
  const form = useActionForm(branchDayFunctions, 'staffCloseDay', {
    defaults: { no_incident_flag: 0, words: {} } as Typed,
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
        open.map((item) => [`words.${itemKey(item)}`, wordOf(typed, item) === '' ? enter('説明') : undefined]),
      ),
      no_incident_flag:
        incidents === 0 && typed.no_incident_flag === 0 ? 'あったときは、上の日報に記入してください。' : undefined,
    }),
    toast: `${formatMonthDay(date)}を締めました`,
    done: onClosed,
  });
  return { form, open };
}

/** The end of the day: what must be so before it is closed, and a word for whatever is not. */
export function DayChecklist(props: DayChecklistProps) {
  const { date, items, entries, incidents } = props;
  const { form, open } = useClosing(props);
  const none = form.values.no_incident_flag === 1;
  const word = (item: Item, label: string) => (
    <Field of={form} name={`words.${itemKey(item)}`} label={label} required maxLength={200} />
  );
  const part = (title: string, good: string, found: readonly StillOpen[]) => (
    <Part title={title} done={found.length === 0} state={found.length === 0 ? good : `${found.length}件あります`}>
      {found.map((item) => (
        <OpenItemPart key={itemKey(item)} item={item}>
          {word(item, 'どうしてか、このあとどうするか')}
        </OpenItemPart>
      ))}
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

function OpenItemPart({ item, children }: { item: StillOpen; children: ReactNode }) {
  const { reserve } = item;
  return (
    <div className="rounded-md border border-line bg-white p-3.5">
      <p className="mb-2 flex flex-wrap items-baseline gap-x-3 leading-snug">
        <strong>{childNames(item)}</strong>
        {reserve && (
          <span className="figures text-note text-ink-soft">
            {formatTimeRange(reserve.start_datetime, reserve.end_datetime)}
          </span>
        )}
        <span className="text-note font-bold text-ask">{openItemText[item.kind as OpenItemKind]}</span>
        {reserve?.customer && (
          <span className="text-note">
            {reserve.customer.name}
            <TelLink tel={reserve.customer.tel} name={reserve.customer.name} />
          </span>
        )}
        <Link
          to={`/staff/reserves/${item.reserve_id}`}
          className="text-link -my-2.5 ml-auto inline-flex min-h-11 items-center text-note"
        >
          予約を開く<span className="sr-only"> {childNames(item)}</span>
        </Link>
      </p>
      {children}
    </div>
  );
}
