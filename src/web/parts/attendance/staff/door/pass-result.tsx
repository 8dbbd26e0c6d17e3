import { MessageCircleQuestion, UserRound } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { attendanceWarnings } from '../../../../../contract/functions/attendance/check-in-and-out.ts';
import type { ScannedPass } from '../../../../../contract/functions/family/pickup-pass.ts';
import { doorRefusalText, doorWarningText } from '../../../../../domain/attendance/door/door-words.ts';
import { childAttendance } from '../../../../../domain/codes.ts';
import { childrenAtTheDoor } from '../../../../../domain/family/pickup-pass.ts';
import { withSan } from '../../../../../domain/text/called-name.ts';
import { formatTimeRange } from '../../../../../domain/time-format.ts';
import { useStaff } from '../../../../console/staff-context.tsx';
import { TelLink } from '../../../../console/tel-link.tsx';
import { reading } from '../../../../data/question.ts';
import { useAction } from '../../../../data/use-action.ts';
import { useAnswer } from '../../../../data/use-answer.ts';
import { Button } from '../../../../ui/button.tsx';
import { ChoiceCard, ChoiceGroup } from '../../../../ui/choice-card.tsx';
import { FieldError } from '../../../../ui/field.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { DocumentChoice, type SeenDocument } from './document-choice.tsx';
import { DoorMarks } from './door-marks.tsx';
import { DoorNo } from './door-no.tsx';
import { PastRefusal, type PastRefusalSaid } from './past-refusal.tsx';

export type ShownCode = { token: string } | { digits: string };
type PassResultProps = {
  pass: ScannedPass;
  shown: ShownCode;
  onDone: (words: string) => void;
  onAgain: () => void;
};

/** Who is at the door: the person, the word to ask for, the children, and a single tap to hand over. */
export function PassResult({ pass, shown, onDone, onAgain }: PassResultProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  const { leaving, coming } = childrenAtTheDoor(pass.children);
  const others = pass.children.filter((child) => !leaving.includes(child) && !coming.includes(child));
  const { person } = pass;
  return (
    <section
      aria-labelledby="pass-person"
      className="mx-auto grid max-w-3xl gap-5 rounded-lg border border-line bg-white p-5 shadow-raised"
    >
      <div className="flex flex-wrap items-center gap-4">
        <Photo file_key={person.file_key} name={person.name} />
        <div className="min-w-0">
          <p className="text-note text-ink-soft">
            お迎えパスの方・お預かり{' '}
            <span className="figures">{formatTimeRange(pass.start_datetime, pass.end_datetime)}</span>
          </p>
          <h2 id="pass-person" ref={heading} tabIndex={-1} className="text-h2 outline-none">
            {withSan(person.name)}
            <span className="ml-2 text-body font-normal">{person.relation}</span>
          </h2>
          <TelLink tel={person.tel} name={person.name} />
        </div>
      </div>
      <DoorMarks frozen={pass.frozen} bars={pass.bars.map((name) => ({ name, relation: '' }))} />
      <div className="rounded-lg bg-trust-soft px-4 py-3">
        <p className="flex items-center gap-2 text-note font-bold text-trust">
          <MessageCircleQuestion className="size-5" aria-hidden="true" />
          合言葉を聞いてください
        </p>
        <p className="text-h1 leading-tight font-bold">{pass.code_word}</p>
      </div>
      {leaving.length > 0 && <Leaving pass={pass} leaving={leaving} shown={shown} onDone={onDone} onAgain={onAgain} />}
      {coming.length > 0 && <Coming pass={pass} coming={coming} onDone={onDone} />}
      {others.length > 0 && (
        <p className="text-note">
          {others
            .map(({ name, attendance_status }) => `${withSan(name)} ${childAttendance.label(attendance_status)}`)
            .join('、')}
        </p>
      )}
      <Button kind="quiet" onClick={onAgain}>
        {leaving.length + coming.length > 0 ? 'やめて、読み取りに戻る' : '読み取りに戻る'}
      </Button>
    </section>
  );
}

function Photo({ file_key, name }: { file_key: string | null; name: string }) {
  const link = useAnswer(reading('issueFileLink', file_key === null ? null : { file_key }));
  return (
    <div className="grid size-24 shrink-0 place-items-center overflow-hidden rounded-lg border border-line bg-cream">
      {link.data ? (
        <img src={link.data.url} alt={`${withSan(name)}の写真`} className="size-full object-cover" />
      ) : (
        <UserRound className="size-10 text-ink-soft" aria-hidden="true" />
      )}
    </div>
  );
}

type Child = ScannedPass['children'][number];
const namesOfChildren = (children: readonly Child[]): string => children.map(({ name }) => withSan(name)).join('、');

type LeavingProps = Pick<PassResultProps, 'pass' | 'shown' | 'onDone' | 'onAgain'> & { leaving: readonly Child[] };

