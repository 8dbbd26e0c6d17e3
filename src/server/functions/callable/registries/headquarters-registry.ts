import { headquartersChangeAccountEmail } from '../../headquarters/accounts/headquartersChangeAccountEmail.ts';
import { headquartersDisableAccount } from '../../headquarters/accounts/headquartersDisableAccount.ts';
import { headquartersInviteAccount } from '../../headquarters/accounts/headquartersInviteAccount.ts';
import { headquartersListAccounts } from '../../headquarters/accounts/headquartersListAccounts.ts';
import { headquartersReadAccount } from '../../headquarters/accounts/headquartersReadAccount.ts';
import { headquartersResendInvitation } from '../../headquarters/accounts/headquartersResendInvitation.ts';
import { headquartersResetSecondFactor } from '../../headquarters/accounts/headquartersResetSecondFactor.ts';
import { headquartersSaveAccount } from '../../headquarters/accounts/headquartersSaveAccount.ts';
import { headquartersSaveSignInSettings } from '../../headquarters/accounts/headquartersSaveSignInSettings.ts';
import { headquartersAddBranch } from '../../headquarters/branches/headquartersAddBranch.ts';
import { headquartersConnectBranch } from '../../headquarters/branches/headquartersConnectBranch.ts';
import { headquartersEditBranch } from '../../headquarters/branches/headquartersEditBranch.ts';
import { headquartersReadBranchAccount } from '../../headquarters/branches/headquartersReadBranchAccount.ts';
import { headquartersRemoveBranchCertificate } from '../../headquarters/branches/headquartersRemoveBranchCertificate.ts';
import { headquartersSaveBranchCertificate } from '../../headquarters/branches/headquartersSaveBranchCertificate.ts';
import { headquartersSaveBranchPosting } from '../../headquarters/branches/headquartersSaveBranchPosting.ts';
import { headquartersSetBranchPayments } from '../../headquarters/branches/headquartersSetBranchPayments.ts';
import { headquartersSetBranchStatus } from '../../headquarters/branches/headquartersSetBranchStatus.ts';
import { staffRemoveBranchNotice } from '../../headquarters/branches/staffRemoveBranchNotice.ts';
import { staffSaveBranchNotice } from '../../headquarters/branches/staffSaveBranchNotice.ts';
import { staffSaveBranchPage } from '../../headquarters/branches/staffSaveBranchPage.ts';
/** What headquarters and managers keep: one list, so that the registry stays readable. */
import { headquartersSaveAllergen } from '../../headquarters/care/headquartersSaveAllergen.ts';
import { headquartersRemoveVersion } from '../../headquarters/company/headquartersRemoveVersion.ts';
import { headquartersSaveBringList } from '../../headquarters/company/headquartersSaveBringList.ts';
import { headquartersSaveCompanyFacts } from '../../headquarters/company/headquartersSaveCompanyFacts.ts';
import { headquartersSaveDocument } from '../../headquarters/company/headquartersSaveDocument.ts';
import { headquartersCorrectCustomer } from '../../headquarters/families/headquartersCorrectCustomer.ts';
import { headquartersEraseCustomer } from '../../headquarters/families/headquartersEraseCustomer.ts';
import { headquartersExportCustomer } from '../../headquarters/families/headquartersExportCustomer.ts';
import { headquartersExtendTickets } from '../../headquarters/families/headquartersExtendTickets.ts';
import { headquartersFindFamilies } from '../../headquarters/families/headquartersFindFamilies.ts';
import { headquartersGrantTickets } from '../../headquarters/families/headquartersGrantTickets.ts';
import { headquartersMergeCustomers } from '../../headquarters/families/headquartersMergeCustomers.ts';
import { headquartersRefundTickets } from '../../headquarters/families/headquartersRefundTickets.ts';
import { headquartersReopenCustomer } from '../../headquarters/families/headquartersReopenCustomer.ts';
import { headquartersSaveChild } from '../../headquarters/families/headquartersSaveChild.ts';
import { headquartersStopCustomer } from '../../headquarters/families/headquartersStopCustomer.ts';
import { staffReadFigures } from '../../headquarters/figures/staffReadFigures.ts';
import { staffSaveMorningMail } from '../../headquarters/figures/staffSaveMorningMail.ts';
import { staffAddBranchImage } from '../../headquarters/images/staffAddBranchImage.ts';
import { staffOrderBranchImages } from '../../headquarters/images/staffOrderBranchImages.ts';
import { staffRemoveBranchImage } from '../../headquarters/images/staffRemoveBranchImage.ts';
import { staffUpdateBranchImage } from '../../headquarters/images/staffUpdateBranchImage.ts';
import { headquartersPreviewImport } from '../../headquarters/imports/headquartersPreviewImport.ts';
import { headquartersRunImport } from '../../headquarters/imports/headquartersRunImport.ts';
import { headquartersQuestionnaireFigures } from '../../headquarters/inbox/headquartersQuestionnaireFigures.ts';
import { staffAnswerInboxThread } from '../../headquarters/inbox/staffAnswerInboxThread.ts';
import { staffReadInboxThread } from '../../headquarters/inbox/staffReadInboxThread.ts';
import { staffRemoveInboxTemplate } from '../../headquarters/inbox/staffRemoveInboxTemplate.ts';
import { staffRetryInboxAnswer } from '../../headquarters/inbox/staffRetryInboxAnswer.ts';
import { staffSaveInboxTemplate } from '../../headquarters/inbox/staffSaveInboxTemplate.ts';
import { staffSetInboxThread } from '../../headquarters/inbox/staffSetInboxThread.ts';
import { headquartersChecklist } from '../../headquarters/opening/headquartersChecklist.ts';
import { headquartersCheckServices } from '../../headquarters/opening/headquartersCheckServices.ts';
import { headquartersOpenSite } from '../../headquarters/opening/headquartersOpenSite.ts';
import { headquartersOverview } from '../../headquarters/opening/headquartersOverview.ts';
import { headquartersRetryJob } from '../../headquarters/opening/headquartersRetryJob.ts';
import { headquartersTestMail } from '../../headquarters/opening/headquartersTestMail.ts';
import { staffDeletePattern } from '../../headquarters/patterns/staffDeletePattern.ts';
import { staffPreviewPattern } from '../../headquarters/patterns/staffPreviewPattern.ts';
import { staffSavePattern } from '../../headquarters/patterns/staffSavePattern.ts';
import { headquartersPlanFigures } from '../../headquarters/prices/headquartersPlanFigures.ts';
import { headquartersPreviewPriceRow } from '../../headquarters/prices/headquartersPreviewPriceRow.ts';
import { headquartersRemoveBatchExclusion } from '../../headquarters/prices/headquartersRemoveBatchExclusion.ts';
import { headquartersRemoveHoliday } from '../../headquarters/prices/headquartersRemoveHoliday.ts';
import { headquartersRemovePriceRow } from '../../headquarters/prices/headquartersRemovePriceRow.ts';
import { headquartersSaveBatchExclusion } from '../../headquarters/prices/headquartersSaveBatchExclusion.ts';
import { headquartersSaveHoliday } from '../../headquarters/prices/headquartersSaveHoliday.ts';
import { headquartersSavePlanTexts } from '../../headquarters/prices/headquartersSavePlanTexts.ts';
import { headquartersSavePriceRow } from '../../headquarters/prices/headquartersSavePriceRow.ts';
import { headquartersSetTicketRanking } from '../../headquarters/prices/headquartersSetTicketRanking.ts';
import { headquartersWithdrawOffer } from '../../headquarters/prices/headquartersWithdrawOffer.ts';
import type { FunctionImplementation } from '../context.ts';

export const headquartersFunctions: readonly FunctionImplementation[] = [
  staffReadFigures,
  staffSaveMorningMail,
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
  headquartersSaveAllergen,
];
