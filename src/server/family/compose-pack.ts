import { emergencyCareRule, medicineRule, type PackSection } from '../../domain/family/first-visit.ts';
import { formatTel } from '../../domain/text/contact-format.ts';
import { formatDate } from '../../domain/time-format.ts';
import { formatYen } from '../../domain/yen.ts';
import { contentHash } from '../same-content.ts';
import type { PackFacts } from './store/packs.ts';

export const packHash = (sections: readonly PackSection[]): string => contentHash({ sections });

const notStated = '園の掲示をご覧ください。';

/** The paper a 認可外 facility hands over with a contract, then consents and house rules; every word comes from rows. */
export function composePack(facts: PackFacts): PackSection[] {
  const { prices, policy } = facts;
  const lines: [string, string][] = [
    ['施設の名称', facts.branch_name],
    ['所在地・電話', `${facts.address}\n${formatTel(facts.tel)}`],
    ['設置者', `${facts.owner_name || facts.company_name}\n${facts.company_address}`],
    ['設置者の代表者', facts.representative],
    ['施設の管理者', facts.manager_name || notStated],
    ['事業を始めた日', facts.business_start_date ? formatDate(facts.business_start_date) : notStated],
    ['開所時間・定員', `${facts.hours}\n${facts.capacity}名`],
    ['提供するサービス', facts.services || '一時預かり(ご予約の日時にお子さまをお預かりします)'],
    [
      '利用料(税込)',
      [
        `保育料 1時間 ${formatYen(prices.childcare)}(プランの割引があります)`,
        `0歳の加算 1時間 ${formatYen(prices.zero_year_old)}`,
        `早朝・夜間の加算 1時間 ${formatYen(prices.after_business)}`,
        `日曜・祝日の加算 1時間 ${formatYen(prices.holiday)}`,
        `当日予約の加算 1人 ${formatYen(prices.current_day)}`,
        `食事 1食 ${formatYen(prices.meal_support)}`,
      ].join('\n'),
    ],
    ['契約の期間', 'ご予約ごとに、ご予約の日時の保育をお約束します。'],
    [
      '解約(キャンセル)',
      [
        `${policy.free_until_days_before}日前の${policy.free_until_time.slice(0, 5)}まで: 無料`,
        ...(policy.take_back_minutes > 0 ? [`ご予約から${policy.take_back_minutes}分以内(登園の前): 無料`] : []),
        `そのあと: 見積もりの${policy.late_percent}%`,
        `開始の${policy.last_minutes}分前から: ${policy.last_percent}%`,
        `ご連絡のないお休み: ${policy.no_show_percent}%`,
        `体調不良のお休み: ${policy.illness_percent}%(通常の料金を超えません)`,
      ].join('\n'),
    ],
    ['加入している保険', facts.insurance || notStated],
    ['提携する医療機関', facts.hospital || notStated],
    ['緊急時の対応', facts.emergency_procedure || notStated],
    [
      '相談・苦情の窓口',
      [
        `${facts.branch_name} ${formatTel(facts.tel)}`,
        `${facts.company_name} ${formatTel(facts.company_tel)}`,
        facts.inside_consultation,
        facts.outside_consultation,
      ]
        .filter(Boolean)
        .join('\n'),
    ],
    ['届出', '児童福祉法第59条の2に基づき、都道府県知事等への届出をした認可外保育施設です。'],
  ];
  const rules = facts.house_rules;
  return [
    { heading: '契約内容の書面', facts: lines },
    {
      heading: '同意いただくこと',
      facts: [
        ['お薬のきまり', medicineRule],
        ['緊急時の受診', emergencyCareRule],
        ['写真', 'お子さまごとに、マイページの「健康とアレルギー」でお答えいただいたとおりに扱います。'],
      ],
    },
    ...(rules === null ? [] : [{ heading: houseRulesHeading, facts: ruleFacts(rules.lead, rules.body) }]),
  ];
}

const houseRulesHeading = '園のきまり';

/** A document's headings become labels; the text before the first heading is the lead. */
function ruleFacts(lead: string, body: string): [string, string][] {
  const parts = body.split(/^## /m);
  const titled = parts.slice(1).map((part): [string, string] => {
    const [title = '', ...lines] = part.split('\n');
    return [title.trim(), lines.join('\n').trim()];
  });
  const before = [lead, parts[0] ?? ''].map((text) => text.trim()).filter(Boolean);
  return [...(before.length > 0 ? [['はじめに', before.join('\n')] as [string, string]] : []), ...titled];
}
