type Way = { to: string; label: string };

const card: Way = { to: '/mypage/payment_methods/edit', label: 'お支払い方法へ' };
const reserves: Way = { to: '/mypage/reserves/list', label: '予約一覧へ' };
const plans: Way = { to: '/mypage/plan_types/edit', label: 'プランを選び直す' };
const top: Way = { to: '/mypage/top', label: 'マイページで今の状態を見る' };

/** Where the user can resolve a refusal. A stale tab leads to My Page, which shows the current state. */
export const refusalLinks: Readonly<Record<string, Way>> = {
  card_missing: card,
  card_declined: card,
  card_action_required: card,
  customer_disabled: card,
  customer_stopped: { to: '/user_inquiries', label: 'お問い合わせへ' },
  customer_withdrawn: { to: '/mypage/customers/resubscribe', label: '再入会へ' },
  has_upcoming_reserves: reserves,
  child_has_reserve: reserves,
  not_cancellable: { to: '/mypage/leave_guide', label: '残っているものを確認する' },
  plan_unavailable: plans,
  plan_unchanged: plans,
  plan_change_scheduled: plans,
  ticket_unavailable: { to: '/mypage/tickets/buy', label: '回数券を選び直す' },
  not_registered: { to: '/registration_reserves/payment_methods/add', label: '登録の続きへ' },
  password_weak: { to: '/mypage/login_methods/edit', label: 'パスワードを決め直す' },
  consents_due: { to: '/mypage/top', label: 'マイページで内容を見る' },
  stale_status: top,
  not_found: top,
  account_deleted: { to: '/sign_out', label: 'ログアウトする' },
};
