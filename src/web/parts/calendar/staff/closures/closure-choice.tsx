import {
  type ClosedPart,
  type ClosureTemplate,
  closureCauses,
  closureTemplate,
} from '../../../../../domain/calendar/closure-text.ts';
import { type ClosureChoice, closureChoice } from '../../../../../domain/staff-codes.ts';
import { ChoiceCard, ChoiceGroup } from '../../../../ui/choice-card.tsx';
import { SelectField, TextAreaField, TextField } from '../../../../ui/field.tsx';

const { keep, cancel, move } = closureChoice.code;

const notes: Readonly<Record<ClosureChoice, string>> = {
  [cancel]: 'キャンセル料はかかりません。1家庭に1通、LINE・メール・マイページでお知らせします。',
  [move]: '同じ時間に空きのある園をご家庭のページに出します。ご家庭が選ぶまで、予約は動きません。',
  [keep]: 'お知らせは送りません。前日のお知らせも止まるので、園からご家庭へ連絡してください。',
};

type ClosureMessage = { cause: string; title: string; content: string; edited: boolean };

/** A template without its cause. */
type ClosureAbout = ClosedPart & Pick<ClosureTemplate, 'branch_name' | 'date_from' | 'date_to'>;

/** The template's text, until staff write their own. */
export const firstMessage = (about: ClosureAbout, cause = ''): ClosureMessage => ({
  cause,
  ...closureTemplate({ ...about, cause }),
  edited: false,
});

type ClosureChoiceProps = {
  about: ClosureAbout;
  choice: ClosureChoice | null;
  onChoice: (choice: ClosureChoice) => void;
  message: ClosureMessage;
  onMessage: (message: ClosureMessage) => void;
};

/** What becomes of the reserves, and the one message that says so. */
export function ClosureChoiceFields({ about, choice, onChoice, message, onMessage }: ClosureChoiceProps) {
  return (
    <div className="grid gap-4">
      <ChoiceGroup legend="予約をどうしますか" required>
        {([cancel, move, keep] as const).map((each) => (
          <ChoiceCard
            key={each}
            type="radio"
            name="closure-choice"
            title={closureChoice.label(each)}
            note={notes[each]}
            checked={choice === each}
            onChange={() => onChoice(each)}
          />
        ))}
      </ChoiceGroup>
      {choice !== null && choice !== keep && (
        <>
          <SelectField
            label="理由"
            hint="選ぶと、お知らせの文が変わります。"
            options={[{ key: '', label: '園の都合' }, ...closureCauses.map((each) => ({ key: each, label: each }))]}
            value={message.cause}
            onChange={({ target: { value } }) =>
              onMessage(message.edited ? { ...message, cause: value } : firstMessage(about, value))
            }
          />
          <TextField
            label="お知らせの件名"
            required
            maxLength={100}
            autoComplete="off"
            value={message.title}
            onChange={({ target: { value } }) => onMessage({ ...message, title: value, edited: true })}
          />
          <TextAreaField
            label="お知らせの本文"
            required
            hint="このあとに、ご予約の日時、キャンセル料がかからないこと、園の電話番号が続きます。"
            maxLength={1000}
            value={message.content}
            onChange={({ target: { value } }) => onMessage({ ...message, content: value, edited: true })}
          />
        </>
      )}
    </div>
  );
}
