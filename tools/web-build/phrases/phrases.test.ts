import { describe, expect, it } from 'vitest';
import { withMarkedPhrases } from './mark-phrases.ts';
import { phrasesOf } from './phrases.ts';

const shown = (code: string) => withMarkedPhrases(code, 'page.tsx').replaceAll('\u200B', '|');

describe('phrases', () => {
  it.each([
    ['1時間からの一時保育', '1時間からの|一時保育'],
    ['園ごとの空きを見る', '園ごとの|空きを|見る'],
    ['使い方は、3つだけ', '使い方は、|3つだけ'],
    ['今日これから預けられる園', '今日|これから|預けられる園'],
    ['現在地からさがす', '現在地からさがす'],
    ['見積もり 1,200円(税込)', '見積もり 1,200円(税込)'],
    ['園', '園'],
    ['', ''],
  ])('%s', (text, parted) => {
    expect(phrasesOf(text).join('|')).toBe(parted);
  });
});

describe('what the build marks', () => {
  it.each([
    [
      'a heading',
      '<h2 className="a">はじめての方は、登録から</h2>',
      '<h2 className="a">はじめての|方は、|登録から</h2>',
    ],
    [
      'a heading over several lines',
      '<h1>\n  <span>\n    1時間からの一時保育\n  </span>\n</h1>',
      '<h1>\n  <span>\n    1時間からの|一時保育\n  </span>\n</h1>',
    ],
    [
      'a button’s two words',
      "<Button>{x ? '予約を確定する' : 'ない'}</Button>",
      "<Button>{x ? '予約を|確定する' : 'ない'}</Button>",
    ],
    [
      'a title',
      '<Notice title={`今日はもう空きがありません`} />',
      '<Notice title={`今日は|もう|空きが|ありません`} />',
    ],
    [
      'a link that looks like a button',
      "<a className={buttonStyle('primary')}>園ごとの空きを見る</a>",
      "<a className={buttonStyle('primary')}>園ごとの|空きを|見る</a>",
    ],
    [
      'a text with the class',
      '<p className="phrases font-bold">園ごとの空きを見る</p>',
      '<p className="phrases font-bold">園ごとの|空きを|見る</p>',
    ],
  ])('%s', (_, code, marked) => {
    expect(shown(code)).toBe(marked);
  });

  it.each([
    ['prose', '<p>空いている園があれば、今日すぐに予約できます。</p>'],
    ['what is only heard', '<h2>園<span className="sr-only">新しいタブで開きます</span></h2>'],
    ['an attribute', '<button aria-label="園ごとの空きを見る" />'],
    ['what has a name beside it', '<button aria-label="園ごとの空きを見る: 梅田">園ごとの空きを見る</button>'],
    ['what a function is given', "<h2>{textOf('園ごとの空きを見る')}</h2>"],
    ['what another component is given', '<h2><Shown>園ごとの空きを見る</Shown></h2>'],
  ])('leaves %s', (_, code) => {
    expect(shown(code)).toBe(code);
  });
});
