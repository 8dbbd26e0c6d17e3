import { Camera, CameraOff } from 'lucide-react';
import { useRef, useState } from 'react';
import {
  SelectStaffAllergensDocument,
  type SelectStaffCustomerData,
} from '../../../../../contract/operations/generated.ts';
import { allergyAnswer, dietStage } from '../../../../../domain/care/care-codes.ts';
import { allergyAnswerOf } from '../../../../../domain/care/child-health.ts';
import { cardTextLabels, cardTextNames } from '../../../../../domain/care/health-card.ts';
import { childDataVersion } from '../../../../../domain/membership/consents.ts';
import { formatDate, formatDateTime } from '../../../../../domain/time-format.ts';
import { operation } from '../../../../data/question.ts';
import { useAction } from '../../../../data/use-action.ts';
import { useAnswer } from '../../../../data/use-answer.ts';
import { GiveUpButton } from '../../../../form/give-up-button.tsx';
import { HandForm } from '../../../../form/hand-form.tsx';
import { useWrongFocus } from '../../../../form/use-wrong-focus.ts';
import { Button } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { RetryNotice } from '../../../../ui/retry-notice.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { showToast } from '../../../../ui/toast.tsx';
import { ConsentReadOut, sentConsent } from '../../../membership/staff/consent-read-out.tsx';
import { HealthFields } from '../../health/health-fields.tsx';
import {
  healthErrors,
  healthVersionOf,
  type NamableAllergen,
  sentHealth,
  typedHealth,
} from '../../health/health-values.ts';
import { AllergyAlarm } from './allergy-alarm.tsx';
import { CardChanges, type ReadCard } from './card-changes.tsx';
import { ChildPapers } from './child-papers.tsx';

type Customer = SelectStaffCustomerData['customers'][number];
type Child = Customer['children'][number];
type ChildHealthProps = {
  child: Child;
  parent: Customer;
  /** What is sealed; undefined: it could not be read. */
  card: ReadCard | undefined;
  today: string;
  onChanged: () => void;
};

/** What must be known of a child, above everything else on its card; staff write it down where the family tells them. */
export function ChildHealthPart({ child, parent, card, today, onChanged }: ChildHealthProps) {
  const [editing, setEditing] = useState(false);
  return (
    <div className="mt-2 grid gap-2 text-note">
      <AllergyAlarm child={child} />
      <CardChanges child={child} card={card} onChanged={onChanged} />
      <HealthFacts child={child} card={card} />
      <ChildPapers child={child} today={today} />
      <PhotoFacts child={child} />
      {editing ? (
        <HealthEditor
          child={child}
          card={card}
          parent={parent}
          today={today}
          onDone={(changed) => {
            setEditing(false);
            if (changed) onChanged();
          }}
        />
      ) : (
        !child.disable &&
        card && (
          <Button
            kind="plain"
            size="small"
            className="w-fit"
            onClick={() => setEditing(true)}
            aria-label={`健康とアレルギーを記入する(${child.name})`}
          >
            健康とアレルギーを記入する
          </Button>
        )
      )}
    </div>
  );
}

function HealthFacts({ child, card }: { child: Child; card: ReadCard | undefined }) {
  const known = child.child_essentials[0];
  if (known === undefined) return null;
  const none = allergyAnswerOf(child) === allergyAnswer.code.none;
  const facts: (readonly [string, string])[] = [
    ['アレルギー', none ? 'なし' : ''],
    ['回答', known.allergy_answered_at ? formatDate(known.allergy_answered_at) : ''],
    ['食事の段階', known.diet_stage === null ? '' : dietStage.label(known.diet_stage)],
    ['ミルク', known.milk],
    ['避けている食べもの', known.foods_to_avoid],
    ['平熱', known.usual_temperature === null ? '' : `${known.usual_temperature.toFixed(1)}℃`],
    ...cardTextNames.map((name) => [cardTextLabels[name], card?.texts[name] ?? ''] as const),
  ];
  return (
    <dl className="flex flex-wrap gap-x-4 gap-y-0.5">
      {facts
        .filter(([, value]) => value !== '')
        .map(([label, value]) => (
          <div key={label} className="flex gap-1.5">
            <dt className="shrink-0 text-ink-soft">{label}</dt>
            <dd className="figures min-w-0 wrap-anywhere">{value}</dd>
          </div>
        ))}
    </dl>
  );
}

const photoText = (own: boolean, shared: boolean): string =>
  `写真 ご家庭向け${own ? 'OK' : '不可'}・ほかのご家庭の写真${shared ? 'OK' : '不可'}`;

