import type { FunctionOk } from '../../../../../contract/functions/functions.ts';
import { serviceName } from '../../../../../domain/codes.ts';
import { formatDateTime, formatMonthDay } from '../../../../../domain/time-format.ts';
import { checklistItems } from './checklist-items.ts';
import { elapsedText } from './elapsed-text.ts';

type Overview = FunctionOk<'headquartersOverview'>;
type Branch = Overview['branches'][number];
type State = FunctionOk<'headquartersChecklist'>;

/** Where it is mended: a page, of a branch where one is named. */
type NowLink = { readonly to: string; readonly label: string; readonly branch?: Branch };
export type NowItem = {
  readonly key: string;
  /** `wrong`: somebody is harmed while it waits. */
  readonly tone: 'wrong' | 'ask';
  readonly title: string;
  readonly number: string;
  readonly note: string;
  readonly links: readonly NowLink[];
};

/** So many branches are named; the others stand in the list of all below. */
const named = 3;

const firstOf = (dates: readonly (string | null)[]): string =>
  dates
    .filter((date) => date !== null)
    .toSorted()
    .map((date) => `${formatMonthDay(date)}から`)[0] ?? '';

type Waiting = { readonly messages: number; readonly handed: number };

/** What needs somebody today over all branches, the first things first. */
export function nowItems(overview: Overview, state: State, waiting: Waiting, now: Date): NowItem[] {
  const { totals, branches, jobs } = overview;
  const ofBranches = (number: (branch: Branch) => number, to: string): NowLink[] => {
    const those = branches.filter((branch) => number(branch) > 0);
    const links = those.slice(0, named).map((branch) => ({ to, label: branch.name, branch }));
    const rest = those.length - links.length;
    return rest > 0 ? [...links, { to: '#branches-now', label: `ほか${rest}園` }] : links;
  };
  const stopped = jobs.filter(({ given_up }) => given_up).length;
  const failing = state.services.filter(({ ok_flag }) => !ok_flag);
  const missing = state.open_flag ? state.items.filter(({ done_flag }) => !done_flag) : [];
  const quota = state.line_quota?.short_at ?? null;
  const items: (NowItem & { readonly counted: number })[] = [
    {
      ...{ key: 'services', tone: 'wrong', title: 'つながらない外部サービス', number: `${failing.length}つ` },
      counted: failing.length,
      note: failing.map(({ service }) => serviceName.label(service)).join('、'),
      links: [{ to: '#services', label: '外部サービス' }],
    },
    {
      ...{ key: 'left_open', tone: 'wrong', title: '前日までの登降園の未完了', number: `${totals.left_open}件` },
      counted: totals.left_open,
      note: firstOf([totals.oldest_open_date]),
      links: ofBranches((branch) => branch.left_open, '/staff/today'),
    },
    {
      ...{ key: 'jobs', tone: stopped > 0 ? 'wrong' : 'ask', title: '失敗した処理', number: `${jobs.length}件` },
      counted: jobs.length,
      note: stopped > 0 ? `${stopped}件は止まっています` : '自動でやり直しています',
      links: [{ to: '#failed-jobs', label: 'やり直す' }],
    },
    {
      ...{ key: 'charges', tone: 'wrong', title: '決済できなかった料金', number: `${totals.charge_failures}件` },
      counted: totals.charge_failures,
      note: '',
      links: ofBranches((branch) => branch.charge_failures, '/staff/childcares'),
    },
    {
      ...{ key: 'messages', tone: 'ask', title: '本部への連絡', number: `${waiting.messages}件` },
      counted: waiting.messages,
      note: '入金、返金、異議申し立て、受取口座',
      links: [{ to: '/staff/headquarters/messages', label: '確かめる' }],
    },
    {
      ...{ key: 'requests', tone: 'ask', title: '承認を待つリクエスト', number: `${totals.requests}件` },
      counted: totals.requests,
      note: totals.oldest_request_at === null ? '' : `最も古いもの ${elapsedText(totals.oldest_request_at, now)}`,
      links: ofBranches((branch) => branch.requests, '/staff/requests'),
    },
    {
      ...{ key: 'handed', tone: 'ask', title: '本部が引き受けたご家族の連絡', number: `${waiting.handed}件` },
      counted: waiting.handed,
      note: '',
      links: [{ to: '/staff/inbox/families', label: '返信する' }],
    },
    {
      ...{ key: 'inquiries', tone: 'ask', title: '返信していないお問い合わせ', number: `${totals.inquiries}件` },
      counted: totals.inquiries,
      note: '',
      links: [{ to: '/staff/inbox', label: '返信する' }],
    },
    {
      ...{ key: 'unclosed', tone: 'ask', title: '締めていない日', number: `${totals.unclosed_days}日` },
      counted: totals.unclosed_days,
      note: firstOf([totals.oldest_unclosed_date]),
      links: ofBranches((branch) => branch.unclosed_days, '/staff/reports'),
    },
    {
      ...{ key: 'line', tone: 'ask', title: '今月のLINEの残りがわずか', number: '' },
      counted: quota === null ? 0 : 1,
      note: quota === null ? '' : `${formatDateTime(new Date(quota))}から、当日の連絡だけをLINEで送っています`,
      links: [{ to: '#services', label: '今月の通数' }],
    },
    {
      ...{ key: 'opening', tone: 'ask', title: '公開の準備で足りないもの', number: `${missing.length}件` },
      counted: missing.length,
      note: '',
      links: missing.map(({ item }) => ({
        to: checklistItems[item].to ?? '#opening',
        label: checklistItems[item].label,
      })),
    },
  ];
  return items.filter(({ counted }) => counted > 0).map(({ counted: _, ...item }) => item);
}
