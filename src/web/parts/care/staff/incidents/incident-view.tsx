import { Link } from 'react-router';
import { notInformedYet } from '../../../../../domain/care/incident-codes.ts';
import { formatAge } from '../../../../../domain/membership/age.ts';
import { withSan } from '../../../../../domain/text/called-name.ts';
import { tokyoDateOf } from '../../../../../domain/time.ts';
import { formatDateTime, formatDateTimeWeekday } from '../../../../../domain/time-format.ts';
import { FactList } from '../../../../console/fact-list.tsx';
import { useStaff } from '../../../../console/staff-context.tsx';
import { Badge } from '../../../../ui/badge.tsx';
import { type Incident, incidentText, incidentTone } from './incident-text.ts';
import { PaperLink } from './paper-link.tsx';

const orNone = (text: string) => (text === '' ? <span className="text-ink-soft">記入なし</span> : text);

/** The report as it reads. */
export function IncidentView({ incident }: { incident: Incident }) {
  return (
    <div className="grid gap-6">
      <section aria-label="報告書" className="rounded-lg border border-line bg-white p-4">
        <FactList
          facts={[
            [
              '種類',
              <Badge key="kind" tone={incidentTone(incident.kind)}>
                {incidentText(incident)}
              </Badge>,
            ],
            [
              '起きた日時',
              <span key="at" className="figures">
                {formatDateTimeWeekday(incident.happened_at)}
              </span>,
            ],
            ['場所', incident.place],
            [
              'そこにいた職員',
              orNone(incident.incident_accounts.map(({ account }) => account?.name ?? '退職者').join('、')),
            ],
            ['そのほかにいた人', orNone(incident.others_present)],
            [
              '何が起きたか',
              <span key="what" className="wrap-anywhere">
                {incident.what_happened}
              </span>,
            ],
            ['原因', orNone(incident.cause)],
            ['再発を防ぐために', orNone(incident.measure)],
            ['記入', `${incident.account?.name ?? '退職者'} ${formatDateTime(incident.created_at)}`],
          ]}
        />
      </section>
      {incident.incident_children.map((row) => (
        <ChildPart key={row.child_id} incident={incident} row={row} />
      ))}
    </div>
  );
}

function ChildPart({ incident, row }: { incident: Incident; row: Incident['incident_children'][number] }) {
  const { manager } = useStaff();
  const name = row.child?.name ?? 'お子さま';
  return (
    <section aria-labelledby={`child-${row.child_id}`} className="rounded-lg border border-line bg-white p-4">
      <h2 id={`child-${row.child_id}`} className="mb-2 text-lead">
        {row.child ? (
          <Link
            to={`/staff/customers/${row.child.customer_id}`}
            className="text-link inline-flex min-h-11 items-center"
          >
            {withSan(name)}
          </Link>
        ) : (
          name
        )}{' '}
        {row.child && (
          <span className="figures text-note font-normal text-ink-soft">
            {formatAge(row.child.date_of_birth, tokyoDateOf(incident.happened_at))}
          </span>
        )}
      </h2>
      <FactList
        facts={[
          ['発見時の様子', orNone(row.state_found)],
          ['応急手当', orNone(row.first_aid)],
          ['受診・診断', orNone([row.hospital, row.diagnosis].filter(Boolean).join(' '))],
          [
            '保護者への連絡',
            row.told_at === null ? (
              <Badge key="told" tone="wrong">
                {notInformedYet}
              </Badge>
            ) : (
              `${formatDateTime(row.told_at)} ${row.told_name}(${row.told_account?.name ?? '退職者'}が連絡)\n${row.told_words}`
            ),
          ],
        ]}
      />
      {manager && (
        <div className="mt-4">
          <PaperLink
            ask={{ name: 'staffIssueChildDay', input: { reserve_id: row.reserve_id, child_id: row.child_id } }}
            label="この日の記録をPDFで作る"
          />
        </div>
      )}
    </section>
  );
}