/** No until the family says yes; who said what, and when, stays. */
function PhotoFacts({ child }: { child: Child }) {
  const known = child.child_essentials[0];
  const [own, shared] = [known?.own_photos_flag ?? false, known?.shared_photos_flag ?? false];
  const Icon = own ? Camera : CameraOff;
  const answers = child.child_photo_answers;
  return (
    <div>
      <p className="flex items-center gap-1.5">
        <Icon className="size-4.5 shrink-0 text-ink-soft" aria-hidden="true" />
        {photoText(own, shared)}
        {!known?.photos_answered_at && <span className="text-ink-soft">(未回答)</span>}
      </p>
      {answers.length > 1 && (
        <details>
          <summary className="-my-1 inline-flex min-h-11 cursor-pointer items-center text-ink-soft underline underline-offset-4">
            写真の回答 {answers.length}件<span className="sr-only">({child.name})</span>
          </summary>
          <ul className="grid gap-1 border-l-2 border-line pl-3">
            {answers.map((answer) => (
              <li key={answer.id}>
                <span className="figures text-ink-soft">{formatDateTime(answer.created_at)}</span>{' '}
                {answer.account ? `${answer.account.name}が聞き取り` : '保護者'}{' '}
                {photoText(answer.own_photos_flag, answer.shared_photos_flag)}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

type EditorProps = {
  card: ReadCard | undefined;
  child: Child;
  parent: Customer;
  today: string;
  onDone: (changed: boolean) => void;
};

function HealthEditor(props: EditorProps) {
  const { data, failure, reload } = useAnswer(operation(SelectStaffAllergensDocument, {}));
  if (data) return <HealthForm {...props} allergens={data.allergens} />;
  if (failure === undefined) return <Skeleton className="h-96 rounded-lg" />;
  return <RetryNotice onRetry={reload}>品目の一覧を読み込めませんでした。</RetryNotice>;
}

function HealthForm({
  child,
  card,
  parent,
  today,
  onDone,
  allergens,
}: EditorProps & { allergens: readonly NamableAllergen[] }) {
  const [typed, setTyped] = useState(() => typedHealth(child, card?.texts ?? {}));
  const [version] = useState(() => healthVersionOf(child));
  const [consent, setConsent] = useState({ read: false, consented_name: '' });
  const { send, busy, failure, text, clear } = useAction('staffUpdateChildHealth');
  const form = useRef<HTMLFormElement>(null);
  const errors = healthErrors(failure);
  useWrongFocus(form, errors);
  const consented = parent.customer_consents.some((each) => each.version >= childDataVersion);
  const meanwhile =
    failure?.kind === 'refused' && failure.type === 'changed_meanwhile'
      ? (failure.details as { current: { version: number; allergies: string } }).current
      : undefined;
  async function save(over = version) {
    const consent_read_out = consent.read ? sentConsent(consent, parent.name) : null;
    const outcome = await send({ ...sentHealth(child.id, over, typed), consent_read_out });
    if (outcome?.kind !== 'ok') return;
    showToast('健康とアレルギーを保存しました');
    onDone(true);
  }
  // Nothing of a child's health is typed before the family agreed.
  const open = consented || consent.read;
  return (
    <HandForm
      ref={form}
      aria-label={`${child.name}の健康とアレルギー`}
      className="mt-2 grid gap-6 border-t border-line pt-4 text-body"
      onSend={save}
    >
      {!consented && <ConsentReadOut value={consent} parent={parent.name} onChange={setConsent} />}
      {open && (
        <HealthFields
          value={typed}
          allergens={allergens}
          child={child}
          today={today}
          errors={errors}
          asks="staff"
          onChange={(changes) => {
            clear();
            setTyped((before) => ({ ...before, ...changes }));
          }}
        />
      )}
      {meanwhile ? (
        <Notice
          kind="warning"
          live
          title="入力しているあいだに、ほかの人が保存しました"
          action={
            <Button kind="plain" size="small" onClick={() => void save(meanwhile.version)}>
              この内容で保存する
            </Button>
          }
        >
          保存されているアレルギー: {meanwhile.allergies || 'なし'}
        </Notice>
      ) : (
        text && (
          <Notice kind="error" live>
            {text}
          </Notice>
        )
      )}
      <div className="flex gap-3">
        {open && (
          <Button type="submit" busy={busy} busyLabel="保存しています">
            保存する
          </Button>
        )}
        <GiveUpButton onGiveUp={() => onDone(false)} />
      </div>
    </HandForm>
  );
}
