import { benefitCover } from '../../../domain/billing/papers/paper-codes.ts';
import { maximumGradeText, minimumAgeText } from '../../../domain/membership/age.ts';
import { type RuleTable, ruleFields } from '../../../domain/settings/catalogue.ts';
import type { Settings } from '../../../domain/settings/kinds.ts';
import { ratioAge, staffRounding } from '../../../domain/staffing/staffing-codes.ts';
import { minuteOf } from '../../../domain/time.ts';
import { formatDuration, formatMinute } from '../../../domain/time-format.ts';
import { formatYen } from '../../../domain/yen.ts';

export const fieldsOf = (table: RuleTable): Settings => ruleFields[table];

/** What is in a column, with its unit: 1,100円, 18:00, 小学6年生. */
export function ruleValueText(table: RuleTable, name: string, value: unknown): string {
  const field = fieldsOf(table)[name];
  if (value === null || value === undefined || value === '') return 'なし';
  if (name === 'maximum_school_grade')
    return maximumGradeText({ minimum_age_months: 0, maximum_school_grade: Number(value) });
  if (name === 'minimum_age_months')
    return minimumAgeText({ minimum_age_months: Number(value), maximum_school_grade: 0 });
  if (name === 'staff_rounding') return staffRounding.label(value);
  if (name === 'ratio_age') return ratioAge.label(value);
  if (name.endsWith('_benefit')) return benefitCover.label(value);
  if (field?.type === 'time') return formatMinute(minuteOf(String(value)));
  if (field?.type === 'text') return String(value);
  if (field?.unit === '円') return formatYen(Number(value));
  // Minutes as one speaks: 24時間, 1時間30分前.
  if (field?.unit?.startsWith('分') && Number(value) >= 60)
    return `${formatDuration(Number(value))}${field.unit.slice(1)}`;
  return `${Number(value).toLocaleString('en-US')}${field?.unit ?? ''}`;
}

/** What a setting does with this value, as a sentence; null where nothing is said of it. */
export function ruleEffectText(table: RuleTable, name: string, value: unknown): string | null {
  const field = fieldsOf(table)[name];
  if (field?.effect === undefined || value === '' || value === null || value === undefined) return null;
  return field.effect.replace('{}', ruleValueText(table, name, value));
}

/** The same value, however it was written: 18:00:00 and 18:00, 50 and '50'. */
export const sameRuleValue = (table: RuleTable, name: string, one: unknown, other: unknown): boolean =>
  ruleValueText(table, name, one) === ruleValueText(table, name, other);
