import { X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { type BeforeClose, BeforeDialogCloses, formsByHand } from './dialogs/before-close.ts';
import { useEscapeFromNowhere } from './dialogs/escape.ts';
import { holdAround } from './dialogs/settling.ts';

type DialogProps = {
  title: ReactNode;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
  /** The answers, the safe one last so that it lies under the thumb. */
  actions?: ReactNode;
  /** A question that must be answered: no closing by a tap beside it. */
  question?: boolean;
  /** Room for a list beside or above the question. */
  wide?: boolean;
  /** One press in it writes something down: the second half of the double press that opened it must not. */
  steady?: boolean;
};

const overlay =
  'fixed inset-0 z-40 flex bg-ink/45 data-entering:animate-[appear_150ms_ease-out] data-exiting:opacity-0 transition-opacity';

/** A short question or explanation over the page. */
export function Dialog(props: DialogProps) {
  const width = props.wide ? 'max-w-2xl' : 'max-w-md';
  return <Over {...props} place="items-center justify-center p-4" look={`w-full ${width} rounded-lg`} />;
}

/** The same from below, for choices on a phone; at the side of wide screens it is an ordinary dialog. */
export function BottomSheet(props: DialogProps) {
  return (
    <Over
      {...props}
      place="items-end justify-center sm:items-center sm:p-4"
      look="w-full max-w-form rounded-t-lg pb-[env(safe-area-inset-bottom)] sm:rounded-lg"
    />
  );
}

function Over({
  title,
  isOpen,
  onClose,
  children,
  actions,
  question = false,
  wide = false,
  steady = false,
  place,
  look,
}: DialogProps & { place: string; look: string }) {
  const dialog = useRef<HTMLElement>(null);
  const before = useRef<BeforeClose>(null);
  function close() {
    if (before.current) before.current(onClose);
    else if (dialog.current && formsByHand.askWithin) formsByHand.askWithin(dialog.current, onClose);
    else onClose();
  }
  useEscapeFromNowhere(isOpen, dialog, close);
  return (
    <I18nProvider locale="ja-JP">
      <ModalOverlay
        isOpen={isOpen}
        onOpenChange={(open) => !open && close()}
        isDismissable={!question}
        className={`${overlay} ${place}`}
      >
        <Modal className={`max-h-[90dvh] overflow-y-auto bg-paper shadow-over forced-colors:border ${look}`}>
          <AriaDialog ref={dialog} role={question ? 'alertdialog' : 'dialog'} className="outline-none">
            {steady && <span hidden ref={holdAround} />}
            <header className="flex items-start justify-between gap-2 px-5 pt-5">
              <Heading slot="title" level={2} className="text-h3">
                {title}
              </Heading>
              {!question && (
                <AriaButton
                  slot="close"
                  aria-label="閉じる"
                  className="-mt-2 -mr-2 inline-flex size-11 shrink-0 items-center justify-center rounded-md hover:bg-cream data-focus-visible:outline-3 data-focus-visible:outline-focus"
                >
                  <X className="size-5" aria-hidden="true" />
                </AriaButton>
              )}
            </header>
            <div className="px-5 pt-3 pb-5">
              <BeforeDialogCloses value={before}>{children}</BeforeDialogCloses>
            </div>
            {actions && (
              <footer
                className={`flex flex-col gap-2.5 border-t border-line px-5 py-4 sm:flex-row sm:justify-end ${wide ? 'sticky bottom-0 bg-paper' : ''}`}
              >
                {actions}
              </footer>
            )}
          </AriaDialog>
        </Modal>
      </ModalOverlay>
    </I18nProvider>
  );
}
