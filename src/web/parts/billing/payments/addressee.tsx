import { issueReceiptLinkFields } from '../../../../contract/functions/light-fields.generated.ts';
import { ChoiceCard, ChoiceGroup } from '../../../ui/choice-card.tsx';
import { TextField } from '../../../ui/field.tsx';

/** Words only companies and offices have in their names. */
const company = /会社|法人|協会|組合|有限|合同|[(（][株有合][)）]|㈱|㈲|[市区町村都道府県]役所|[市区町村]長$/;

export type AddresseeChoice = { addressee: string; honorific?: '様' | '御中' };

/** As chosen, else as the name says. */
export const honorificOf = ({ addressee, honorific }: AddresseeChoice): '様' | '御中' =>
  honorific ?? (company.test(addressee) ? '御中' : '様');

type AddresseeProps = { choice: AddresseeChoice; onChange: (choice: AddresseeChoice) => void };

/** To whom a paper is: a name, and 様 or 御中. */
export function Addressee({ choice, onChange }: AddresseeProps) {
  const honorific = honorificOf(choice);
  return (
    <>
      <TextField
        {...issueReceiptLinkFields.addressee}
        hint="空欄のときは、お客様のお名前(様)になります。"
        autoComplete="organization"
        value={choice.addressee}
        onChange={(event) => onChange({ ...choice, addressee: event.target.value })}
      />
      {choice.addressee.trim() !== '' && (
        <ChoiceGroup legend="宛名につけることば">
          <ChoiceCard
            type="radio"
            name="honorific"
            title="様"
            note="個人のお名前"
            checked={honorific === '様'}
            onChange={() => onChange({ ...choice, honorific: '様' })}
          />
          <ChoiceCard
            type="radio"
            name="honorific"
            title="御中"
            note="会社や役所などのお名前"
            checked={honorific === '御中'}
            onChange={() => onChange({ ...choice, honorific: '御中' })}
          />
        </ChoiceGroup>
      )}
    </>
  );
}
