import { describe, expect, it } from 'vitest';
import { articleBlocks, articlePieces, pictureFault, picturesOf, plainWords } from './article-text.ts';

const key = '0b0e8c0e-0000-4000-8000-000000000001';

describe('an article', () => {
  it('becomes blocks', () => {
    expect(
      articleBlocks(
        `# 題\n\nはじめ\r\n次の行\n## 見出し\n- 一\n- **二**\n1. 甲\n> 引用\n---\n### 小\n![木](/files/${key}/800.webp)`,
      ),
    ).toEqual([
      { kind: 'heading', level: 2, text: '題' },
      { kind: 'paragraph', pieces: [{ text: 'はじめ\n次の行' }] },
      { kind: 'heading', level: 2, text: '見出し' },
      { kind: 'list', ordered: false, items: [[{ text: '一' }], [{ text: '二', strong: true }]] },
      { kind: 'list', ordered: true, items: [[{ text: '甲' }]] },
      { kind: 'quote', pieces: [{ text: '引用' }] },
      { kind: 'rule' },
      { kind: 'heading', level: 3, text: '小' },
      { kind: 'picture', address: `/files/${key}/800.webp`, alternative_text: '木' },
    ]);
  });

  it('marks words', () => {
    expect(articlePieces('あ**い***う*[え](/e)[お](https://o.example/?a=1#b)[か](mailto:a@b.example)')).toEqual([
      { text: 'あ' },
      { text: 'い', strong: true },
      { text: 'う', emphasis: true },
      { text: 'え', to: '/e' },
      { text: 'お', to: 'https://o.example/?a=1#b' },
      { text: 'か', to: 'mailto:a@b.example' },
    ]);
    expect(articlePieces('2 * 3 * 4 ** 5 [x] (y) *')).toEqual([{ text: '2 * 3 * 4 ** 5 [x] (y) *' }]);
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt:alert(1))',
    '[x](data:text/html,<script>alert(1)</script>)',
    '[x](//evil.example)',
    '[x](/\\evil.example)',
    '[x](https://a"onmouseover="alert(1))',
    '[x](vbscript:msgbox)',
    '![x](https://evil.example/pixel.png)',
    '![x](/files/../secret)',
    '![x](javascript:alert(1))',
    '&lt;script&gt;',
    '[x](mailto:a@b.example?bcc=c@d.example)',
  ])('leaves %s the characters it is', (hostile) => {
    expect(articleBlocks(hostile)).toEqual([{ kind: 'paragraph', pieces: [{ text: hostile }] }]);
  });

  it.each(['*'.repeat(50_000), '['.repeat(50_000), '**a'.repeat(16_000), '[a]('.repeat(12_000), '> '.repeat(25_000)])(
    'of 50,000 marks (%#) is read in a moment',
    (many) => {
      expect(articleBlocks(many).length).toBeGreaterThan(0);
    },
  );

  it('says what is wrong with its pictures', () => {
    expect(pictureFault('![](/images/magazine/staff.svg)')).toBe('no_words');
    expect(pictureFault('あ\n![ ](/images/magazine/staff.svg)')).toBe('no_words');
    expect(pictureFault('![木](https://elsewhere.example/a.png)')).toBe('not_ours');
    expect(pictureFault('![木](/images/magazine/staff.svg)')).toBeNull();
    expect(picturesOf('![木](/images/magazine/staff.svg)')).toEqual(['/images/magazine/staff.svg']);
  });

  it('as words alone has no marks left', () => {
    expect(plainWords('**園のページ**で、*先に*[カレンダー](/branches/list)を')).toBe('園のページで、先にカレンダーを');
    expect(plainWords('2 * 3 * 4 と ** は、そのまま')).toBe('2 * 3 * 4 と ** は、そのまま');
  });
});
