import { useState } from 'react';
import { Link } from 'react-router';
import type { DayChangePayload } from '../../../../../contract/functions/calendar/day-change.ts';
import type { FunctionOk } from '../../../../../contract/functions/functions.ts';
import { type ClosureChoice, closureChoice } from '../../../../../domain/staff-codes.ts';
import { RowSkeletons } from '../../../../console/staff-page.tsx';
import { reading } from '../../../../data/question.ts';
import { staffFailureText, useAction } from '../../../../data/use-action.ts';
import { useAnswer } from '../../../../data/use-answer.ts';
import { useContentKey } from '../../../../form/content-key.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { ErrorNotice } from '../../../../ui/notice.tsx';
import { ClosureChoiceFields, firstMessage } from './closure-choice.tsx';
import { closedPart } from './closure-text.ts';
import { TouchedList } from './touched-list.tsx';

type SeveralClosingProps = { branch_ids: number[]; change: DayChangePayload };
type Preview = FunctionOk<'staffPreviewClosure'>['branches'];
type Result = FunctionOk<'staffCloseBranches'>['branches'];

function useSeveralClosing({ branch_ids, change }: SeveralClosingProps) {
  const answer = useAnswer(reading('staffPreviewClosure', { branch_ids, change }));
  const { send, busy, text } = useAction('staffCloseBranches');
  const keyOf = useContentKey();
  const about = {
    branch_name: null,
    date_from: change.date_from,
    date_to: change.date_to,
    ...closedPart(change),
  };
  const [choice, setChoice] = useState<ClosureChoice | null>(null);
  const [message, setMessage] = useState(() => firstMessage(about));
  const [result, setResult] = useState<Result | null>(null);
  const branches = answer.data?.branches;

  async function close() {
    if (!branches || choice === null) return;
    const input = { change, choice, title: message.title, content: message.content };
    const reserve_ids = branches.flatMap(({ reserves }) => reserves.map(({ reserve_id }) => reserve_id));
    const outcome = await send({
      ...input,
      branch_ids,
      seen_reserve_ids: reserve_ids,
      reserve_ids,
      // The same press for the branch that failed is the same closure for the others.
      idempotency_key: keyOf(input),
    });
    if (outcome?.kind !== 'ok') return;
    setResult(outcome.result.branches);
    void answer.reload();
  }

  const choosing = { about, choice, onChoice: setChoice, message, onMessage: setMessage };
  const ready = choice !== null && message.title.trim() !== '' && message.content.trim() !== '';
  return { answer, branches, result, choosing, ready, busy, text, close };
}

/** The families of every chosen branch, then one press; afterwards what became of each branch. */
export function SeveralClosing(props: SeveralClosingProps) {
  const { answer, branches, result, choosing, ready, busy, text, close } = useSeveralClosing(props);
  const { choice } = choosing;
  if (answer.failure) return <ErrorNotice text={staffFailureText(answer.failure)} />;
  if (!branches) return <RowSkeletons count={2} />;
  const families = new Set(branches.flatMap(({ reserves }) => reserves.map(({ customer_id }) => customer_id))).size;
  const failed = result?.filter(({ closure_id }) => closure_id === null) ?? [];
  return (
    <section aria-labelledby="families" className="grid gap-4">
      <h2 id="families" className="text-h3">
        {result ? '結果' : `影響するご家庭 ${families}`}
      </h2>
      {result ? (
        <Results branches={branches} result={result} />
      ) : (
        <ul className="grid gap-2">
          {branches
            .filter(({ reserves, present }) => reserves.length > 0 || present > 0)
            .map((branch) => (
              <li key={branch.branch_id}>
                <BranchPreview branch={branch} moving={choice === closureChoice.code.move} />
              </li>
            ))}
          <NoReserves branches={branches} />
        </ul>
      )}
      {(result === null || failed.length > 0) && (
        <div className="grid max-w-2xl gap-4">
          {result === null && <ClosureChoiceFields {...choosing} />}
          <ErrorNotice text={text} />
          <Button kind="danger" busy={busy} busyLabel="休園にしています" disabled={!ready} onClick={() => void close()}>
            {buttonText(choice, props.branch_ids.length, failed.length)}
          </Button>
        </div>
      )}
    </section>
  );
}

function buttonText(choice: ClosureChoice | null, branches: number, failed: number): string {
  if (failed > 0) return `できなかった${failed}園をもう一度`;
  if (choice === null) return '予約の扱いを選んでください';
  return choice === closureChoice.code.keep ? `${branches}園を休園にする` : `${branches}園を休園にして知らせる`;
}

function BranchPreview({ branch, moving }: { branch: Preview[number]; moving: boolean }) {
  const { branch_name, reserves, present } = branch;
  return (
    <details className="rounded-md border border-line bg-white px-4">
      <summary className="min-h-11 py-2.5 font-bold">
        {branch_name}
        <span className="figures ml-3 font-normal">予約 {reserves.length}件</span>
        {present > 0 && <span className="ml-3 font-normal text-wrong">お預かり中 {present}名</span>}
      </summary>
      <div className="pb-4">
        <TouchedList reserves={reserves} moving={moving} />
      </div>
    </details>
  );
}

/** Branches without reserves, in one line: no family needs to be notified there. */
function NoReserves({ branches }: { branches: Preview }) {
  const quiet = branches.filter(({ reserves, present }) => reserves.length === 0 && present === 0);
  if (quiet.length === 0) return null;
  return (
    <li className="rounded-md bg-cream px-4 py-2.5 text-note">
      <span className="font-bold">予約のない園 {quiet.length}</span>
      <span className="ml-3 text-ink-soft">{quiet.map(({ branch_name }) => branch_name).join('、')}</span>
    </li>
  );
}

function Results({ branches, result }: { branches: Preview; result: Result }) {
  const nameOf = new Map(branches.map(({ branch_id, branch_name }) => [branch_id, branch_name]));
  return (
    <ul className="grid gap-2" aria-live="polite">
      {result.map(({ branch_id, closure_id, families, problem }) => (
        <li
          key={branch_id}
          className="flex flex-wrap items-center gap-x-3 rounded-md border border-line bg-white px-4 py-1"
        >
          <span className="min-w-40 font-bold">{nameOf.get(branch_id)}</span>
          {closure_id === null ? (
            <>
              <Badge tone="wrong">できませんでした</Badge>
              <span className="py-2 text-note">{problem}</span>
            </>
          ) : (
            <>
              <Badge tone="trust">休園にしました</Badge>
              <Link to={`/staff/closures/${closure_id}`} className="text-link inline-flex min-h-11 items-center">
                お知らせ {families}家庭
              </Link>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
