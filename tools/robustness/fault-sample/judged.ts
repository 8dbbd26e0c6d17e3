/** A survivor that was looked at, by the name the sample gives it, and why it may live. */
export type Judged = {
  readonly name: string;
  readonly verdict: 'equivalent' | 'unimportant';
  readonly why: string;
};

export const judged: readonly Judged[] = [
  {
    name: 'src/domain/calendar/capacity.ts: default left out: careFor(day, ages)?.(wanted, children) ?? children → (careFor(day, ages)?.(wanted, children))',
    verdict: 'equivalent',
    why: 'without a roster nothing is compared: undefined < children is no refusal, as children < children is none',
  },
  {
    name: 'src/domain/calendar/patterns.ts: || → &&: day.extended_open_time === null || day.extended_close_time === null → ((day.extended_open_time === null) && (day.extended_close_time === null))',
    verdict: 'equivalent',
    why: 'a row has all its hours or none (constraint all_hours_or_none)',
  },
  {
    name: 'src/domain/staffing/ratio.ts: < → <=: start < until → ((start) <= (until))',
    verdict: 'equivalent',
    why: 'a stretch without a minute holds nobody',
  },
  {
    name: "src/domain/contents/article-text.ts: default left out: quote[1] ?? '' → (quote[1])",
    verdict: 'equivalent',
    why: 'the group of the expression is always there',
  },
  {
    name: 'src/domain/membership/email-typo.ts: number + 1: 1 → 2 (17)',
    verdict: 'unimportant',
    why: 'only whether two letters in the wrong order are proposed as a typing mistake at the start of an address',
  },
  {
    name: 'src/domain/membership/email-typo.ts: > → >=: i > 1 → ((i) >= (1))',
    verdict: 'equivalent',
    why: 'before the first letter there is none to compare with',
  },
  {
    name: 'src/domain/billing/resale/resale.ts: < → <=: start < end → ((start) <= (end))',
    verdict: 'equivalent',
    why: 'a stretch without a minute is worth nothing',
  },
  {
    name: 'src/domain/reserves/ready-stay.ts: default left out: start ?? 0 → (start)',
    verdict: 'equivalent',
    why: 'no start is at or after nothing, so the first is taken, which is what 0 finds',
  },
  {
    name: 'src/domain/routing/navigation-guard.ts: number + 1: 1 → 2',
    verdict: 'unimportant',
    why: 'an address of two characters that ends with a stroke is //, which no page has',
  },
  {
    name: 'src/domain/routing/route-path.ts: number + 1: 1 → 2 (3)',
    verdict: 'equivalent',
    why: 'only the first part is taken',
  },
  {
    name: 'src/domain/text/search-text.ts: default left out: telephoneDigits(word) ?? word → (telephoneDigits(word))',
    verdict: 'equivalent',
    why: 'what is no number has been looked for just before',
  },
  {
    name: 'src/domain/settings/in-force.ts: number + 1: 0 → 1 (2)',
    verdict: 'equivalent',
    why: 'rows of a table have an id; without one both sides have none',
  },
  {
    name: "src/domain/time-format.ts: always the second: typeof value === 'string' ? (parseTokyoDate(value) ?? tokyoDateOf(value)) : tokyoDateOf(value) → (tokyoDateOf(value))",
    verdict: 'equivalent',
    why: 'a day without an hour is nine o’clock of that day in Tokyo',
  },
  {
    name: 'src/domain/time-format.ts: number + 1: 10 → 11',
    verdict: 'equivalent',
    why: 'a day has ten characters',
  },
  {
    name: 'src/domain/time.ts: statement left out: left out: writtenDays.set(days, date);',
    verdict: 'equivalent',
    why: 'kept only to be faster',
  },
  {
    name: 'src/domain/time.ts: number + 1: 0 → 1 (4)',
    verdict: 'equivalent',
    why: 'a day has three parts',
  },
  {
    name: "src/domain/books/book-balance.ts: always the first: side === 'stripe' ? rest : {} → (rest)",
    verdict: 'equivalent',
    why: 'the books are added before Stripe, whose words stand either way, and one reference has one customer and day in the books',
  },
  {
    name: 'src/domain/company/bring-list.ts: number + 1: 0 → 1 (3)',
    verdict: 'equivalent',
    why: 'a row for children under an age has the age (its constraint)',
  },
  {
    name: "src/domain/billing/rule-notices.ts: always the second: dearer ? '負担が増える変更は、理由が合理的で、知らせてから始まるまでに余裕があることも求められます。1か月前までに、メールでも知らせることをおすすめします。' : 'サイトの料金・ご利用案… → ('サイトの料金・ご利用案内には、保存するとすぐに予告が出ます。')",
    verdict: 'unimportant',
    why: 'advice to headquarters beside a change; the day it is due differs too, and that is tested',
  },
  {
    name: "src/domain/billing/papers/statement-paper.ts: default left out: classes.find((each) => inClass(each, line))?.label ?? '' → (classes.find((each) => inClass(each, line))?.label)",
    verdict: 'equivalent',
    why: 'every line has its class',
  },
  {
    name: 'src/domain/billing/cancelling/cancellation-text.ts: number + 1: 0 → 1 (7)',
    verdict: 'unimportant',
    why: 'the words where no minutes were told; every caller tells them',
  },
  {
    name: 'src/server/care/care-moment.ts: < → <=: made < now → ((made) <= (now))',
    verdict: 'equivalent',
    why: 'of two equal moments it does not matter which is taken',
  },
  {
    name: "src/server/care/care-moment.ts: always the first: left_datetime === null ? '' : formatTime(left_datetime) → ('')",
    verdict: 'unimportant',
    why: 'only the end of the stay in the sentence of a refusal, which is tested by its kind',
  },
  {
    name: 'src/server/staffing/clockings.ts: < → <=: other.clock_in_at < clock_out_at → ((other.clock_in_at) <= (clock_out_at))',
    verdict: 'unimportant',
    why: 'a correction that ends in the very minute in which the next clocking begins would be refused, and says so',
  },
  {
    name: 'src/server/billing/corrections/write-correction.ts: > → >=: after.others_discount_amount > 0 → ((after.others_discount_amount) >= (0))',
    verdict: 'unimportant',
    why: 'who took a discount away would stand where nobody gave one; the log has both',
  },
  {
    name: "src/server/attendance/functions/staffCloseDay.ts: condition never holds: violatedConstraint(error) !== 'branch_day_closed_once' → false",
    verdict: 'unimportant',
    why: 'the day is locked and asked before: only a fault of the database gets there, and it would be called closed already',
  },
  {
    name: 'src/server/billing/functions/staffSettleChildcare.ts: number + 1: 0 → 1',
    verdict: 'unimportant',
    why: 'a discount of one yen without a reason',
  },
  {
    name: 'src/server/calendar/closing/close-days.ts: default left out: reserve_ids[0] ?? null → (reserve_ids[0])',
    verdict: 'equivalent',
    why: 'a family on the list has at least one reserve',
  },
  {
    name: "src/server/calendar/closing/close-days.ts: default left out: branch?.branch_name ?? '' → (branch?.branch_name)",
    verdict: 'equivalent',
    why: 'the branch of a closure is there',
  },
  {
    name: 'src/domain/billing/bill/agreed-price.ts: condition never holds: line.absent_percent !== undefined → false',
    verdict: 'equivalent',
    why: 'of an absent child the day’s share is the whole line: nothing is left beyond it',
  },
  {
    name: 'db/schema/15_care/policies.sql: stay_at_own_branch on naps: and → or',
    verdict: 'equivalent',
    why: 'a nap’s reserve is of the nap’s branch: who sees the one sees the other',
  },
  {
    name: 'src/server/reserves/functions/nearbySeats.ts: default left out: (await guardianByUid(db, uid))?.customer_id ?? null → ((await guardianByUid(db, uid))?.customer_id)',
    verdict: 'equivalent',
    why: 'a value that is not given reaches PostgreSQL as null',
  },
  {
    name: 'src/server/reserves/birth-date.ts: default left out: customer?.plan ?? null → (customer?.plan)',
    verdict: 'equivalent',
    why: 'a price without a plan is the same, whether null or undefined',
  },
  {
    name: 'src/server/reserves/series/create-series.ts: always the second: a.date === b.date ? a.branch_id - b.branch_id : a.date < b.date ? -1 : 1 → (a.date < b.date ? -1 : 1)',
    verdict: 'unimportant',
    why: 'only the order in which two branches’ locks of one day are taken',
  },
  {
    name: 'src/server/reserves/series/update-series.ts: - → +: a.branch_id - b.branch_id → ((a.branch_id) + (b.branch_id))',
    verdict: 'unimportant',
    why: 'only the order in which two branches’ locks of one day are taken',
  },
  {
    name: 'src/server/reserves/alternatives.ts: number + 1: 1 → 2',
    verdict: 'equivalent',
    why: 'only the first of them is taken',
  },
  {
    name: 'src/server/reserves/requests/move-request.ts: || → &&: request === null || request.customer_id !== customerId → ((request === null) && (request.customer_id !== customerId))',
    verdict: 'unimportant',
    why: 'a second look under the lock: moveRequest has refused another family’s request before, which is tested',
  },
  {
    name: 'src/server/reserves/stay.ts: always the second: staffing === null ? day.held : day.held.map((held) => ({ ...held, ages: agesHeld(day, held) })) → (day.held.map((held) => ({ ...held, ages: agesHeld(day, held) })))',
    verdict: 'equivalent',
    why: 'without a roster nobody asks for the ages',
  },
  {
    name: 'src/server/waitlist/answers.ts: condition never holds: offer.status !== offerStatus.code.open → false',
    verdict: 'unimportant',
    why: 'only where a family answers between the list and the lock: the job is refused instead of doing nothing, and is tried again',
  },
  {
    name: 'src/server/billing/record-intent.ts: default left out: customer?.id ?? null → (customer?.id)',
    verdict: 'equivalent',
    why: 'undefined is as little a customer’s id as null',
  },
  {
    name: "src/server/billing/stripe-payouts.ts: || → &&: typeof source === 'string' || source === null → ((typeof source === 'string') && (source === null))",
    verdict: 'unimportant',
    why: 'Stripe is asked to send its sources whole, and one without an id has ended two lines before',
  },
  {
    name: "src/server/billing/stripe-payouts.ts: condition never holds: typeof source === 'string' || source === null → false",
    verdict: 'unimportant',
    why: 'Stripe is asked to send its sources whole, and one without an id has ended two lines before',
  },
  {
    name: 'src/server/billing/corrections/write-correction.ts: && → ||: changed && after.others_discount_amount > 0 → ((changed) || (after.others_discount_amount > 0))',
    verdict: 'unimportant',
    why: 'who corrected a bill would stand as who gave its discount; the log has both',
  },
  {
    name: "src/server/family/functions/savePickupPerson.ts: default left out: file_key ?? '' → (file_key)",
    verdict: 'equivalent',
    why: 'a new photo without its key was refused before',
  },
  {
    name: 'src/server/care/functions/staffReadChildHealth.ts: number + 1: 1 → 2',
    verdict: 'equivalent',
    why: 'only the newest of them is taken',
  },
  {
    name: 'src/server/family/functions/acceptFamilyInvitation.ts: || → &&: terms === null || privacy === null → ((terms === null) && (privacy === null))',
    verdict: 'unimportant',
    why: 'where one text is missing the answer is refused all the same, as outdated',
  },
  {
    name: 'src/server/reserves/functions/createReservesCustomer.ts: yes ↔ no: true → false',
    verdict: 'unimportant',
    why: 'only whether the welcome says that details are still to be filled in, which My Page says too',
  },
  {
    name: 'src/server/care/child-log.ts: condition never holds: entry.id === null → false',
    verdict: 'unimportant',
    why: 'only where the same entry is sent twice in the same moment: it stands once either way, and the second gets an error and asks again',
  },
  {
    name: 'src/server/waitlist/process-waitlist.ts: statement left out: left out: tried = id;',
    verdict: 'unimportant',
    why: 'only where a family is refused between the look and its lock: the job fails instead of going on, and is tried again',
  },
  {
    name: 'src/server/calendar/closing/reopen.ts: number + 1: 1 → 2',
    verdict: 'equivalent',
    why: 'the day after the closure gets nothing back, so none of its reserves is priced anew',
  },
  {
    name: 'src/server/reserves/functions/readySeat.ts: number + 1: 0 → 1',
    verdict: 'equivalent',
    why: 'branches are asked for only where there is one',
  },
];
