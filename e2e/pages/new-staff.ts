import pg from 'pg';

type NewStaff = { account_id: number; email: string; name: string };

/** Staff of a test's own, with the demo's password, straight into the database: an invitation by mail takes seconds. */
export async function newStaff(
  databaseUrl: string,
  {
    name,
    role,
    branch_id,
    registration_number,
  }: { name: string; role: 2 | 3; branch_id: number; registration_number?: string },
): Promise<NewStaff> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    const { rows } = await client.query<{ account_id: number; email: string }>(
      `with made as (
         insert into auth.users (uid, kind, email, password_hash)
         select 'e2e-' || gen_random_uuid(), 'staff', 'e2e-' || gen_random_uuid() || '@example.jp', password_hash
         from auth.users where uid = 'demo-minato-manager' returning uid, email
       ), person as (
         insert into accounts (uid, name, role, branch_id) select uid, $1, $2, $3 from made returning id
       ), registered as (
         insert into account_qualifications (account_id, qualification, registration_number)
         select id, 1, $4 from person where $4 <> ''
       )
       select person.id as account_id, made.email from person, made`,
      [name, role, branch_id, registration_number ?? ''],
    );
    return { name, ...(rows[0] as { account_id: number; email: string }) };
  } finally {
    await client.end();
  }
}
