import type { Health, Trouble } from './check-health.ts';

interface TroubleText {
  title: string;
  /** What it means for parents and branches, and what to do. */
  text(health: Health): string;
  over: string;
}

const number = (value: unknown) => Number(value ?? 0).toLocaleString('ja-JP');

/** For people at the headquarters, who did not build the system. */
const words: Readonly<Record<Trouble, TroubleText>> = {
  database_unreachable: {
    title: 'データベースにつながりません',
    text: () => '予約、ログイン、スタッフ画面が使えない状態です。至急、システム担当者へご連絡ください。',
    over: 'データベースにつながるようになりました。予約、ログイン、スタッフ画面が使えます。',
  },
  database_large: {
    title: 'データベースの容量が上限に近づいています',
    text: ({ database }) =>
      `現在 ${number(database.figures.size_mb)} MB です。いっぱいになると予約を受け付けられません。システム担当者へ容量の追加をご依頼ください。`,
    over: 'データベースの容量に余裕ができました。',
  },
  jobs_no_worker: {
    title: '通知や決済を行う処理が止まっています',
    text: () =>
      '予約は受け付けていますが、LINE・メールの通知、決済、カレンダーへの反映が行われていません。至急、システム担当者へご連絡ください。止まっている間の分は、再開後に順に行われます。',
    over: '通知や決済を行う処理が再開しました。',
  },
  jobs_waiting: {
    title: '通知や決済が遅れています',
    text: ({ jobs }) =>
      `${number(jobs.figures.waiting)} 件が順番を待っており、最も古いものは ${number(Math.ceil(Number(jobs.figures.oldest_waiting_seconds ?? 0) / 60))} 分前からです。システム担当者へご連絡ください。`,
    over: '通知や決済の遅れは解消しました。',
  },
  jobs_failing: {
    title: '通知や決済の一部が失敗しています',
    text: ({ jobs }) =>
      `やり直し中 ${number(jobs.figures.retrying)} 件、24時間以内に断念 ${number(jobs.figures.failed)} 件、定期処理の失敗 ${number(jobs.figures.failing_sweeps)} 種類 (${jobs.figures.tasks}) です。LINE、Chatwork、メール、Stripe、Googleカレンダーのいずれかに障害が起きている可能性があります。システム担当者へご連絡ください。`,
    over: '通知や決済の失敗はなくなりました (過去24時間に断念したものもありません)。',
  },
  disk_low: {
    title: 'ディスクの空きが少なくなっています',
    text: ({ disk }) =>
      `残り ${number(disk.figures.free_mb)} MB です。いっぱいになると予約を受け付けられません。システム担当者へ容量の追加をご依頼ください。`,
    over: 'ディスクの空きに余裕ができました。',
  },
  line_unreachable: {
    title: 'LINEにつながりません',
    text: () =>
      'LINEでのお知らせが届いていない可能性があります (メールとマイページのお知らせは届きます)。LINEの障害情報をご確認のうえ、続くようであればシステム担当者へご連絡ください。',
    over: 'LINEにつながるようになりました。届いていなかったお知らせは順に送られます。',
  },
  line_quota: {
    title: 'LINEの今月の送信数が上限に近づいています',
    text: ({ line }) =>
      `今月は ${number(line.figures.used)} 通を送り、上限は ${number(line.figures.limit)} 通です。上限に達すると、翌月までLINEでお知らせできません。LINE公式アカウントの管理画面でプランの変更または追加メッセージをご検討ください。`,
    over: 'LINEの今月の送信数に余裕ができました。',
  },
};

export const troubleTitle = (trouble: Trouble): string => words[trouble].title;

export function troubleMessage(trouble: Trouble, health: Health, at: Date): { subject: string; text: string } {
  const { title, text } = words[trouble];
  return message(`【いまほいく】${title}`, [title, text(health)], at);
}

export function recoveryMessage(trouble: Trouble, at: Date): { subject: string; text: string } {
  const { title, over } = words[trouble];
  return message(`【いまほいく】復旧しました: ${title}`, [over], at);
}

function message(subject: string, paragraphs: readonly string[], at: Date) {
  const time = at.toLocaleString('ja-JP', { timeZone: 'Asia/Tokyo', dateStyle: 'medium', timeStyle: 'short' });
  const footer = 'このお知らせは、状態が変わったときに一度だけお送りしています。';
  return { subject, text: [...paragraphs, `確認した時刻: ${time}`, footer].join('\n\n') };
}
