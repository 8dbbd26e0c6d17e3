import pg from 'pg';
import { familyRole } from '../../src/domain/family/family-codes.ts';

let people = 0;

/**
 * Another person of a family, straight into the database (the invitation's own spec walks its way): signs in with e-mail by
 * the fixture signIn(page, key), with the demo's password.
 */
export async function addToFamily(
  payer_email: string,
  role: Exclude<keyof typeof familyRole.code, 'paying_member'>,
  name: string,
): Promise<{ key: string; family_member_id: number }> {
  people += 1;
  const key = `person-${process.pid}-${Date.now()}-${people}`;
  const client = new pg.Client(process.env.E2E_DATABASE_URL ?? '');
  await client.connect();
  const { rows } = await client.query<{ id: number }>(
    `with u as (
       insert into auth.users (uid, kind, email, password_hash)
       select $1, 'customer', $1 || '@example.jp', password_hash from auth.users where uid = 'demo-sato'
     ), m as (
       insert into family_members (customer_id, role, uid, name) select id, $3, $1, $4 from customers where email = $2
       returning id
     ), k as (
       insert into family_member_contacts (family_member_id, email) select id, $1 || '@example.jp' from m
     )
     select id from m`,
    [key, payer_email, familyRole.code[role], name],
  );
  await client.end();
  return { key, family_member_id: rows[0]?.id ?? 0 };
}
