import { Check } from 'lucide-react';
import type { FunctionOk } from '../../../../../contract/functions/functions.ts';
import { cardFieldLabel } from '../../../../../domain/care/health-card.ts';
import { healthQuestion } from '../../../../../domain/care/health-codes.ts';
import { formatDate, formatDateTime } from '../../../../../domain/time-format.ts';
import { useStaff } from '../../../../console/staff-context.tsx';
import { useAction } from '../../../../data/use-action.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';

export type ReadCard = FunctionOk<'staffReadChildHealth'>['cards'][number];

type Child = {
  readonly id: number;
  readonly name: string;
  readonly health_questions: readonly { readonly reason: number; readonly answered_at: string | null }[];
};
type CardChangesProps = { child: Child; card: ReadCard | undefined; onChanged: () => void };

/** What the family changed since this branch last took note, marked until its staff acknowledge it. */
export function CardChanges({ child, card, onChanged }: CardChangesProps) {
  const { branch } = useStaff();
  const { send, busy, text } = useAction('staffNoteChildHealth');
  if (card === undefined || card.version_id === null) return <Asked child={child} />;
  const { changes, looked_at, version_id } = card;
  const noted = looked_at !== null && changes.length === 0;
  async function note(id: number) {
    const outcome = await send({ child_id: child.id, branch_id: branch.id, version_id: id });
    if (outcome?.kind === 'ok') onChanged();
  }
  if (noted) {
    return (
      <div>
        <p className="figures flex items-center gap-1.5 text-ink-soft">
          <Check className="size-4.5 shrink-0 text-trust" aria-hidden="true" />
          この園で確認済み {formatDateTime(looked_at)}
        </p>
        <Asked child={child} />
      </div>
    );
  }
  return (
    <div className="grid gap-2 rounded-md border border-ask/40 bg-ask-soft p-3">
      <p className="flex flex-wrap items-center gap-2 font-bold">
        <Badge tone="ask">{looked_at === null ? 'この園では未確認' : '変わったところ'}</Badge>
        {looked_at !== null && (
          <span className="figures font-normal text-ink-soft">{formatDateTime(looked_at)}の確認のあと</span>
        )}
      </p>
      {changes.length > 0 && (
        <ul className="grid gap-1">
          {changes.map(({ field, before, after }) => (
            <li key={field} className="wrap-anywhere">
              <span className="font-bold">{cardFieldLabel(field)}</span>{' '}
              <del className="text-ink-soft">{before || '(空)'}</del> →{' '}
              <ins className="no-underline">{after || '(空)'}</ins>
            </li>
          ))}
        </ul>
      )}
      <Asked child={child} />
      {text && <p className="text-wrong">{text}</p>}
      <Button
        kind="plain"
        size="small"
        className="w-fit"
        busy={busy}
        busyLabel="記録しています"
        onClick={() => void note(version_id)}
        aria-label={`確認しました(${child.name}の健康の情報)`}
      >
        確認しました
      </Button>
    </div>
  );
}

/** The family has yet to say that the card is still right. */
function Asked({ child }: { child: Child }) {
  const question = child.health_questions.find(({ reason }) => reason !== healthQuestion.code.unanswered);
  if (question === undefined) return null;
  return (
    <p>
      ご家庭の確認待ちです{question.answered_at && `(前の確認 ${formatDate(question.answered_at)})`}
      。受け入れのときに、お変わりがないかをお聞きください。
    </p>
  );
}
