import { formatDuration } from '../time-format.ts';

/** What is true of every branch, every plan and every stay today (view_claims), and what the company says of interviews. */
export type PublicFacts = {
  readonly sundays_flag: boolean;
  readonly holidays_flag: boolean;
  readonly every_day_flag: boolean;
  readonly free_plan_flag: boolean;
  readonly interview_free_flag: boolean;
  /** Null: no rules of reserving yet. */
  readonly minimum_minutes: number | null;
  readonly today_lead_minutes: number | null;
};

/** What the site says of the company, in words: pages carry the words and not the rule. */
export type Claims = {
  /** 1時間から; null while nothing is known. */
  readonly shortest: string | null;
  readonly sameDay: boolean;
  readonly freePlan: boolean;
  readonly interviewFree: boolean;
  /** Beside each other at the top of the home page. */
  readonly promises: readonly string[];
  readonly openDays: { readonly title: string; readonly text: string } | null;
  readonly tagline: string;
  readonly title: string;
  readonly description: string;
};

/** So near to the start that "today" is still worth promising. */
const longestLead = 12 * 60;

const shortText = 'お仕事の予定が、暦どおりでない方にもお使いいただけます。';

function openDaysOf({ every_day_flag, sundays_flag, holidays_flag }: PublicFacts): Claims['openDays'] {
  if (every_day_flag) return { title: '日曜も祝日も休みません', text: `年中無休です。${shortText}` };
  if (sundays_flag && holidays_flag) return { title: '日曜も祝日もお預かりします', text: shortText };
  if (holidays_flag) return { title: '祝日も休みません', text: `どの園も、祝日も開いています。${shortText}` };
  if (sundays_flag) return { title: '日曜もお預かりします', text: `どの園も、日曜日も開いています。${shortText}` };
  return null;
}

export function claimsOf(facts: PublicFacts): Claims {
  const shortest = facts.minimum_minutes === null ? null : `${formatDuration(facts.minimum_minutes)}から`;
  const sameDay = facts.today_lead_minutes !== null && facts.today_lead_minutes <= longestLead;
  const { holidays_flag, interview_free_flag } = facts;
  const also = [
    sameDay && '当日の予約もでき',
    holidays_flag && '祝日も休まず',
    interview_free_flag && '事前の面談はいりません',
  ].filter((each) => each !== false);
  return {
    shortest,
    sameDay,
    freePlan: facts.free_plan_flag,
    interviewFree: interview_free_flag,
    promises: [
      shortest,
      sameDay && '当日予約',
      holidays_flag && '祝日も開園',
      interview_free_flag && '面談なし',
    ].filter((each): each is string => typeof each === 'string'),
    openDays: openDaysOf(facts),
    tagline: `今日、頼れる。${shortest === null ? '' : `${shortest}の`}一時保育`,
    title: `${[shortest, sameDay && '当日でも'].filter(Boolean).join('、')}${shortest === null ? '必要なときに' : ''}頼める一時保育`,
    description: `${shortest === null ? '' : `${shortest}預けられる`}一時保育サービスです。${sentenceOf(also)}空きのある園をすぐに探せます。`,
  };
}

/** 当日の予約もでき、祝日も休まず、事前の面談はいりません。 The last part ends the sentence. */
function sentenceOf(parts: readonly string[]): string {
  const ends: Readonly<Record<string, string>> = {
    当日の予約もでき: '当日の予約もできます',
    祝日も休まず: '祝日も休みません',
  };
  const last = parts.at(-1);
  if (last === undefined) return '';
  return `${[...parts.slice(0, -1), ends[last] ?? last].join('、')}。`;
}

export const noFacts: PublicFacts = {
  ...{ sundays_flag: false, holidays_flag: false, every_day_flag: false, free_plan_flag: false },
  ...{ interview_free_flag: false, minimum_minutes: null, today_lead_minutes: null },
};
/** A company of which nothing is known claims nothing. */
export const nothingClaimed: Claims = claimsOf(noFacts);
