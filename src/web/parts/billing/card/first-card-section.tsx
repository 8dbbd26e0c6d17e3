import { FormSection } from '../../../form/form-section.tsx';
import { CardPart, type CardPartProps } from './card-part.tsx';

/** Where a registration asks for the card. */
export function FirstCardSection(props: CardPartProps) {
  return (
    <FormSection
      title="お支払いのカード"
      lead="プランの月額と、利用した日の保育料のお支払いに使います。いまは請求されません。"
    >
      <CardPart {...props} />
    </FormSection>
  );
}
