import { SelectStaffAuditDocument } from '../../../contract/operations/generated.ts';
import { operation } from '../../data/question.ts';
import { useAnswer } from '../../data/use-answer.ts';
import { actsOf } from '../audit/audit-acts.ts';
import { AuditEntry } from '../audit/audit-entry.tsx';
import { LiveLoaded } from '../staff-page.tsx';

const shown = 20;

/** One row, or all of a branch's. */
type HistoryProps = { table_name: string } & ({ record_id: number } | { branch_id: number });

/** Who changed this, when and how: its entries of the audit log, the newest first. */
export function History({ table_name, ...of }: HistoryProps) {
  const where = {
    table_name: { _eq: table_name },
    ...('record_id' in of ? { record_id: { _eq: of.record_id } } : { branch_id: { _eq: of.branch_id } }),
  };
  const entries = useAnswer(operation(SelectStaffAuditDocument, { where, limit: shown, offset: 0 }));
  return (
    <section className="mt-8">
      <h2 className="mb-2 text-lead">変更の記録</h2>
      <LiveLoaded query={entries}>
        {({ audit_logs, audit_logs_aggregate }) =>
          audit_logs.length === 0 ? (
            <p className="text-note text-ink-soft">まだ変更されていません。</p>
          ) : (
            <>
              <ul className="divide-y divide-line border-y border-line">
                {actsOf(audit_logs).map((act) => (
                  <li key={act[0].id} className="py-3">
                    <AuditEntry act={act} />
                  </li>
                ))}
              </ul>
              {audit_logs_aggregate.aggregate.count > shown && (
                <p className="mt-2 text-note text-ink-soft">これより前の記録は「操作記録」で探せます。</p>
              )}
            </>
          )
        }
      </LiveLoaded>
    </section>
  );
}
