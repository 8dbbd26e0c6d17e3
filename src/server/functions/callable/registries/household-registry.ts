import { issueFirstVisitPaper } from '../../family/first-visit/issueFirstVisitPaper.ts';
import { readFirstVisitPack } from '../../family/first-visit/readFirstVisitPack.ts';
import { signFirstVisitPack } from '../../family/first-visit/signFirstVisitPack.ts';
import { staffIssueFirstVisitPaper } from '../../family/first-visit/staffIssueFirstVisitPaper.ts';
import { askAboutMorning } from '../../family/morning/askAboutMorning.ts';
import { cancelForIllness } from '../../family/morning/cancelForIllness.ts';
import { saveMorningForm } from '../../family/morning/saveMorningForm.ts';
import { staffAnswerMorningForm } from '../../family/morning/staffAnswerMorningForm.ts';
import type { FunctionImplementation } from '../context.ts';

export const householdImplementations: readonly FunctionImplementation[] = [
  // invitations and people
  // passes
  // health
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
  // messages
  // notification settings
];
