import { shownDigits } from '../../../../domain/family/pickup-pass.ts';
import { withSan } from '../../../../domain/text/called-name.ts';
import { Notice } from '../../../ui/notice.tsx';
import { passAddress, passMessage } from './pass-address.ts';
import { ShareLink } from './share-link.tsx';

export type SendablePass = { token: string; digits: string; code_word: string };
type SendPassProps = {
  pass: SendablePass;
  person: string;
  stay: { start_datetime: string; end_datetime: string; branch_name: string };
};

/** Sends the link, and shows what can be passed on by telephone. */
export function SendPass({ pass, person, stay }: SendPassProps) {
  return (
    <div className="grid gap-4">
      <p>
        {withSan(person)}
        に、このリンクを送ってください。当日、開いたページを園で見せるだけで、お子さまをお引き渡しします。アプリも登録もいりません。
      </p>
      <ShareLink url={passAddress(window.location.origin, pass.token)} message={passMessage(stay)} />
      <dl className="grid grid-cols-2 gap-3 rounded-lg bg-cream px-4 py-3">
        <div>
          <dt className="text-note text-ink-soft">合言葉(お迎えの方に口頭で)</dt>
          <dd className="text-h3 font-bold">{pass.code_word}</dd>
        </div>
        <div>
          <dt className="text-note text-ink-soft">6桁の番号(当日のみ)</dt>
          <dd className="figures text-h3 font-bold">{shownDigits(pass.digits)}</dd>
        </div>
      </dl>
      <Notice>
        リンクは、その日のお迎えに1回だけ使えます。お迎えの方だけに送ってください。合言葉はリンクのページに出ません。電話などで直接お伝えください。初めてのお迎えでは、身分証もお見せいただきます。
      </Notice>
    </div>
  );
}
