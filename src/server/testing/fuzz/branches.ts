import type { FunctionName } from '../../../contract/functions/functions.ts';
import type { KnownValues } from './plausible.ts';

const place: KnownValues = {
  open_date: '2026-12-01',
  google_map_embed_code: null,
  google_map_shared_link: 'https://maps.example/1',
  google_calendar_id: null,
};
const dates: KnownValues = { start_date: '2026-12-01', end_date: '2026-12-31', source_url: null };

/** To a branch's families, at once. */
export const announcementValues: KnownValues = {
  ...{ kind: 1, audience: 2, customer_ids: undefined, prefecture_id: null },
  ...{ date_from: null, date_until: null, send_date: null, send_time: null },
};

/** What functions about a branch accept. The status changes at a branch where no other fuzz reserves. */
export const branchValues: Partial<Record<FunctionName, KnownValues>> = {
  headquartersAddBranch: { ...place, capacity: 10, path_name: 'fuzz-branch' },
  headquartersEditBranch: place,
  headquartersSetBranchStatus: { branch_id: 3 },
  headquartersAnnounceBranchEnd: {
    branch_id: 3,
    last_date: '2027-01-31',
    answer_until: '2026-12-20',
    seen_reserves: 0,
  },
  headquartersReadBranchEnd: { branch_id: 3, last_date: '2027-01-31' },
  headquartersWithdrawBranchEnd: { branch_id: 3 },
  headquartersMarkAuthorityTold: { branch_id: 3, authority_told_date: null },
  headquartersSaveBranchPosting: { business_start_date: '2020-04-01', inspection_url: null, search_site_url: null },
  headquartersSaveBranchCertificate: { ...dates, certificate_id: null },
  staffPreviewAnnouncement: { ...announcementValues, branch_id: 3 },
  staffSaveAnnouncement: { ...announcementValues, branch_id: 3 },
  staffSaveBranchPage: { partner_url: 'https://partner.example' },
  staffSaveBranchNotice: { publication_date: '2026-12-01', publication_end_date: '2026-12-02', notice_id: null },
};
