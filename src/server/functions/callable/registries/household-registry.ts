import { listChildDays } from '../../family/day/listChildDays.ts';
import { readChildDay } from '../../family/day/readChildDay.ts';
import { staffSaveDayNote } from '../../family/day/staffSaveDayNote.ts';
import { staffEndPickupBar } from '../../family/door/staffEndPickupBar.ts';
import { staffSavePickupBar } from '../../family/door/staffSavePickupBar.ts';
import { staffSeeHandOver } from '../../family/door/staffSeeHandOver.ts';
import { issueFirstVisitPaper } from '../../family/first-visit/issueFirstVisitPaper.ts';
import { readFirstVisitPack } from '../../family/first-visit/readFirstVisitPack.ts';
import { signFirstVisitPack } from '../../family/first-visit/signFirstVisitPack.ts';
import { staffIssueFirstVisitPaper } from '../../family/first-visit/staffIssueFirstVisitPaper.ts';
import { confirmChildHealth } from '../../family/health/confirmChildHealth.ts';
import { readChildHealth } from '../../family/health/readChildHealth.ts';
import { removeChildDocument } from '../../family/health/removeChildDocument.ts';
import { saveChildDocument } from '../../family/health/saveChildDocument.ts';
import { staffNoteChildHealth } from '../../family/health/staffNoteChildHealth.ts';
import { staffReadChildHealth } from '../../family/health/staffReadChildHealth.ts';
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
import { askAboutMorning } from '../../family/morning/askAboutMorning.ts';
import { cancelForIllness } from '../../family/morning/cancelForIllness.ts';
import { saveMorningForm } from '../../family/morning/saveMorningForm.ts';
import { staffAnswerMorningForm } from '../../family/morning/staffAnswerMorningForm.ts';
import { removePushSubscription } from '../../family/notices/removePushSubscription.ts';
import { saveNoticeChoice } from '../../family/notices/saveNoticeChoice.ts';
import { savePushSubscription } from '../../family/notices/savePushSubscription.ts';
import { issuePickupPass } from '../../family/passes/issuePickupPass.ts';
import { readPickupPass } from '../../family/passes/readPickupPass.ts';
import { revokePickupPass } from '../../family/passes/revokePickupPass.ts';
import { showPickupPass } from '../../family/passes/showPickupPass.ts';
import { staffCheckOutByPass } from '../../family/passes/staffCheckOutByPass.ts';
import { staffReadPass } from '../../family/passes/staffReadPass.ts';
import { tellArrival } from '../../family/passes/tellArrival.ts';
import { acceptFamilyInvitation } from '../../family/people/acceptFamilyInvitation.ts';
import { agreeToPickupList } from '../../family/people/agreeToPickupList.ts';
import { checkFamilyInvitation } from '../../family/people/checkFamilyInvitation.ts';
import { confirmPickupPerson } from '../../family/people/confirmPickupPerson.ts';
import { freezePickupList } from '../../family/people/freezePickupList.ts';
import { headquartersConfirmPickupPerson } from '../../family/people/headquartersConfirmPickupPerson.ts';
import { headquartersHideFamilyMember } from '../../family/people/headquartersHideFamilyMember.ts';
import { headquartersReadFamilyPeople } from '../../family/people/headquartersReadFamilyPeople.ts';
import { headquartersRemoveFamilyMember } from '../../family/people/headquartersRemoveFamilyMember.ts';
import { inviteFamilyMember } from '../../family/people/inviteFamilyMember.ts';
import { leaveFamily } from '../../family/people/leaveFamily.ts';
import { removeFamilyMember } from '../../family/people/removeFamilyMember.ts';
import { removePickupPerson } from '../../family/people/removePickupPerson.ts';
import { revokeFamilyInvitation } from '../../family/people/revokeFamilyInvitation.ts';
import { savePickupPerson } from '../../family/people/savePickupPerson.ts';
import { staffLiftPickupFreeze } from '../../family/people/staffLiftPickupFreeze.ts';
import type { FunctionImplementation } from '../context.ts';

export const householdImplementations: readonly FunctionImplementation[] = [
  // invitations and people
  acceptFamilyInvitation,
  agreeToPickupList,
  checkFamilyInvitation,
  confirmPickupPerson,
  freezePickupList,
  headquartersConfirmPickupPerson,
  headquartersHideFamilyMember,
  headquartersReadFamilyPeople,
  headquartersRemoveFamilyMember,
  inviteFamilyMember,
  leaveFamily,
  removeFamilyMember,
  removePickupPerson,
  revokeFamilyInvitation,
  savePickupPerson,
  staffLiftPickupFreeze,
  // passes
  issuePickupPass,
  readPickupPass,
  revokePickupPass,
  showPickupPass,
  staffCheckOutByPass,
  staffReadPass,
  tellArrival,
  // the door
  staffEndPickupBar,
  staffSavePickupBar,
  staffSeeHandOver,
  // health
  confirmChildHealth,
  readChildHealth,
  removeChildDocument,
  saveChildDocument,
  staffNoteChildHealth,
  staffReadChildHealth,
  // morning
  saveMorningForm,
  askAboutMorning,
  cancelForIllness,
  staffAnswerMorningForm,
  readFirstVisitPack,
  signFirstVisitPack,
  issueFirstVisitPaper,
  staffIssueFirstVisitPaper,
  // day
  readChildDay,
  listChildDays,
  staffSaveDayNote,
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
  saveNoticeChoice,
  savePushSubscription,
  removePushSubscription,
];
