import { familyRole } from '../../domain/family/family-codes.ts';
import { headquartersId } from '../branches/store/branches.ts';
import { notify } from '../notifying/notify.ts';
import { insertBranchMessage } from '../notifying/store/branch-messages.ts';
import { insertHeadquartersMessage } from '../notifying/store/headquarters-messages.ts';
import type { Transaction } from '../postgres/database.ts';
import { enqueue } from '../queue/enqueue.ts';
import { writeAutomaticAudit } from '../store/audit.ts';
import type { FamilyMemberRow } from './store/members.ts';
import { branchesExpecting, namesListedBy, nobodyMayFetch } from './store/standings.ts';
import type { PeopleData } from './texts/people-texts.ts';

const { relative } = familyRole.code;
/** No names: the room is not ours. The page behind the link shows who. */
const bodyOf = (title: string, text: string, link: string): string =>
  `[info][title]${title}[/title]${text}\n{site}${link}[/info]`;

/**
 * After a member was hidden or removed. What they made has ended in the same transaction (app.end_what_person_made); this notifies
 * the other guardian, and the branches where a child is in care or expected, but not the person. If no one is left who may
 * pick up, branch and headquarters are alerted.
 */
export async function notifyStandingEnded(
  tx: Transaction,
  member: Pick<FamilyMemberRow, 'id' | 'customer_id' | 'role' | 'version'> & { name: string },
  how: PeopleData['family_person_ended']['how'],
): Promise<void> {
  const { customer_id, name } = member;
  const people = await namesListedBy(tx, member.id);
  const occurrence = `member-${member.id}-${member.version}`;
  // A member who left by their own choice is announced by a separate message.
  if (how !== 'left' || people.length > 0)
    await notify(tx, { customer_id, kind: 'family_person_ended', data: { name, how, people }, occurrence });
  if (member.role === relative) return;
  const branches = await branchesExpecting(tx, customer_id);
  const link = `/staff/customers/${customer_id}`;
  const title = 'お迎えの方が変わりました';
  const text =
    'お預かりの予定があるご家庭で、お迎えに来られる方が変わりました。お引き渡しの前に、画面でご確認ください。';
  for (const branch_id of branches) {
    const deduplication_key = `family standing ${member.id} ${member.version} ${branch_id}`;
    await insertBranchMessage(tx, { branch_id, deduplication_key, body: bodyOf(title, text, link) });
    const about = { action: 'familyPersonEnded', table_name: 'customers', record_id: customer_id } as const;
    await writeAutomaticAudit(tx, { ...about, branch_id, reason: text });
  }
  if (branches.length > 0 && (await nobodyMayFetch(tx, customer_id))) await alarm(tx, { ...member, branches, link });
}

async function alarm(
  tx: Transaction,
  about: { id: number; customer_id: number; version: number; branches: readonly number[]; link: string },
): Promise<void> {
  const { link } = about;
  const title = 'お迎えに来られる方がいません';
  const text =
    'お預かりの予定があるご家庭で、お引き渡しできる方が一人もいなくなりました。お迎えの方を至急ご確認ください。';
  for (const branch_id of about.branches) {
    const deduplication_key = `nobody may fetch ${about.id} ${about.version} ${branch_id}`;
    const body = bodyOf(title, text, link);
    await insertBranchMessage(tx, { branch_id, deduplication_key, body });
    await writeAutomaticAudit(tx, {
      branch_id,
      action: 'nobodyMayFetch',
      table_name: 'customers',
      record_id: about.customer_id,
      reason: text,
    });
    const headquarters_message_id = await insertHeadquartersMessage(tx, {
      kind: 'nobodyMayFetch',
      deduplication_key,
      title,
      content: text,
      branch_id,
      link,
    });
    if (headquarters_message_id === null) continue;
    await enqueue(tx, 'sendHeadquartersMail', { headquarters_message_id });
    const headquarters = await headquartersId(tx);
    if (headquarters !== null)
      await insertBranchMessage(tx, { branch_id: headquarters, deduplication_key: `${deduplication_key} honbu`, body });
  }
}
