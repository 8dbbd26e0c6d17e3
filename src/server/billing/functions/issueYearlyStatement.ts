import { documentKind } from '../../../domain/billing/papers/paper-codes.ts';
import { correctionNumber } from '../../../domain/billing/papers/receipt.ts';
import {
  reissuedStatement,
  type StatementPaper,
  sameStatement,
  statementNumber,
  statementPaper,
} from '../../../domain/billing/papers/statement-paper.ts';
import { addMinutes, tokyoDateOf } from '../../../domain/time.ts';
import { implement, Refusal } from '../../callable/context.ts';
import { companyOn } from '../../company/store/company-facts.ts';
import { mergedNumbers } from '../../membership/store/customer-merges.ts';
import { insertPaper, lockPapersOf, newestPaper } from '../store/issued-documents.ts';
import { receiptAddress } from '../store/receipt-link.ts';
import { percentsOfYear, yearLines } from '../store/receipts.ts';

const minutesToOpen = 10;

/** A year of the family's books as a paper; once the books say more, a new one that names the old. */
export const issueYearlyStatement = implement('issueYearlyStatement', async (context, { year, ...input }) => {
  const { clock, config, customer, database } = context;
  const today = tokyoDateOf(clock.now());
  const kind = documentKind.code.statement;
  const { id, paper } = await database.transaction(clock.now(), async (tx) => {
    await lockPapersOf(tx, customer.id);
    const numbers = [customer.id, ...(await mergedNumbers(tx, customer.id)).map((merged) => merged.id)];
    const lines = await yearLines(tx, numbers, year);
    if (lines.length === 0) throw new Refusal('statement_empty');
    const choice =
      input.addressee === ''
        ? { addressee: customer.name, honorific: '様' }
        : { addressee: input.addressee, honorific: input.honorific };
    const period_start = `${year}-01-01`;
    const newest = await newestPaper<StatementPaper>(
      tx,
      { customer_id: customer.id, kind, period_start },
      minutesToOpen,
    );
    const number = statementNumber(year, customer.id);
    const made = statementPaper(lines, {
      number: newest === null ? number : correctionNumber(number, newest.versions + 1),
      year,
      today,
      customer_name: customer.name,
      ...choice,
      percents: await percentsOfYear(tx, year),
      company: await companyOn(tx, today),
      old: newest?.first.content ?? null,
    });
    const same = newest !== null && sameStatement(newest.first.content, made);
    const last = newest?.last.content;
    if (same && newest.last.recent && last?.addressee === choice.addressee && last.honorific === choice.honorific)
      return { id: newest.last.id, paper: newest.last.content };
    const paper = same ? reissuedStatement(newest.first.content, choice, today) : made;
    const period_end = `${year}-12-31`;
    const id = await insertPaper(tx, {
      kind,
      number: paper.number,
      copy: same ? newest.last.copy + 1 : 1,
      customer_id: customer.id,
      payment_id: null,
      branch_id: null,
      period_start,
      period_end,
      document_date: period_end,
      amount: paper.total,
      addressee: paper.addressee,
      content: paper,
      replaces_id: same ? null : (newest?.last.id ?? null),
      since: period_end < today ? today : period_end,
    });
    return { id, paper };
  });
  const expires = addMinutes(clock.now(), minutesToOpen);
  return {
    status: 'OK',
    url: receiptAddress(config.AUTH_SIGNING_KEY, 'payer', id, expires),
    number: paper.number,
    reissue: paper.reissued_date !== null,
    corrects: paper.corrects,
    total: paper.total,
    rows: paper.csv.map((row) => [...row]),
  };
});
