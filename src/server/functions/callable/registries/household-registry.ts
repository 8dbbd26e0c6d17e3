import { headquartersReturnFamilyThread } from '../../family/messages/headquartersReturnFamilyThread.ts';
import { lateQuote } from '../../family/messages/lateQuote.ts';
import { readFamilyThread } from '../../family/messages/readFamilyThread.ts';
import { sendFamilyMessage } from '../../family/messages/sendFamilyMessage.ts';
import { sendLateNotice } from '../../family/messages/sendLateNotice.ts';
import { staffAnswerLateNotice } from '../../family/messages/staffAnswerLateNotice.ts';
import { staffHandOverFamilyThread } from '../../family/messages/staffHandOverFamilyThread.ts';
import { staffOpenFamilyThread } from '../../family/messages/staffOpenFamilyThread.ts';
import { staffReadFamilyThread } from '../../family/messages/staffReadFamilyThread.ts';
import { staffSendFamilyMessage } from '../../family/messages/staffSendFamilyMessage.ts';
import { staffSetFamilyThread } from '../../family/messages/staffSetFamilyThread.ts';
import type { FunctionImplementation } from '../context.ts';

export const householdImplementations: readonly FunctionImplementation[] = [
  // invitations and people
  // passes
  // health
  // morning
  // day
  // messages
  sendFamilyMessage,
  readFamilyThread,
  staffSendFamilyMessage,
  staffOpenFamilyThread,
  staffReadFamilyThread,
  staffSetFamilyThread,
  staffHandOverFamilyThread,
  headquartersReturnFamilyThread,
  lateQuote,
  sendLateNotice,
  staffAnswerLateNotice,
  // notification settings
];
