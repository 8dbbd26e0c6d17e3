import type { SettingsOf } from '../settings/catalogue.ts';
import type { CompanyPromise } from './company-facts.ts';

type Care = Pick<
  SettingsOf<'care_settings'>,
  | 'minimum_staff'
  | 'registered_share_percent'
  | 'sleep_check_minutes_zero'
  | 'sleep_check_minutes_one_two'
  | 'sleep_check_minutes_three'
  | 'sleep_check_minutes_four'
>;

/** The settings of care as the page about the company says them. */
export const safetyClaims = (care: Care): CompanyPromise[] => [
  {
    title: `職員はいつも${care.minimum_staff}名以上`,
    text: `お子さまがいるあいだは、${care.minimum_staff}名以上の職員がいます。${registered(care.registered_share_percent)}`,
  },
  { title: '眠っている間の見守り', text: `${sleepChecks(care)}に、呼吸と姿勢を確認して記録します。` },
];

function registered(percent: number): string {
  if (percent === 0) return '';
  if (percent === 100) return '全員が保育士または看護師です。';
  const share = percent === 33 ? '3分の1' : percent === 50 ? '半分' : `${percent}%`;
  return `そのうち${share}以上が、保育士または看護師です。`;
}

/** 0〜2歳は5分ごと、3歳からは10分ごと: ages alike are said once. */
function sleepChecks(care: Care): string {
  const runs: { from: number; to: number; minutes: number }[] = [];
  for (const [from, to, minutes] of [
    [0, 0, care.sleep_check_minutes_zero],
    [1, 2, care.sleep_check_minutes_one_two],
    [3, 3, care.sleep_check_minutes_three],
    [4, 6, care.sleep_check_minutes_four],
  ] as const) {
    const before = runs.at(-1);
    if (before?.minutes === minutes) before.to = to;
    else runs.push({ from, to, minutes });
  }
  const ages = ({ from, to }: { from: number; to: number }) =>
    to === 6 ? `${from}歳から` : from === to ? `${from}歳` : `${from}〜${to}歳`;
  return runs.map((run) => `${ages(run)}は${run.minutes}分ごと`).join('、');
}
