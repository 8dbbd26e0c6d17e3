/** Refusals about who belongs to a family and who may fetch. */
export const peopleRefusals = {
  family_invitation_ended:
    'この招待リンクは、期限が切れたか、取り消されています。招待した方に、新しいリンクをお願いしてください。',
  family_invitation_used: 'この招待リンクは、すでに使われています。ご登録がお済みの方は、ログインしてお進みください。',
  family_member_already:
    'このアカウントは、すでに会員かご家族として登録されています。別のアカウントで招待を受けるか、お問い合わせください。',
  second_guardian_exists:
    '保護者の方は、すでにお二人登録されています。変更するときは、お手数ですがお問い合わせください。',
  relatives_full:
    '「家族」として招待できる人数に達しています。使わない招待か登録を取り消してから、もう一度お進みください。',
  guardian_stays: '保護者の方どうしでは、登録を外せません。お手数ですがお問い合わせください。',
  pickup_list_frozen:
    'お迎えの方のリストは凍結中です。登録済みの方か保護者の方をお選びください。新しい方は、凍結が解除されてから登録できます。',
  pickup_list_full:
    'お迎えの方として登録できる人数に達しています。お迎えに来ない方を外してから、もう一度お進みください。',
  pickup_person_gone: '選ばれたお迎えの方は、リストから外れています。お迎えの方を選び直してください。',
  pickup_list_open: 'お迎えの方のリストは、凍結されていません。画面を更新してご確認ください。',
  push_unsupported: 'この端末のブラウザの通知には対応していません。LINEまたはメールでお受け取りください。',
} as const;
