import { kindLabels } from '../../src/domain/billing/bill/line-kinds.ts';
import { applyTickets } from '../../src/domain/billing/childcare-amount.ts';
import {
  type ExampleResult,
  exampleStays,
  priceExamples,
  type RuleSet,
} from '../../src/domain/billing/example-stays.ts';
import { quantityOf, type ReceiptLine, receiptLines, receiptTotals } from '../../src/domain/billing/papers/receipt.ts';
import type { PriceKind, PriceLine } from '../../src/domain/billing/pricing.ts';
import {
  demoCancellationPolicy,
  demoHours,
  demoMealHours,
  demoSettings,
  demoUnitPrice,
} from '../../src/domain/calendar/demo-settings.ts';
import { taxClass } from '../../src/domain/codes.ts';
import type { TokyoDate } from '../../src/domain/time.ts';
import { formatYen } from '../../src/domain/yen.ts';

const day: TokyoDate = '2026-11-16';
/** As the first rows of tax_settings (db/schema/02_settings/rows.sql) say. */
const percent = 10;
const coveredKinds: readonly PriceKind[] = ['childcare', 'zero_year_old', 'after_business', 'holiday'];
const discount = 500;
const bundle = { name: '10回券', number: 10, price: 10_500 };

const rules: RuleSet = {
  unit_price: demoUnitPrice,
  settings: demoSettings,
  policy: demoCancellationPolicy,
  age_limits: { minimum_age_months: 6, maximum_school_grade: 6 },
  meal_hours: demoMealHours,
  plans: [
    { name: 'ライト', childcare_discount_per_hour: 0 },
    { name: 'スタンダード', childcare_discount_per_hour: 100 },
    { name: 'プレミアム', childcare_discount_per_hour: 250 },
  ],
  hours: demoHours,
  ticket: null,
  tax_exempt_flag: true,
};

/** docs/generated/price-examples.md: each example stay line by line, so that a person can check it with a pencil. */
export function priceExamplesDocument(): string {
  const certified = priceExamples(rules, day);
  const plain = priceExamples({ ...rules, tax_exempt_flag: false }, day);
  const parts = exampleStays.map((stay, index) =>
    example(index, stay.ages, certified[index] as ExampleResult, plain[index] as ExampleResult),
  );
  return `# Prices by example
Written by \`npx vitest run --project pure tools/price-examples -u\` from src/domain/billing/example-stays.ts with the demo's prices
and rules; a test keeps it up to date. Tax classes are those of a branch with the 指導監督基準の証明書 (非課税 for preschoolers) and the
確認 for 無償化; below each table stands what it is at a branch without. Cover by 無償化 is independent of the tax and of the
family's 認定. Rounding is always down; the tax inside is rounded once per rate.

${parts.join('\n')}`;
}

function example(index: number, ages: readonly number[], result: ExampleResult, plain: ExampleResult): string {
  const { lines, fees, title, plan_name } = result;
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  const isCovered = (line: PriceLine) => coveredKinds.includes(line.kind) && line.tax_class === taxClass.code.exempt;
  const covered = lines.filter(isCovered).reduce((sum, { amount }) => sum + amount, 0);
  const tickets = ticketsOf(lines);
  const late = `${rules.policy?.late_percent}%`;
  const last = `${rules.policy?.last_percent}%`;
  return `## ${index + 1}. ${title}
プラン ${plan_name}、お子さま${ages.length}名

| 内容 | 単価 | 数量 | 金額 | 税区分 | 無償化 |
|---|--:|---|--:|---|---|
${lines
  .map((line) => {
    const name = `${kindLabels[line.kind]}${ages.length > 1 ? `(${line.child_index + 1}人目)` : ''}`;
    const tax = line.tax_class === taxClass.code.exempt ? '非課税' : `${percent}%`;
    const cover = isCovered(line) ? '対象' : '対象外';
    return `| ${name} | ${formatYen(line.unit_price)} | ${quantityOf(line) || '1回'} | ${formatYen(line.amount)} | ${tax} | ${cover} |`;
  })
  .join('\n')}
| **合計** | | | **${formatYen(total)}** | ${classText(receipt(lines, 0, 0))} | 対象 ${formatYen(covered)} |

- 証明書のない園: ${classText(receipt(plain.lines, 0, 0))}
- ${bundle.name}(1枚=1時間): ${tickets.used}枚で ${formatYen(tickets.discount)}を支払い、残り ${formatYen(total - tickets.discount)}(${classText(receipt(lines, tickets.used, 0))})
- 割引${discount}円: ${formatYen(total - discount)}(${classText(receipt(lines, 0, discount))})
- キャンセル料(不課税): 期限まで 0円、期限後 ${late} ${formatYen(fees?.late ?? 0)}、直前 ${last} ${formatYen(fees?.last ?? 0)}、ご連絡なし ${rules.policy?.no_show_percent}% ${formatYen(fees?.no_show ?? 0)}
`;
}

function ticketsOf(lines: readonly PriceLine[]): { used: number; discount: number } {
  const held = { id: 1, purchase_date: day, expiry_date: day, remaining: bundle.number, ...bundle };
  const { uses, discount: paid } = applyTickets(lines, [held], day, true);
  return { used: uses.reduce((sum, { number }) => sum + number, 0), discount: paid };
}

const receipt = (lines: readonly PriceLine[], used: number, off: number): ReceiptLine[] => {
  const amount = lines.reduce((sum, line) => sum + line.amount, 0) - off - (used > 0 ? ticketsOf(lines).discount : 0);
  const childcare = {
    amount_lines: lines,
    number_of_tickets_used: used,
    others_discount_amount: off,
    others_discount_reason: '',
  };
  return receiptLines({ payment_type: 1, amount, remarks: '', childcare });
};

/** '10% 4,750円(うち消費税431円)、非課税 3,000円' */
const classText = (lines: readonly ReceiptLine[]): string =>
  receiptTotals(lines, percent)
    .map(({ tax, amount, included_tax }) =>
      tax === 'taxed'
        ? `${percent}% ${formatYen(amount)}(うち消費税${formatYen(included_tax)})`
        : `${tax === 'exempt' ? '非課税' : '不課税'} ${formatYen(amount)}`,
    )
    .join('、');
