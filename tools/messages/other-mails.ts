import { demoCompany } from '../../db/seed/content/company.ts';
import { noSums } from '../../src/domain/books/figures/figure-list.ts';
import { comparedWeeks } from '../../src/domain/books/figures/unusual.ts';
import * as accountMails from '../../src/server/auth/texts/account-mails.ts';
import { morningMail } from '../../src/server/books/texts/morning-text.ts';
import { sleepCallText } from '../../src/server/care/texts/sleep-texts.ts';
import { firstVisitMail } from '../../src/server/family/texts/first-visit-mail.ts';
import type { StoredInquiry } from '../../src/server/messages/store/inquiries.ts';
import type { StoredApplication } from '../../src/server/messages/store/recruitment-applications.ts';
import * as formMails from '../../src/server/messages/texts/form-mails.ts';
import type { Health, Trouble } from '../../src/server/monitoring/check-health.ts';
import { recoveryMessage, troubleMessage } from '../../src/server/monitoring/trouble-text.ts';
import { matterTitles } from '../../src/server/notifying/notify-headquarters.ts';
import { customer_name } from './examples.ts';

type Mail = { subject: string; text: string };
type Named = { name: string; mails: readonly Mail[] };

const site = 'https://imahoiku.example';
const inquiryUrl = `${site}/user_inquiries`;
const branch = { branch_name: 'みなと広場園', branch_tel: '0355501201', branch_email: 'minato@imahoiku.example' };
const inquiry: StoredInquiry = {
  ...branch,
  id: 12,
  type: 1,
  category_name: 'ご利用について',
  branch_id: 1,
  corporate_name: null,
  department_name: null,
  name: '森 さくら',
  tel: '09012345678',
  email: 'mori@example.jp',
  inquiry_text: '見学はできますか。',
};
const company: StoredInquiry = {
  ...inquiry,
  id: 13,
  type: 2,
  category_name: '法人でのご利用',
  corporate_name: '株式会社みなと商事',
  department_name: '人事部',
};
const application: StoredApplication = {
  ...branch,
  id: 7,
  branch_id: 1,
  staff_recruitment_id: 2,
  occupation: '保育士(パート)',
  name: '森 さくら',
  name_kana: 'モリ サクラ',
  tel: '09012345678',
  email: 'mori@example.jp',
  application_text: '週3日から働けます。',
  headquarters_email: 'info@imahoiku.example',
};

