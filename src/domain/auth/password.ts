/** Why a password of allowed length is still too easy to guess. */
export type PasswordWeakness = 'repeated' | 'sequential' | 'like_email' | 'common';

export const passwordWeaknessText: Readonly<Record<PasswordWeakness, string>> = {
  repeated: '同じ文字のくり返しは、推測されやすいため使えません。別のパスワードにしてください。',
  sequential: '「12345678」のような続いた文字は、推測されやすいため使えません。別のパスワードにしてください。',
  like_email: 'メールアドレスと同じ言葉は、推測されやすいため使えません。別のパスワードにしてください。',
  common: 'よく使われていて、推測されやすいパスワードです。別のものにしてください。',
};

/** Rows of the keyboard and the alphabet, read in both directions. */
const rows = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const lines = [...rows, ...rows.map((row) => [...row].reverse().join(''))];
const continues = (one: string, next: string): boolean => lines.some((line) => line.includes(one + next));

/** A password made of so few runs of adjacent characters ('abcd1234', 'qwertyuiop') is only as strong as those runs. */
const fewRuns = 2;

function isSequential(text: string): boolean {
  let runs = 1;
  for (let at = 1; at < text.length; at += 1) {
    if (!continues(text.charAt(at - 1), text.charAt(at))) runs += 1;
  }
  return runs <= fewRuns;
}

/** Two characters in all, or a short piece again and again ('abcabcabc'). */
function isRepeated(text: string): boolean {
  if (new Set(text).size <= 2) return true;
  return [1, 2, 3, 4].some(
    (size) =>
      text ===
      text
        .slice(0, size)
        .repeat(Math.ceil(text.length / size))
        .slice(0, text.length),
  );
}

/** So much beside the address's own name ('misaki' in 'misaki12') does not make it a password. */
const fewOthers = 4;

function isLikeEmail(text: string, email: string): boolean {
  const name = email.split('@')[0]?.toLowerCase() ?? '';
  return name.length >= 4 && text.includes(name) && text.length - name.length <= fewOthers;
}

/** What the password alone and the address tell; the list of common ones is the server's (auth/common-passwords.ts). */
export function passwordWeakness(password: string, email = ''): Exclude<PasswordWeakness, 'common'> | null {
  const text = password.toLowerCase();
  if (isRepeated(text)) return 'repeated';
  if (isSequential(text)) return 'sequential';
  return isLikeEmail(text, email) ? 'like_email' : null;
}
