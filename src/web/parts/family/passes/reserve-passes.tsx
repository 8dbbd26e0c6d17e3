import { CircleCheck, QrCode, UserPlus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { SelectMypagePassesData } from '../../../../contract/operations/generated.ts';
import { calledName, withSan } from '../../../../domain/text/called-name.ts';
import { formatTime } from '../../../../domain/time-format.ts';
import { useAction } from '../../../data/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { BottomSheet } from '../../../ui/dialog.tsx';
import { QuestionDialog } from '../../../ui/dialogs/question.tsx';
import { FieldError } from '../../../ui/field.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { MakePass } from './make-pass.tsx';
import { type SendablePass, SendPass } from './send-pass.tsx';

export type PassStay = {
  id: number;
  branch_name: string;
  start_datetime: string;
  end_datetime: string;
  children: readonly { child_id: number; name: string }[];
};
type Pass = SelectMypagePassesData['pickup_passes'][number];

type ReservePassesProps = {
  stay: PassStay;
  data: SelectMypagePassesData;
  /** Whether the stay can still have a pass: confirmed, and not over. */
  open: boolean;
  onChanged: () => Promise<void>;
};

/** Passes of one stay: who was sent one, and making another. */
export function ReservePasses({ stay, data, open, onChanged }: ReservePassesProps) {
  const [making, setMaking] = useState(false);
  const [sent, setSent] = useState<{ pass: SendablePass; person: string }>();
  const place = useNamedPlace();
  const passes = data.pickup_passes.filter(({ pickup_person }) => pickup_person?.removed_at === null);
  const typed = typedPerson(data);
  const shown = open ? passes : passes.filter(({ used_at }) => used_at !== null);
  if (!open && shown.length === 0) return null;
  return (
    <section
      ref={place}
      id="passes"
      aria-labelledby="passes-heading"
      className="scroll-mt-20 border-t border-line pt-5"
    >
      <h2 id="passes-heading" className="mb-2 text-lead">
        お迎えパス
      </h2>
      {open && (
        <p className="text-note text-ink-soft">
          ご家族などにお迎えを頼む日に。QRコードのページを送るだけで、園がお迎えの方を確かめます。
        </p>
      )}
      {shown.length > 0 && (
        <ul className="mt-3 grid gap-2.5">
          {shown.map((pass) => (
            <li key={pass.id}>
              <PassRow
                pass={pass}
                all={stay.children.length}
                onSend={(ready) => setSent({ pass: ready, person: pass.pickup_person?.name ?? '' })}
                onChanged={onChanged}
              />
            </li>
          ))}
        </ul>
      )}
      {open &&
        (data.pickup_people.length > 0 || typed !== null ? (
          <Button kind="plain" className="mt-3 w-full sm:w-auto" onClick={() => setMaking(true)}>
            <QrCode className="size-5" aria-hidden="true" />
            お迎えパスを作る
          </Button>
        ) : (
          <NobodyListed frozen={data.pickup_freezes.length > 0} />
        ))}
      <BottomSheet title="お迎えパスを作る" isOpen={making} onClose={() => setMaking(false)}>
        <MakePass
          stay={stay}
          people={data.pickup_people}
          typed={typed}
          onMade={async (pass, person) => {
            await onChanged();
            setMaking(false);
            setSent({ pass, person });
          }}
        />
      </BottomSheet>
      <BottomSheet
        title={sent ? `${withSan(sent.person)}に送る` : ''}
        isOpen={sent !== undefined}
        onClose={() => setSent(undefined)}
      >
        {sent && <SendPass pass={sent.pass} person={sent.person} stay={stay} />}
      </BottomSheet>
    </section>
  );
}

/** The way here from My Page names this part; it comes after the page's data. */
function useNamedPlace() {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (window.location.hash === '#passes') place.current?.scrollIntoView({ block: 'start' });
  }, []);
  return place;
}

