import { type ReactNode, useState } from 'react';
import { SelectStaffBranchChoicesDocument } from '../../contract/operations/generated.ts';
import { branchStatus } from '../../domain/codes.ts';
import { operation } from '../data/question.ts';
import { useAnswer } from '../data/use-answer.ts';
import { Dialog } from '../ui/dialog.tsx';
import { TextField } from '../ui/field.tsx';
import { containing } from './search-where.ts';
import type { StaffBranch } from './staff-account.ts';
import { LiveLoaded, RowSkeletons } from './staff-page.tsx';

type BranchDialogProps = {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  onChoose: (branch: StaffBranch) => void;
  /** Chosen already: not offered again. */
  without?: readonly number[];
  footer?: ReactNode;
};

const shown = 20;
const { closed } = branchStatus.code;

/** A branch by name, town or station, however many there are: the server looks, the first ones are offered. */
export function BranchDialog({ title, isOpen, onClose, onChoose, without = [], footer }: BranchDialogProps) {
  return (
    <Dialog title={title} isOpen={isOpen} onClose={onClose}>
      {isOpen && <BranchSearch onChoose={onChoose} without={without} />}
      {footer && <div className="mt-4">{footer}</div>}
    </Dialog>
  );
}

function BranchSearch({ onChoose, without }: Required<Pick<BranchDialogProps, 'onChoose' | 'without'>>) {
  const [text, setText] = useState('');
  const like = { _ilike: containing(text) };
  const where = {
    real_store_flag: { _eq: true },
    status: { _neq: closed },
    ...(without.length === 0 ? {} : { id: { _nin: [...without] } }),
    ...(text.trim() === ''
      ? {}
      : { _or: [{ name: like }, { reading: like }, { address1: like }, { nearest_station: like }] }),
  };
  const query = useAnswer(operation(SelectStaffBranchChoicesDocument, { where, limit: shown + 1 }), { delay: 200 });
  const data = query.data ?? query.previous;
  return (
    <>
      <TextField
        label="園の名前・地名・駅"
        unmarked
        type="search"
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="mt-3 min-h-64">
        <LiveLoaded query={data === undefined ? query : { ...query, data }} skeleton={<RowSkeletons count={3} />}>
          {({ branches }) => (
            <>
              <p role="status" className="mb-2 text-note text-ink-soft">
                {branches.length === 0
                  ? '見つかりません。言葉を変えてお探しください。'
                  : branches.length > shown
                    ? `はじめの${shown}園を表示しています。言葉を足して絞り込めます。`
                    : `${branches.length}園`}
              </p>
              <ul className="divide-y divide-line border-y border-line empty:hidden">
                {branches.slice(0, shown).map((branch) => (
                  <li key={branch.id}>
                    <button
                      type="button"
                      onClick={() => onChoose(branch)}
                      className="flex min-h-11 w-full items-center px-2 text-left font-bold hover:bg-cream"
                    >
                      {branch.name}
                    </button>
                  </li>
                ))}
              </ul>
            </>
          )}
        </LiveLoaded>
      </div>
    </>
  );
}
