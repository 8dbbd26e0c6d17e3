import type { ReactNode } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { Notice } from '../../../../ui/notice.tsx';

type BranchFormEndProps = {
  errors: Readonly<Record<string, string>>;
  problem: string | undefined;
  back: string;
  submit: ReactNode;
  busy?: boolean;
};

/** The end of a form: what is wrong in a sentence, the one next step, and the way out. */
export function BranchFormEnd({ errors, problem, back, submit, busy = false }: BranchFormEndProps) {
  const wrong = Object.keys(errors).length;
  return (
    <div className="grid gap-4 border-t border-line pt-5">
      {wrong > 0 ? (
        <Notice kind="error" live>
          {wrong}か所の入力をご確認ください。
        </Notice>
      ) : (
        problem && (
          <Notice kind="error" live>
            {problem}
          </Notice>
        )
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy} busyLabel="保存しています">
          {submit}
        </Button>
        <LinkButton to={back} kind="plain">
          やめる
        </LinkButton>
      </div>
    </div>
  );
}
