import { childGender, staffQualification } from '../../domain/codes.ts';
import { ageOn, formatAge } from '../../domain/membership/age.ts';
import type { TokyoDate } from '../../domain/time.ts';
import { formatDate } from '../../domain/time-format.ts';
import type { Account } from '../auth/store/accounts.ts';
import type { CardSeal } from '../sealed-card.ts';

/** What every paper is made with: who asked, and when. */
export interface PaperMaker {
  seal: CardSeal;
  account: Account;
  now: Date;
}

export const registeredText = (keys: readonly number[]): string =>
  keys.length === 0 ? '資格の登録なし' : keys.map((key) => staffQualification.label(key)).join('・');

export const personText = ({ name, qualifications }: { name: string; qualifications: readonly number[] }): string =>
  `${name}(${registeredText(qualifications)})`;

/** 0歳1名、3歳2名 計3名. */
export function childrenByAgeText(birthDates: readonly TokyoDate[], day: TokyoDate): string {
  const ages = Map.groupBy(birthDates, (birth) => Math.max(0, ageOn(birth, day)));
  const words = [...ages].sort(([a], [b]) => a - b).map(([age, all]) => `${age}歳${all.length}名`);
  return birthDates.length === 0 ? 'なし' : `${words.join('、')} 計${birthDates.length}名`;
}

export const bornText = (date_of_birth: TokyoDate, day: TokyoDate): string =>
  `${formatDate(date_of_birth)}生(${formatAge(date_of_birth, day)})`;

export const genderLabel = (gender: number | null): string => (gender === null ? '未回答' : childGender.label(gender));
