/** What is refused around a family's stay: the morning, the pass, the child's card. Part of the one catalogue (errors.ts). */
export const stayRefusals = {
  // morning form
  morning_form_closed:
    '朝の様子は、ご利用の当日、登園までお答えいただけます。お伝えになりたいことは、園へお電話ください。',
  first_visit_changed: '書面の内容が新しくなりました。ページを読み込み直し、もう一度お読みください。',
  morning_form_needed: '先に、お子さまの今朝の様子をお答えください。',
  // passes
  pass_person_unknown: 'お迎えの方が見つかりません。「家族」のページで、お迎えの方を登録してください。',
  pass_stay_not_open: 'このご予約では、お迎えパスを作れません。確定した、これからのご予約でお作りください。',
  pass_gone: 'このお迎えパスは、もう使えません。必要なときは、新しく作ってください。',
  arrival_not_now: 'いまは、このご予約の到着をお知らせできません。ご予約の日時と園をご確認ください。',
  pass_unknown:
    'お迎えパスを確認できませんでした。もう一度読み取るか、6桁の番号を確かめてください。わからないときは、保護者に電話で確かめ、今日の一覧から降園にしてください。',
  pass_elsewhere: 'ほかの園のお迎えパスです。どちらの園のお迎えか、確かめてください。',
  pass_not_today: '今日のお迎えパスではありません。日付を確かめてください。',
  pass_used: 'このお迎えパスは、もう使われています。保護者に電話で確かめてください。',
  pass_revoked: 'このお迎えパスは、ご家庭が取り消しています。お引き渡しせず、保護者に電話で確かめてください。',
  pass_void: 'このお迎えパスのご予約は、変更またはキャンセルされています。今日の一覧でご予約を確かめてください。',
  pass_over: 'お迎えパスの時間を過ぎています。保護者に電話で確かめ、今日の一覧から降園にしてください。',
  pass_identity_needed: 'この方の初めてのお迎えです。身分証でお名前を確かめ、見た身分証を選んでください。',
  pass_children_unknown: 'このお迎えパスに入っていないお子さまです。お子さまを選び直してください。',
  // health card and papers
  health_not_answered: 'まだ回答がありません。先に「健康とアレルギー」を入力してください。',
  document_expired: '有効期限が過ぎています。新しい書類の期限を入力してください。',
  document_limit:
    '書類は、お子さまお一人につき30枚までです。使わなくなった書類を削除してから、もう一度お送りください。',
} as const;
