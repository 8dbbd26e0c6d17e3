import { useState } from 'react';
import { Link, type MetaFunction } from 'react-router';
import type { FunctionOk } from '../../contract/functions/functions.ts';
import { withSan } from '../../domain/text/called-name.ts';
import { formatDateTime } from '../../domain/time-format.ts';
import { hasBranch, useStaff } from '../console/staff-context.tsx';
import { LiveLoaded, RowSkeletons, StaffPage } from '../console/staff-page.tsx';
import { RegisterForm } from '../console/tablet/register-form.tsx';
import { eraseRoll } from '../console/tablet/roll-database.ts';
import { useTablet } from '../console/tablet/use-tablet.ts';
import { reading } from '../data/question.ts';
import { useAction } from '../data/use-action.ts';
import { useAnswer } from '../data/use-answer.ts';
import { pageMeta } from '../layout/page-meta.ts';
import { session } from '../session/browser-session.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { ErrorNotice, Notice } from '../ui/notice.tsx';
import { showToast } from '../ui/toast.tsx';

export const meta: MetaFunction = () => pageMeta({ title: '園の端末', noindex: true });

type State = FunctionOk<'staffReadTablets'>;
type ListedTablet = State['tablets'][number];

export default function Tablets() {
  const staff = useStaff();
  const { branch, manager } = staff;
  const here = useTablet();
  const asks = manager && hasBranch(staff);
  const query = useAnswer(reading('staffReadTablets', asks ? { branch_id: branch.id } : null));
  const { reload } = query;
  if (!manager) {
    return (
      <StaffPage title="園の端末">
        <Notice kind="info">端末の登録と取り消しは、園長が行います。</Notice>
      </StaffPage>
    );
  }
  return (
    <StaffPage
      title={`園の端末(${branch.name})`}
      lead="何人かで使うタブレットを登録すると、名前とPINで交代でき、通信が切れても今日の名簿を見られます。"
      aside={
        <Link to="/staff/tablets/lost" className="text-link inline-flex min-h-11 items-center font-bold">
          端末をなくしたとき
        </Link>
      }
    >
      <LiveLoaded query={query} skeleton={<RowSkeletons count={3} />} steady>
        {(state) => (
          <div className="grid gap-10">
            {state.locked.length > 0 && <LockedPins locked={state.locked} onChanged={reload} />}
            <TabletList tablets={state.tablets} onChanged={reload} />
            <section aria-labelledby="register" className="max-w-form">
              <h2 id="register" className="mb-1 text-lead">
                いま使っているこの端末
              </h2>
              {here === null ? (
                <>
                  <p className="mb-4 text-note text-ink-soft">
                    登録すると、この端末は使わない時間が続くと自動でロックし、ログインも短くなります。ご自分の電話やパソコンは登録しないでください。
                  </p>
                  <RegisterForm onRegistered={reload} />
                </>
              ) : (
                <Notice kind="done">
                  この端末は登録済みです。右上の「交代」で名前を選ぶ画面になります。PINは各自がアカウント設定で決めます。
                </Notice>
              )}
            </section>
          </div>
        )}
      </LiveLoaded>
    </StaffPage>
  );
}

type Changed = { onChanged: () => Promise<void> };

function TabletList({ tablets, onChanged }: { tablets: readonly ListedTablet[] } & Changed) {
  const [asked, setAsked] = useState<ListedTablet>();
  return (
    <section aria-labelledby="tablet-list">
      <h2 id="tablet-list" className="mb-3 text-lead">
        登録した端末
      </h2>
      {tablets.length === 0 ? (
        <p className="rounded-md bg-cream px-4 py-5 text-note text-ink-soft">まだありません。</p>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {tablets.map((tablet) => (
            <li key={tablet.id} className="flex flex-wrap items-center gap-3 py-3">
              <div className="min-w-0 flex-1 basis-64">
                <p className={`font-bold ${tablet.revoked_at ? 'text-no' : ''}`}>
                  {tablet.name} {tablet.current && <Badge tone="trust">この端末</Badge>}
                </p>
                <p className="figures text-note text-ink-soft">
                  最後の通信 {formatDateTime(tablet.last_seen_at)} · 登録 {formatDateTime(tablet.registered_at)}(
                  {tablet.registered_by_name})
                </p>
              </div>
              {tablet.revoked_at ? (
                <p className="figures text-note text-no">取り消し済み {formatDateTime(tablet.revoked_at)}</p>
              ) : (
                <Button kind="danger" size="small" onClick={() => setAsked(tablet)}>
                  登録を取り消す<span className="sr-only">({tablet.name})</span>
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <RevokeDialog tablet={asked} onClose={() => setAsked(undefined)} onChanged={onChanged} />
    </section>
  );
}

type RevokeDialogProps = { tablet: ListedTablet | undefined; onClose: () => void } & Changed;

function RevokeDialog({ tablet, onClose, onChanged }: RevokeDialogProps) {
  const { send, busy, text } = useAction('staffRevokeTablet');
  async function revoke({ id, name, current }: ListedTablet) {
    if ((await send({ tablet_id: id }))?.kind !== 'ok') return;
    showToast(`${name}の登録を取り消しました`);
    if (current) {
      eraseRoll();
      await session().refresh();
    }
    onClose();
    await onChanged();
  }
  return (
    <Dialog
      title={`${tablet?.name ?? ''}の登録を取り消しますか`}
      isOpen={tablet !== undefined}
      onClose={onClose}
      actions={
        <>
          <Button kind="danger" busy={busy} busyLabel="取り消しています" onClick={() => tablet && void revoke(tablet)}>
            登録を取り消す
          </Button>
          <Button kind="plain" onClick={onClose}>
            やめる
          </Button>
        </>
      }
    >
      <p>
        すぐにログアウトし、PINは使えなくなります。端末に残った今日の名簿は、次に通信したとき、または今日の24時を過ぎて開いたときに消えます。
      </p>
      <ErrorNotice text={text} className="mt-4" />
    </Dialog>
  );
}

function LockedPins({ locked, onChanged }: { locked: State['locked'] } & Changed) {
  const { send, busy, text } = useAction('staffUnlockPin');
  async function unlock({ account_id, tablet_id, name }: State['locked'][number]) {
    if ((await send({ account_id, tablet_id }))?.kind !== 'ok') return;
    showToast(`${withSan(name)}のPINのロックを解除しました`);
    await onChanged();
  }
  return (
    <section aria-labelledby="locked-pins">
      <h2 id="locked-pins" className="mb-1 text-lead">
        ロック中のPIN
      </h2>
      <p className="mb-3 text-note text-ink-soft">間違いが続いたものです。本人に確かめてから解除してください。</p>
      <ErrorNotice text={text} className="mb-3" />
      <ul className="divide-y divide-line border-y border-line">
        {locked.map((pin) => (
          <li key={`${pin.account_id} ${pin.tablet_id}`} className="flex flex-wrap items-center gap-3 py-3">
            <p className="min-w-0 flex-1 basis-64">
              <span className="font-bold">{withSan(pin.name)}</span> · {pin.tablet_name}
            </p>
            <Button kind="plain" size="small" busy={busy} busyLabel="解除しています" onClick={() => void unlock(pin)}>
              解除する<span className="sr-only">({pin.name})</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
