import { useStaff } from '../../../console/staff-context.tsx';
import { LiveLoaded } from '../../../console/staff-page.tsx';
import { reading } from '../../../data/question.ts';
import { useAnswer } from '../../../data/use-answer.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { AskCover } from './ask-cover.tsx';
import { type CoverHours, whenText } from './cover-text.ts';

type AskDialogProps = { date: string; hours: CoverHours; onClose: () => void; onDone: () => void };

/** One stretch of a day: who of the colleagues could come, and the question to them. */
export function AskDialog({ date, hours, onClose, onDone }: AskDialogProps) {
  const { branch } = useStaff();
  const query = useAnswer(
    reading('staffPreviewCover', { branch_id: branch.id, date, hours, instead_of_account_id: null }),
  );
  return (
    <Dialog title={`${whenText(date, hours)}の応援`} isOpen onClose={onClose}>
      <LiveLoaded query={query}>
        {({ candidates, written_from }) => (
          <AskCover {...{ date, hours, candidates, written_from, onDone }} instead_of={null} />
        )}
      </LiveLoaded>
    </Dialog>
  );
}
