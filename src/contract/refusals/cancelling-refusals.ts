/** What is refused around a cancellation fee: the sick child, and goodwill. Part of the one catalogue (errors.ts). */
export const cancellingRefusals = {
  illness_too_late:
    '体調不良のお届けを、ここで受け付ける時間を過ぎました。お手数ですが、園へお電話ください。園でお手続きします。',
  fee_in_charge: 'いま、キャンセル料の決済を進めています。少し待ってから、画面を更新してもう一度お試しください。',
  fee_lowered_too_far: '残っているキャンセル料より大きくは減らせません。画面を更新して、金額をご確認ください。',
  fee_nothing_left: 'このキャンセル料は、すでに残っていません。画面を更新してご確認ください。',
} as const;
