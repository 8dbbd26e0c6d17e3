import { type DoorRefusal, doorRefusal } from '../../staff-codes.ts';
import { withSan } from '../../text/called-name.ts';
import type { DoorWarning } from './hand-over.ts';

const { barred, hidden, removed, disputed, notListed } = doorRefusal.code;

const why: Readonly<Record<DoorRefusal, string>> = {
  [barred]: '引き渡し禁止の方です。',
  [hidden]: 'お引き渡しできない方です。',
  [removed]: 'お引き渡しできない方です。',
  [disputed]: 'ご家庭での確認がとれていない方です。',
  [notListed]: 'お迎えのリストは凍結中で、リストにない方です。',
};

/** For staff: what the person is at the door, and who decides. Nothing of why. */
export const doorRefusalText = (refusal: DoorRefusal, name: string): string =>
  `${withSan(name)}は、${why[refusal]}お引き渡しせず、園長を呼んでください。`;

export function doorWarningText(warnings: readonly DoorWarning[], name: string): string {
  if (warnings.includes('former_relative') && !warnings.includes('like_barred')) {
    return `${withSan(name)}は、ご家族の登録から外れた方か、その方に似た名前の方です。保護者に電話で確かめ、身分証を見て、見た身分証を選んでください。`;
  }
  return warnings.includes('like_barred')
    ? `${withSan(name)}は、引き渡し禁止の方と名前が似ています。身分証で別の方であることを確かめ、見た身分証を選んでください。`
    : `${withSan(name)}は、ご家庭から伺っている方ではありません。保護者に電話で確かめ、身分証を見てから、お引き渡しください。`;
}
