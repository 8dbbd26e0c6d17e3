import type { TokyoDate } from '../../domain/time.ts';

const eras = new Intl.DateTimeFormat('ja-JP-u-ca-japanese', { era: 'long', year: 'numeric', timeZone: 'UTC' });

/** 1990年4月1日(平成2年) */
export function birthDateText(date: TokyoDate): string {
  const [year, month, day] = date.split('-').map(Number);
  return `${year}年${month}月${day}日(${eras.format(new Date(date))})`;
}

/** 36歳; up to six years with the months: 0歳8か月. As people say it, by the calendar day. */
export function ageText(date: TokyoDate, today: TokyoDate): string {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const [nowYear = 0, nowMonth = 0, nowDay = 0] = today.split('-').map(Number);
  const months = (nowYear - year) * 12 + (nowMonth - month) - (nowDay < day ? 1 : 0);
  const years = Math.floor(months / 12);
  return years < 7 ? `${years}歳${months % 12}か月` : `${years}歳`;
}
