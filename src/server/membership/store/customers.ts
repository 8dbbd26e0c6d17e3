import { customerStatus } from '../../../domain/codes.ts';
import type { Queryable } from '../../postgres/database.ts';

const { accountDeleted } = customerStatus.code;

export interface CustomerRow {
  id: number;
  uid: string;
  name: string;
  email: string | null;
  tel: string;
  status: 1 | 2 | 3 | 4;
  registration_status: 0 | 1 | 2;
  plan_type_id: number | null;
  default_branch_id: number | null;
  stripe_customer_id: string | null;
  stripe_payment_method_id: string | null;
  stripe_subscription_id: string | null;
  subscription_period_end: string | null;
  line_user_id: string | null;
  /** Headquarters stopped the family: nothing new, but seeing, cancelling and fetching stay. */
  stopped_flag: boolean;
}

/** Of `customers`, as a CustomerRow. */
export const customerColumnsSql = `id, uid, name, email, tel, status, registration_status, plan_type_id, default_branch_id,
  stripe_customer_id, stripe_payment_method_id, stripe_subscription_id, subscription_period_end, line_user_id,
  exists (select from view_stops_in_force s where s.customer_id = customers.id) as stopped_flag`;

export async function customerByUid(db: Queryable, uid: string): Promise<CustomerRow | null> {
  const { rows } = await db.query<CustomerRow>(
    `select ${customerColumnsSql} from customers where uid = $1 and status <> ${accountDeleted}`,
    [uid],
  );
  return rows[0] ?? null;
}

export async function customerById(db: Queryable, id: number): Promise<CustomerRow | null> {
  const { rows } = await db.query<CustomerRow>(`select ${customerColumnsSql} from customers where id = $1`, [id]);
  return rows[0] ?? null;
}

/** Whether a living customer other than `exceptUid` uses the email address. */
export async function emailIsTaken(db: Queryable, email: string, exceptUid: string | null): Promise<boolean> {
  const { rows } = await db.query<{ taken: boolean }>(
    `select exists (select from customers where email = $1 and status <> ${accountDeleted} and uid is distinct from $2)
       or exists (select from auth.users where email = $1 and not disabled and uid is distinct from $2) as taken`,
    [email, exceptUid],
  );
  return rows[0]?.taken ?? false;
}

/** Whom to call when the parents cannot be reached. */
export async function hasEmergencyContact(db: Queryable, id: number): Promise<boolean> {
  const { rowCount } = await db.query('select from customers where id = $1 and emergency_contact_tel is not null', [
    id,
  ]);
  return rowCount === 1;
}
