import { expect, it } from 'vitest';
import { pageMeta, publicUrlOf } from './page-meta.ts';

it('gives title, description and canonical with an absolute address', () => {
  const tags = pageMeta({ title: 'よくある質問', path: '/qanda', publicUrl: 'https://imahoiku.example' });
  expect(tags).toContainEqual({ title: 'よくある質問｜いまほいく' });
  expect(tags).toContainEqual({ tagName: 'link', rel: 'canonical', href: 'https://imahoiku.example/qanda' });
});

it('keeps member pages out of search engines', () => {
  const tags = pageMeta({ title: 'マイページ', path: '/mypage/top', noindex: true });
  expect(tags).toContainEqual({ name: 'robots', content: 'noindex' });
  expect(tags.some((tag) => 'rel' in tag && tag.rel === 'canonical')).toBe(false);
});

it('reads the public address from the root match', () => {
  expect(publicUrlOf([{ loaderData: { publicUrl: 'https://a.example' } }])).toBe('https://a.example');
  expect(publicUrlOf([{}])).toBeUndefined();
});
