import type { z } from 'zod';
import type { pricePreview, RuleRow } from '../../contract/functions/settings/rule-rows.ts';
import { fieldsOf, ruleValueText, sameRuleValue } from '../../contract/functions/settings/rule-text.ts';
import { type ExampleResult, priceExamples, type RuleSet } from '../../domain/billing/example-stays.ts';
import type { MealHours } from '../../domain/calendar/meals.ts';
import { planCustomerType } from '../../domain/codes.ts';
import type { AgeLimits } from '../../domain/membership/age.ts';
import { isOfferedOn } from '../../domain/membership/plan-offer.ts';
import type { CareSettings } from '../../domain/settings/care-settings.ts';
import { carriedForward, type SettingsRow } from '../../domain/settings/carry-forward.ts';
import { isOwnTable } from '../../domain/settings/catalogue.ts';
import { comingRows, rowInForceIfAny } from '../../domain/settings/in-force.ts';
import type { CancellationPolicy, ReserveSettings, UnitPrice } from '../../domain/settings/settings.ts';
import type { TicketTerms } from '../../domain/tickets/ticket-terms.ts';
import { addDays, type TokyoDate } from '../../domain/time.ts';
import type { Queryable, Transaction } from '../postgres/database.ts';
import { asWritten, refusingMisfits } from './own-settings.ts';
import { isDearer, noticesOf } from './rule-duties.ts';
import { requireFreeDay } from './rule-rows.ts';
import {
  membersByPlan,
  namesOfMembers,
  plansNamingAmounts,
  reservesOfDays,
  usualHours,
} from './store/preview-facts.ts';
import { companyDay, rulesOf } from './store/price-rows.ts';
import { shownTouched, touchedByRules } from './touched-by-rule.ts';

type Preview = z.output<typeof pricePreview>;
type Row = { id: number; adaptation_date: TokyoDate };
type PlanRow = Row & {
  name: string;
  monthly_amount: number;
  childcare_discount_per_hour: number;
  sequence: number;
  customer_type: number;
  withdrawn_date: TokyoDate | null;
};
type Tables = {
  unit_prices: (Row & UnitPrice)[];
  cancellation_policies: (Row & CancellationPolicy)[];
  reserve_settings: (Row & ReserveSettings)[];
  age_limits: (Row & AgeLimits)[];
  meal_hours: (Row & MealHours)[];
  care_settings: (Row & CareSettings)[];
  tax_settings: Row[];
  ticket_terms: (Row & TicketTerms)[];
  unpaid_policies: Row[];
  ticket_prices: (Row & { number: number; price: number })[];
  plan_types: PlanRow[];
};

const namesShown = 50;

/**
 * What rows that begin on one day would change together, before they are saved: examples, members, reserves, notices. Refuses what
 * saving would refuse.
 */
export async function previewRules(db: Transaction, date: TokyoDate, given: readonly RuleRow[]): Promise<Preview> {
  for (const row of given) await requireFreeDay(db, row);
  const { today } = await companyDay(db);
  const now = await readTables(db);
  const rows = given.map((row) => ({ ...row, ...asWritten(row, now[row.table]) }) as RuleRow);
  const then = rows.reduce(withRow, now);
  const hours = await usualHours(db);
  // Beside what will be in force on that day without the rows, not beside today: another change may be planned before it.
  const without = rows.reduce(withoutRow, now);
  const before = rulesOn(without, date, hours);
  const after = rulesOn(then, date, hours);
  const compared = rows.reduce<Compared>((sets, row) => comparison(row, without, sets), { name: null, before, after });
  const examplesBefore = priceExamples(compared.before, date);
  const examples = priceExamples(compared.after, date).map((each, index) => {
    return { before: examplesBefore[index] as ExampleResult, after: each };
  });
  const plans = await plansOf(db, now, date, { before, after });
  const changed = plans.filter((plan) => plan.changed);
  const changed_members = changed.reduce((sum, plan) => sum + plan.members, 0);
  const until = latestOf(rows.map((row) => nextOf(row, then)?.adaptation_date ?? null));
  const reserves = await reservesOfDays(db, date, until);
  const touched = await refusingMisfits(rows[0]?.table ?? 'reserve_settings', () => touchedByRules(db, given));
  return {
    today,
    date,
    until,
    changes: rows.flatMap((row) => changesOf(row, without)),
    compared_with: compared.name,
    examples,
    plans,
    changed_members,
    changed_names: await namesOfMembers(
      db,
      date,
      changed.map(({ plan_type_id }) => plan_type_id),
      namesShown,
    ),
    reserves,
    touched_number: touched.length,
    touched: shownTouched(touched),
    touched_customer_ids: [...new Set(touched.map(({ customer_id }) => customer_id))],
    taken_back: rows.flatMap((row) => takenBack(row, without, then)),
    notices: noticesOf(rows, {
      today,
      date,
      dearer: examples.some(isDearer),
      members: plans.reduce((sum, plan) => sum + plan.members, 0),
      reserves,
      plansNamingAmounts: await plansNamingAmounts(db),
      retentionChanges: rows.some(
        (row) =>
          row.table === 'reserve_settings' &&
          rowInForceIfAny(without.reserve_settings, addDays(date, -1))?.retention_days !== row.retention_days,
      ),
    }),
  };
}