const staff_name = '藤井 奈々';
/** By the names of their functions, so that a new one cannot be forgotten. */
const account: Record<keyof typeof accountMails | 'morningMail', readonly Mail[]> = {
  verificationMail: [
    accountMails.verificationMail(
      { name: customer_name, url: `${site}/email_verification?token=…`, days: 7 },
      demoCompany,
    ),
  ],
  familyInvitationMail: [
    accountMails.familyInvitationMail(
      { name: '佐藤 美咲', url: `${site}/forget_password/reset/…`, days: 14 },
      demoCompany,
    ),
  ],
  familyLinkMail: [
    accountMails.familyLinkMail({ branch_name: 'みなと広場園', url: `${site}/family_links/…`, hours: 72 }, demoCompany),
  ],
  personInvitationMail: [
    accountMails.personInvitationMail(
      { inviter_name: customer_name, role: '保護者', url: `${site}/family_invitations/12#token=…`, hours: 72 },
      demoCompany,
    ),
  ],
  passwordResetMail: [accountMails.passwordResetMail({ url: `${site}/forget_password/reset/…` }, demoCompany)],
  passwordChangedMail: [
    accountMails.passwordChangedMail(
      { name: customer_name, resetUrl: `${site}/forget_password`, inquiryUrl },
      demoCompany,
    ),
  ],
  sleepCallMail: [
    accountMails.sleepCallMail(
      {
        branch_name: 'みなと広場園',
        title: sleepCallText({ branch_name: 'みなと広場園', rooms: ['ひよこ組'] }),
        url: `${site}/staff/care`,
      },
      demoCompany,
    ),
  ],
  invitationMail: [
    accountMails.invitationMail({ name: staff_name, url: `${site}/staff/reset_password/…`, hours: 72 }, demoCompany),
  ],
  secondFactorResetMail: [
    accountMails.secondFactorResetMail({ name: staff_name, url: `${site}/staff/login` }, demoCompany),
  ],
  morningMail: [
    morningMail(
      {
        name: '前田 亮',
        date: '2026-11-15',
        where: 'みなと広場園',
        sums: { ...noSums, reserves: 3, visits: 4, child_minutes: 780, no_shows: 1, childcare_amount: 14_300 },
        weeks: Array.from({ length: comparedWeeks }, (_, week) => ({
          ...noSums,
          reserves: 8 + (week % 3),
          visits: 10,
        })),
        open: { unclosed_days: 1, failed_charges: 2, requests: 0, inquiries: 1 },
        url: `${site}/staff/figures`,
      },
      demoCompany,
    ),
  ],
  pickUpAlertMail: [
    accountMails.pickUpAlertMail({ branch_name: 'みなと広場園', children: 1, url: `${site}/staff/today` }, demoCompany),
  ],
  emailChangeNotice: [accountMails.emailChangeNotice({ name: customer_name, inquiryUrl }, demoCompany)],
  firstAccountMail: [
    accountMails.firstAccountMail({ name: '本部 花子', url: `${site}/staff/reset_password/…`, hours: 72 }, demoCompany),
  ],
  testMail: [accountMails.testMail({ name: '本部 花子', url: `${site}/staff/headquarters` }, demoCompany)],
  headquartersMail: Object.values(matterTitles).map((title) =>
    accountMails.headquartersMail(
      {
        title,
        content: '(何が起きたか、金額と番号)',
        url: `${site}/staff/headquarters/messages`,
      },
      demoCompany,
    ),
  ),
};
const forms: Record<keyof typeof formMails, readonly Mail[]> = {
  inquiryMail: [formMails.inquiryMail(inquiry), formMails.inquiryMail(company)],
  inquiryReply: [formMails.inquiryReply(inquiry, demoCompany)],
  applicationMail: [formMails.applicationMail(application)],
  applicationReply: [formMails.applicationReply(application, demoCompany)],
  inboxAnswerMail: [
    formMails.inboxAnswerMail({
      ...inquiry,
      subject: 'お問い合わせについて',
      body: '(スタッフが書いた本文)',
    }),
  ],
};

const part = (figures: Health['disk']['figures']): Health['disk'] => ({ status: 'trouble', troubles: [], figures });
const health: Health = {
  status: 'trouble',
  database: part({ size_mb: 48_200 }),
  jobs: part({
    waiting: 120,
    oldest_waiting_seconds: 900,
    retrying: 4,
    failed: 1,
    failing_sweeps: 0,
    tasks: 'notifyCustomer',
  }),
  disk: part({ free_mb: 820 }),
  line: part({ used: 4_100, limit: 5_000 }),
};
const troubles: Record<Trouble, true> = {
  database_unreachable: true,
  database_large: true,
  jobs_no_worker: true,
  jobs_waiting: true,
  jobs_failing: true,
  disk_low: true,
  line_unreachable: true,
  line_quota: true,
};
const at = new Date('2026-11-16T09:30:00+09:00');
const isTrouble = (name: string): name is Trouble => name in troubles;

const named = (mails: Readonly<Record<string, readonly Mail[]>>): Named[] =>
  Object.entries(mails).map(([name, each]) => ({ name, mails: each }));

/** Everything else that leaves as a mail. */
export const otherMails: readonly { heading: string; mails: Named[] }[] = [
  { heading: 'アカウントのメール', mails: named(account) },
  { heading: 'お問い合わせと応募のメール', mails: named(forms) },
  {
    heading: 'はじめての園の書面(PDFを添付)',
    mails: named({
      firstVisitMail: [
        firstVisitMail(
          { name: customer_name, branch_name: branch.branch_name, url: `${site}/mypage/first_visit/2` },
          demoCompany,
        ),
      ],
    }),
  },
  {
    heading: 'システムの異常を本部へ',
    mails: Object.keys(troubles)
      .filter(isTrouble)
      .map((name) => ({ name, mails: [troubleMessage(name, health, at), recoveryMessage(name, at)] })),
  },
];
