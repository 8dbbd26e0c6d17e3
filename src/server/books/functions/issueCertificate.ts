import type { RefusalType } from '../../../contract/errors.ts';
import {
  type CertificateState,
  certificateOf,
  certificateState,
} from '../../../domain/books/certificates/certificate.ts';
import { addDays, addMinutes, addMonths, type TokyoDate, tokyoDateOf } from '../../../domain/time.ts';
import { formatMonthDay } from '../../../domain/time-format.ts';
import { implement, Refusal } from '../../callable/context.ts';
import { companyOn } from '../../company/store/company-facts.ts';
import { mergedNumbers } from '../../membership/store/customer-merges.ts';
import { PAPER_MINUTES, paperAddress } from '../../papers/paper-link.ts';
import type { Transaction } from '../../postgres/database.ts';
import { certificateContent } from '../certificate-paper.ts';
import { benefitInMonth, lockOwnChild } from '../store/certificates/benefits.ts';
import {
  certificateMonthsBack,
  confirmedBranch,
  insertCertificate,
  newestCertificate,
  prefectureName,
} from '../store/certificates/issued.ts';
import { certificateMonths, linesOfMonth, staysOfMonth } from '../store/certificates/months.ts';
import { layoutOn } from '../store/certificates/municipalities.ts';

const refusalOf: Readonly<Record<Exclude<CertificateState, 'ready'>, RefusalType>> = {
  month_not_over: 'certificate_month_not_over',
  unpaid: 'certificate_unpaid',
  nothing_paid: 'certificate_nothing_paid',
  branch_unconfirmed: 'certificate_branch_unconfirmed',
};

interface Asked {
  child_id: number;
  branch_id: number;
  month: TokyoDate;
}

/**
 * Ours: 提供証明書兼領収証 of one child, month and branch. The same paper again is a copy marked 再発行; a month that changed
 * since gives a new paper that names the old one.
 */
export const issueCertificate = implement('issueCertificate', async (context, asked) => {
  const { clock, config, customer, database, uid } = context;
  const now = clock.now();
  const issued = await database.transaction(now, (tx) => issue(tx, customer, asked, tokyoDateOf(now)));
  const until = addMinutes(now, PAPER_MINUTES);
  const url = paperAddress(config.AUTH_SIGNING_KEY, { paper: 'certificate', id: issued.id, uid, until });
  const { number, replaces } = issued;
  return { status: 'OK', url, csv_url: url.replace(/pdf$/, 'csv'), number, reissue: issued.copy > 1, replaces };
});

async function issue(tx: Transaction, customer: { id: number; name: string }, asked: Asked, today: TokyoDate) {
  const { child_id, branch_id, month } = asked;
  const numbers = [customer.id, ...(await mergedNumbers(tx, customer.id)).map(({ id }) => id)];
  const child = await lockOwnChild(tx, child_id, numbers);
  const first = addMonths(`${today.slice(0, 7)}-01`, -(await certificateMonthsBack(tx)));
  const isOwn = (each: Asked) =>
    each.child_id === child_id && each.branch_id === branch_id && each.month === asked.month;
  const known = child === null || month < first ? undefined : (await certificateMonths(tx, numbers, month)).find(isOwn);
  if (child === null || known === undefined) throw new Refusal('not_found');
  const state = certificateState({
    month,
    today,
    confirmed: known.confirmed,
    unpaid: known.unpaid_dates.length,
    total: known.covered + known.not_covered,
    issued: known.issued_id !== null,
  });
  if (state !== 'ready') throw new Refusal(refusalOf[state], state === 'unpaid' ? unpaidText(known.unpaid_dates) : {});
  const lastDay = addDays(addMonths(month, 1), -1);
  const branch = await confirmedBranch(tx, { branch_id, month, until: lastDay });
  if (branch === null) throw new Refusal('certificate_branch_unconfirmed');
  const benefit = await benefitInMonth(tx, child_id, month);
  const lines = await linesOfMonth(tx, asked);
  const facts = {
    parent_name: customer.name,
    child: { name: child.name, date_of_birth: child.date_of_birth },
    benefit: benefit && { ...benefit, prefecture: await prefectureName(tx, benefit.prefecture_id) },
    month,
    certificate: certificateOf(await staysOfMonth(tx, asked), lines),
    lines,
    branch,
    company: await companyOn(tx, lastDay),
    ...(await layoutOn(tx, benefit, today)),
  };
  const newest = await newestCertificate(tx, asked, PAPER_MINUTES);
  const same = newest !== null && newest.content.basis === certificateContent(facts, blank).basis;
  if (same && newest.just_now) return { id: newest.id, number: newest.number, copy: newest.copy, replaces: null };
  const copy = same ? newest.copy + 1 : 1;
  const number = same ? newest.number : numberOf(asked, (newest?.numbers ?? 0) + 1);
  const replaces = same || newest === null ? null : newest.number;
  const content = certificateContent(facts, { number, issued: today, copy, replaces });
  const id = await insertCertificate(tx, {
    ...asked,
    number,
    copy,
    customer_id: customer.id,
    until: lastDay,
    amount: facts.certificate.total,
    addressee: customer.name,
    content,
    replaces_id: replaces === null ? null : (newest?.id ?? null),
  });
  return { id, number, copy, replaces };
}

const blank = { number: '', issued: '2000-01-01', copy: 1, replaces: null };

const numberOf = ({ child_id, branch_id, month }: Asked, place: number): string =>
  `IC-${month.slice(0, 7).replace('-', '')}-${String(child_id).padStart(6, '0')}-${branch_id}-${place}`;

const unpaidText = (dates: readonly TokyoDate[]) => ({
  msg: `${dates.map(formatMonthDay).join('、')}の料金のお支払いが済んでいません。お支払い履歴をご確認ください。お支払いが済むと発行できます。`,
  details: { unpaid_dates: dates },
});
