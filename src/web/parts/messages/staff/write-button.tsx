import { useNavigate } from 'react-router';
import { useStaff } from '../../../console/staff-context.tsx';
import { useAction } from '../../../data/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/field.tsx';

/** Staff write first: to the thread of the family with the branch they work at. */
export function WriteButton({ customer_id }: { customer_id: number }) {
  const { branch } = useStaff();
  const navigate = useNavigate();
  const { send, busy, text } = useAction('staffOpenFamilyThread');
  async function open() {
    const outcome = await send({ customer_id, branch_id: branch.id });
    if (outcome?.kind === 'ok') await navigate(`/staff/inbox/families/${outcome.result.family_thread_id}`);
  }
  return (
    <>
      <Button kind="plain" size="small" busy={busy} busyLabel="開いています" onClick={() => void open()}>
        メッセージを書く
      </Button>
      {text && (
        <div role="alert">
          <FieldError>{text}</FieldError>
        </div>
      )}
    </>
  );
}
