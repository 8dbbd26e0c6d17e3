import { describe, expect, it } from 'vitest';
import { textPieces, textSections } from './document-text.ts';

describe('a text of headquarters', () => {
  it('is sections of paragraphs and lists', () => {
    expect(
      textSections('前書き\n\n## 第1条\n次の場合です。\n- 熱\n- けが\n\n1. 登録\n2. 同意\n\n## 第2条\n二行の\n段落'),
    ).toEqual([
      { heading: '', blocks: [{ kind: 'paragraph', pieces: [{ text: '前書き' }] }] },
      {
        heading: '第1条',
        blocks: [
          { kind: 'paragraph', pieces: [{ text: '次の場合です。' }] },
          { kind: 'list', ordered: false, items: [[{ text: '熱' }], [{ text: 'けが' }]] },
          { kind: 'list', ordered: true, items: [[{ text: '登録' }], [{ text: '同意' }]] },
        ],
      },
      { heading: '第2条', blocks: [{ kind: 'paragraph', pieces: [{ text: '二行の\n段落' }] }] },
    ]);
    expect(textSections(' \r\n\r\n')).toEqual([]);
  });

  it('links to our pages and to https, and to nothing else', () => {
    expect(textPieces('料金は[ご利用案内](/user_guide#fees)へ。')).toEqual([
      { text: '料金は' },
      { text: 'ご利用案内', to: '/user_guide#fees' },
      { text: 'へ。' },
    ]);
    expect(textPieces('[外](https://example.jp/a)')).toEqual([{ text: '外', to: 'https://example.jp/a' }]);
    for (const text of ['[x](javascript:alert(1))', '[x](//evil.example)', '[x](http://a.jp)', '<b>[x]</b>'])
      expect(textPieces(text)).toEqual([{ text }]);
  });
});
