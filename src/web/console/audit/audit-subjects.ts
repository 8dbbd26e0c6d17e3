import {
  type SelectStaffAuditData,
  type SelectStaffAuditNamesData,
  SelectStaffAuditNamesDocument,
} from '../../../contract/operations/generated.ts';
import { withSama } from '../../../domain/text/called-name.ts';
import { isTokyoDate } from '../../../domain/time.ts';
import { formatMonthDay, formatTimeRange } from '../../../domain/time-format.ts';
import { formatYen } from '../../../domain/yen.ts';
import { operation } from '../../data/question.ts';
import { useAnswer } from '../../data/use-answer.ts';
import { useStaff } from '../staff-context.tsx';

type Log = SelectStaffAuditData['audit_logs'][number];

/** A record by its name and where it is looked at, if those are known. */
export type AuditSubject = { name?: string | undefined; to?: string | undefined };

const idsOf = (logs: readonly Log[], table: string): number[] =>
  [...new Set(logs.filter((log) => log.table_name === table).flatMap(({ record_id }) => record_id ?? []))].sort(
    (a, b) => a - b,
  );

const withId = <Row extends { id: number }>(rows: readonly Row[], id: number | null): Row | undefined =>
  rows.find((row) => row.id === id);

function reserveSubject(reserve: SelectStaffAuditNamesData['reserves'][number] | undefined): AuditSubject {
  if (reserve === undefined) return {};
  const children = reserve.reserve_details.flatMap(({ child }) => child?.name ?? []).join('、');
  const family = reserve.customer ? `(${withSama(reserve.customer.name)})` : '';
  const time = formatTimeRange(reserve.start_datetime, reserve.end_datetime);
  return {
    name: `${children}${family} ${formatMonthDay(new Date(reserve.start_datetime))} ${time}`,
    to: `/staff/reserves/${reserve.id}`,
  };
}

/** Marks, seats and hours are about days: the first and the last of the rows that were changed. */
export function daysIn({ before, after }: Pick<Log, 'before' | 'after'>): string | undefined {
  const rows = [before, after].flatMap((value: unknown) => (Array.isArray(value) ? value : [value]));
  const days = rows
    .map((row: unknown) => (typeof row === 'object' && row !== null && 'date' in row ? row.date : null))
    .filter((date): date is string => typeof date === 'string' && isTokyoDate(date))
    .sort();
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  return first === last ? formatMonthDay(first) : `${formatMonthDay(first)}〜${formatMonthDay(last)}`;
}

/** Whose shift or clocking it is. */
function staffIn({ before, after }: Pick<Log, 'before' | 'after'>): string | undefined {
  const row: unknown = after ?? before;
  if (typeof row !== 'object' || row === null || !('staff_name' in row)) return undefined;
  return typeof row.staff_name === 'string' ? row.staff_name : undefined;
}

const plainSubject = (log: Log): AuditSubject => {
  const name = [staffIn(log), daysIn(log)].filter(Boolean).join(' ');
  return name === '' ? {} : { name };
};

/** What an entry is about, in words: whose stay on which day, whose payment of how much. */
function subjectIn(data: SelectStaffAuditNamesData, log: Log, familyPath: string): AuditSubject {
  const { table_name, record_id } = log;
  const family = (customer: { id: number; name: string } | null | undefined, more = ''): AuditSubject =>
    customer ? { name: `${withSama(customer.name)}${more}`, to: `${familyPath}/${customer.id}` } : {};
  const has = (rows: readonly { id: number }[]) => rows.some(({ id }) => id === record_id);
  switch (table_name) {
    case 'reserves':
      return reserveSubject(withId(data.reserves, record_id));
    case 'childcares':
      return reserveSubject(data.reserves.find(({ childcares }) => has(childcares)));
    case 'reserve_cancellations':
      return reserveSubject(data.reserves.find(({ reserve_cancellations }) => has(reserve_cancellations)));
    case 'payments': {
      const payment = withId(data.payments, record_id);
      return family(payment?.customer, payment && ` ${formatYen(payment.amount)}`);
    }
    case 'refunds': {
      const refund = withId(data.refunds, record_id);
      return family(refund?.payment?.customer, refund && ` ${formatYen(refund.amount)}`);
    }
    case 'tickets':
      return family(withId(data.tickets, record_id)?.customer);
    case 'customers':
      return family(withId(data.customers, record_id));
    case 'children': {
      const child = withId(data.children, record_id);
      return child ? { name: child.name, to: `${familyPath}/${child.customer_id}` } : {};
    }
    case 'inbox_threads': {
      const thread = withId(data.inbox_threads, record_id);
      const name = (thread?.inquiry ?? thread?.staff_recruitment_application)?.name;
      return thread ? { name: name && withSama(name), to: `/staff/inbox/${thread.id}` } : {};
    }
    case 'daily_reports': {
      const report = withId(data.daily_reports, record_id);
      return report ? { name: formatMonthDay(report.date), to: `/staff/reports?date=${report.date}` } : {};
    }
    case 'incidents':
      return { name: `No.${record_id}`, to: `/staff/incidents/${record_id}` };
    case 'branches':
      return { name: withId(data.branches, record_id)?.name };
    case 'accounts':
      return { name: withId(data.accounts, record_id)?.name };
    default:
      return plainSubject(log);
  }
}

/** The people, days and places a page of the log is about, by name: one question for all of them. */
/** Undefined until the names are here, so that no entry grows when they come. */
export function useAuditSubjects(logs: readonly Log[]): ((log: Log) => AuditSubject) | undefined {
  const { headquarters } = useStaff();
  const familyPath = headquarters ? '/staff/headquarters/families' : '/staff/customers';
  const ids = {
    customers: idsOf(logs, 'customers'),
    children: idsOf(logs, 'children'),
    branches: idsOf(logs, 'branches'),
    accounts: idsOf(logs, 'accounts'),
    reserves: idsOf(logs, 'reserves'),
    childcares: idsOf(logs, 'childcares'),
    cancellations: idsOf(logs, 'reserve_cancellations'),
    payments: idsOf(logs, 'payments'),
    refunds: idsOf(logs, 'refunds'),
    tickets: idsOf(logs, 'tickets'),
    threads: idsOf(logs, 'inbox_threads'),
    reports: idsOf(logs, 'daily_reports'),
  };
  const some = Object.values(ids).some(({ length }) => length > 0);
  const { data, previous, failure } = useAnswer(some ? operation(SelectStaffAuditNamesDocument, ids) : null);
  const names = data ?? previous;
  if (some && names === undefined && !failure) return undefined;
  return (log) => (names === undefined ? plainSubject(log) : subjectIn(names, log, familyPath));
}
