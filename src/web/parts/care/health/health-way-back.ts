/** Where the page was reached from: the way back, and where one goes on after saving. */
type HealthWayBack = { readonly to: string; readonly label: string };

const list: HealthWayBack = { to: '/mypage/children/list', label: 'お子さま' };
const ways: Readonly<Record<string, HealthWayBack>> = {
  confirm: { to: '/mypage/reserves/confirm', label: '予約内容の確認' },
  series: { to: '/mypage/reserves/series/confirm', label: 'まとめて予約の確認' },
  today: { to: '/mypage/reserves_today/confirm', label: '予約内容の確認' },
};

/** The page is reached from the list, and in the middle of reserving; the address says from where, by name only. */
export const healthWayBack = (from: string | null): HealthWayBack =>
  from !== null && Object.hasOwn(ways, from) ? (ways[from] ?? list) : list;
