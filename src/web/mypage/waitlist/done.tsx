import { type ClientLoaderFunctionArgs, type MetaFunction, redirect, useLoaderData } from 'react-router';
import { waitlistMode, waitlistStatus } from '../../../domain/waitlist/seat-codes.ts';
import { isOpenEntry } from '../../../domain/waitlist/waitlist-status.ts';
import { callFunction } from '../../data/browser-data.ts';
import { resultOrFalse } from '../../data/call-function.ts';
import { reading } from '../../data/question.ts';
import { useAnswer } from '../../data/use-answer.ts';
import { pageMeta } from '../../layout/page-meta.ts';
import { WaitlistCard } from '../../parts/waitlist/waitlist-card.tsx';
import { waitlistSteps } from '../../parts/waitlist/waitlist-flow.ts';
import { DonePage } from '../_parts/frame/done-page.tsx';

export const meta: MetaFunction = () => pageMeta({ title: '空き待ちを受け付けました', noindex: true });

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const id = Number(new URL(request.url).searchParams.get('waitlist_entry_id'));
  const list = resultOrFalse(await callFunction('listWaitlistEntries', {}));
  const entry = list === false ? undefined : list.wishes.find((each) => each.waitlist_entry_id === id);
  // Taken back, over, or never made: the list knows.
  if (
    list === false ||
    entry === undefined ||
    !(isOpenEntry(entry.status) || entry.status === waitlistStatus.code.cameTrue)
  ) {
    throw redirect('/mypage/waitlist');
  }
  return { id, list };
}

/** The entry was made; what comes next. If a seat is already free, its offer is shown here. */
export default function WaitlistDone() {
  const { id, list } = useLoaderData<typeof clientLoader>();
  const query = useAnswer(reading('listWaitlistEntries', {}), { initial: list, fresh: () => 20 });
  const entry = (query.data ?? list).wishes.find((each) => each.waitlist_entry_id === id);
  const atOnce = entry?.mode === waitlistMode.code.reserve;
  const served = entry !== undefined && entry.status !== waitlistStatus.code.waiting;
  return (
    <DonePage
      glad
      steps={waitlistSteps}
      title="空き待ちを受け付けました"
      lead={
        served
          ? undefined
          : atOnce
            ? '空きが出た時点で予約を確定し、すぐにお知らせします。'
            : '空きが出たら席をお取り置きして、お知らせします。お返事の期限までに、お知らせのページからお返事ください。'
      }
      next={{ to: '/mypage/waitlist', label: '空き待ちの一覧へ' }}
    >
      {entry && <WaitlistCard entry={entry} onChanged={() => void query.reload()} />}
    </DonePage>
  );
}
