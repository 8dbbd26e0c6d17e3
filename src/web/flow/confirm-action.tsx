import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { Notice } from '../ui/notice.tsx';
import { ConfirmBar } from './confirm-bar.tsx';
import { refusalLinks } from './refusal-links.ts';
import type { FlowConfirm } from './use-flow-confirm.ts';

type ConfirmActionProps = {
  confirm: Pick<FlowConfirm<never>, 'busy' | 'message' | 'refusal' | 'submit'>;
  label: string;
  busyLabel: string;
  /** What happens on pressing the button. */
  note?: ReactNode;
  kind?: 'primary' | 'danger';
  backTo: string;
  backLabel?: string;
};

/** The end of a confirm page: what went wrong last time and where that is put right, the one button, the way back. */
export function ConfirmAction(props: ConfirmActionProps) {
  const { confirm, label, busyLabel, note, kind = 'primary', backTo, backLabel = '入力に戻る' } = props;
  const link = confirm.refusal && refusalLinks[confirm.refusal.type];
  // Not wrapped in an element: the bar must stay in view as long as the rest of the page.
  return (
    <>
      <div className="mt-1 grid gap-3 border-t border-line pt-3 pb-3 lg:mt-2 lg:pt-6 lg:pb-4">
        {confirm.message && (
          <Notice
            kind={confirm.message.kind}
            live
            action={
              link && (
                <LinkButton to={link.to} kind="plain" size="small">
                  {link.label}
                </LinkButton>
              )
            }
          >
            {confirm.message.text}
          </Notice>
        )}
        {note && <p className="text-note text-ink-soft">{note}</p>}
      </div>
      <ConfirmBar>
        <Button kind={kind} size="large" busy={confirm.busy} busyLabel={busyLabel} onClick={confirm.submit}>
          {label}
        </Button>
      </ConfirmBar>
      <div className="mt-2 grid lg:mt-4">
        <LinkButton to={backTo} kind="quiet">
          {backLabel}
        </LinkButton>
      </div>
    </>
  );
}