/** Which children, the document that was seen, and the press that hands them over. */
function useLeaving({ pass, leaving, shown, onDone }: LeavingProps) {
  const { branch } = useStaff();
  const [chosen, setChosen] = useState(leaving.map(({ child_id }) => child_id));
  const [document, setDocument] = useState<SeenDocument | null>(null);
  const [tried, setTried] = useState(false);
  const [key] = useState(() => crypto.randomUUID());
  const leave = useAction('staffCheckOutByPass');
  const asks = pass.identity_needed || pass.doubts.length > 0;
  const missing = asks && document === null;
  async function press(past?: PastRefusalSaid) {
    setTried(true);
    if ((missing && past === undefined) || chosen.length === 0) return;
    const done = await leave.send({
      branch_id: branch.id,
      shown,
      children: chosen,
      accepted: pass.doubts,
      document: document === 'none' ? null : document,
      ...past,
      idempotency_key: key,
    });
    if (done?.kind !== 'ok') return;
    const left = leaving.filter(({ child_id }) => chosen.includes(child_id));
    onDone(`${namesOfChildren(left)}が降園しました。お迎え ${pass.person.relation}の${withSan(pass.person.name)}`);
  }
  return { chosen, setChosen, document, setDocument, tried, asks, missing, leave, press };
}

function Leaving(props: LeavingProps) {
  const { pass, leaving, onAgain } = props;
  const { chosen, setChosen, document, setDocument, tried, asks, missing, leave, press } = useLeaving(props);
  return (
    <div className="grid gap-4">
      <ChoiceGroup
        legend="お迎えのお子さま"
        required
        error={tried && chosen.length === 0 ? 'お子さまを選択してください。' : undefined}
      >
        {leaving.map(({ child_id, name }) => (
          <ChoiceCard
            key={child_id}
            type="checkbox"
            title={withSan(name)}
            checked={chosen.includes(child_id)}
            onChange={(event) =>
              setChosen(event.target.checked ? [...chosen, child_id] : chosen.filter((other) => other !== child_id))
            }
          />
        ))}
      </ChoiceGroup>
      {asks && pass.refusal === null && (
        <>
          {pass.doubts.length > 0 ? (
            <Notice kind="error" title={doorWarningText(pass.doubts, pass.person.name)} />
          ) : (
            <p className="font-bold">この方の初めてのお迎えです。身分証で、お名前と顔を確かめてください。</p>
          )}
          <DocumentChoice
            value={document}
            onChange={setDocument}
            error={tried && missing ? '身分証を確かめてから、見た身分証を選択してください。' : undefined}
          />
        </>
      )}
      {leave.text && leave.failure?.kind === 'refused' && leave.failure.type === 'hand_over_refused' ? (
        <DoorNo text={leave.text} />
      ) : (
        <div role="alert">{leave.text && <FieldError>{leave.text}</FieldError>}</div>
      )}
      {pass.refusal === null ? (
        <Button size="large" busy={leave.busy} busyLabel="登録しています" onClick={() => void press()}>
          {leaving.length > 1 ? `${chosen.length}名を降園にする` : '降園にする'}
        </Button>
      ) : (
        <PastRefusal
          text={doorRefusalText(pass.refusal, pass.person.name)}
          busy={leave.busy}
          onPast={(said) => void press(said)}
          onBack={onAgain}
        />
      )}
    </div>
  );
}

type TimeWarning = (typeof attendanceWarnings)[number];

/** The pass holder brings the child: drop-off does not use up the pass. */
function Coming({ pass, coming, onDone }: Pick<PassResultProps, 'pass' | 'onDone'> & { coming: readonly Child[] }) {
  const arrive = useAction('staffCheckIn');
  const { failure } = arrive;
  const warnings =
    failure?.kind === 'refused' && failure.type === 'attendance_doubt'
      ? ((failure.details as { doubts?: TimeWarning[] } | undefined)?.doubts ?? [])
      : [];
  async function press(accepted: TimeWarning[]) {
    const children = coming.map(({ child_id }) => child_id);
    const done = await arrive.send({ reserve_id: pass.reserve_id, children, accepted });
    if (done?.kind === 'ok') onDone(`${namesOfChildren(coming)}が登園しました。`);
  }
  return (
    <div className="grid gap-3">
      <p>
        <b>{namesOfChildren(coming)}</b>は、まだ登園していません。
      </p>
      {arrive.text && (
        <Notice kind={warnings.length > 0 ? 'warning' : 'error'} live>
          {arrive.text}
        </Notice>
      )}
      <Button kind="plain" busy={arrive.busy} busyLabel="登録しています" onClick={() => void press(warnings)}>
        {warnings.length > 0 ? '確かめました。登園にする' : '登園にする'}
      </Button>
    </div>
  );
}
