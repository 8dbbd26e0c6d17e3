import { allergyAnswer, dietStage } from '../../../../domain/care/care-codes.ts';

/** Caring for children, in the words of the console. */
export const careActions: Readonly<Record<string, string>> = {
  staffUpdateChildHealth: '健康・アレルギーの記入',
};

export const careFields: Readonly<Record<string, string>> = {
  allergy_answer: 'アレルギー',
  allergies: 'アレルギーの内容',
  diet_stage: '食事の段階',
  milk: 'ミルク',
  foods_to_avoid: '避けている食べもの',
  usual_temperature: '平熱',
  medical_history: 'かかったことのある病気',
  family_doctor: 'かかりつけ医',
  own_photos_flag: 'ご家庭向けの写真',
  shared_photos_flag: 'ほかのご家庭の写真への写り込み',
};

export const careCodes: Readonly<Record<string, { label(code: number): string }>> = {
  'children.allergy_answer': allergyAnswer,
  'children.diet_stage': dietStage,
};
