import type { NgResult } from '../callable.ts';
import { type RefusalType, refusals } from '../errors.ts';

/** The catalogue is worded for parents. These are worded for staff: what they can do, and what they can tell the family. */
const staffRefusals: Partial<Record<RefusalType, string>> = {
  reserve_full: 'この時間は満席です。空いている時間を選ぶか、園長が理由を書いて例外として受けてください。',
  reserve_understaffed:
    'この時間は職員が足りません。時間を選び直すか、シフトを足すか、園長が理由を書いて例外として受けてください。',
  reserve_closed_day: 'この日は受付を止めています(×)。ほかの日を選ぶか、園長が理由を書いて例外として受けてください。',
  reserve_outside_window:
    '予約の受付期間の外か、すでに過ぎた時間です。日時を選び直すか、園長が理由を書いて例外として受けてください。',
  reserve_outside_hours: '園を開けている時間の外です。時間を選び直すか、園長が理由を書いて例外として受けてください。',
  reserve_too_short: 'お預かりの最短時間に足りません。終了を遅くしてください。',
  reserve_overlap: 'このお子さまは、同じ時間に別の予約があります。時間を変えるか、元の予約をご確認ください。',
  reserve_age: 'この園でお預かりできる年齢ではありません。生年月日をご確認ください。例外としては受けられません。',
  reserve_branch_unavailable: 'この園は、いま予約を受けていません。園の状態は本部が変えられます。',
  meal_outside_hours: '選んだ食事は、この時間には出せません。食事の選択を外すか、時間を変えてください。',
  deadline_passed: 'ご家庭が変更できる時間を過ぎています。園長が理由を書けば変更できます。',
  not_editable: 'この予約は、いまの状態では変更できません。予約の詳細で状態をご確認ください。',
  not_cancellable_reserve: 'この予約は、いまの状態ではキャンセルできません。予約の詳細で状態をご確認ください。',
  customer_disabled:
    'このご家庭は、月額料金のお支払いが確認できていないため、新しい予約を受けられません。お支払い方法の変更をご案内してください。',
  customer_stopped:
    'このご家庭は、本部が利用を停止しています。理由はお客様の画面にあります。園長が理由を書けば、例外として受けられます。',
  reserves_paused:
    'このご家庭は、未払いの料金があるため、新しい予約をお休みしています。窓口でお支払いいただくと、すぐに受けられます。',
  customer_withdrawn: 'このご家庭は退会済みです。再入会のお手続きをご案内してください。',
  reserve_child_unknown: 'お子さまの登録が見つかりません。お子さまを選び直してください。',
  child_data_consent_needed:
    'このご家庭から、お子さまの情報の取り扱いへの同意をまだいただいていません。文を読み上げて、同意を確認してから保存してください。',
  wish_ended: 'この空き待ちは、すでに終わっています。画面を更新してください。',
  card_missing: 'このご家庭は、お支払い用のカードが登録されていません。カードのご登録をご案内してください。',
  pickup_list_frozen:
    'このご家庭のお迎えの方のリストは凍結中です。登録済みの方か保護者の方だけを、お迎えの方にできます。',
  pickup_person_gone: '選んだお迎えの方は、リストから外れています。選び直してください。',
  email_taken:
    'このメールアドレスは、すでに登録されています。同じご家庭でないか確認するか、別のアドレスを入力してください。',
};

/** The catalogue's words become staff's; more precise ones stay. */
export function forStaff(result: NgResult): NgResult {
  const type = result.type as RefusalType;
  const own = staffRefusals[type];
  return own === undefined || result.msg !== refusals[type] ? result : { ...result, msg: own };
}
