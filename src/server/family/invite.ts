import { Refusal } from '../../contract/refusal.ts';
import { familyRole } from '../../domain/family/family-codes.ts';
import { holdCustomer } from '../membership/store/customer-standing.ts';
import type { Transaction } from '../postgres/database.ts';
import {
  issueInvitationToFamily,
  type NewInvitation,
  type OpenedInvitation,
  relativesAreFull,
  revokeSameInvitations,
} from './store/invitations.ts';
import { hasSecondGuardian } from './store/members.ts';

const { guardian } = familyRole.code;

/** A link for one person. Pressed twice, the second link counts: it is the one on the screen. */
export async function invite(tx: Transaction, invitation: NewInvitation) {
  const { customer_id, role } = invitation;
  await holdCustomer(tx, customer_id);
  if (role === guardian && (await hasSecondGuardian(tx, customer_id))) throw new Refusal('second_guardian_exists');
  await revokeSameInvitations(tx, invitation);
  if (role !== guardian && (await relativesAreFull(tx, customer_id))) throw new Refusal('relatives_full');
  return issueInvitationToFamily(tx, invitation);
}

export function requireOpenInvitation(invitation: OpenedInvitation | null): OpenedInvitation {
  if (invitation?.state === 'used') throw new Refusal('family_invitation_used');
  if (invitation?.state !== 'open') throw new Refusal('family_invitation_ended');
  return invitation;
}

/** The link's address; the secret comes after the #, so that it is sent to no server and written to no log. */
export const invitationAddress = (publicUrl: string, id: number, token: string): string =>
  new URL(`/family_invitations/${id}#token=${token}`, publicUrl).href;
