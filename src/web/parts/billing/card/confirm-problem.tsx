import { LinkButton } from '../../../ui/link-button.tsx';
import { Notice } from '../../../ui/notice.tsx';

type ConfirmProblemProps = {
  message: { kind: 'error' | 'warning'; text: string } | undefined;
  refusal: { type: string } | undefined;
  /** The form with the card. */
  form: string;
};

/** What went wrong on a confirm page, above its button; a card that was refused can be changed from here. */
export function ConfirmProblem({ message, refusal, form }: ConfirmProblemProps) {
  if (!message) return null;
  const aboutCard = refusal?.type.startsWith('card_') ?? false;
  return (
    <Notice
      kind={message.kind}
      live
      action={
        aboutCard && (
          <LinkButton to={`${form}?card=declined`} kind="plain" size="small">
            別のカードを入力する
          </LinkButton>
        )
      }
    >
      {message.text}
    </Notice>
  );
}
