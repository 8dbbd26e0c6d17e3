import type { ReactNode } from 'react';
import type { FunctionName, FunctionOk, FunctionPayload } from '../../../contract/functions/functions.ts';
import type { FunctionFailure } from '../../data/call-function.ts';
import { useAction } from '../../data/use-action.ts';
import { savedMeanwhile } from '../../form/refused-fields.ts';
import type { ButtonKind } from '../../ui/button-style.ts';
import { QuestionDialog } from '../../ui/dialogs/question.tsx';
import { showToast } from '../../ui/toast.tsx';
import { TouchedDialog } from './touched-dialog.tsx';
import { repricedIn, touchedBy } from './use-edit.ts';
import { useFocusAfter } from './use-focus-after.ts';

type AskedActionProps<Name extends FunctionName> = {
  name: Name;
  input: FunctionPayload<Name>;
  title: string;
  /** The button that does it, and the one that does not. */
  yes: ReactNode;
  no?: string;
  busyLabel: string;
  kind?: ButtonKind;
  wide?: boolean;
  toast?: string;
  onClose: () => void;
  onDone: (result: FunctionOk<Name>) => void;
  /** Another user changed it meanwhile: the page reloads when the question is closed. */
  onChanged?: () => void;
  onRefused?: (failure: FunctionFailure) => void;
  children: ReactNode;
};

/** Asks once before it does one thing; the families a change touches are named before it is done. */
export function AskedAction<Name extends FunctionName>(props: AskedActionProps<Name>) {
  const { name, input, title, yes, no, busyLabel, kind = 'danger', wide = false, children } = props;
  const { send, busy, failure, text, clear } = useAction(name);
  useFocusAfter();
  async function act(more: object = {}) {
    const outcome = await send({ ...input, ...more });
    if (outcome === null) return;
    if (outcome.kind !== 'ok') return props.onRefused?.(outcome);
    if (props.toast) showToast(props.toast);
    props.onDone(outcome.result);
  }
  const touched = touchedBy(failure);
  if (touched !== null) {
    const confirm = () => void act({ confirmed_flag: 1 });
    const repriced = repricedIn(failure);
    return <TouchedDialog reserve_ids={touched} repriced={repriced} busy={busy} onConfirm={confirm} onClose={clear} />;
  }
  const stale = savedMeanwhile(failure) !== undefined;
  const close = stale ? (props.onChanged ?? props.onClose) : props.onClose;
  return (
    <QuestionDialog
      title={title}
      isOpen
      wide={wide}
      act={stale ? null : yes}
      {...(no === undefined ? {} : { no })}
      kind={kind}
      busy={busy}
      busyLabel={busyLabel}
      problem={stale ? 'ほかの人が先に変更しました。閉じて、新しい内容をご確認ください。' : text}
      onAct={() => void act()}
      onClose={close}
    >
      {children}
    </QuestionDialog>
  );
}
