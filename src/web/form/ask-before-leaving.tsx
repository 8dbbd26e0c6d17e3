import { useEffect, useSyncExternalStore } from 'react';
import { useBlocker } from 'react-router';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { formsByHand } from '../ui/dialogs/before-close.ts';
import { closeAfterAsking, isAnythingUnsaved, leaveQuestion, noteTyping } from './unsaved.ts';

/** Once in a layout: no way out of a half-written form without a question. `freeWay`: an ended session has nothing left to save. */
export function AskBeforeLeaving({ freeWay }: { freeWay: string }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isAnythingUnsaved() &&
      !nextLocation.pathname.startsWith(freeWay) &&
      (currentLocation.pathname !== nextLocation.pathname || currentLocation.search !== nextLocation.search),
  );
  const asked = useSyncExternalStore(leaveQuestion.subscribe, leaveQuestion.current, () => null);
  useEffect(() => {
    // The browser asks in its own words.
    const unload = (event: BeforeUnloadEvent) => isAnythingUnsaved() && event.preventDefault();
    leaveQuestion.canBeAsked(true);
    formsByHand.askWithin = closeAfterAsking;
    window.addEventListener('beforeunload', unload);
    document.addEventListener('input', noteTyping);
    document.addEventListener('submit', noteTyping, true);
    return () => {
      leaveQuestion.canBeAsked(false);
      formsByHand.askWithin = null;
      window.removeEventListener('beforeunload', unload);
      document.removeEventListener('input', noteTyping);
      document.removeEventListener('submit', noteTyping, true);
    };
  }, []);
  const blocked = blocker.state === 'blocked';
  function answer(leave: boolean) {
    if (!blocked) leaveQuestion.answer(leave);
    else if (leave) blocker.proceed();
    else blocker.reset();
  }
  return (
    <Dialog
      question
      title="入力した内容を破棄しますか"
      isOpen={blocked || asked !== null}
      onClose={() => answer(false)}
      actions={
        <>
          <Button kind="danger" onClick={() => answer(true)}>
            破棄して移動する
          </Button>
          <Button kind="plain" onClick={() => answer(false)}>
            入力に戻る
          </Button>
        </>
      }
    >
      まだ保存していません。このまま移動すると、入力した内容は失われます。
    </Dialog>
  );
}
