import { ChevronLeft, Lock } from 'lucide-react';
import { useState } from 'react';
import { refusals } from '../../../contract/errors.ts';
import { withSan } from '../../../domain/text/called-name.ts';
import { browserNow } from '../../session/browser-clock.ts';
import { signInWithPin } from '../../session/staff-session.ts';
import type { LockScreenPerson, LockScreenState } from '../../session/tablet-state.ts';
import { Button } from '../../ui/button.tsx';
import { noteTouch } from './last-touch.ts';
import { LockedWatch } from './locked-watch.tsx';
import { PinPad } from './pin-pad.tsx';
import { storeKeyOf } from './roll-keys.ts';

const noAnswer = '通信できませんでした。電波を確認して、もう一度入力してください。';

type LockScreenProps = {
  state: LockScreenState;
  /** A staff member has signed in. */
  onIn: () => void;
  onPassword: () => void;
  /** Locked meanwhile, or no longer registered: the tiles are asked for again. */
  onRefused: () => void;
};

/**
 * A moment after it came the screen may be drawn anew, as the end of the session leads to the sign-in page: whose tile was
 * pressed meanwhile stays chosen.
 */
const rememberedMs = 3_000;
let pressed: { account_id: number; at: number } | undefined;
const pressedJustNow = ({ people }: LockScreenState): LockScreenPerson | undefined =>
  people.find(
    ({ account_id, locked }) =>
      !locked && account_id === pressed?.account_id && browserNow() - pressed.at < rememberedMs,
  );

/** A shared tablet at rest: name tiles and the number of children, nothing about any of them (decision 20). */
export function LockScreen({ state, onIn, onPassword, onRefused }: LockScreenProps) {
  const [chosen, setChosen] = useState(() => pressedJustNow(state));
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { tablet, present, people } = state;
  function choose(person: LockScreenPerson | undefined) {
    pressed = person && { account_id: person.account_id, at: browserNow() };
    setChosen(person);
  }

  async function tryPin(person: LockScreenPerson, pin: string) {
    setBusy(true);
    setProblem(undefined);
    let refused: string | undefined;
    const came = await signInWithPin(person.account_id, pin, ({ status, message, type }) => {
      refused = !status ? noAnswer : (message ?? refusals.pin_wrong);
      if (type === 'pin_locked' || type === 'tablet_unknown') onRefused();
    });
    // Together: a digit pressed on reading the refusal must count.
    setProblem(refused);
    setBusy(false);
    if (!came) return;
    noteTouch();
    pressed = undefined;
    void storeKeyOf({ account_id: person.account_id, name: person.name, digits: person.digits }, pin);
    onIn();
  }

  return (
    <div className="mx-auto w-full max-w-3xl px-4 py-8 md:py-16">
      <p className="flex items-center gap-2 text-note text-ink-soft">
        <Lock className="size-4" aria-hidden="true" />
        {tablet.branch_name} · {tablet.name}
      </p>
      <p className="mt-1 mb-6 text-note font-bold">
        お預かり中 <span className="figures text-h3">{present}</span>人
      </p>
      <LockedWatch />
      {chosen ? (
        <>
          <h1 className="mb-2 text-center text-h2">{withSan(chosen.name)}のPIN</h1>
          <PinPad digits={chosen.digits} busy={busy} problem={problem} onFull={(pin) => void tryPin(chosen, pin)} />
          <p className="mt-6 text-center">
            <Button
              kind="plain"
              onClick={() => {
                choose(undefined);
                setProblem(undefined);
              }}
            >
              <ChevronLeft className="size-5" aria-hidden="true" />
              ほかの人を選ぶ
            </Button>
          </p>
        </>
      ) : (
        <WhoUses people={people} onChoose={choose} onPassword={onPassword} />
      )}
    </div>
  );
}

type WhoUsesProps = Pick<LockScreenProps, 'onPassword'> & {
  people: LockScreenState['people'];
  onChoose: (person: LockScreenPerson) => void;
};

function WhoUses({ people, onChoose, onPassword }: WhoUsesProps) {
  return (
    <>
      <h1 className="mb-4 text-h2">だれが使いますか</h1>
      {people.length === 0 && (
        <p className="mb-4 rounded-md bg-cream px-4 py-5 text-note">
          この園には、PINを設定した人がまだいません。パスワードでログインし、アカウント設定でPINを決めてください。
        </p>
      )}
      <People people={people} onChoose={onChoose} />
      <p className="mt-8">
        <button type="button" onClick={onPassword} className="text-link inline-flex min-h-11 items-center">
          パスワードでログインする
        </button>
      </p>
    </>
  );
}

function People({
  people,
  onChoose,
}: {
  people: readonly LockScreenPerson[];
  onChoose: (person: LockScreenPerson) => void;
}) {
  return (
    <ul className="grid grid-cols-2 gap-3 md:grid-cols-3">
      {people.map((person) => (
        <li key={person.account_id}>
          <button
            type="button"
            aria-disabled={person.locked || undefined}
            onClick={() => !person.locked && onChoose(person)}
            className="flex min-h-20 w-full flex-col items-center justify-center rounded-lg border border-edge bg-white px-3 text-lead font-bold hover:bg-cream aria-disabled:border-line aria-disabled:bg-no-soft aria-disabled:text-no"
          >
            {person.name}
            {person.locked && <span className="text-note font-normal">ロック中(園長が解除します)</span>}
          </button>
        </li>
      ))}
    </ul>
  );
}