/** The last of these days; null as soon as one of them has no end. */
const latestOf = (days: readonly (TokyoDate | null)[]): TokyoDate | null =>
  days.includes(null)
    ? null
    : (days
        .flatMap((day) => day ?? [])
        .toSorted((one, other) => one.localeCompare(other))
        .at(-1) ?? null);

/** What differs from the day without the row; of a first row everything. */
function changesOf(row: RuleRow, without: Tables): Preview['changes'] {
  const { table } = row;
  const base = rowInForceIfAny(succession(without, row) as (Row & Record<string, unknown>)[], row.adaptation_date);
  const values = row as unknown as Record<string, unknown>;
  return Object.entries(fieldsOf(table)).flatMap(([name, { label }]) =>
    base !== null && sameRuleValue(table, name, base[name], values[name])
      ? []
      : [
          {
            table,
            label,
            before: base && ruleValueText(table, name, base[name]),
            after: ruleValueText(table, name, values[name]),
          },
        ],
  );
}

async function readTables(db: Queryable): Promise<Tables> {
  return {
    unit_prices: await rulesOf(db, 'unit_prices'),
    cancellation_policies: await rulesOf(db, 'cancellation_policies'),
    reserve_settings: await rulesOf(db, 'reserve_settings'),
    age_limits: await rulesOf(db, 'age_limits'),
    meal_hours: await rulesOf(db, 'meal_hours'),
    care_settings: await rulesOf(db, 'care_settings'),
    tax_settings: await rulesOf(db, 'tax_settings'),
    ticket_terms: await rulesOf(db, 'ticket_terms'),
    unpaid_policies: await rulesOf(db, 'unpaid_policies'),
    ticket_prices: await rulesOf(db, 'ticket_prices'),
    plan_types: await rulesOf(db, 'plan_types'),
  };
}

/** The current tables without the row, which may be one being changed. */
const withoutRow = (tables: Tables, row: RuleRow): Tables => ({
  ...tables,
  [row.table]: goingOn(
    row.table,
    (tables[row.table] as Row[]).filter((each) => each.id !== row.id),
  ),
});

const goingOn = (table: RuleRow['table'], rows: readonly Row[]): Row[] =>
  isOwnTable(table) ? carriedForward(rows as (Row & SettingsRow)[]) : [...rows];

/** Rows that succeed each other; for tickets those of the same number. Plans exist side by side. */
function succession(tables: Tables, row: RuleRow): Row[] {
  if (row.table === 'plan_types') return [];
  return row.table === 'ticket_prices'
    ? tables.ticket_prices.filter(({ number }) => number === row.number)
    : tables[row.table];
}

/**
 * The row that takes its place: the next one, of our own settings the next that changes one of the same; what it does not name
 * goes on through it. Plans are not followed.
 */
function nextOf(row: RuleRow, then: Tables): (Row & Record<string, unknown>) | undefined {
  const coming = comingRows(succession(then, row) as (Row & Record<string, unknown>)[], row.adaptation_date);
  const changedBy = (each: object) => ('changed_settings' in each ? (each.changed_settings as string[] | null) : null);
  const names = changedBy(row);
  return coming.find((each) => names === null || (changedBy(each)?.some((name) => names.includes(name)) ?? true));
}

