import { customerStatus } from '../../../domain/codes.ts';
import { familyRole, type InvitedRole } from '../../../domain/family/family-codes.ts';
import { hashSecret, newSecret } from '../../auth/store/secrets.ts';
import type { Queryable, Transaction } from '../../postgres/database.ts';

const { accountDeleted } = customerStatus.code;
const { relative } = familyRole.code;
const open = 'accepted_at is null and revoked_at is null and expires_at > app.now()';

export interface NewInvitation {
  customer_id: number;
  inviting_member_id: number;
  role: InvitedRole;
  name: string;
  relation: string;
}

/** Lasts as long as the settings say. */
export async function issueInvitationToFamily(tx: Transaction, invitation: NewInvitation) {
  const token = newSecret();
  const { rows } = await tx.query<{ id: number; expires_at: Date }>(
    `insert into family_invitations (customer_id, inviting_member_id, role, name, relation, token_hash, expires_at)
     select $1, $2, $3, $4, $5, $6, app.now() + make_interval(hours => s.family_invitation_hours)
     from app.reserve_settings_on(app.tokyo_today()) s returning id, expires_at`,
    [
      invitation.customer_id,
      invitation.inviting_member_id,
      invitation.role,
      invitation.name,
      invitation.relation,
      hashSecret(token),
    ],
  );
  return { ...(rows[0] as { id: number; expires_at: Date }), token };
}

/** A new link takes the place of the open ones before it: of the second guardian, or of the same relative. */
export async function revokeSameInvitations(tx: Transaction, invitation: NewInvitation): Promise<void> {
  await tx.query(
    `update family_invitations set revoked_at = app.now() where customer_id = $1 and role = $2 and ${open}
       and (role <> ${relative} or (name, relation) = ($3, $4))`,
    [invitation.customer_id, invitation.role, invitation.name, invitation.relation],
  );
}

export async function revokeInvitation(tx: Transaction, customer_id: number, id: number): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update family_invitations set revoked_at = app.now() where id = $2 and customer_id = $1 and ${open}`,
    [customer_id, id],
  );
  return rowCount === 1;
}

/** Whether one relative more would be too many. The caller holds the customer. */
export async function relativesAreFull(tx: Transaction, customer_id: number): Promise<boolean> {
  const { rows } = await tx.query<{ full: boolean }>(
    `select (select count(*) from family_members where customer_id = $1 and role = ${relative} and removed_at is null)
       + (select count(*) from family_invitations where customer_id = $1 and role = ${relative} and ${open})
       >= s.relatives_limit as full from app.reserve_settings_on(app.tokyo_today()) s`,
    [customer_id],
  );
  return rows[0]?.full ?? false;
}

export interface OpenedInvitation {
  id: number;
  customer_id: number;
  role: InvitedRole;
  name: string;
  relation: string;
  inviter_name: string;
  expires_at: Date;
  /** Who joined by it. */
  accepted_uid: string | null;
  state: 'open' | 'used' | 'ended';
}

/** What has become of a link; null for one we never made. Locked, where its use is decided. */
export async function invitationOf(
  db: Queryable,
  token: string,
  lock: 'for update of i' | '' = '',
): Promise<OpenedInvitation | null> {
  const { rows } = await db.query<OpenedInvitation>(
    `select i.id, i.customer_id, i.role, i.name, i.relation, coalesce(m.name, c.name) as inviter_name, i.expires_at,
       (select a.uid from family_members a where a.id = i.family_member_id and a.removed_at is null) as accepted_uid,
       case when i.accepted_at is not null then 'used'
         when i.revoked_at is not null or i.expires_at <= app.now() or c.status = ${accountDeleted} then 'ended'
         else 'open' end as state
     from family_invitations i join family_members m on m.id = i.inviting_member_id join customers c on c.id = i.customer_id
     where i.token_hash = $1 ${lock}`,
    [hashSecret(token)],
  );
  return rows[0] ?? null;
}

export async function noteAccepted(tx: Transaction, id: number, family_member_id: number): Promise<void> {
  await tx.query('update family_invitations set accepted_at = app.now(), family_member_id = $2 where id = $1', [
    id,
    family_member_id,
  ]);
}

/** A separate link for the mail, so that no secret is stored in the queue. Null once it is of no use any more. */
export async function renewInvitationToken(tx: Transaction, id: number) {
  const token = newSecret();
  const { rows } = await tx.query<{ role: InvitedRole; inviter_name: string; hours: number }>(
    `update family_invitations i set token_hash = $2 from family_members m, customers c, app.reserve_settings_on(app.tokyo_today()) s
     where i.id = $1 and m.id = i.inviting_member_id and c.id = i.customer_id and i.accepted_at is null
       and i.revoked_at is null and i.expires_at > app.now()
     returning i.role, coalesce(m.name, c.name) as inviter_name, s.family_invitation_hours as hours`,
    [id, hashSecret(token)],
  );
  return rows[0] === undefined ? null : { ...rows[0], token };
}
