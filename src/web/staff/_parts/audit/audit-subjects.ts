import {
  SelectHeadquartersAuditNamesDocument,
  type SelectStaffAuditData,
} from '../../../../contract/operations/generated.ts';
import { operation } from '../../../data/question.ts';
import { useAnswer } from '../../../data/use-answer.ts';
import type { AuditSubject } from './audit-entry.tsx';

type Log = SelectStaffAuditData['audit_logs'][number];

const idsOf = (logs: readonly Log[], table: string): number[] =>
  [...new Set(logs.filter((log) => log.table_name === table).flatMap(({ record_id }) => record_id ?? []))].sort(
    (a, b) => a - b,
  );

/** The people and places a page of the log is about, by name: one question for all of them. */
export function useAuditSubjects(logs: readonly Log[]): (log: Log) => AuditSubject {
  const ids = {
    customers: idsOf(logs, 'customers'),
    children: idsOf(logs, 'children'),
    branches: idsOf(logs, 'branches'),
    accounts: idsOf(logs, 'accounts'),
  };
  const some = Object.values(ids).some(({ length }) => length > 0);
  const { data } = useAnswer(some ? operation(SelectHeadquartersAuditNamesDocument, ids) : null);
  return ({ table_name, record_id }) => {
    if (data === undefined) return {};
    if (table_name === 'customers') {
      const name = data.customers.find(({ id }) => id === record_id)?.name;
      return { name: name && `${name}様`, to: `/staff/headquarters/families/${record_id}` };
    }
    if (table_name === 'children') {
      const child = data.children.find(({ id }) => id === record_id);
      return child ? { name: child.name, to: `/staff/headquarters/families/${child.customer_id}` } : {};
    }
    if (table_name === 'branches') return { name: data.branches.find(({ id }) => id === record_id)?.name };
    if (table_name === 'accounts') return { name: data.accounts.find(({ id }) => id === record_id)?.name };
    return {};
  };
}
