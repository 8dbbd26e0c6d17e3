import { type ServiceName, serviceName } from '../../../domain/codes.ts';
import type { Queryable, Transaction } from '../../postgres/database.ts';

type ServiceCheck = {
  service: ServiceName;
  ok_flag: boolean;
  problem: string;
  checked_at: Date;
  failing_since: Date | null;
};

export async function serviceChecks(db: Queryable): Promise<ServiceCheck[]> {
  const { rows } = await db.query<ServiceCheck>(
    'select service, ok_flag, problem, checked_at, failing_since from service_checks order by service',
  );
  return rows;
}

/** What each third party answered just now; null is a good answer, undefined one that is not used: nothing is said about it any more. */
export async function saveServiceChecks(
  tx: Transaction,
  answers: Readonly<Record<keyof typeof serviceName.code, string | null | undefined>>,
): Promise<void> {
  const checks = (Object.keys(serviceName.code) as (keyof typeof answers)[])
    .filter((name) => answers[name] !== undefined)
    .map((name) => ({ service: serviceName.code[name], problem: answers[name] }));
  await tx.query('delete from service_checks where service <> all($1::smallint[])', [
    checks.map(({ service }) => service),
  ]);
  await tx.query(
    `insert into service_checks as kept (service, ok_flag, problem, checked_at, failing_since)
     select service, problem is null, coalesce(problem, ''), app.now(), case when problem is not null then app.now() end
     from jsonb_to_recordset($1::jsonb) as told (service smallint, problem text)
     on conflict (service) do update set ok_flag = excluded.ok_flag, problem = excluded.problem,
       checked_at = excluded.checked_at,
       failing_since = case when not excluded.ok_flag then coalesce(kept.failing_since, excluded.failing_since) end`,
    [JSON.stringify(checks)],
  );
}
