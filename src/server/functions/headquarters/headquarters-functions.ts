import type { FunctionImplementation } from '../callable/context.ts';
import { headquartersChangeAccountEmail } from './accounts/headquartersChangeAccountEmail.ts';
import { headquartersDisableAccount } from './accounts/headquartersDisableAccount.ts';
import { headquartersInviteAccount } from './accounts/headquartersInviteAccount.ts';
import { headquartersListAccounts } from './accounts/headquartersListAccounts.ts';
import { headquartersReadAccount } from './accounts/headquartersReadAccount.ts';
import { headquartersResendInvitation } from './accounts/headquartersResendInvitation.ts';
import { headquartersResetSecondFactor } from './accounts/headquartersResetSecondFactor.ts';
import { headquartersSaveAccount } from './accounts/headquartersSaveAccount.ts';
import { headquartersSaveSignInSettings } from './accounts/headquartersSaveSignInSettings.ts';
import { headquartersAddBranch } from './branches/headquartersAddBranch.ts';
import { headquartersConnectBranch } from './branches/headquartersConnectBranch.ts';
import { headquartersEditBranch } from './branches/headquartersEditBranch.ts';
import { headquartersReadBranchAccount } from './branches/headquartersReadBranchAccount.ts';
import { headquartersRemoveBranchCertificate } from './branches/headquartersRemoveBranchCertificate.ts';
import { headquartersSaveBranchCertificate } from './branches/headquartersSaveBranchCertificate.ts';
import { headquartersSaveBranchPosting } from './branches/headquartersSaveBranchPosting.ts';
import { headquartersSetBranchPayments } from './branches/headquartersSetBranchPayments.ts';
import { headquartersSetBranchStatus } from './branches/headquartersSetBranchStatus.ts';
import { staffRemoveBranchNotice } from './branches/staffRemoveBranchNotice.ts';
import { staffSaveBranchNotice } from './branches/staffSaveBranchNotice.ts';
import { staffSaveBranchPage } from './branches/staffSaveBranchPage.ts';
import { headquartersRemoveVersion } from './company/headquartersRemoveVersion.ts';
import { headquartersSaveBringList } from './company/headquartersSaveBringList.ts';
import { headquartersSaveCompanyFacts } from './company/headquartersSaveCompanyFacts.ts';
import { headquartersSaveDocument } from './company/headquartersSaveDocument.ts';
import { headquartersCorrectCustomer } from './families/headquartersCorrectCustomer.ts';
import { headquartersEraseCustomer } from './families/headquartersEraseCustomer.ts';
import { headquartersExportCustomer } from './families/headquartersExportCustomer.ts';
import { headquartersExtendTickets } from './families/headquartersExtendTickets.ts';
import { headquartersFindFamilies } from './families/headquartersFindFamilies.ts';
import { headquartersGrantTickets } from './families/headquartersGrantTickets.ts';
import { headquartersMergeCustomers } from './families/headquartersMergeCustomers.ts';
import { headquartersRefundTickets } from './families/headquartersRefundTickets.ts';
import { headquartersReopenCustomer } from './families/headquartersReopenCustomer.ts';
import { headquartersSaveChild } from './families/headquartersSaveChild.ts';
import { headquartersStopCustomer } from './families/headquartersStopCustomer.ts';
import { staffAddBranchImage } from './images/staffAddBranchImage.ts';
import { staffOrderBranchImages } from './images/staffOrderBranchImages.ts';
import { staffRemoveBranchImage } from './images/staffRemoveBranchImage.ts';
import { staffUpdateBranchImage } from './images/staffUpdateBranchImage.ts';
import { headquartersPreviewImport } from './imports/headquartersPreviewImport.ts';
import { headquartersRunImport } from './imports/headquartersRunImport.ts';
import { headquartersQuestionnaireFigures } from './inbox/headquartersQuestionnaireFigures.ts';
import { staffAnswerInboxThread } from './inbox/staffAnswerInboxThread.ts';
import { staffReadInboxThread } from './inbox/staffReadInboxThread.ts';
import { staffRemoveInboxTemplate } from './inbox/staffRemoveInboxTemplate.ts';
import { staffRetryInboxAnswer } from './inbox/staffRetryInboxAnswer.ts';
import { staffSaveInboxTemplate } from './inbox/staffSaveInboxTemplate.ts';
import { staffSetInboxThread } from './inbox/staffSetInboxThread.ts';
import { headquartersChecklist } from './opening/headquartersChecklist.ts';
import { headquartersCheckServices } from './opening/headquartersCheckServices.ts';
import { headquartersOpenSite } from './opening/headquartersOpenSite.ts';
import { headquartersOverview } from './opening/headquartersOverview.ts';
import { headquartersRetryJob } from './opening/headquartersRetryJob.ts';
import { headquartersTestMail } from './opening/headquartersTestMail.ts';
import { staffDeletePattern } from './patterns/staffDeletePattern.ts';
import { staffPreviewPattern } from './patterns/staffPreviewPattern.ts';
import { staffSavePattern } from './patterns/staffSavePattern.ts';
import { headquartersPlanFigures } from './prices/headquartersPlanFigures.ts';
import { headquartersPreviewPriceRow } from './prices/headquartersPreviewPriceRow.ts';
import { headquartersRemoveBatchExclusion } from './prices/headquartersRemoveBatchExclusion.ts';
import { headquartersRemoveHoliday } from './prices/headquartersRemoveHoliday.ts';
import { headquartersRemovePriceRow } from './prices/headquartersRemovePriceRow.ts';
import { headquartersSaveBatchExclusion } from './prices/headquartersSaveBatchExclusion.ts';
import { headquartersSaveHoliday } from './prices/headquartersSaveHoliday.ts';
import { headquartersSavePlanTexts } from './prices/headquartersSavePlanTexts.ts';
import { headquartersSavePriceRow } from './prices/headquartersSavePriceRow.ts';
import { headquartersSetTicketRanking } from './prices/headquartersSetTicketRanking.ts';
import { headquartersWithdrawOffer } from './prices/headquartersWithdrawOffer.ts';

