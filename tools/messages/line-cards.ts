import { FLEX_STYLE, flexView } from '../../emulators/line/cards/flex-view.ts';
import { html, page } from '../../emulators/shared/html.ts';
import { noticeKinds } from '../../src/server/notifying/notice-kinds.ts';
import { type NotificationKind, notificationText } from '../../src/server/notifying/texts.ts';
import { lineMessage } from '../../src/server/notifying/writing/line-message.ts';
import { isKind } from './document.ts';
import { examples } from './examples.ts';

const messagesOf = <Kind extends NotificationKind>(kind: Kind) =>
  examples[kind].map(({ data }) =>
    lineMessage(
      { card: null, ...notificationText(kind, data), group: noticeKinds[kind].group },
      'https://imahoiku.example',
    ),
  );

/** Every card there is, drawn by the LINE emulator on one page: what a test measures and a person looks at. */
export function lineCardsPage(): string {
  const cards = Object.keys(examples)
    .filter(isKind)
    .flatMap((kind) => messagesOf(kind).map((message) => ({ kind, message })))
    .flatMap(({ kind, message }) =>
      message.type === 'flex' ? [html`<section data-kind="${kind}">${flexView(message.contents)}</section>`] : [],
    );
  const style = `${FLEX_STYLE}body{background:#8cabd8;padding:16px}main{display:flex;flex-wrap:wrap;gap:16px;align-items:flex-start;max-width:none;background:none}section{flex:none}`;
  return page({ title: 'LINEのカード', style, body: html`<main>${cards}</main>` });
}
