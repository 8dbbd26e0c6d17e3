import type { SelectStaffFamilyThreadData } from '../../../../contract/operations/generated.ts';
import { messageSender } from '../../../../domain/messages/message-codes.ts';
import type { ShownMessage } from '../family/message-list.tsx';

export type FamilyThreadRow = SelectStaffFamilyThreadData['family_threads'][number];

/** The oldest first. Staff see who of them wrote, and who of the family. */
export const threadMessages = ({ family_messages, customer }: FamilyThreadRow): ShownMessage[] =>
  family_messages.toReversed().map((message) => {
    const { sender, family_member } = message;
    const relation = family_member?.relation ? `(${family_member.relation})` : '';
    const family = `${family_member?.name ?? customer?.name ?? 'ご家族'}${relation}`;
    const side = sender === messageSender.code.headquarters ? '本部' : '';
    return {
      id: message.id,
      body: message.body,
      created_at: message.created_at,
      photos: message.family_message_files,
      own: sender !== messageSender.code.family,
      writer: sender === messageSender.code.family ? family : `${side} ${message.account?.name ?? ''}`.trim(),
    };
  });
