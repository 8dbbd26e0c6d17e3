import type { PriceLine } from '../../domain/billing/pricing.ts';
import { benefitCap, benefitMeter } from '../../domain/books/certificates/benefit.ts';
import { type Bill, linesOfBill, type StayCover } from '../../domain/books/entry-lines.ts';
import { isSchoolchild } from '../../domain/membership/age.ts';
import { laterRefund } from '../../domain/subsidies/subsidy.ts';
import type { TokyoDate } from '../../domain/time.ts';
import { sum, type Yen } from '../../domain/yen.ts';
import { benefitCaps } from '../books/store/certificates/benefits.ts';
import { coveredSoFar } from '../books/store/certificates/months.ts';
import type { Queryable } from '../postgres/database.ts';
import { refundFacts } from './store/refund-facts.ts';

type AskedRefund = {
  branch_id: number;
  date: TokyoDate;
  /** In the order of the lines. */
  children: readonly { readonly id: number; readonly date_of_birth: TokyoDate }[];
  lines: readonly PriceLine[];
  /** A stay that is there already. */
  reserve_id: number | null;
};

/**
 * What 無償化 will most likely give back of a stay when the parent claims it, by how many tickets pay a part of it; null without a
 * 認定. The month's cap less what was used here and elsewhere, and less what the family's other stays of the month will use.
 */
export async function expectedRefund(
  db: Queryable,
  asked: AskedRefund,
): Promise<((number_of_tickets_used: number) => Yen) | null> {
  const child_ids = asked.children.map(({ id }) => id);
  const facts = child_ids.length === 0 ? null : await refundFacts(db, { ...asked, child_ids });
  if (facts === null) return null;
  const month = `${asked.date.slice(0, 7)}-01`;
  const caps = await benefitCaps(db, asked.date);
  if (caps === null) return null;
  const used = await coveredSoFar(db, child_ids, month);
  const children = asked.children.map(({ id, date_of_birth }) => ({
    child_id: id,
    schoolchild_flag: isSchoolchild(date_of_birth, asked.date),
  }));
  const cover = { ...facts.cover, children };
  const left = facts.children.flatMap(({ child_id, kind, other }) => {
    if (kind === null) return [];
    const planned = sum(facts.planned.map((bill) => coveredOf(child_id, { ...bill, ...noTickets }, bill.cover)));
    return [
      { child_id, left: benefitMeter(benefitCap(kind, caps), (used.get(child_id) ?? 0) + planned, other).remaining },
    ];
  });
  return (number_of_tickets_used) => {
    const bill = { ...noTickets, amount_lines: asked.lines, number_of_tickets_used };
    return sum(left.map((each) => laterRefund(coveredOf(each.child_id, bill, cover), 100, each.left)));
  };
}

const noTickets = { number_of_tickets_used: 0, others_discount_amount: 0 };

const coveredOf = (child_id: number, bill: Bill, cover: StayCover): Yen =>
  sum(
    linesOfBill(bill, cover)
      .filter((line) => line.covered_flag && line.child_id === child_id)
      .map(({ amount }) => amount),
  );
