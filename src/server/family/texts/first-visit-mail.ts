import type { CompanyFacts } from '../../../domain/company/company-facts.ts';
import { type MailBody, mailBody } from '../../notifying/writing/mail-body.ts';
import { paragraphs } from '../../notifying/writing/notification-text.ts';

/** The mail that brings the signed paper of a first visit. */
export const firstVisitMail = (
  to: { name: string; branch_name: string; url: string },
  company: CompanyFacts,
): MailBody =>
  mailBody(
    {
      name: to.name,
      title: `${to.branch_name}の書面の控えをお送りします`,
      content: paragraphs(
        `${to.branch_name}をはじめてご利用いただくにあたっての書面に、署名をいただきました。ありがとうございます。`,
        '署名いただいた書面を、PDFで添付します。マイページからも、いつでもご覧いただけます。',
      ),
      link: { words: '書面を見る', url: to.url },
    },
    company,
  );