function NobodyListed({ frozen }: { frozen: boolean }) {
  return (
    <div className="mt-3 grid gap-2">
      <p>
        {frozen
          ? 'お迎えの方のリストは凍結中です。新しいお迎えの方のパスは作れません。'
          : 'はじめに、お迎えの方を登録してください。'}
      </p>
      {!frozen && (
        <LinkButton to="/mypage/family" kind="plain" className="w-full sm:w-fit">
          <UserPlus className="size-5" aria-hidden="true" />
          お迎えの方を登録する
        </LinkButton>
      )}
    </div>
  );
}

/** A person typed into the reserve who is not on the list yet; a frozen list accepts no one. */
function typedPerson({ reserves: [reserve], pickup_freezes }: SelectMypagePassesData): string | null {
  if (!reserve || reserve.pickup_person_id !== null || reserve.pick_up_tel === null) return null;
  return pickup_freezes.length > 0 ? null : reserve.pick_up_name;
}

type PassRowProps = {
  pass: Pass;
  all: number;
  onSend: (pass: SendablePass) => void;
  onChanged: () => Promise<void>;
};

function PassRow({ pass, all, onSend, onChanged }: PassRowProps) {
  const revoke = useAction('revokePickupPass');
  const [asking, setAsking] = useState(false);
  const person = pass.pickup_person;
  const children = pass.pickup_pass_children.flatMap(({ child }) => (child ? [calledName(child.name)] : []));
  const name = withSan(person?.name ?? '');
  async function takeBack() {
    const done = await revoke.send({ pickup_pass_id: pass.id });
    if (done?.kind !== 'ok') return;
    setAsking(false);
    showToast('お迎えパスを取り消しました');
    await onChanged();
  }
  return (
    <div className="rounded-lg border border-line bg-white p-4">
      <p className="font-bold">
        {name}
        <span className="ml-2 text-note font-normal text-ink-soft">{person?.relation}</span>
      </p>
      {children.length < all && <p className="text-note">{children.join('、')}のお迎え</p>}
      {pass.used_at ? (
        <p className="mt-1 inline-flex items-center gap-1 text-note font-bold text-trust">
          <CircleCheck className="size-4.5" aria-hidden="true" />
          {formatTime(pass.used_at)}にお迎え済み
        </p>
      ) : (
        <>
          <p className="text-note">
            合言葉 <b>{pass.code_word}</b>
          </p>
          <div className="mt-2 flex flex-wrap gap-2">
            <SendAgain pass={pass} name={name} onSend={onSend} />
            <Button kind="quiet" size="small" aria-label={`取り消す ${name}`} onClick={() => setAsking(true)}>
              取り消す
            </Button>
          </div>
        </>
      )}
      <QuestionDialog
        title={`${name}のお迎えパスを取り消しますか`}
        isOpen={asking}
        onClose={() => setAsking(false)}
        act="取り消す"
        busyLabel="取り消しています"
        busy={revoke.busy}
        onAct={() => void takeBack()}
        problem={revoke.text}
      >
        <p>送ったリンクは、すぐに使えなくなります。</p>
      </QuestionDialog>
    </div>
  );
}

/** The link is made from the row each time it is asked for. */
function SendAgain({ pass, name, onSend }: Pick<PassRowProps, 'pass' | 'onSend'> & { name: string }) {
  const show = useAction('showPickupPass');
  async function open() {
    const done = await show.send({ pickup_pass_id: pass.id });
    if (done?.kind === 'ok') onSend(done.result);
  }
  return (
    <>
      <Button
        kind="plain"
        size="small"
        busy={show.busy}
        busyLabel="開いています"
        aria-label={`送る ${name}`}
        onClick={() => void open()}
      >
        送る
      </Button>
      <div role="alert" className="order-last basis-full empty:hidden">
        {show.text && <FieldError>{show.text}</FieldError>}
      </div>
    </>
  );
}
