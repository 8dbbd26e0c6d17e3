import { addDays, instantOf, isTokyoDate } from '../../../domain/time.ts';
import { containing } from '../search-where.ts';
import { auditActions } from './audit-text.ts';

/** What the address asks for; '0' and '' ask for nothing. */
export type AuditFilter = {
  account: string;
  /** A word of what was done (「返金」), or a function's name. */
  action: string;
  table: string;
  record: string;
  from: string;
  to: string;
  text: string;
};

export function auditFilterOf(search: URLSearchParams): AuditFilter {
  const day = (name: string) => {
    const text = search.get(name) ?? '';
    return isTokyoDate(text) ? text : '';
  };
  const number = (name: string) => {
    const text = search.get(name) ?? '';
    return /^\d{1,9}$/.test(text) ? text : '';
  };
  return {
    account: number('account') || '0',
    action: (search.get('action') ?? '').trim(),
    table: search.get('table') ?? '0',
    record: number('record'),
    from: day('from'),
    to: day('to'),
    text: search.get('text') ?? '',
  };
}

const actionsWith = (word: string): readonly string[] =>
  auditActions.filter(({ key, label }) => key === word || label.includes(word)).map(({ key }) => key);

export function auditWhere({ account, action, table, record, from, to, text }: AuditFilter) {
  const span = {
    ...(from === '' ? {} : { _gte: instantOf(from).toISOString() }),
    ...(to === '' ? {} : { _lt: instantOf(addDays(to, 1)).toISOString() }),
  };
  return {
    ...(account === '0' ? {} : { account_id: { _eq: Number(account) } }),
    ...(action === '' ? {} : { action: { _in: actionsWith(action) } }),
    ...(table === '0' ? {} : { table_name: { _eq: table } }),
    ...(record === '' ? {} : { record_id: { _eq: Number(record) } }),
    ...(from === '' && to === '' ? {} : { created_at: span }),
    ...(text.trim() === '' ? {} : { reason: { _ilike: containing(text) } }),
  };
}