/** The fields this row changes and the next planned row sets to something else again. */
function takenBack(row: RuleRow, without: Tables, then: Tables): Preview['taken_back'] {
  const rows = succession(without, row) as (Row & Record<string, unknown>)[];
  const later = nextOf(row, then);
  if (later === undefined) return [];
  const base = rowInForceIfAny(rows, row.adaptation_date);
  const { table } = row;
  const values = row as unknown as Record<string, unknown>;
  return Object.entries(fieldsOf(table)).flatMap(([name, { label }]) => {
    const changed = base === null || !sameRuleValue(table, name, base[name], values[name]);
    if (!changed || sameRuleValue(table, name, later[name], values[name])) return [];
    return [
      {
        table,
        name,
        label,
        on: later.adaptation_date,
        after: ruleValueText(table, name, values[name]),
        later: ruleValueText(table, name, later[name]),
        may_carry: !isOwnTable(table) && base !== null && sameRuleValue(table, name, later[name], base[name]),
      },
    ];
  });
}

/** The tables as they would be. */
function withRow(tables: Tables, row: RuleRow): Tables {
  const { table, version: _version, ...values } = row;
  const others = (tables[table] as Row[]).filter((each) => each.id !== row.id);
  const known = (tables[table] as Row[]).find((each) => each.id === row.id);
  const fresh =
    table === 'plan_types' ? { customer_type: planCustomerType.code.registration, withdrawn_date: null } : {};
  return { ...tables, [table]: goingOn(table, [...others, { ...fresh, ...known, ...values, id: row.id ?? 0 }]) };
}

function rulesOn(tables: Tables, day: TokyoDate, hours: RuleSet['hours']): RuleSet {
  return {
    unit_price: rowInForceIfAny(tables.unit_prices, day),
    settings: rowInForceIfAny(tables.reserve_settings, day),
    policy: rowInForceIfAny(tables.cancellation_policies, day),
    age_limits: rowInForceIfAny(tables.age_limits, day),
    meal_hours: rowInForceIfAny(tables.meal_hours, day),
    plans: tables.plan_types
      .filter((plan) => isOfferedOn(plan, day))
      .sort((a, b) => a.monthly_amount - b.monthly_amount || a.sequence - b.sequence),
    hours,
    ticket: null,
  };
}

/** A plan is looked at beside the one nearest to it, a ticket beside the same number of tickets; the rest as it is. */
type Compared = { name: string | null; before: RuleSet; after: RuleSet };

function comparison(row: RuleRow, without: Tables, { name, before, after }: Compared): Compared {
  if (row.table === 'plan_types') {
    const distance = (amount: number) => Math.abs(amount - row.monthly_amount);
    const nearest = [...before.plans].sort(
      (a, b) => distance((a as PlanRow).monthly_amount) - distance((b as PlanRow).monthly_amount),
    )[0];
    const plans = nearest ? [nearest] : [];
    return {
      name: nearest?.name ?? null,
      before: { ...before, plans },
      after: { ...after, plans: [{ name: row.name, childcare_discount_per_hour: row.childcare_discount_per_hour }] },
    };
  }
  if (row.table === 'ticket_prices') {
    const same = without.ticket_prices.filter(({ number }) => number === row.number);
    const sold = rowInForceIfAny(same, row.adaptation_date);
    return {
      name: sold === null ? null : `${row.number}枚 ${sold.price}円`,
      before: { ...before, ticket: sold },
      after: { ...after, ticket: { number: row.number, price: row.price } },
    };
  }
  return { name, before, after };
}

async function plansOf(
  db: Queryable,
  now: Tables,
  date: TokyoDate,
  { before, after }: { before: RuleSet; after: RuleSet },
): Promise<Preview['plans']> {
  const members = new Map((await membersByPlan(db, date)).map((each) => [each.plan_type_id, each.members]));
  return now.plan_types
    .filter((plan) => members.has(plan.id))
    .sort((a, b) => a.sequence - b.sequence)
    .map((plan) => {
      const hour = ({ unit_price }: RuleSet) =>
        unit_price && Math.max(0, unit_price.childcare - plan.childcare_discount_per_hour);
      const [hour_before, hour_after] = [hour(before), hour(after)];
      const changed = hour_before !== hour_after;
      return {
        plan_type_id: plan.id,
        name: plan.name,
        members: members.get(plan.id) ?? 0,
        hour_before,
        hour_after,
        changed,
      };
    });
}
