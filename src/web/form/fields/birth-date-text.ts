import {
  type AgeLimits,
  ageRefusal,
  isMinor,
  maximumGradeText,
  minimumAgeText,
  takenFrom,
  takenUntil,
} from '../../../domain/membership/age.ts';
import type { TokyoDate } from '../../../domain/time.ts';

const eras = new Intl.DateTimeFormat('ja-JP-u-ca-japanese', { era: 'long', year: 'numeric', timeZone: 'UTC' });

function dayText(date: TokyoDate): string {
  const [year, month, day] = date.split('-').map(Number);
  return `${year}年${month}月${day}日`;
}

/** 1990年4月1日(平成2年) */
export const birthDateText = (date: TokyoDate): string => `${dayText(date)}(${eras.format(new Date(date))})`;

/** 36歳; up to six years with the months: 0歳8か月. As people say it, by the calendar day. */
export function ageText(date: TokyoDate, today: TokyoDate): string {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const [nowYear = 0, nowMonth = 0, nowDay = 0] = today.split('-').map(Number);
  const months = (nowYear - year) * 12 + (nowMonth - month) - (nowDay < day ? 1 : 0);
  const years = Math.floor(months / 12);
  return years < 7 ? `${years}歳${months % 12}か月` : `${years}歳`;
}

/** A parent under 18 may register, with a guardian's consent; the branch asks about it. */
export const minorNoticeText = (date: TokyoDate, today: TokyoDate): { title: string; text: string } | null =>
  isMinor(date, today)
    ? {
        title: '18歳未満の方は、親権者の同意が必要です',
        text: '親権者など法定代理人の方の同意を得てから、お進みください。登園のときに、園で同意を確認させていただきます。',
      }
    : null;

/**
 * A child that is not taken today may be entered all the same; the form says from when it can come. Null where there is
 * nothing to say. `where` is a branch's name, or '' for all of them.
 */
export function ageNoticeText(
  date: TokyoDate,
  today: TokyoDate,
  limits: AgeLimits,
  where: string,
): { title: string; text: string } | null {
  const here = where === '' ? '' : `${where}では、`;
  // With a branch chosen, a reserve follows; without one it is the registration alone.
  const next = where === '' ? 'ご登録は、いまお済ませいただけます。' : 'それ以降の日か、ほかの園をお選びください。';
  switch (ageRefusal(date, today, limits)) {
    case 'too_young':
      return {
        title: `${dayText(takenFrom(date, limits))}からご利用いただけます`,
        text: `${here}${minimumAgeText(limits)}からお預かりしています。${next}`,
      };
    case 'too_old':
      return {
        title: 'この生年月日では、ご予約をお受けできません',
        text: `${here}${maximumGradeText(limits)}までのお預かりです(このお子さまは${dayText(takenUntil(date, limits))}まで)。生年月日をご確認ください。`,
      };
    case null:
      return null;
  }
}
