import { describe, expect, it } from 'vitest';
import { passwordWeakness } from './password.ts';

describe('passwordWeakness', () => {
  it.each([
    ['aaaaaaaa', 'repeated'],
    ['abababab', 'repeated'],
    ['hoihoihoi', 'repeated'],
    ['19901990', 'repeated'],
    ['12345678', 'sequential'],
    ['98765432', 'sequential'],
    ['abcdefgh', 'sequential'],
    ['ABCD1234', 'sequential'],
    ['qwertyuiop', 'sequential'],
    ['mizuno.kaori', 'like_email'],
    ['Mizuno.Kaori90', 'like_email'],
  ])('%s is %s', (password, weakness) => {
    expect(passwordWeakness(password, 'mizuno.kaori@example.jp')).toBe(weakness);
  });

  it.each([
    'correct horse',
    'imahoiku-demo',
    'mizuno.kaori and her cats',
    'yuki2019',
    'ひまわりとさくら',
    'new password',
    'tR4v$9qL',
  ])('%s is left to the list', (password) => {
    expect(passwordWeakness(password, 'mizuno.kaori@example.jp')).toBeNull();
  });

  it('says nothing of an address whose name is too short to be recognised, or of none', () => {
    expect(passwordWeakness('ab9-xkcd', 'ab@example.jp')).toBeNull();
    expect(passwordWeakness('misaki12')).toBeNull();
  });
});
