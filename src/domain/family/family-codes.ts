import { type CodeOf, codeList } from '../code-list.ts';

/** family_members.role. What each may do: contract/functions/definition.ts for functions, the policies for rows. */
export const familyRole = codeList({
  payingMember: [1, 'お支払いの方'],
  guardian: [2, '保護者'],
  relative: [3, '家族'],
});
export type FamilyRole = CodeOf<typeof familyRole>;

/**
 * A person's current role in a family (app.family_standings). Hidden: can still sign in, sees nothing of branch, times, people,
 * pictures or papers, and never fetches. Removed: nothing.
 */
export const familyStanding = codeList({
  payingMember: [1, 'お支払いの方'],
  guardian: [2, '保護者'],
  relative: [3, '家族'],
  hidden: [4, '非表示'],
  removed: [5, '外れた方'],
});
export type FamilyStanding = CodeOf<typeof familyStanding>;

/** family_invitations.role: the paying member is never invited. */
export const invitedRoles = [familyRole.code.guardian, familyRole.code.relative] as const;
export type InvitedRole = (typeof invitedRoles)[number];
