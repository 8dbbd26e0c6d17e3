import { mayOpenPage, worksAtBranches } from '../../../../domain/auth/staff-rights.ts';
import { matchesQuery, searchWords } from '../../../../domain/text/search-text.ts';
import { branchEntries } from '../../../console/navigation/branch-entries.ts';
import { roomsFor } from '../../../console/navigation/headquarters-rooms.ts';
import { entriesFor } from '../../../console/navigation/navigation.ts';
import { findSettings } from '../../../console/settings/find-settings.ts';
import { draftsPath, otherPages, placeOfSetting, subjects } from '../../../console/settings/rule-pages.ts';
import type { Staff } from '../../../console/staff-context.tsx';

type Viewer = Pick<Staff, 'manager' | 'headquarters'> & { readonly account: { readonly role: number } };
type FoundPage = { readonly to: string; readonly title: string; readonly place: string };
type Page = FoundPage & { readonly words?: string };

/** What people call a page beside its name in the menu. */
const words: Readonly<Record<string, string>> = {
  '/staff/today': '登園 降園 在園 出欠',
  '/staff/care': '午睡 おむつ 連絡帳 記録',
  '/staff/requests': 'リクエスト △ 承認',
  '/staff/wishes': 'キャンセル待ち',
  '/staff/calendar': '定員 開園時間 休園',
  '/staff/customers': 'お客様 会員 家族',
  '/staff/childcares': '請求 決済 支払い 領収書',
  '/staff/roster': '勤務 職員 配置',
  '/staff/cover': '急な休み 欠勤 代わり 交代 職員が足りない',
  '/staff/own_shifts': '勤務 希望 都合 交代 月 時間',
  '/staff/tablets': 'タブレット iPad PIN',
  '/staff/reports': '日誌 1日の締め',
  '/staff/incidents': 'けが ヒヤリハット',
  '/staff/medicines': '薬',
  '/staff/headquarters/accounts': '職員 招待 権限 役割 ログイン',
  '/staff/headquarters/families': '訂正 停止 統合 書き出し 消去 開示',
  '/staff/headquarters/questionnaires': '退会',
  '/staff/headquarters/audit': 'ログ 履歴 だれが',
  '/staff/headquarters/company': '会社の情報 © 面談 署名',
  '/staff/headquarters/contents': 'よくある質問 読みもの 特典 採用 FAQ',
  '/staff/headquarters/announcements': '一斉連絡 メール LINE 告知',
  '/staff/headquarters/documents': '領収書 証明書 控え',
  '/staff/headquarters/books': '月の締め 入金 会計 仕訳 CSV',
  '/staff/headquarters/figures': '売上 稼働率 数字 CSV',
  '/staff/headquarters/imports': 'CSV 一括登録',
  '/staff/headquarters/closures': '台風 臨時休園',
  '/staff/headquarters/branches': '園のページ 写真 掲示 開園時間',
};

/** What stands in no menu. */
const everyone: readonly Page[] = [
  { to: '/staff/emergency', title: '緊急', place: 'どのページからも', words: '地震 火事 避難 119' },
  { to: '/staff/reserves/add', title: '受付', place: '今日', words: '電話 窓口 予約を入れる' },
  { to: '/staff/scan', title: 'お迎えパス', place: '今日', words: 'QR 読み取り' },
  { to: '/staff/today/kitchen', title: '厨房', place: '今日', words: '給食 食事 アレルギー 献立' },
  { to: '/staff/today/roll', title: '名簿の紙', place: '今日', words: '印刷 停電 点呼' },
  { to: '/staff/account', title: 'アカウント設定', place: '自分', words: 'パスワード 二段階 パスキー' },
];
const rules = '料金と決まり';
const company = '会社と掲載';
const headquartersAlone: readonly Page[] = [
  ...subjects.map(({ to, title }) => ({ to, title, place: rules })),
  ...otherPages.map(({ to, title, text }) => ({ to, title, place: rules, words: text })),
  { to: draftsPath, title: '決まりの下書き', place: rules, words: '予定 変更 公開' },
  {
    to: '/staff/headquarters/company/documents',
    title: '規約と表記',
    place: company,
    words: '利用規約 プライバシーポリシー 特定商取引法',
  },
  { to: '/staff/headquarters/company/bring_list', title: '持ち物', place: company, words: '着替え おむつ' },
  { to: '/staff/headquarters/branches/add', title: '園を登録する', place: '園', words: '新しい園 開園' },
  { to: '/staff/headquarters/accounts/add', title: 'スタッフを招待する', place: '人', words: '新しい職員' },
  { to: '/staff/headquarters/books/mappings', title: '勘定科目', place: 'お金と数字', words: '会計ソフト 仕訳' },
];

/** Every page this person may use, once: the menus' own, and what stands in none. */
export function pagesOf(viewer: Viewer): Page[] {
  const { role } = viewer.account;
  const atBranches = worksAtBranches(role);
  const entries = [
    ...(atBranches || viewer.headquarters ? entriesFor(viewer, branchEntries) : []),
    ...(atBranches ? [] : roomsFor(role)),
  ];
  const inMenus = entries.flatMap(({ label, tabs }) =>
    tabs.map(({ to, label: title }): Page => ({ to, title, place: label, words: words[to] ?? '' })),
  );
  const all = [...inMenus, ...everyone, ...(atBranches ? [] : headquartersAlone)].filter(({ to }) =>
    mayOpenPage(role, to),
  );
  return [...new Map(all.map((page) => [page.to, page])).values()];
}

const most = 6;

/** Pages and settings by what a person would call them; settings are found by who may open them. */
export function foundPages(viewer: Viewer, text: string): { pages: FoundPage[]; settings: FoundPage[] } {
  if (searchWords(text).length === 0) return { pages: [], settings: [] };
  const pages = pagesOf(viewer).filter(({ title, place, words: said = '' }) =>
    matchesQuery(text, [title, place, said]),
  );
  const byName = pages.toSorted(
    (a, b) => Number(matchesQuery(text, [b.title])) - Number(matchesQuery(text, [a.title])),
  );
  const { role } = viewer.account;
  const readsRules = !worksAtBranches(role) && mayOpenPage(role, '/staff/headquarters/prices');
  const settings = readsRules ? findSettings(subjects, text) : [];
  return {
    pages: byName.slice(0, most),
    settings: settings.slice(0, most).map(({ subject, name, label }) => {
      return { to: placeOfSetting(subject, name), title: label, place: subject.title };
    }),
  };
}
