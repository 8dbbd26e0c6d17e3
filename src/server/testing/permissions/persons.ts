import { accountRole } from '../../../domain/codes.ts';
import { openSession } from '../../auth/store/sessions.ts';
import type { TestApp } from '../app.ts';

/** The family whose rows are asked for, and the branch it goes to. */
export const asked = { uid: 'demo-sato', customer_id: 1, branch_id: 2 } as const;
/** A branch where no family has ever been. */
export const OTHER_BRANCH = 5;
const HEADQUARTERS_BRANCH = 1;

/** Who asks: around the family, and outside. */
export const persons = [
  'visitor',
  'parent',
  'second guardian',
  'relative',
  'other parent',
  'staff',
  'tablet',
  'manager',
  'staff elsewhere',
  'tablet elsewhere',
  'manager elsewhere',
  'headquarters',
  'accounting',
  'support',
  'read-only',
] as const;
export type PersonName = (typeof persons)[number];
/** Roles of headquarters with one kind of work. */
export const specialists = ['accounting', 'support', 'read-only'] as const satisfies readonly PersonName[];
/** Nothing of the family is theirs to see. */
export const outsiders: readonly PersonName[] = [
  'visitor',
  'other parent',
  'staff elsewhere',
  'tablet elsewhere',
  'manager elsewhere',
];
export type Tokens = Readonly<Record<PersonName, string | undefined>>;

/** Signs everybody in; the persons the demo's family has not are added to it. */
export async function signInPersons(app: TestApp, otherParent: string): Promise<Tokens> {
  const { pool, services } = app;
  const addFamilyMember = (uid: string, role: number) =>
    pool.query(
      `with u as (insert into auth.users (uid, kind, email, password_hash) values ($1, 'customer', $1 || '@example.jp', 'x'))
       insert into family_members (customer_id, role, uid, name) values ($2, $3, $1, '試験 花子')`,
      [uid, asked.customer_id, role],
    );
  await addFamilyMember('asked-guardian', 2);
  await addFamilyMember('asked-relative', 3);
  const addAccount = (uid: string, role: number, branch_id: number = OTHER_BRANCH) =>
    pool.query(
      `with u as (insert into auth.users (uid, kind, email, password_hash) values ($1, 'staff', $1 || '@example.jp', 'x'))
       insert into accounts (uid, name, role, branch_id) values ($1, '試験 職員', $2, $3)`,
      [uid, role, branch_id],
    );
  await addAccount('elsewhere-manager', 2);
  await addAccount('elsewhere-staff', 3);
  const { accounting, support, readOnly } = accountRole.code;
  for (const [uid, role] of Object.entries({ accounting, support, readOnly })) {
    await addAccount(`elsewhere-${uid}`, role, HEADQUARTERS_BRANCH);
  }
  /** As the PIN's route signs in. */
  const tabletToken = async (uid: string, branch_id: number) => {
    const { rows } = await pool.query<{ id: number }>(
      "insert into tablets (branch_id, name, registered_by) values ($1, '玄関', 1) returning id",
      [branch_id],
    );
    const tablet = { id: rows[0]?.id ?? 0, branch_id };
    const { id } = await services.database.transaction(services.clock.now(), (tx) =>
      openSession(tx, { uid, role: 'staff', tablet, by_pin: true }, app.config),
    );
    return services.bearer.issue({ uid, role: 'staff', session_id: id, tablet: { ...tablet, limited: true } });
  };
  return {
    visitor: undefined,
    parent: await app.tokenOf(asked.uid),
    'second guardian': await app.tokenOf('asked-guardian'),
    relative: await app.tokenOf('asked-relative'),
    'other parent': otherParent,
    staff: await app.tokenOf('demo-minato-staff', 'staff'),
    tablet: await tabletToken('demo-minato-staff', asked.branch_id),
    manager: await app.tokenOf('demo-minato-manager', 'staff'),
    'staff elsewhere': await app.tokenOf('elsewhere-staff', 'staff'),
    'tablet elsewhere': await tabletToken('elsewhere-staff', OTHER_BRANCH),
    'manager elsewhere': await app.tokenOf('elsewhere-manager', 'staff'),
    headquarters: await app.tokenOf('demo-honbu', 'staff'),
    accounting: await app.tokenOf('elsewhere-accounting', 'staff'),
    support: await app.tokenOf('elsewhere-support', 'staff'),
    'read-only': await app.tokenOf('elsewhere-readOnly', 'staff'),
  };
}