/** What headquarters and managers keep: one list, so that the registry stays readable. */
export const headquartersFunctions: readonly FunctionImplementation[] = [
  headquartersAddBranch,
  headquartersChangeAccountEmail,
  headquartersCheckServices,
  headquartersChecklist,
  headquartersConnectBranch,
  headquartersCorrectCustomer,
  headquartersDisableAccount,
  headquartersEditBranch,
  headquartersEraseCustomer,
  headquartersExportCustomer,
  headquartersExtendTickets,
  headquartersFindFamilies,
  headquartersGrantTickets,
  headquartersInviteAccount,
  headquartersListAccounts,
  headquartersMergeCustomers,
  headquartersOpenSite,
  headquartersOverview,
  headquartersPlanFigures,
  headquartersPreviewImport,
  headquartersPreviewPriceRow,
  headquartersQuestionnaireFigures,
  headquartersReadAccount,
  headquartersReadBranchAccount,
  headquartersRefundTickets,
  headquartersRemoveBatchExclusion,
  headquartersRemoveBranchCertificate,
  headquartersRemoveHoliday,
  headquartersRemovePriceRow,
  headquartersRemoveVersion,
  headquartersReopenCustomer,
  headquartersResendInvitation,
  headquartersResetSecondFactor,
  headquartersRetryJob,
  headquartersRunImport,
  headquartersSaveAccount,
  headquartersSaveBatchExclusion,
  headquartersSaveBranchCertificate,
  headquartersSaveBranchPosting,
  headquartersSaveBringList,
  headquartersSaveChild,
  headquartersSaveCompanyFacts,
  headquartersSaveDocument,
  headquartersSaveHoliday,
  headquartersSavePlanTexts,
  headquartersSavePriceRow,
  headquartersSaveSignInSettings,
  headquartersSetBranchPayments,
  headquartersSetBranchStatus,
  headquartersSetTicketRanking,
  headquartersStopCustomer,
  headquartersTestMail,
  headquartersWithdrawOffer,
  staffAddBranchImage,
  staffAnswerInboxThread,
  staffDeletePattern,
  staffOrderBranchImages,
  staffPreviewPattern,
  staffReadInboxThread,
  staffRemoveBranchImage,
  staffRemoveBranchNotice,
  staffRemoveInboxTemplate,
  staffRetryInboxAnswer,
  staffSaveBranchNotice,
  staffSaveBranchPage,
  staffSaveInboxTemplate,
  staffSavePattern,
  staffSetInboxThread,
  staffUpdateBranchImage,
];
