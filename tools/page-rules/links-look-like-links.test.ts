import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** A link within a text is seen to be one: `text-link`, or a look of its own (a button, a row, a card, a heading). */
const layoutOnly =
  /^(-?m[trblxy]?-[\w.[\]]+|-?p[trblxy]?-[\w.[\]]+|inline|block|(inline-)?flex|flex-wrap|items-\w+|justify-\w+|gap(-[xy])?-[\w.]+|min-h-\d+|w-\w+|text-(note|body|ink|ink-soft)|hover:text-[\w-]+|whitespace-nowrap|phrases|figures)$/;

/** Within a list of links whose place says what they are. */
const links = globSync('src/web/**/*.tsx')
  .filter((file) => !file.endsWith('.test.tsx'))
  .flatMap((file) =>
    [
      ...readFileSync(file, 'utf8').matchAll(/<Link\b(?<attributes>(?:[^>"'{]|"[^"]*"|\{(?:[^{}]|\{[^{}]*\})*\})*)>/g),
    ].map(({ groups }) => ({ file, attributes: groups?.attributes ?? '' })),
  );

const looksLikeText = (attributes: string): boolean => {
  if (/className=\{/.test(attributes)) return false;
  const classes = /className="([^"]*)"/.exec(attributes)?.[1] ?? '';
  return classes.split(/\s+/).every((name) => name === '' || layoutOnly.test(name));
};

describe('links', () => {
  it('there are many', () => expect(links.length).toBeGreaterThan(100));
  it('none looks like plain text', () => {
    expect(
      links
        .filter(({ attributes }) => looksLikeText(attributes))
        .map(({ file, attributes }) => `${file}: ${attributes.trim()}`),
    ).toEqual([]);
  });
});
